import { expect, test } from 'vitest';
import { readBlocks } from '../../shared/rich-text/read-blocks.ts';
import { sanitiseHtml } from '../../shared/rich-text/sanitise.ts';
import { writeBlocks } from '../../shared/rich-text/write-blocks.ts';
import { readWord } from '../../sources/word/read-word.ts';
import { expectOk } from '../../test/create-test-core.ts';
import { handedText } from '../../test/handed-text.ts';
import { picturesIn, randomBody } from '../../test/random-body.ts';
import { bytesFile } from '../../test/zip-archive.ts';
import type { ReadText } from './handed-text.ts';
import { writeWord } from './word/write-word.ts';

const origin = 'https://site.example';

/** What is read of the Word file that is written of a body. */
async function through(html: string, fields: Partial<ReadText> = {}) {
  const bytes = await writeWord(handedText(html, { pictures: picturesIn(html), ...fields }));
  const read = expectOk(await readWord(bytesFile(bytes), { origin, fileName: 'x.docx' }));
  const placed = writeBlocks(read.blocks).replace(
    /word-picture:(\d+)/g,
    (_, number) => read.pictures[Number(number)]?.src ?? '',
  );
  return { ...read, html: placed };
}

test('a body is in its normal form as soon as it is written once', () => {
  for (let seed = 1; seed <= 100; seed += 1) {
    const html = sanitiseHtml(randomBody(seed));
    const normal = writeBlocks(readBlocks(html));
    expect(writeBlocks(readBlocks(normal)), html).toBe(normal);
    expect(sanitiseHtml(normal), html).toBe(normal);
  }
});

test('whatever the site can show comes back from Word as it was', async () => {
  for (let seed = 1; seed <= 30; seed += 1) {
    const normal = writeBlocks(readBlocks(sanitiseHtml(randomBody(seed))));
    const back = await through(normal, { language: seed % 2 === 0 ? 'es' : 'en' });
    expect(back.html, `seed ${seed}`).toBe(normal);
    expect(back.report).toEqual([]);
    expect([back.title, back.changes]).toEqual(['What a chair says', 0]);
  }
}, 60_000);

test('the language of proofing is the text’s', async () => {
  const html = '<p>Palabras bastantes.</p>';
  expect((await through(html, { language: 'es' })).language).toBe('es');
  expect((await through(html, { language: 'en' })).language).toBe('en');
});

test('places of the page, and addresses longer than Word’s names, come back', async () => {
  const far = `https://pictures.example/${'deep/'.repeat(80)}a.jpg`;
  const body =
    `<p><a href="#">top</a> <a href="#_ftn1">[1]</a> <a href="#note" title="${'t'.repeat(260)}">note</a></p>` +
    `<figure><img src="${far}" alt="A quay" width="50%"><img src="${new URL(far).pathname}" alt=""></figure>`;
  const normal = writeBlocks(readBlocks(sanitiseHtml(body)));
  expect((await through(normal)).html).toBe(normal);
});
