import { expect, test } from 'vitest';
import { writeBlocks } from '../../shared/rich-text/blocks.ts';
import { expectOk } from '../../test/create-test-core.ts';
import {
  type WordParts,
  wordFile,
  wordItem,
  wordNumbering,
  wordParagraph,
  wordRun,
} from '../../test/word-file.ts';
import { readWord } from './read-word.ts';

const point = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
  'base64',
);

/** As wide as the text of an A4 page, in English metric units. */
const whole = 5_760_000;

function drawing(alt: string, { id = 'rId5', width = whole, link = 'embed' } = {}): string {
  return (
    `<w:r><w:drawing><wp:inline><wp:extent cx="${width}" cy="100"/><wp:docPr id="1" name="Picture 1" descr="${alt}"/>` +
    `<a:graphic><a:graphicData><pic:pic><pic:blipFill><a:blip r:${link}="${id}"/></pic:blipFill></pic:pic></a:graphicData></a:graphic></wp:inline></w:drawing></w:r>`
  );
}

const files = { 'word/media/image1.png': point };
const relations = { rId5: { type: 'image' as const, target: 'media/image1.png' } };

async function read(parts: WordParts | string) {
  const named = typeof parts === 'string' ? { body: parts } : parts;
  const file = wordFile({ numbering: wordNumbering, files, relations, ...named });
  const text = expectOk(await readWord(file, { origin: 'https://site.example', fileName: 'x.docx' }));
  return { ...text, html: writeBlocks(text.blocks) };
}

const figure = (alt: string, number = 0, more = '') =>
  `<figure><img src="word-picture:${number}" alt="${alt}"${more}></figure>`;

test('a picture comes with its bytes and its words, and its caption', async () => {
  const { html, pictures, report } = await read(
    `<w:p>${drawing('A quay')}</w:p>${wordParagraph('Cádiz, 1920', 'Caption')}${wordParagraph('After')}`,
  );
  expect(html).toBe(
    '<figure><img src="word-picture:0" alt="A quay"><figcaption>Cádiz, 1920</figcaption></figure><p>After</p>',
  );
  const path = 'word/media/image1.png';
  expect(pictures).toEqual([
    { place: 'word-picture:0', path, alt: 'A quay', src: '', bytes: new Uint8Array(point) },
  ]);
  expect(report).toEqual([]);
});

test('a picture that is narrower than the text stays so', async () => {
  const half = `<w:p><w:pPr><w:jc w:val="center"/></w:pPr>${drawing('A', { width: whole / 2 })}</w:p>`;
  expect((await read(half)).html).toBe(
    '<figure style="text-align: center"><img src="word-picture:0" alt="A" width="50%"></figure>',
  );
});

test('pictures among words stand before or behind their paragraph', async () => {
  const before = `<w:p>${drawing('first')}${wordRun('Words')}</w:p>`;
  const amid = `<w:p>${wordRun('Some ')}${drawing('second')}${wordRun('more')}</w:p>`;
  expect((await read(before + amid)).html).toBe(
    `${figure('first')}<p>Words</p><p>Some more</p>${figure('second', 1)}`,
  );
});

test('a picture in an item stays in it', async () => {
  const item = wordItem('one', 1).replace('</w:p>', `${drawing('A')}</w:p>`);
  expect((await read(item + wordItem('two', 1))).html).toBe(
    `<ul><li>one${figure('A')}</li><li>two</li></ul>`,
  );
});

test('a caption without a picture is a paragraph, and a picture takes one alone', async () => {
  expect((await read(wordParagraph('Table 1', 'Caption'))).html).toBe('<p>Table 1</p>');
  const two = wordParagraph('One', 'Caption') + wordParagraph('Two', 'Caption');
  expect((await read(`<w:p>${drawing('A')}</w:p>${two}`)).html).toBe(
    '<figure><img src="word-picture:0" alt="A"><figcaption>One</figcaption></figure><p>Two</p>',
  );
});

test('a picture that lies on the web keeps its address, and is not asked for', async () => {
  const target = 'https://pictures.example/a.png';
  const relations = { rId5: { type: 'image' as const, target, isExternal: true } };
  const { html, pictures } = await read({ body: `<w:p>${drawing('A', { link: 'link' })}</w:p>`, relations });
  expect(html).toBe('<figure><img src="https://pictures.example/a.png" alt="A"></figure>');
  expect(pictures).toEqual([]);
});

test.each([
  ['file:///etc/passwd', true, 'pictures'],
  ['\\\\\\\\server\\\\share\\\\a.png', true, 'pictures'],
  ['../../../../etc/passwd', false, 'pictures'],
  ['media/image1.heic', false, 'heic'],
])('a picture at %s is lost, and told', async (target, isExternal, code) => {
  const relations = { rId5: { type: 'image' as const, target, isExternal } };
  const { html, report } = await read({ body: `<w:p>${drawing('A')}</w:p>${wordParagraph('x')}`, relations });
  expect(html).toContain('<p>x</p>');
  expect(report).toEqual([{ code, count: 1, what: 'A' }]);
});

test('of more than a hundred pictures the rest is told', async () => {
  const { pictures, report } = await read(`<w:p>${drawing('A')}</w:p>`.repeat(103));
  expect(pictures).toHaveLength(100);
  expect(report).toEqual([{ code: 'pictures', count: 3, what: 'A; A; A' }]);
});
