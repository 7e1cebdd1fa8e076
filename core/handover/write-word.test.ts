import { SaxesParser } from 'saxes';
import { beforeAll, expect, test } from 'vitest';
import { openZip, readText } from '../../readers/source-files.ts';
import { sanitizeHtml } from '../../shared/rich-text/sanitize.ts';
import { expectOk } from '../../test/create-test-core.ts';
import { handedText } from '../../test/handed-text.ts';
import { picturesIn, wordBodies } from '../../test/word-bodies.ts';
import { bytesFile } from '../../test/zip-archive.ts';
import { shownSize } from './handed-text.ts';
import { writeWord } from './write-word.ts';

/** Returns the parts of the Word file made from a body. */
async function partsOf(html: string, fields: Parameters<typeof handedText>[1] = {}) {
  const bytes = await writeWord(handedText(html, { pictures: picturesIn(html), ...fields }));
  const { files } = expectOk(await openZip(bytesFile(bytes, 65_536)));
  const part = async (path: string) => {
    const file = files.find((each) => each.path === path);
    return (file && (await readText(file))) ?? '';
  };
  const document = await part('word/document.xml');
  return {
    paths: files.map(({ path }) => path),
    body: document.slice(document.indexOf('<w:body>') + 8, document.indexOf('<w:sectPr>')),
    styles: await part('word/styles.xml'),
    numbering: await part('word/numbering.xml'),
    relations: await part('word/_rels/document.xml.rels'),
    core: await part('docProps/core.xml'),
    custom: await part('docProps/custom.xml'),
  };
}

const bodyOf = async (html: string) => (await partsOf(html)).body;

/** The first document takes longer because the library is loaded. */
beforeAll(async () => void (await writeWord(handedText(''))), 30_000);

test('a Word export uses Word’s own styles for the title, headings and quotations', async () => {
  const body = await bodyOf('<h2>Part</h2><h3>Piece</h3><p>Words</p><blockquote><p>Quoted</p></blockquote>');
  expect([...body.matchAll(/<w:pStyle w:val="(\w+)"/g)].map(([, style]) => style)).toEqual([
    'Title',
    'Heading1',
    'Heading2',
    'Quote',
  ]);
  expect(body).not.toContain('<w:sdt>');
});

test('a Word export defines every style it uses, under the name that Word expects', async () => {
  const { styles } = await partsOf('');
  for (const [id, name] of [
    ['Title', 'Title'],
    ['Heading1', 'heading 1'],
    ['Heading2', 'heading 2'],
    ['Heading3', 'heading 3'],
    ['Quote', 'Quote'],
    ['ListBullet', 'List Bullet'],
    ['ListNumber', 'List Number'],
    ['ListContinue', 'List Continue'],
    ['Caption', 'caption'],
    ['Hyperlink', 'Hyperlink'],
    ['Picture', 'Picture'],
    ['PictureAddress', 'Picture Address'],
  ]) {
    expect(styles.toLowerCase(), id).toMatch(
      new RegExp(`w:styleid="${id}"[^>]*><w:name w:val="${name}"`, 'i'),
    );
  }
});

test('a Word export has the post’s title, author, excerpt and tags as properties', async () => {
  const { core, custom } = await partsOf('', { tags: ['speeches', 'Año & más'] });
  expect(core).toContain('<dc:title>What a chair says</dc:title>');
  expect(core).toContain('<dc:creator>Ana</dc:creator>');
  expect(core).toContain('<dc:description>An excerpt.</dc:description>');
  expect(core).toContain('<cp:keywords>speeches, Año &amp; más</cp:keywords>');
  expect(custom).toContain('name="WrittenAs"');
});

test('a Word export formats bold, italics and underlines as runs', async () => {
  const body = await bodyOf('<p>a<strong>b<em>c</em></strong><u>d</u><br>e</p>');
  expect(body).toContain('<w:r><w:rPr><w:b/><w:bCs/></w:rPr><w:t xml:space="preserve">b</w:t></w:r>');
  expect(body).toMatch(/<w:b\/><w:bCs\/><w:i\/><w:iCs\/><\/w:rPr><w:t xml:space="preserve">c</);
  expect(body).toMatch(/<w:u w:val="single"\/><\/w:rPr><w:t xml:space="preserve">d</);
  expect(body).toMatch(/<w:br\/><\/w:r><w:r><w:t xml:space="preserve">e</);
});

test('a Word export embeds an image as wide as on the site, with its alt text', async () => {
  const { body, paths } = await partsOf(
    '<figure style="text-align: center"><img src="/media/abcdef0123/1200x800/harbor.jpg" alt="A quay" title="T" width="50%"><figcaption>Cádiz</figcaption></figure>',
  );
  expect(paths.filter((path) => path.startsWith('word/media/'))).toHaveLength(1);
  expect(body).toMatch(/<w:pStyle w:val="Picture"\/>.*<w:jc w:val="center"\/>/);
  expect(body).toContain('descr="A quay"');
  expect(body).toContain('name="/media/abcdef0123/1200x800/harbor.jpg 50% -"');
  const width = Number(/<wp:extent cx="(\d+)"/.exec(body)?.[1]);
  // Half of the text width, in English Metric Units.
  expect(Math.abs(width - 2_880_000)).toBeLessThan(5_000);
  expect(body).toMatch(/<w:pStyle w:val="Caption"\/>.*Cádiz/);
});

test('a Word export shows an external image as a link, and downloads nothing', async () => {
  const { body, paths, relations } = await partsOf(
    '<figure><img src="https://pictures.example/a.jpg" alt="Far away"></figure>',
  );
  expect(paths.filter((path) => path.startsWith('word/media/'))).toEqual([]);
  expect(body).toContain('[Far away]');
  expect(relations).toContain('Target="https://pictures.example/a.jpg"');
  expect(relations).not.toMatch(/relationships\/image"[^>]*TargetMode="External"/);
});

test('every part of a Word export is strict XML with unique ids, whatever the text contains', async () => {
  const hostile = 'a\u0000b\u0008\u000bd\ud800e\ufffe & < > " \' ]]> \u2028 \u202e 🗝️';
  const html = `${wordBodies.join('')}<h2>${hostile}</h2><p><a href="https://a.example/${hostile}">x</a></p>`;
  const around = { title: hostile, author: hostile, excerpt: hostile, tags: [hostile] };
  const { body, styles, numbering, relations, core, custom } = await partsOf(sanitizeHtml(html), around);
  for (const part of [`<w:body xmlns:w="w">${body}</w:body>`, styles, numbering, relations, core, custom]) {
    const parser = new SaxesParser();
    parser.on('error', (error) => {
      throw error;
    });
    parser.write(part).close();
  }
  const ids = [...body.matchAll(/<(wp:docPr|w:bookmarkStart)[^>]* (?:w:)?id="(\d+)"/g)].map(String);
  expect(new Set(ids).size).toBe(ids.length);
});

const most = { width: 600, height: 800 };
const natural = { width: 1200, height: 800 };

function size(width: string, own = natural) {
  const shown = shownSize({ src: '', alt: '', title: '', width, height: '' }, own, most);
  return [Math.round(shown.width), Math.round(shown.height)];
}

test.each([
  ['original width', '', [600, 400]],
  ['a percentage of the text width', '50%', [300, 200]],
  ['a percentage above 100', '180%', [600, 400]],
  ['a width in pixels', '240', [240, 160]],
  ['a width beyond the page', '2000', [600, 400]],
  ['a width of 0', '0', [600, 400]],
])('the size of an image in a Word export: %s', (_, width, expected) => {
  expect(size(width)).toEqual(expected);
});

test('an image in a Word export isn’t taller than the page', () => {
  expect(size('', { width: 500, height: 5_000 })).toEqual([80, 800]);
});

test('a small image isn’t enlarged in a Word export', () => {
  expect(size('', { width: 40, height: 30 })).toEqual([40, 30]);
});
