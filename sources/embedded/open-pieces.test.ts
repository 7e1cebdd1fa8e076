import { expect, test } from 'vitest';
import { bytesFile } from '../../test/zip-archive.ts';
import type { FolderFile } from '../files/source-file.ts';
import { openPieces } from './open-pieces.ts';

const text = Array.from({ length: 500 }, (_, number) => `${number},`).join('');

/** A file of a zip: it can be read from its start alone. Tells how often it was begun and let go. */
function packed(pieceLength: number) {
  const told = { begun: 0, ended: 0 };
  const file: FolderFile = {
    path: 'a.html',
    size: text.length,
    async *read() {
      told.begun += 1;
      try {
        yield* bytesFile(Buffer.from(text), pieceLength).read();
      } finally {
        told.ended += 1;
      }
    },
  };
  return { file, told };
}

async function textOf(pieces: AsyncIterable<Uint8Array>): Promise<string> {
  let result = '';
  for await (const piece of pieces) result += Buffer.from(piece).toString();
  return result;
}

const places = [
  [0, 1],
  [5, 40],
  [40, 41],
  [300, 900],
  [1200, 1205],
] as const;

test.each([1, 7, 64, 5000])('every part is what stands there, of pieces of %i', async (length) => {
  for (const file of [packed(length).file, bytesFile(Buffer.from(text), length)]) {
    const { read } = openPieces(file);
    for (const [start, end] of [...places, ...places])
      expect(await textOf(read(start, end))).toBe(text.slice(start, end));
  }
});

test('parts in their order are one reading; one that lies before begins anew', async () => {
  const { file, told } = packed(64);
  const { read, close } = openPieces(file);
  for (const [start, end] of places) await textOf(read(start, end));
  expect(told).toEqual({ begun: 1, ended: 0 });
  await textOf(read(5, 9));
  expect(told).toEqual({ begun: 2, ended: 1 });
  await close();
  expect(told).toEqual({ begun: 2, ended: 2 });
  expect(await textOf(read(5, 9))).toBe(text.slice(5, 9));
});

test('what lies behind the end is nothing', async () => {
  const { read } = openPieces(packed(64).file);
  expect(await textOf(read(text.length - 3, text.length + 9))).toBe(text.slice(-3));
  expect(await textOf(read(9_000, 9_100))).toBe('');
  expect(await textOf(read(0, 4))).toBe(text.slice(0, 4));
});
