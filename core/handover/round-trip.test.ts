import { expect, test } from 'vitest';
import { readWord } from '../../readers/word/read-word.ts';
import { readBlocks, writeBlocks } from '../../shared/rich-text/blocks.ts';
import { sanitizeHtml } from '../../shared/rich-text/sanitize.ts';
import { expectOk } from '../../test/create-test-core.ts';
import { handedText } from '../../test/handed-text.ts';
import { picturesIn, wordBodies } from '../../test/word-bodies.ts';
import { bytesFile } from '../../test/zip-archive.ts';
import type { ReadText } from './handed-text.ts';
import { writeWord } from './write-word.ts';

const origin = 'https://site.example';

/** Exports a body as Word and imports it again. */
async function through(html: string, fields: Partial<ReadText> = {}) {
  const bytes = await writeWord(handedText(html, { pictures: picturesIn(html), ...fields }));
  const read = expectOk(await readWord(bytesFile(bytes), { origin, fileName: 'x.docx' }));
  const placed = writeBlocks(read.blocks).replace(
    /word-picture:(\d+)/g,
    (_, number) => read.pictures[Number(number)]?.src ?? '',
  );
  return { ...read, html: placed };
}

test.each(wordBodies)('%s is exported as Word and imported unchanged', async (body) => {
  const normal = writeBlocks(readBlocks(sanitizeHtml(body)));
  expect(sanitizeHtml(writeBlocks(readBlocks(normal)))).toBe(normal);
  const back = await through(normal);
  expect(back.html).toBe(normal);
  expect(back.report).toEqual([]);
  expect([back.title, back.changes]).toEqual(['What a chair says', 0]);
});

test('an exported Word file has the language of the post', async () => {
  const html = '<p>Palabras bastantes.</p>';
  expect((await through(html, { language: 'es' })).language).toBe('es');
  expect((await through(html, { language: 'en' })).language).toBe('en');
});

test('fragments and very long URLs are exported as Word and imported unchanged', async () => {
  const far = `https://pictures.example/${'deep/'.repeat(80)}a.jpg`;
  const body =
    `<p><a href="#">top</a> <a href="#_ftn1">[1]</a> <a href="#note" title="${'t'.repeat(260)}">note</a></p>` +
    `<figure><img src="${far}" alt="A quay" width="50%"><img src="${new URL(far).pathname}" alt=""></figure>`;
  const normal = writeBlocks(readBlocks(sanitizeHtml(body)));
  expect((await through(normal)).html).toBe(normal);
});
