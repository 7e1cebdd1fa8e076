import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { connect } from '../db/connect.ts';
import { selectOtherItems } from '../shared/import-pages.ts';
import { callSiteCommand } from '../test/call-site-command.ts';
import { createTestCore } from '../test/create-test-core.ts';
import { newFolder } from '../test/new-folder.ts';
import { wordPressExport } from '../test/wordpress-export.ts';
import { readArguments, UsageError } from './arguments.ts';
import { chooseByName } from './import.ts';

test('accepts a file and flags in any order', () => {
  const given = { file: 'a.db', flags: new Set(['all']), values: {} };
  expect(readArguments(['a.db', '--all'], 'restore', { flags: ['all', 'new'] })).toEqual(given);
  expect(readArguments(['--all', 'a.db'], 'restore', { flags: ['all', 'new'] })).toEqual(given);
  expect(readArguments([], 'restore', { needsFile: false })).toEqual({
    file: '',
    flags: new Set(),
    values: {},
  });
});

test('reads the value after an option', () => {
  const options = { flags: ['all'], named: ['address'] };
  const given = { file: 'a.db', flags: new Set(['all']), values: { address: 'https://a.example' } };
  expect(readArguments(['--address', 'https://a.example', '--all', 'a.db'], 'restore', options)).toEqual(
    given,
  );
  expect(() => readArguments(['a.db', '--address'], 'restore', options)).toThrow(UsageError);
});

test('treats an argument after two dashes as a file, even if it looks like an option', () => {
  expect(readArguments(['--', '-a.db'], 'restore')).toEqual({ file: '-a.db', flags: new Set(), values: {} });
});

test.each([[[]], [['']], [['a.db', 'b.db']], [['a.db', '-f']], [['a.db', '--al']], [['a.db', '--all=yes']]])(
  'prints the command’s usage for the invalid arguments %j',
  (args) => {
    const read = () => readArguments(args, 'restore', { flags: ['all'] });
    expect(read).toThrow(UsageError);
    expect(read).toThrow('Usage: npm run site -- restore FILE|s3:NAME|folder:NAME');
  },
);

test('imports the given item types as drafts and the named pages as sections', () => {
  const order = chooseByName({ kinds: 'page, portfolio', texts: 'about=about_content,blog=blog_intro' });
  const choose = selectOtherItems(order.others, order.texts);
  const use = (kind: string, slug: string) => choose?.({ kind, slug, place: 1 });
  expect([use('page', 'contact'), use('portfolio', 'a'), use('product', 'b')]).toEqual([
    'draft',
    'draft',
    undefined,
  ]);
  expect([use('page', 'about'), use('page', 'blog')]).toEqual(['about_content', 'blog_intro']);
});

test('imports only posts by default', () => {
  expect(chooseByName({})).toEqual({});
});

test.each(['about', 'about=', '=about_content', 'about=hero_title'])(
  'rejects “%s” as a page or section',
  (texts) => {
    expect(() => chooseByName({ texts })).toThrow(UsageError);
  },
);

let folder: string;

beforeEach(async () => {
  folder = await newFolder();
});

async function command(args: string[], input = ''): Promise<number | null> {
  const paths = args.map((arg) => (/\.\w+$/.test(arg) ? join(folder, arg) : arg));
  return (await callSiteCommand(paths, { variables: { DATA_DIR: join(folder, 'data') }, input })).code;
}

test('logs commands except rejected ones and dry runs, and leaves the log out of backups', async () => {
  await writeFile(join(folder, 'old.xml'), wordPressExport([{ title: 'One' }, { title: 'Two' }]));
  // Commands need the database of a site that has been started once.
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
