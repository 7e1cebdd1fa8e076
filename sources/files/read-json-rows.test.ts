import { expect, test } from 'vitest';
import { bytesFile, textFile } from '../../test/zip-archive.ts';
import { JsonDamage, type JsonRow, readJsonRows } from '../recognise-source.ts';
import type { SourceFile } from './source-file.ts';

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
