import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { connect } from '../db/connect.ts';
import { callSiteCommand } from '../test/call-site-command.ts';
import { newFolder } from '../test/new-folder.ts';
import { wordPressExport } from '../test/wordpress-export.ts';

let folder: string;

beforeEach(async () => {
  folder = await newFolder();
  await (await connect({ dataDir: join(folder, 'data') })).close();
  const items = [
    { name: 'whole', title: 'A “whole”, plain text', content: '<p>One two three.</p>' },
    { name: 'half', title: 'Half', content: '<p>One two</p><svg><text>three four</text></svg>' },
    { type: 'page', name: 'about', title: 'About', content: '<p>Me.</p>' },
    { status: 'auto-draft', title: 'Gone' },
  ];
  await writeFile(join(folder, 'old.xml'), wordPressExport(items));
});

function site(...args: string[]) {
  const paths = args.map((arg) => (/\.\w+$/.test(arg) ? join(folder, arg) : arg));
  return callSiteCommand(paths, { variables: { DATA_DIR: join(folder, 'data') } });
}

const read = (name: string) => readFile(join(folder, name), 'utf8');

test('import --report writes the report as CSV, one line per post and page', async () => {
  const { code, out, errors } = await site(
    'import',
    'old.xml',
    '--texts',
    'about=about_content',
    '--report',
    'made.csv',
  );
  expect(code, errors).toBe(0);
  expect(out).toContain('2 new posts');
  const [head, ...lines] = (await read('made.csv')).split('\r\n');
  expect(head).toMatch(/^place,score,outcome,status,decision,title,slug,source,/);
  expect(lines.pop()).toBe('');
  expect(lines.map((line) => line.split(',').slice(0, 3))).toEqual([
    ['1', '1', 'created'],
    ['2', expect.stringMatching(/^0\.\d+$/), 'created'],
    ['3', expect.anything(), 'created'],
  ]);
  expect(lines[0]).toContain('"A “whole”, plain text",whole,');
  expect(lines[1]).toContain('words_lost');
  expect(lines[2]).toMatch(/,About,,.*other_kind: page/);
});

test('import --report writes JSON with the totals of the import at the end', async () => {
  expect(await site('import', 'old.xml', '--report', 'made.JSON')).toMatchObject({ code: 0 });
  const { run, posts } = JSON.parse(await read('made.JSON'));
  expect(run).toMatchObject({
    ...{ kind: 'export', source: 'wordpress', name: 'old.xml', state: 'finished', done: 2 },
    summary: { counts: { created: 2 }, compared: 2, whole: 1, skippedCount: 1, otherKinds: { page: 1 } },
  });
  expect(run.endedAt).toMatch(/^\d{4}-/);
  expect(posts).toMatchObject([
    { position: 1, slug: 'whole', score: 1, outcome: 'created' },
    { position: 2, slug: 'half', outcome: 'created' },
  ]);
  // A second import gets a separate report.
  expect(await site('import', 'old.xml', '--report', 'again.json')).toMatchObject({ code: 0 });
  const again = JSON.parse(await read('again.json'));
  expect(again.run.id).not.toBe(run.id);
  expect(again.run.summary.counts).toMatchObject({ created: 0, unchanged: 2 });
});

test('import --report rejects other extensions and dry runs before it reads the export', async () => {
  for (const given of [['--report', 'made.txt'], ['--report', 'made.csv', '--dry-run'], ['--report']])
    expect(await site('import', 'old.xml', ...given)).toMatchObject({
      ...{ code: 1, out: '', errors: expect.stringMatching(/^Usage: .*--report FILE\.json\|FILE\.csv/) },
    });
});

test('import --report doesn’t overwrite a file, and imports nothing if the file exists', async () => {
  await writeFile(join(folder, 'made.csv'), 'Mine');
  const { code, out, errors } = await site('import', 'old.xml', '--report', 'made.csv');
  expect({ code, out }).toEqual({ code: 1, out: '' });
  expect(errors).toBe(`${join(folder, 'made.csv')}: The file already exists. Nothing was written.\n`);
  expect(await read('made.csv')).toBe('Mine');
  const { out: again } = await site('import', 'old.xml');
  expect(again).toContain('2 new posts');
});
