import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { connect } from '../db/connect.ts';
import { callSiteCommand } from '../test/call-site-command.ts';
import { createTestCore } from '../test/create-test-core.ts';
import { wordPressExport } from '../test/wordpress-export.ts';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'record-test-'));
});

afterEach(() => rm(folder, { recursive: true, force: true }));

async function command(args: string[], input = ''): Promise<number | null> {
  const paths = args.map((arg) => (/\.\w+$/.test(arg) ? join(folder, arg) : arg));
  return (await callSiteCommand(paths, { variables: { DATA_DIR: join(folder, 'data') }, input })).code;
}

test('what commands do is in the audit trail, a refused or dry run is not, and a copy does not carry it', async () => {
  await writeFile(join(folder, 'old.xml'), wordPressExport([{ title: 'One' }, { title: 'Two' }]));
  // Commands work on the database of a site that was started once.
  await (await connect({ dataDir: join(folder, 'data') })).close();
  const codes: (number | null)[] = [];
  for (const args of [
    ['import', 'old.xml', '--dry-run'],
    ['import', 'old.xml'],
    ['export', 'out.xml'],
    ['export', 'out.xml'],
    ['backup', 'copy.db'],
    ['restore', 'copy.db'],
    ['restore', 'old.xml'],
  ]) {
    codes.push(await command(args));
  }
  codes.push(await command(['password'], 'four plain new words\n'));
  expect(codes).toEqual([0, 0, 0, 1, 0, 0, 1, 0]);
  const db = await connect({ dataDir: join(folder, 'data') });
  const { events } = await createTestCore(db).core.audit.list({ limit: 50 });
  await db.close();
  expect(new Set(events.map(({ source }) => source))).toEqual(new Set(['command_line']));
  expect(events.map(({ name, what }) => [name, what]).reverse()).toEqual([
    ['import_run', { kind: 'export', created: 2 }],
    ['export_made', { posts: 2 }],
    ['backup_made', { posts: 2, texts: 0, pictures: 0, bytes: expect.any(Number) }],
    ['restore_done', { posts: 2, texts: 0, pictures: 0 }],
    ['password_changed', {}],
  ]);
});
