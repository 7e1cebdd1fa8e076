/**
 * Records a build's pages, API responses, imports and commands, to compare them before and after a change
 * that shouldn't affect users. `node scripts/record.ts FOLDER` records this checkout, which must be built.
 * `node scripts/record.ts --since REF` builds REF in a worktree, records both, and prints the differences.
 * `--screenshots` adds screenshots. Real exports are read from `CORPORA` or `../shared/corpora`, if there are
 * any.
 */
import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { mkdir, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { findBrowser, findShell } from './browser/find-browsers.ts';

/** A port per process, because several recordings can run at once. */
const port = 20_000 + (process.pid % 20_000);
const origin = `http://127.0.0.1:${port}`;
const password = 'harbor lantern quiet 42';
const languages = ['en', 'es'] as const;

/** Values that differ between two runs of the same build. */
const varying: [RegExp, string][] = [
  [/[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g, '<id>'],
  [/\b[0-9a-f]{64}\b/g, '<token>'],
  [/\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)?/g, '<time>'],
  [/\w{3}, \d\d \w{3} \d{4} \d\d:\d\d:\d\d GMT/g, '<time>'],
  [/'(sha256|nonce)-[^']+'/g, "'<$1>'"],
  [/(integrity|nonce)="[^"]*"/g, '$1=""'],
  [/<style[^>]*>[\s\S]*?<\/style>/g, '<style>'],
  [/-[\w-]{8}\.(js|css|woff2|avif|webp|svg|png)\b/g, '.$1'],
  [/\b_([a-z]\w*?)_[a-z0-9]{5}_\d+\b/gi, '$1'],
  [/site-\d{4}-\d\d-\d\d-\d{6}/g, 'site-<time>'],
  [new RegExp(`(127\\.0\\.0\\.1|localhost):${port}`, 'g'), '<host>'],
  [/\/media\/[\w-]{20,}/g, '/media/<id>'],
  [/"(session|client|id|next)": "[\w-]{12}"/g, '"$1": "<id>"'],
];

function settled(text: string): string {
  return varying.reduce((now, [pattern, instead]) => now.replace(pattern, instead), text);
}

interface Recorder {
  save(name: string, what: string | Buffer): Promise<void>;
}

function recorderIn(folder: string): Recorder {
  return {
    async save(name, what) {
      const file = name
        .replace(/\/$/, '/index')
        .replaceAll(/[^\w.\-/]+/g, '_')
        .slice(0, 150);
      const path = join(folder, typeof what === 'string' ? `${file}.txt` : file);
      await mkdir(dirname(path), { recursive: true });
      await writeFile(path, typeof what === 'string' ? settled(what) : what);
    },
  };
}

async function startSite(root: string, data: string): Promise<ChildProcess> {
  const site = spawn(process.execPath, ['build/server/main.js'], {
    cwd: root,
    env: { ...process.env, PORT: String(port), DATA_DIR: data, OWNER_PASSWORD: password, LOG_LEVEL: 'error' },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  for (let tries = 0; tries < 300; tries += 1) {
    if ((await fetch(`${origin}/api/ready`).catch(() => null))?.ok) return site;
    await new Promise((done) => setTimeout(done, 100));
  }
  throw new Error('The site did not start');
}

async function stopSite(site: ChildProcess): Promise<void> {
  const ended = new Promise((done) => site.once('exit', done));
  site.kill('SIGTERM');
  await ended;
}

const html =
  '<h2>What we knew</h2><p>In spring the numbers were <strong>plain</strong> to everyone who cared to look.</p>' +
  '<ul><li>One</li><li>Two</li></ul><blockquote><p>Quoted.</p></blockquote><p>End.</p>';

const posts = '/api/blog/posts';
const recorded = `${posts}/recorded-anew`;

/** Requests in order, because each depends on the changes made by the previous ones. */
const calls: [string, string, unknown?][] = [
  [
    'POST',
    posts,
    { title: 'Recorded', slug: 'recorded', html, status: 'published', tags: ['Board'], date: '2026-01-02' },
  ],
  ['POST', posts, { title: 'Recorded', slug: 'recorded', html, status: 'draft' }],
  ['POST', posts, { title: '', html: '' }],
  ['POST', posts, { title: 'Grabado', slug: 'grabado', html, language: 'es', date: '2026-01-03' }],
  [
    'POST',
    posts,
    { title: 'Waiting', slug: 'waiting', html, status: 'scheduled', publish_at: '2101-01-01T09:00:00Z' },
  ],
  ['POST', posts, { title: 'Draft', slug: 'draft', html, status: 'draft', date: '2026-01-04' }],
  ['PUT', `${posts}/recorded/translation`, { with: 'grabado' }],
  ['GET', `${posts}/recorded/translation`],
  ['GET', `${posts}/recorded/translation/side-by-side`],
  ['PUT', `${posts}/recorded`, { title: 'Recorded twice' }],
  ['PUT', `${posts}/recorded`, { slug: 'recorded-anew' }],
  ['GET', `${posts}/recorded`],
  ['GET', recorded],
  ['GET', `${recorded}/revisions`],
  ['GET', `${recorded}/revisions/1`],
  ['GET', `${recorded}/checks`],
  ['GET', `${recorded}/missing-pictures`],
  ['GET', `${recorded}/speech`],
  ['GET', `${recorded}/mail-body`],
  ['POST', `${recorded}/copies`],
  ['PUT', `${recorded}/pin`],
  ['GET', '/api/blog/pinned'],
  ['GET', `${posts}/missing`],
  ['GET', `${posts}?limit=3`],
  ['GET', `${posts}?limit=0`],
  ['GET', '/api/blog/search?q=numbers'],
  ['GET', '/api/blog/own-posts?q=numbers'],
  ['GET', '/api/blog/all-posts'],
  ['GET', '/api/blog/tags'],
  ['POST', '/api/blog/tags/board/rename', { name: 'Boards' }],
  ['GET', '/api/blog/unsaved'],
  ['GET', '/api/blog/open-translations'],
  ['POST', `${recorded}/reviews`, { reader: 'Ms Reader' }],
  ['GET', `${recorded}/reviews`],
  ['GET', '/api/blog/reviews'],
  ['GET', '/api/blog/reviews/new'],
  ['POST', '/api/guard/names', { name: 'Vexdale', kind: 'company' }],
  ['GET', '/api/guard/names'],
  ['GET', '/api/guard'],
  ['POST', posts, { title: 'On Vexdale', slug: 'named', html, status: 'published' }],
  ['DELETE', `${posts}/draft`],
  ['GET', '/api/blog/deleted-posts'],
  ['GET', '/api/content/homepage'],
  [
    'POST',
    '/api/content',
    { page_type: 'homepage', section_key: 'hero_title', language: 'en', content: 'Recorded' },
  ],
  ['PUT', '/api/content/homepage/hero_title?language=en', { content: 'Recorded twice', status: 'published' }],
  ['GET', '/api/settings'],
  ['PATCH', '/api/settings', { brand: 'Recorded Words', time_zone: 'Europe/Madrid' }],
  ['PATCH', '/api/settings', { time_zone: 'Mars/Phobos' }],
  ['GET', '/api/media'],
  ['GET', '/api/audit?limit=30'],
  ['GET', '/api/guard/records'],
  ['GET', '/api/compose/auth'],
  ['GET', '/api/compose/sessions'],
  ['GET', '/api/compose/passkeys'],
  ['GET', '/api/copies'],
  ['GET', '/api/copies/runs'],
  ['GET', '/api/blog/imports'],
  ['GET', '/api/blog/import/unfinished'],
  ['GET', '/api/share/recorded-anew'],
  ['GET', '/api/geo'],
  ['GET', '/api/health'],
  ['GET', '/api/nothing'],
  ['POST', '/api/health'],
];

async function recordCalls(save: Recorder['save']): Promise<string> {
  const json = { 'Content-Type': 'application/json', Origin: origin };
  const ask = async (name: string, method: string, path: string, body: unknown, cookie: string) => {
    const response = await fetch(origin + path, {
      method,
      headers: { ...json, ...(cookie && { Cookie: cookie }) },
      redirect: 'manual',
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const headers = ['content-type', 'cache-control', 'location', 'allow', 'vary']
      .flatMap((header) =>
        response.headers.has(header) ? [`${header}: ${response.headers.get(header)}`] : [],
      )
      .join('\n');
    const text = await response.text();
    const shown = /json/.test(response.headers.get('content-type') ?? '') ? pretty(text) : text;
    await save(`api/${name}`, `${response.status}\n${headers}\n\n${shown}`);
    return response;
  };
  await ask('openapi', 'GET', '/api/openapi.json', undefined, '');
  const signedIn = await ask('sign-in', 'POST', '/api/compose/auth', { password }, '');
  const cookie = signedIn.headers
    .getSetCookie()
    .map((each) => each.split(';')[0])
    .join('; ');
  for (const [at, [method, path, body]] of calls.entries()) {
    const name = `${String(at).padStart(3, '0')} ${method} ${path}`;
    if (method === 'GET') await ask(`${name} visitor`, method, path, body, '');
    await ask(name, method, path, body, cookie);
  }
  return cookie;
}

function pretty(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), null, 1);
  } catch {
    return text;
  }
}

const ownerPages = [
  ...[
    '/compose',
    '/compose?slug=recorded-anew',
    '/compose/posts',
    '/compose/translation?slug=recorded-anew',
    '/compose/reviews',
  ],
  ...[
    '/compose/tags',
    '/compose/speech?slug=recorded-anew',
    '/blog-import-preview',
    '/content-manager',
    '/content-manager/page',
  ],
  ...['identity', 'home', 'services', 'prompts', 'samples', 'backups', 'security'].map(
    (subject) => `/settings/${subject}`,
  ),
  ...['/settings', '/settings/activity', '/settings/names', '/settings/imports', '/media-library'],
];

async function publicPaths(): Promise<string[]> {
  const sitemap = await (await fetch(`${origin}/sitemap.xml`)).text();
  const paths = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, address]) => new URL(address ?? '').pathname,
  );
  const more = [
    '/robots.txt',
    '/sitemap.xml',
    '/llms.txt',
    '/blog/rss.xml',
    '/site.webmanifest',
    '/feed',
    '/nothing',
    '/offline',
  ];
  return [
    ...new Set([...paths, ...more, '/blog/tag/board', '/blog?q=numbers', '/blog?page=2', '/blog/recorded']),
  ];
}

async function recordPages(save: Recorder['save'], cookie: string): Promise<void> {
  for (const language of languages) {
    for (const path of await publicPaths()) {
      const address = new URL(path, origin);
      address.searchParams.set('lang', language);
      const response = await fetch(address, { redirect: 'manual' });
      await save(
        `pages/${language}${path}`,
        `${response.status}\n${await response.text()}`.replaceAll('><', '>\n<'),
      );
    }
    for (const path of ownerPages) {
      const address = new URL(path, origin);
      address.searchParams.set('lang', language);
      const response = await fetch(address, { headers: { Cookie: cookie } });
      const text = (await response.text()).replaceAll(/<script[\s\S]*?<\/script>/g, '');
      await save(`owner/${language}${path}`, `${response.status}\n${text}`.replaceAll('><', '>\n<'));
    }
  }
}

/** Records the reports of dry-run imports: the tests' golden exports, and real ones if available. */
async function recordImports(save: Recorder['save'], cookie: string, root: string): Promise<void> {
  const corpora = process.env.CORPORA ?? resolve(import.meta.dirname, '../../shared/corpora');
  for (const [name, folder] of [
    ['golden', join(root, 'core/import/golden')],
    ['wxr', join(corpora, 'wxr')],
  ] as const) {
    if (!existsSync(folder)) continue;
    for (const file of readdirSync(folder)
      .filter((each) => /\.(xml|json|zip|csv|md|wxr)$/.test(each))
      .sort()) {
      const response = await fetch(`${origin}/api/blog/import?dry_run=1`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/octet-stream', Origin: origin, Cookie: cookie },
        body: readFileSync(join(folder, file)),
      });
      await save(`imports/${name}/${file}`, `${response.status}\n${pretty(await response.text())}`);
    }
  }
}

function recordCommands(root: string, data: string): [string, string][] {
  const commands = [
    '',
    'help',
    'nothing',
    'export',
    'backup backup.db',
    'verify backup.db',
    'verify missing.db',
    'copies',
    'migrate',
    'import missing.xml',
  ];
  return commands.map((command) => {
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      [join(root, 'scripts/site.mjs'), ...command.split(' ').filter(Boolean)],
      { cwd: data, env: { ...process.env, DATA_DIR: data }, encoding: 'utf8' },
    );
    return [`cli/${command || 'none'}`, `${status}\n${stdout}\n${stderr}`.replaceAll(data, '<data>')];
  });
}

async function recordScreenshots(save: Recorder['save'], cookie: string): Promise<void> {
  const { chromium } = await import('@playwright/test');
  const executablePath = findShell() ?? findBrowser();
  const browser = await chromium.launch({
    args: ['--no-sandbox'],
    ...(executablePath && { executablePath }),
  });
  for (const language of languages) {
    for (const width of [360, 768, 1280]) {
      const context = await browser.newContext({ viewport: { width, height: 900 }, reducedMotion: 'reduce' });
      const page = await context.newPage();
      const shoot = async (path: string) => {
        const address = new URL(path, origin);
        address.searchParams.set('lang', language);
        await page.goto(address.href, { waitUntil: 'networkidle' });
        await save(`screenshots/${language}-${width}${path}.png`, await page.screenshot({ fullPage: true }));
      };
      for (const path of (await publicPaths()).filter((each) => !/\.\w+$|feed/.test(each))) await shoot(path);
      const cookies = cookie.split('; ').map((each) => each.split('='));
      await context.addCookies(cookies.map(([name = '', value = '']) => ({ name, value, url: origin })));
      for (const path of ownerPages) await shoot(path);
      await context.close();
    }
  }
  await browser.close();
}

async function record(root: string, folder: string, hasScreenshots: boolean): Promise<void> {
  const data = mkdtempSync(join(tmpdir(), 'recorded-'));
  const { save } = recorderIn(folder);
  const site = await startSite(root, data);
  try {
    const cookie = await recordCalls(save);
    await recordPages(save, cookie);
    await recordImports(save, cookie, root);
    if (hasScreenshots) await recordScreenshots(save, cookie);
  } finally {
    await stopSite(site);
  }
  for (const [name, output] of recordCommands(root, data)) await save(name, output);
  rmSync(data, { recursive: true });
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { since: { type: 'string' }, screenshots: { type: 'boolean', default: false } },
});
const here = resolve(import.meta.dirname, '..');
if (values.since) {
  const folder = mkdtempSync(join(tmpdir(), 'recordings-'));
  const before = join(folder, 'checkout');
  execFileSync('git', ['worktree', 'add', '--detach', before, values.since], { cwd: here, stdio: 'inherit' });
  await symlink(join(here, 'node_modules'), join(before, 'node_modules'));
  for (const root of [before, here])
    execFileSync(process.execPath, ['scripts/prepare.mjs', 'build'], { cwd: root, stdio: 'inherit' });
  await record(before, join(folder, 'before'), values.screenshots);
  await record(here, join(folder, 'after'), values.screenshots);
  execFileSync('git', ['worktree', 'remove', '--force', before], { cwd: here });
  const { status } = spawnSync('diff', ['-ru', 'before', 'after'], { cwd: folder, stdio: 'inherit' });
  process.stdout.write(`Recordings: ${folder}\n`);
  process.exitCode = status ?? 1;
} else if (positionals[0]) {
  await record(here, resolve(positionals[0]), values.screenshots);
} else {
  process.stderr.write('Usage: node scripts/record.ts FOLDER | --since REF [--screenshots]\n');
  process.exitCode = 2;
}
