import { copyFile, readdir, stat, truncate, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { ensurePassword } from '../core/auth/password.ts';
import { findSecret } from '../core/auth/secrets.ts';
import { connect } from '../db/connect.ts';
import { callSiteCommand } from '../test/call-site-command.ts';
import { createTestCore, expectOk, owner, postInput } from '../test/create-test-core.ts';
import { serveLocally } from '../test/local-server.ts';
import { newFolder } from '../test/new-folder.ts';
import { plainPicture } from '../test/picture-files.ts';
import { type Outcome, startSiteCommand } from '../test/run-site-command.ts';
import { setUpPasskey } from '../test/set-up-passkey.ts';
import { wordPressExport } from '../test/wordpress-export.ts';

let folder: string;

beforeEach(async () => {
  folder = await newFolder();
  await withSite(async () => undefined);
});

function site(args: string[], input = '', variables: Record<string, string> = {}): Promise<Outcome> {
  return callSiteCommand(args, { variables: { ...dataDir(), ...variables }, input });
}

/** Runs the command in a separate process, in the test's folder. */
function run(args: string[], input = '', variables: Record<string, string> = {}): Promise<Outcome> {
  const all = { ...dataDir(), ...variables };
  return startSiteCommand(args, { cwd: folder, variables: all, input }).ended;
}

const dataDir = () => ({ DATA_DIR: join(folder, 'data') });

async function withSite<Value>(
  work: (db: Awaited<ReturnType<typeof connect>>) => Promise<Value>,
): Promise<Value> {
  const db = await connect({ dataDir: join(folder, 'data') });
  try {
    return await work(db);
  } finally {
    await db.close();
  }
}

test('help lists the commands and explains one; command names from before 1.0 still work', async () => {
  const list = await run(['help']);
  expect(list).toMatchObject({ code: 0, errors: '' });
  expect(list.out).toMatch(/^ {2}restore-test +Test-restore a backup into a temporary database$/m);
  expect(list.out).not.toMatch(/\b(drill|copies|copy-key)\b/);
  const help = await run(['help', 'export']);
  expect(help.out).toMatch(
    /^Usage: npm run site -- export \[FILE\.xml\] \[--override REASON\]\n\nExport .+\n\n--override /,
  );
  expect(await run(['no-such-command'])).toMatchObject({
    code: 1,
    errors: expect.stringMatching(/^Unknown command/),
  });
  for (const former of ['copy', 'drill']) {
    expect((await site([former])).errors).toMatch(/^No backup location is configured/);
  }
  expect((await site(['copies'])).code).toBe(0);
  expect((await site(['copy-key'])).out).toContain('copy-key-');
  const file = join(folder, 'posts.xml');
  expect((await site(['export', file, '--although', 'The client agreed'])).code).toBe(0);
});

test('migrate reports that SQLite needs no migration and accepts no options', async () => {
  const said = await site(['migrate']);
  expect(said).toMatchObject({ code: 0, out: 'The database is up to date.\n', errors: '' });
  const refused = await run(['migrate', 'now']);
  expect(refused).toMatchObject({
    code: 1,
    errors: expect.stringMatching(/^Usage: .*migrate$/m),
  });
});

test('import imports posts, shows progress and reports on each post', async () => {
  const file = join(folder, 'export.xml');
  await writeFile(
    file,
    wordPressExport([
      { title: 'Good', content: '<h1>Loud</h1>' },
      { status: 'auto-draft', title: 'Bad' },
    ]),
  );
  const { code, out, errors } = await run(['import', file]);
  expect(code).toBe(0);
  expect(errors).toContain('Posts: 2 of 2');
  expect(out).toContain('+ /blog/post-1 “Good”: new');
  expect(out).toContain('Element simplified: h1.');
  expect(out).toContain('- Bad: it’s an empty auto-draft');
  expect(out).toContain('1 new post, 1 skipped.');
  const posts = await withSite((db) => createTestCore(db).core.posts.list(owner, { page: 1, limit: 9 }));
  expect(posts.map(({ title }) => title)).toEqual(['Good']);
});

test('import --pictures also imports images and lists missing ones', async () => {
  const png = await plainPicture(20, 10).png().toBuffer();
  const blog = await serveLocally((request, response) => {
    if (request.url === '/a.png') response.end(png);
    else response.writeHead(404).end();
  });
  const file = join(folder, 'export.xml');
  const pictures = ['a', 'gone'].map((name) => `<img src="${blog.origin}/${name}.png">`);
  await writeFile(file, wordPressExport([{ name: 'one', content: pictures.join('') }]));
  const { code, out, errors } = await site(['import', file, '--pictures'], '', { IMPORT_HOSTS: blog.host });
  expect(code).toBe(0);
  expect(errors).toContain('Downloading images: 2 of 2');
  expect(out).toContain('1 image downloaded.');
  expect(out).toContain(`- /blog/one ${blog.origin}/gone.png, not found (status 404)`);
  expect(out).toContain('1 post is a draft because some of its images couldn’t be downloaded:');
  const [post] = await withSite((db) => createTestCore(db).core.posts.list(owner, { page: 1, limit: 9 }));
  expect(post).toMatchObject({ status: 'draft', html: expect.stringMatching(/<img src="\/media\//) });
});

test('import --dry-run changes nothing and reports that it was a dry run', async () => {
  const file = join(folder, 'export.xml');
  await writeFile(file, wordPressExport([{}]));
  const { code, out } = await site(['import', '--dry-run', file]);
  expect(code).toBe(0);
  expect(out).toContain('Dry run: nothing was saved.');
  const posts = await withSite((db) => createTestCore(db).core.posts.list(owner, { page: 1, limit: 9 }));
  expect(posts).toEqual([]);
});

test('import rejects a missing file, a file of another type and an unknown option in one line each', async () => {
  const file = join(folder, 'letter.xml');
  await writeFile(file, 'Dear Sir or Madam');
  expect(await site(['import', join(folder, 'nowhere.xml')])).toMatchObject({
    code: 1,
    errors: expect.stringMatching(/^Can’t read .*nowhere\.xml.*\n$/),
  });
  expect(await site(['import', file])).toMatchObject({
    code: 1,
    errors: expect.stringContaining('This file isn’t a blog export.'),
  });
  expect(await site(['import', file, '--address', 'http://'])).toMatchObject({
    code: 1,
    errors: expect.stringContaining('Usage:'),
  });
  expect(await site(['import', file, '--drry-run'])).toMatchObject({
    code: 1,
    errors: expect.stringContaining('Usage:'),
  });
});

test('backup writes the site to a file; restore restores it and keeps the previous data', async () => {
  await withSite((db) => createTestCore(db).core.posts.create(postInput({ slug: 'kept' })));
  const file = join(folder, 'copy.db');
  const copied = await site(['backup', file]);
  expect(copied).toMatchObject({ code: 0, errors: '' });
  expect(copied.out).toContain(`Backed up 1 post, no sections, no images; 0.`);
  expect(await site(['backup', file])).toMatchObject({
    code: 1,
    errors: `${file}: The file already exists. Nothing was written.\n`,
  });

  await withSite(async (db) => {
    const { core } = createTestCore(db);
    await core.posts.create(postInput({ slug: 'later' }));
  });
  const restored = await site(['restore', file]);
  expect(restored).toMatchObject({ code: 0, errors: '' });
  const slugs = await withSite((db) => createTestCore(db).core.posts.list(owner, { page: 1, limit: 9 }));
  expect(slugs.map(({ slug }) => slug)).toEqual(['kept']);
  const [, before = ''] =
    /The previous data was backed up to (\S+before-restore-\S+\.db)\./.exec(restored.out) ?? [];
  expect(await site(['restore', before])).toMatchObject({
    code: 0,
    out: expect.stringContaining('2 posts, no sections, no images'),
  });
});

test('backup without a file name uses the time; restore rejects unusable files in one line', async () => {
  const { out } = await run(['backup']);
  expect(out).toMatch(/Backed up no posts, .+ to \S+\/site-\d{4}-\d\d-\d\d-\d{6}\.db/);
  const letter = join(folder, 'letter.db');
  await writeFile(letter, 'Dear Sir or Madam');
  expect(await site(['restore', letter])).toMatchObject({
    code: 1,
    errors: expect.stringMatching(/^This file isn’t a backup of a site\..*Nothing was changed\.\n$/),
  });
  expect(await site(['restore', join(folder, 'nowhere.db')])).toMatchObject({
    code: 1,
    errors: expect.stringMatching(/^Can’t read/),
  });
  for (const args of [['restore'], ['backup', '--all']]) {
    expect(await site(args)).toMatchObject({ code: 1, errors: expect.stringMatching(/^Usage: /) });
  }
});

test.skipIf(process.platform === 'win32')('only the user can read files written by commands', async () => {
  const before = process.umask(0o022);
  onTestFinished(() => void process.umask(before));
  const data = join(folder, 'deep', 'data');
  await run(['backup', join(folder, 'copy.db')]);
  await run(['export', join(folder, 'copy.xml')]);
  expect(await run(['restore', join(folder, 'copy.db')], '', { DATA_DIR: data })).toMatchObject({ code: 0 });
  await withSite((db) => createTestCore(db).core.posts.create(postInput()));
  await run(['restore', join(folder, 'copy.db')]);
  const kept = (await readdir(join(folder, 'data'))).filter((name) => name.startsWith('before-restore'));
  const files = [
    join(folder, 'copy.db'),
    join(folder, 'copy.xml'),
    join(data, 'site.db'),
    join(data, 'start.lock'),
  ];
  for (const path of [...files, ...kept.map((name) => join(folder, 'data', name))]) {
    expect(((await stat(path)).mode & 0o777).toString(8), path).toBe('600');
  }
  expect(kept).toHaveLength(1);
  expect(((await stat(data)).mode & 0o777).toString(8)).toBe('700');
});

test('verify reports whether a backup is intact, even without a site', async () => {
  const file = join(folder, 'copy.db');
  await site(['backup', file]);
  const elsewhere = { DATA_DIR: join(folder, 'nowhere') };
  const { code, out } = await site(['verify', file], '', elsewhere);
  expect(code).toBe(0);
  expect(out).toMatch(/copy\.db: no posts, .+\. Made 20\d\d-\d\d-\d\d .+ UTC; checksum verified\.\n$/);
  await truncate(file, 50_000);
  expect(await site(['verify', file], '', elsewhere)).toMatchObject({
    code: 1,
    errors: expect.stringMatching(/^\S+copy\.db: This backup is corrupted[^\n]+\n$/),
  });
});

test('restore keeps the last five automatic backups of replaced sites', async () => {
  const data = join(folder, 'data');
  await withSite((db) => createTestCore(db).core.posts.create(postInput()));
  const file = join(folder, 'copy.db');
  await site(['backup', file]);
  for (let day = 1; day <= 6; day += 1) {
    const path = join(data, `before-restore-2026-01-0${day}-120000.db`);
    await copyFile(file, path);
    await utimes(path, day * 86_400, day * 86_400);
  }
  // The oldest backup is the one being restored, so it isn't deleted.
  const { out } = await site(['restore', join(data, 'before-restore-2026-01-01-120000.db')]);
  expect(out).toMatch(/Deleted older backups: before-restore-2026-01-02-120000\.db\.\n$/);
  const kept = (await readdir(data)).filter((name) => name.startsWith('before-restore'));
  expect(kept).toHaveLength(6);
});

test('export writes posts that import can read and doesn’t overwrite a file', async () => {
  await withSite((db) => createTestCore(db).core.posts.create(postInput({ title: 'Out & in', slug: 'out' })));
  const file = join(folder, 'out.xml');
  const written = await run(['export', file], '', { SITE_URL: 'https://www.example.com' });
  expect(written).toMatchObject({ code: 0, errors: '' });
  expect(written.out).toContain(`Exported 1 post to ${file}`);
  expect(written.out).toContain('https://www.example.com');
  expect(await site(['export', file])).toMatchObject({
    code: 1,
    errors: `${file}: The file already exists. Nothing was written.\n`,
  });
  const other = join(folder, 'other');
  await (await connect({ dataDir: other })).close();
  const read = await site(['import', '--dry-run', file], '', { DATA_DIR: other });
  expect(read.out).toContain('+ /blog/out “Out & in”: new');
});

test('password sets the entered password and ends all sessions', async () => {
  const token = await withSite(async (db) => {
    await ensurePassword(db, 'the old password');
    const { core } = createTestCore(db);
    return expectOk(await core.session.signIn('the old password', '192.0.2.1')).token;
  });
  const { code, out } = await run(['password'], 'a new one, typed\n');
  expect(code).toBe(0);
  expect(out).not.toContain('a new one, typed');
  await withSite(async (db) => {
    const { core } = createTestCore(db);
    expect(await core.session.check(token)).toBeNull();
    expect((await core.session.signIn('the old password', '192.0.2.1')).ok).toBe(false);
    expect((await core.session.signIn('a new one, typed', '192.0.2.1')).ok).toBe(true);
  });
});

test('password keeps passkeys and removes them on request', async () => {
  const made = await withSite(async (db) => {
    await ensurePassword(db, 'the old password');
    const { core } = createTestCore(db);
    const set = { password: 'the old password', client: 'x', origin: 'https://site.example' };
    return (await setUpPasskey(core, set)).passkey.id;
  });
  const currentPassword = await site(['password'], 'four plain new words\n');
  expect(currentPassword.out).toContain('(1 passkey)');
  expect(currentPassword.out).toContain('npm run site -- password --without-passkeys');
  const mistyped = await site(['password', '--without-passkey'], 'four plain new words\n');
  expect(mistyped).toMatchObject({ code: 1, errors: expect.stringContaining('“--without-passkey”') });
  await withSite(async (db) => {
    const { core } = createTestCore(db);
    expect((await core.passkeys.list()).passkeys).toMatchObject([{ id: made }]);
    expect(await core.session.signIn('four plain new words', 'x')).toMatchObject({
      failure: { code: 'second_factor_needed' },
    });
  });
  const removed = await site(['password', '--without-passkeys'], 'a third password\n');
  expect(removed.out).toContain(
    'Removed 1 passkey and the recovery codes. The password alone is now enough to sign in.',
  );
  await withSite(async (db) => {
    expect((await createTestCore(db).core.session.signIn('a third password', 'x')).ok).toBe(true);
  });
});

test('password generates a password if none is entered, and rejects a short one', async () => {
  const made = await site(['password'], '\n');
  const [, password = ''] = /Temporary password: (\S+)/.exec(made.out) ?? [];
  // 11 characters, but 22 UTF-16 code units.
  expect(await site(['password'], `${'🔑'.repeat(11)}\n`)).toMatchObject({
    code: 1,
    errors: 'A password needs at least 12 characters. Nothing was changed.\n',
  });
  await withSite(async (db) => {
    expect((await createTestCore(db).core.session.signIn(password, '192.0.2.1')).ok).toBe(true);
  });
});

test('password rejects a common password and marks a generated one as temporary', async () => {
  expect(await site(['password'], 'Password1234\n')).toMatchObject({
    code: 1,
    errors: expect.stringContaining('too easy to guess'),
  });
  expect((await site(['password'], 'Under Your Name\n')).errors).toContain('too easy to guess');
  expect((await site(['password'], '\n')).out).toContain('choose your own');
  expect(await withSite((db) => findSecret(db.kysely, 'password_generated'))).toMatch(/^\d{4}-/);
  expect((await site(['password'], 'four plain words then\n')).code).toBe(0);
  expect(await withSite((db) => findSecret(db.kysely, 'password_generated'))).toBeUndefined();
});
