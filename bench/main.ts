import { spawn } from 'node:child_process';
import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { readEnv } from '../server/env.ts';
import { start } from '../server/start.ts';
import { sessionCookieName } from '../shared/session-cookie.ts';
import { wordPressExport } from '../test/wordpress-export.ts';
import { requestsPerSecond } from './load.ts';

async function measurePages(dataDir: string): Promise<void> {
  const site = await start(
    readEnv({
      PORT: '0',
      DATA_DIR: join(dataDir, 'pages'),
      OWNER_PASSWORD: 'bench bench',
      LOG_LEVEL: 'silent',
    }),
  );
  const article = `${site.address}/blog/the-apology-that-holds`;
  const load = { connections: 20, milliseconds: 4000 };
  // A reader with a session is answered past the cache, whether the session is valid or not; this one is.
  const signedIn = await fetch(`${site.address}/api/compose/auth`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ password: 'bench bench' }),
  });
  const cookie = signedIn.headers.get('set-cookie')?.split(';')[0] ?? `${sessionCookieName}=none`;
  await requestsPerSecond(article, { ...load, milliseconds: 1000 });
  const rendered = await requestsPerSecond(article, { ...load, headers: { cookie } });
  const cached = await requestsPerSecond(article, { ...load, headers: { 'accept-encoding': 'br' } });
  console.log(`article rendered anew   ${rendered.toFixed(0)} requests/s`);
  console.log(
    `article from the cache  ${cached.toFixed(0)} requests/s, ${(cached / rendered).toFixed(1)} times as many`,
  );
  for (const path of ['/blog', '/blog/the-apology-that-holds']) {
    const response = await fetch(site.address + path, { headers: { 'accept-encoding': 'br' } });
    console.log(`${path}  ${response.headers.get('content-length')} bytes of brotli`);
  }
  await site.stop();
}

/** Posts of the export, and the paragraphs of each: together about 19 MB. */
const exported = { posts: 2000, paragraphs: 22 };

async function measureImport(dataDir: string): Promise<void> {
  const file = join(dataDir, 'export.xml');
  const paragraph = `<p>${'Most speeches are written from the top and abandoned near the end. '.repeat(6)}</p>\n\n`;
  const items = Array.from({ length: exported.posts }, () => ({
    content: `[caption width="300"]<img src="https://old.example.com/a.jpg" width="300"> A caption[/caption]${paragraph.repeat(exported.paragraphs)}`,
  }));
  await writeFile(file, wordPressExport(items));
  const program = `
    import { createReadStream } from 'node:fs';
    import { connect } from ${JSON.stringify(pathToFileURL('db/connect.ts').href)};
    import { importWordPress } from ${JSON.stringify(pathToFileURL('core/import/import-wordpress.ts').href)};
    const db = await connect({ dataDir: ${JSON.stringify(join(dataDir, 'import'))} });
    const started = performance.now();
    const done = await importWordPress(db, () => createReadStream(${JSON.stringify(file)}), { now: new Date(), record: async () => undefined });
    await db.close();
    console.log(done.value.counts.created, 'posts in', ((performance.now() - started) / 1000).toFixed(1), 's,',
      Math.round(process.resourceUsage().maxRSS / 1024), 'MB of memory at the most');`;
  const child = spawn(process.execPath, ['--input-type=module-typescript', '--eval', program], {
    stdio: 'inherit',
  });
  await new Promise((resolve) => child.on('close', resolve));
  console.log(`from a file of ${((await stat(file)).size / 1e6).toFixed(1)} MB`);
}

/** Machines differ and are noisy: speed is told as a ratio within one run, bytes and memory as they are. */
const folder = await mkdtemp(join(tmpdir(), 'site-bench-'));
try {
  await measurePages(folder);
  await measureImport(folder);
} finally {
  await rm(folder, { recursive: true, force: true });
}
