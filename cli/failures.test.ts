import { spawnSync } from 'node:child_process';
import { chmod, chown, cp, mkdtemp, readdir, rm, stat, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, describe, expect, inject, onTestFinished, test } from 'vitest';
import { connect } from '../db/connect.ts';
import { EnvError, readEnv } from '../server/env.ts';
import { start } from '../server/start.ts';
import { callSiteCommand } from '../test/call-site-command.ts';
import { createTestCore, postInput } from '../test/create-test-core.ts';
import { page } from '../test/create-test-site.ts';
import { isMissing } from '../test/each-dialect.ts';
import { freePort } from '../test/free-port.ts';
import { queryOnce } from '../test/postgres/query-once.ts';
import { createTestDatabase } from '../test/postgres/test-database.ts';
import { isRoot, unprivileged } from '../test/postgres/unprivileged.ts';
import { type Outcome, startSiteCommand } from '../test/run-site-command.ts';
import { wordPressExport } from '../test/wordpress-export.ts';

let folder: string;
/** The data folder of an intact site. */
let whole: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'failures-test-'));
  await chmod(folder, 0o755);
  whole = join(folder, 'whole');
  const db = await connect({ dataDir: whole });
  await createTestCore(db).core.posts.create(postInput());
  await db.close();
  await writeFile(join(folder, 'export.xml'), wordPressExport([{}]));
});

afterAll(() => rm(folder, { recursive: true, force: true }));

/** Returns every command that needs a site. */
function commands(): [string[], string?][] {
  return [
    [['backup', join(folder, 'made.db')]],
    [['export', join(folder, 'made.xml')]],
    [['import', join(folder, 'export.xml')]],
    [['password'], 'a new long password\n'],
  ];
}

async function complaintsOfCommands(variables: Record<string, string>): Promise<string[]> {
  const outcomes: Outcome[] = [];
  for (const [args, input = ''] of commands())
    outcomes.push(await callSiteCommand(args, { variables, input }));
  for (const { code, out } of outcomes) expect({ code, out }).toEqual({ code: 1, out: '' });
  expect((await readdir(folder)).filter((name) => name.startsWith('made'))).toEqual([]);
  return outcomes.map(({ errors }) => errors);
}

async function complaintOfStart(variables: Record<string, string>): Promise<string> {
  const env = readEnv({ PORT: '0', LOG_LEVEL: 'silent', SAMPLE_CONTENT: 'off', ...variables });
  const pages = async () => ({
    render: async () => page(''),
    builtInContent: async () => [],
    assets: (_request: unknown, _response: unknown, next: () => void) => next(),
  });
  const failure: unknown = await start(env, { pages }).catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(EnvError);
  return `${(failure as EnvError).message}\n`;
}

async function siteBackup(): Promise<string> {
  const path = await mkdtemp(join(folder, 'data-'));
  await cp(whole, path, { recursive: true });
  return path;
}

const serverMain = join(import.meta.dirname, '../server/main.ts');
const oneLine = /^[^\n]+\.\n$/;

test('without a site, every command except restore fails with a message and creates none', async () => {
  const DATA_DIR = join(folder, 'nowhere');
  for (const errors of await complaintsOfCommands({ DATA_DIR })) {
    expect(errors).toBe(
      `There is no site in DATA_DIR “${DATA_DIR}”. Use the same DATA_DIR as “npm start”, or run “npm start” to create a site. If the site runs as a service or in a container, use “site” instead of “npm run site --”.\n`,
    );
  }
  await expect(stat(DATA_DIR)).rejects.toThrow('ENOENT');
  const empty = await mkdtemp(join(folder, 'empty-'));
  await writeFile(join(empty, 'site.db'), '');
  for (const errors of await complaintsOfCommands({ DATA_DIR: empty })) {
    expect(errors).toMatch(/^There is no site in DATA_DIR/);
  }
});

test('restore creates a site if there is none, but only from a valid backup', async () => {
  const copy = join(folder, 'copy.db');
  const options = { variables: { DATA_DIR: join(folder, 'restored') } };
  await callSiteCommand(['backup', copy], { variables: { DATA_DIR: whole } });
  const letter = join(folder, 'export.xml');
  expect((await callSiteCommand(['restore', letter], options)).errors).toMatch(/^This file isn’t a backup/);
  await expect(stat(options.variables.DATA_DIR)).rejects.toThrow('ENOENT');
  const { code, out, errors } = await callSiteCommand(['restore', copy], options);
  expect({ code, errors }).toEqual({ code: 0, errors: '' });
  expect(out).toContain(
    `There was no site in DATA_DIR “${options.variables.DATA_DIR}”, so a new one was created.\n`,
  );
  expect(out).toContain('1 post, no sections');
  await rm(copy);
});

describe.each<[string, (dataDir: string) => Promise<void>, RegExp]>([
  [
    'made by a newer version',
    async (dataDir) =>
      change(dataDir, `insert into kysely_migration values ('9999-contract-it', '2099-01-01')`),
    /^The database in DATA_DIR “.+” was made by a newer version of the site\. Update the site\.$/,
  ],
  [
    'truncated',
    (dataDir) => truncate(join(dataDir, 'site.db'), 5 * 4096),
    /^DATA_DIR “.+” can't be used: it is corrupted; .+\.$/,
  ],
])('a site.db that is %s', (_state, harm, expected) => {
  test('the server and every command report an unusable site.db in one line', async () => {
    const DATA_DIR = await siteBackup();
    await harm(DATA_DIR);
    for (const stderr of [
      await complaintOfStart({ DATA_DIR }),
      ...(await complaintsOfCommands({ DATA_DIR })),
    ]) {
      expect(stderr).toMatch(oneLine);
      expect(stderr.trim().replaceAll('’', "'")).toMatch(expected);
    }
  });
});

describe.skipIf(process.platform === 'win32')('users without write access', () => {
  test.each([
    ['the file', 'site.db', 0o444],
    ['the folder', '.', 0o555],
  ])('reports in one line that %s is read-only', async (_what, name, mode) => {
    const DATA_DIR = await siteBackup();
    const target = join(DATA_DIR, name);
    if (isRoot)
      for (const path of [DATA_DIR, ...(await readdir(DATA_DIR)).map((name) => join(DATA_DIR, name))])
        await chown(path, 65534, 65534);
    await chmod(target, mode);
    onTestFinished(() => chmod(target, 0o755));
    const { code, out, errors } = await startSiteCommand(['password'], {
      ...{ cwd: folder, variables: { DATA_DIR }, input: 'a new long password\n', asUnprivileged: true },
    }).ended;
    expect({ code, out }).toEqual({ code: 1, out: '' });
    expect(errors).toMatch(oneLine);
    expect(errors).toMatch(/^DATA_DIR “.+” can’t be used: (it is read-only|it can|this user can)/);
    const started = spawnSync(process.execPath, ['--disable-warning=ExperimentalWarning', serverMain], {
      env: { PATH: process.env.PATH, PORT: '0', DATA_DIR, LOG_LEVEL: 'error' },
      encoding: 'utf8',
      ...unprivileged,
    });
    expect(started.status).toBe(1);
    expect(started.stderr).toMatch(oneLine);
    expect(started.stderr).toMatch(/^DATA_DIR “.+” can’t be used: (it is read-only|it can|this user can)/);
  });
});

describe.skipIf(isMissing('postgres'))('PostgreSQL failures', () => {
  test('an unavailable PostgreSQL server is reported in one line', async () => {
    const DATABASE_URL = `postgres://u:secret@127.0.0.1:${await freePort()}/x`;
    for (const stderr of await complaintsOfCommands({ DATABASE_URL, DATA_DIR: whole })) {
      expect(stderr).toMatch(oneLine);
      expect(stderr).toMatch(/^DATABASE_URL can’t be used: .*ECONNREFUSED/);
      expect(stderr).not.toContain('secret');
    }
  });

  test('a PostgreSQL database without a site, or with a role without rights, is reported in one line', async () => {
    const { url, drop } = await createTestDatabase(inject('postgresUrl'));
    onTestFinished(drop);
    for (const stderr of await complaintsOfCommands({ DATABASE_URL: url, DATA_DIR: whole })) {
      expect(stderr).toMatch(
        /^There is no site in DATABASE_URL \(127\.0\.0\.1:\d+\/test_\w+\)\. [^\n]+\.\n$/,
      );
    }
    const role = `weak_${Date.now()}`;
    await queryOnce(url, `create role ${role} login`);
    onTestFinished(async () => void (await queryOnce(inject('postgresUrl'), `drop role ${role}`)));
    const weak = new URL(url);
    weak.username = role;
    expect(await complaintOfStart({ DATABASE_URL: weak.href, DATA_DIR: folder })).toMatch(
      /^DATABASE_URL can’t be used: [^\n]*its role can’t create or change tables; [^\n]+\(permission denied [^\n]+\)\.\n$/,
    );
    await (await connect({ databaseUrl: url, dataDir: '' })).close();
    for (const stderr of await complaintsOfCommands({ DATABASE_URL: weak.href, DATA_DIR: whole })) {
      expect(stderr).toMatch(oneLine);
      expect(stderr).toMatch(/its role can’t create or change tables/);
    }
  });
});

function change(dataDir: string, statements: string): void {
  const file = new DatabaseSync(join(dataDir, 'site.db'));
  file.exec(statements);
  file.close();
}
