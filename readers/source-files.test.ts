import { expect, test } from 'vitest';
import { expectOk } from '../test/create-test-core.ts';
import { bytesFile, textFile, zipArchive, zipFile } from '../test/zip-archive.ts';
import { JsonDamage, type JsonRow, readJsonRows } from './detect-source.ts';
import { openZip, readText, type SourceFile } from './source-files.ts';

test('files are read as they were packed, from any place and more than once', async () => {
  const { files } = expectOk(await openZip(zipFile({ 'a/ü.md': 'Grüße', 'b.txt': 'x'.repeat(200_000) })));
  expect(files.map(({ path, size }) => [path, size])).toEqual([
    ['a/ü.md', 7],
    ['b.txt', 200_000],
  ]);
  const [first, second] = files;
  if (!first || !second) throw new Error('Two files were packed.');
  expect(await readText(first)).toBe('Grüße');
  expect(await readText(second)).toHaveLength(200_000);
  expect(await readText(first)).toBe('Grüße');
});

test('what systems put beside the files of people is passed over', async () => {
  const { files } = expectOk(
    await openZip(zipFile({ '__MACOSX/a.md': '', '.DS_Store': '', 'a/.git/config': '', 'a/b.md': 'x' })),
  );
  expect(files.map(({ path }) => path)).toEqual(['a/b.md']);
});

test('a file that holds more than the zip says is not unpacked further', async () => {
  const { files } = expectOk(await openZip(zipFile({ 'a.md': 'x'.repeat(50_000_000) }, { size: 1_000 })));
  const [first] = files;
  await expect(first && readText(first)).rejects.toThrow(/exceeds/);
});

test('a zip that says it unpacks to more than any blog holds is refused before it is', async () => {
  const files = Object.fromEntries(Array.from({ length: 3 }, (_, index) => [`${index}.md`, 'x']));
  const opened = await openZip(zipFile(files, { size: 2_000_000_000 }));
  expect(opened).toEqual({ ok: false, failure: { code: 'archive_too_large' } });
});

test('a text of more than 20 million characters is given up', async () => {
  const { files } = expectOk(await openZip(zipFile({ 'a.md': 'x'.repeat(20_000_001) })));
  const [first] = files;
  expect(first && (await readText(first))).toBeNull();
});

test('a zip that is cut off is no export', async () => {
  const whole = zipArchive({ 'a.md': 'x'.repeat(1000) });
  const opened = await openZip(bytesFile(whole.subarray(0, whole.length - 30)));
  expect(opened).toEqual({ ok: false, failure: { code: 'not_an_export' } });
});

async function rowsOf(file: SourceFile): Promise<JsonRow[]> {
  const rows: JsonRow[] = [];
  for await (const row of readJsonRows(file, ['$.data.*.*'])) rows.push(row);
  return rows;
}

test('wanted values come one by one with the keys that lead to them, others never', async () => {
  const json = { meta: { a: [1] }, data: { posts: [{ id: 'é' }, { id: 2 }], none: 3, tags: [null] } };
  expect(await rowsOf(bytesFile(Buffer.from(JSON.stringify(json)), 3))).toEqual([
    { keys: ['data', 'posts', '0'], value: { id: 'é' } },
    { keys: ['data', 'posts', '1'], value: { id: 2 } },
    { keys: ['data', 'tags', '0'], value: null },
  ]);
});

test.each([
  ['text that is no JSON', '{"data": nope}'],
  ['a file that is cut off', '{"data": {"posts": [{"id": 1}, {"id"'],
  ['an empty file', ''],
])('%s is damage', async (_, text) => {
  await expect(rowsOf(textFile(text))).rejects.toThrow(JsonDamage);
});

test('a value that does not end is left after 32 MB', async () => {
  let read = 0;
  const piece = Buffer.alloc(1_000_000, 'x');
  const endless: SourceFile = {
    size: 1e12,
    async *read() {
      yield Buffer.from('{"data": {"posts": ["');
      for (;;) {
        read += piece.length;
        yield piece;
      }
    },
  };
  await expect(rowsOf(endless)).rejects.toThrow('32 MB');
  expect(read).toBeLessThan(40_000_000);
});
