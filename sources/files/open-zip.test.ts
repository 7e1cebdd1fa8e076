import type * as Unzipit from 'unzipit';
import { expect, test, vi } from 'vitest';
import { expectOk } from '../../test/create-test-core.ts';
import { bytesFile, zipArchive, zipFile } from '../../test/zip-archive.ts';
import { openZip } from './open-zip.ts';
import { readText } from './read-text.ts';

/** What the library has made of the zip that was opened last. */
const { opened } = vi.hoisted(() => ({ opened: { entries: [] as Unzipit.ZipEntry[] } }));

vi.mock('unzipit', async (load) => {
  const library = await load<typeof Unzipit>();
  const unzipRaw = async (reader: Unzipit.Reader) => {
    const zip = await library.unzipRaw(reader);
    opened.entries = zip.entries;
    return zip;
  };
  return { ...library, unzipRaw };
});

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

test('of each file no more is kept than its unpacking asks for', async () => {
  const { files } = expectOk(await openZip(zipFile({ 'a/b.md': 'Text', 'c.md': 'More' })));
  for (const entry of opened.entries) {
    const { _rawEntry } = entry as unknown as { _rawEntry: typeof entry };
    for (const part of [entry, _rawEntry]) {
      const { nameBytes, commentBytes, extraFields } = part as unknown as Record<string, ArrayLike<unknown>>;
      expect([nameBytes?.length, commentBytes?.length, extraFields?.length]).toEqual([0, 0, 0]);
    }
  }
  expect(opened.entries).toHaveLength(2);
  expect(await Promise.all(files.map(readText))).toEqual(['Text', 'More']);
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
