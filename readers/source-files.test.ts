import { expect, test } from 'vitest';
import { expectOk } from '../test/create-test-core.ts';
import { bytesFile, textFile, zipArchive, zipFile } from '../test/zip-archive.ts';
import { JsonDamage, type JsonRow, readJsonRows } from './detect-source.ts';
import { openZip, readText, type SourceFile } from './source-files.ts';

test('reads files of a ZIP archive in any order and repeatedly', async () => {
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

test('skips system files and hidden files in a ZIP archive', async () => {
  const { files } = expectOk(
    await openZip(zipFile({ '__MACOSX/a.md': '', '.DS_Store': '', 'a/.git/config': '', 'a/b.md': 'x' })),
  );
  expect(files.map(({ path }) => path)).toEqual(['a/b.md']);
});

test('stops unpacking a file that is larger than its declared size', async () => {
  const { files } = expectOk(await openZip(zipFile({ 'a.md': 'x'.repeat(50_000_000) }, { size: 1_000 })));
  const [first] = files;
  await expect(first && readText(first)).rejects.toThrow(/exceeds/);
});

test('rejects a ZIP archive by its declared unpacked size before unpacking it', async () => {
  const files = Object.fromEntries(Array.from({ length: 3 }, (_, index) => [`${index}.md`, 'x']));
  const opened = await openZip(zipFile(files, { size: 2_000_000_000 }));
  expect(opened).toEqual({ ok: false, failure: { code: 'archive_too_large' } });
});

test('returns null for a text of more than 20 million characters', async () => {
  const { files } = expectOk(await openZip(zipFile({ 'a.md': 'x'.repeat(20_000_001) })));
  const [first] = files;
  expect(first && (await readText(first))).toBeNull();
});

test('rejects a truncated ZIP archive', async () => {
  const whole = zipArchive({ 'a.md': 'x'.repeat(1000) });
  const opened = await openZip(bytesFile(whole.subarray(0, whole.length - 30)));
  expect(opened).toEqual({ ok: false, failure: { code: 'not_an_export' } });
});

async function rowsOf(file: SourceFile): Promise<JsonRow[]> {
  const rows: JsonRow[] = [];
  for await (const row of readJsonRows(file, ['$.data.*.*'])) rows.push(row);
  return rows;
}

test('returns only the requested JSON values, one by one, with the keys of their paths', async () => {
  const json = { meta: { a: [1] }, data: { posts: [{ id: 'é' }, { id: 2 }], none: 3, tags: [null] } };
  expect(await rowsOf(bytesFile(Buffer.from(JSON.stringify(json)), 3))).toEqual([
    { keys: ['data', 'posts', '0'], value: { id: 'é' } },
    { keys: ['data', 'posts', '1'], value: { id: 2 } },
    { keys: ['data', 'tags', '0'], value: null },
  ]);
});

test.each([
  ['invalid JSON', '{"data": nope}'],
  ['a truncated file', '{"data": {"posts": [{"id": 1}, {"id"'],
  ['an empty file', ''],
])('throws JsonDamage for %s', async (_, text) => {
  await expect(rowsOf(textFile(text))).rejects.toThrow(JsonDamage);
});

test('stops reading a JSON value after 32 MB', async () => {
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
