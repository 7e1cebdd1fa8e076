import { inflateSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { handedText } from '../../test/handed-text.ts';
import { picturesIn } from '../../test/word-bodies.ts';
import { writePdf } from './write-pdf.ts';

/** Returns a PDF with its streams decompressed, as Latin-1. */
async function pdfOf(html: string, fields: Parameters<typeof handedText>[1] = {}): Promise<string> {
  const bytes = Buffer.from(await writePdf(handedText(html, { pictures: picturesIn(html), ...fields })));
  let text = bytes.toString('latin1');
  for (let at = bytes.indexOf('stream\n'); at >= 0; at = bytes.indexOf('stream\n', at + 7)) {
    try {
      text += inflateSync(bytes.subarray(at + 7)).toString('latin1');
    } catch {
      // Streams that aren't compressed are in the text as they are.
    }
  }
  // The outline and the document properties are UTF-16.
  return text.replaceAll('þÿ', '').replaceAll('\0', '');
}

/** Compares without printing the whole file on failure. */
const expectIn = (pdf: string, part: string) => expect(pdf.includes(part), part).toBe(true);

const count = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0;

test('an exported PDF is tagged, and has the language and title of the post', async () => {
  const pdf = await pdfOf('<p>Palabras.</p>', { language: 'es' });
  expect(/^%PDF-1\.7/.test(pdf)).toBe(true);
  expect(/\/Lang \(es\)/.test(pdf)).toBe(true);
  expect(/\/Marked true/.test(pdf)).toBe(true);
  expect(/\/DisplayDocTitle true/.test(pdf)).toBe(true);
  expectIn(pdf, '(What a chair says)');
  expectIn(pdf, '(Ana)');
});

test('each block of an exported PDF has its tag', async () => {
  const pdf = await pdfOf(
    '<h2>Part</h2><p>a <a href="https://www.example.com/x">link</a></p><h3>Piece</h3><ul><li>b</li><li>c</li></ul><blockquote><p>d</p></blockquote><figure><img src="/media/abcdef0123/1200x800/harbor.jpg" alt="A quay"><figcaption>e</figcaption></figure>',
  );
  const tags = (name: string) => count(pdf, new RegExp(`/S /${name}\\b`, 'g'));
  expect(
    Object.fromEntries(
      ['H1', 'H2', 'H3', 'L', 'LI', 'Lbl', 'BlockQuote', 'Figure', 'Caption', 'Link'].map((name) => [
        name,
        tags(name),
      ]),
    ),
  ).toEqual({ H1: 1, H2: 1, H3: 1, L: 1, LI: 2, Lbl: 2, BlockQuote: 1, Figure: 1, Caption: 1, Link: 1 });
  expectIn(pdf, '/Alt (A quay)');
  expectIn(pdf, '/URI (https://www.example.com/x)');
});

test('the headings of an exported PDF are its outline', async () => {
  const pdf = await pdfOf('<h2>First part</h2><h3>Piece</h3><h2>Second part</h2>');
  expectIn(pdf, '/Outlines ');
  for (const title of ['First part', 'Piece', 'Second part']) expectIn(pdf, `/Title (${title})`);
});

test('an exported PDF embeds only the site’s own fonts in the styles used', async () => {
  const fonts = (pdf: string) => new Set(pdf.match(/\/BaseFont \/[A-Z]{6}\+\S+/g)).size;
  expect(fonts(await pdfOf('<p>plain</p>'))).toBe(1);
  expect(fonts(await pdfOf('<p>plain <em>slanted</em> <strong>bold</strong> Šoři</p>'))).toBe(4);
  expect((await pdfOf('<p>plain</p>')).includes('Helvetica')).toBe(false);
});

test('the pages of a long PDF are numbered', async () => {
  const pages = (pdf: string) => count(pdf, /\/Type \/Page\b/g);
  const long = await pdfOf(`<p>${'Some words of prose. '.repeat(60)}</p>`.repeat(30));
  expect(pages(long)).toBeGreaterThan(8);
  expect(count(long, /\/Artifact <<\n?\s*\/Type \/Pagination/g)).toBe(pages(long));
  expect(pages(await pdfOf('<p>short</p>'))).toBe(1);
  // Every marked-content sequence ends on its page.
  expect(count(long, /\bBDC\b|\bBMC\b/g)).toBe(count(long, /\bEMC\b/g));
});
