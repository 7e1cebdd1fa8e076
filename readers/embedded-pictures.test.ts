import { expect, test } from 'vitest';
import { embeddedAddress, readEmbeddedPlace } from '../shared/media.ts';
import { readSource } from '../test/read-source.ts';
import { bytesFile, textFile } from '../test/zip-archive.ts';
import {
  createPictureCutter,
  cutText,
  decodePicture,
  findInTexts,
  isEmbedded,
  markOf,
  openEmbeddedFiles,
} from './embedded-pictures.ts';
import type { FolderFile } from './source-files.ts';

const picture = (name: string) => Buffer.from(`A picture that is called ${name}, as far as anyone knows.`);
const uri = (name: string) => `data:image/png;base64,${picture(name).toString('base64')}`;
const marks = /data:image\/png;embedded,([\d-]+)/g;

async function bytesOf(pieces: AsyncIterable<Uint8Array> | undefined): Promise<Buffer> {
  const parts: Uint8Array[] = [];
  for await (const piece of pieces ?? []) parts.push(piece);
  return Buffer.concat(parts);
}

const packed = (text: string): FolderFile => ({
  ...textFile(text),
  path: 'a.html',
  read: () => textFile(text).read(),
});

test.each([
  ['a file', textFile],
  ['a file in a ZIP archive', packed],
])('replaces embedded images in %s with placeholders that still find each image', async (_, open) => {
  const text = `é € <img src="${uri('one')}"> ü <img src='${uri('two')}'> ñ`;
  const embedded = openEmbeddedFiles();
  embedded.withoutPictures(textFile('Another.'));
  const cut = (await bytesOf(embedded.withoutPictures(open(text)).read())).toString();
  expect(cut.replace(marks, '#')).toBe(`é € <img src="#"> ü <img src='#'> ñ`);
  const found = [...cut.matchAll(marks)].map(([mark]) => embedded.find(embeddedAddress(mark) ?? ''));
  expect(found.map((each) => each?.type)).toEqual(['png', 'png']);
  for (const each of found) expect(Math.abs((each?.size ?? 0) - picture('one').length)).toBeLessThan(3);
  for (const [index, name] of ['one', 'two'].entries())
    expect((await bytesOf(found[index]?.read())).toString()).toBe(picture(name).toString());
  const places = [...cut.matchAll(marks)].flatMap(([, place = '']) => readEmbeddedPlace(place) ?? []);
  expect(await Promise.all(places.slice(0, 1).map(embedded.rawText))).toEqual([uri('one')]);
  await embedded.close();
});

test('returns a requested byte range of a file unchanged', async () => {
  const text = `<img src="${uri('one')}">`;
  const file = openEmbeddedFiles().withoutPictures(bytesFile(Buffer.from(text), 11));
  expect((await bytesOf(file.read(0, text.length))).toString()).toBe(text);
  expect((await bytesOf(file.read(3, 9))).toString()).toBe(text.slice(3, 9));
});

const post = (title: string, fields: object) => ({
  uuid: title,
  title,
  slug: title,
  status: 'published',
  published_at: '2020-01-02T03:04:05Z',
  ...fields,
});

test('restores image data that is only quoted as text in a title, excerpt or body', async () => {
  const html = `<p>${uri('one')} and &lt;img src="${uri('two')}"&gt;</p><p><img src="${uri('three')}" alt=""></p>`;
  const { posts } = await readSource(
    textFile(
      JSON.stringify({
        data: { posts: [post('a', { html, title: `On ${uri('one')}`, custom_excerpt: uri('two') })] },
      }),
    ),
  );
  const [found] = posts;
  expect(found?.title).toBe(`On ${uri('one')}`);
  expect(found?.excerpt).toBe(uri('two'));
  expect(found?.html).toContain(`<p>${uri('one')} and &lt;img src="${uri('two')}"&gt;</p>`);
  expect(found?.html).toMatch(/<img src="https:\/\/embedded\.invalid\/png\/[\d-]+" alt="">/);
  expect(found?.changes).toEqual([]);
});

/** Returns the text with placeholders, processed in chunks of `pieceLength` characters. */
function cut(text: string, pieceLength = text.length): string {
  const cutter = createPictureCutter(3);
  let result = '';
  for (let at = 0; at <= text.length; at += pieceLength) {
    const isLast = at + pieceLength > text.length;
    for (const part of cutter.write(text.slice(at, at + pieceLength), isLast))
      result += 'mark' in part ? part.mark : text.slice(part.from, part.to);
    if (isLast) break;
  }
  return result;
}

const data = 'iVBORw0KGgoAAAANSUhEUgAAABQAAAAKCAIAAAA7N+mxAAAA/w==';
const png = `data:image/png;base64,${data}`;
const marked = (before: string, picture: string, type = 'png') =>
  `data:image/${type};embedded,3-${before.length}-${before.length + picture.length}`;

test.each([
  ['in an attribute', '<p>a<img src="', png, '" alt="b"></p>'],
  ['without quotation marks', '<img src=', png, ' alt="b">'],
  ['with parameters', '<img src="', `data:image/png;charset=utf-8;name=a.png;base64,${data}`, '">'],
  ['with line breaks', '<img src="', `data:image/png;base64,${data.replaceAll('A', 'A\r\n')}`, '">'],
  ['with URL-encoded base64', '<img src="', `data:image/png;base64,${encodeURIComponent(data)}`, '">'],
  ['percent-encoded', '<img src="', `data:image/png,%89PNG%0D%0A${'%1A%0Aab~!*()'.repeat(9)}`, '">'],
  ['in XML', 'src=&quot;', `data:image/png;base64,${data}&#10;${data}`, '&quot; alt'],
  ['in JSON', '"<img src=\\"', `data:image/png;base64,${data.replaceAll('/', '\\/')}\\n${data}`, '\\">"'],
  ['in JSON within JSON', 'src=\\\\\\"', `data:image/png;base64,${data}\\\\n${data}`, '\\\\\\"'],
  ['in Markdown', '![a](', png, ' "Title")'],
  ['at the end of the text', 'a ', png, ''],
])('cuts out an embedded image %s, however the text is split into chunks', (_, before, picture, after) => {
  const expected = before + marked(before, picture) + after;
  for (const length of [1, 2, 7, 16, 61, 1000])
    expect([length, cut(before + picture + after, length)]).toEqual([length, expected]);
});

test('cuts out large embedded images and embedded images of other types', () => {
  const large = `data:image/JPEG;base64,${'AbC/'.repeat(50_000)}`;
  expect(cut(`<img src='${large}'>`, 4096)).toBe(`<img src='${marked('<img src="', large, 'jpeg')}'>`);
  expect(cut(`"${png.replace('png', 'svg+xml')}"`)).toBe(`"${marked('"', `xxxx${png}`, 'svg+xml')}"`);
});

const pixel = 'R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7';

test.each([
  `<img src="data:image/gif;base64,${pixel}" data-src="/a.jpg">`,
  "<img src=\"data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 3 2'%3E%3C/svg%3E\">",
  '<img src="data:image/png;base64,AAAA">',
  '<img src="data:,"> data:image/ data:image/png data:image/png;base64 data:text/plain,aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa',
  'My data: image/png is good. d da dat data data:imag',
])('leaves %s unchanged', (text) => {
  for (const length of [1, 5, 1000]) expect(cut(text, length)).toBe(text);
});

test('doesn’t cut out the words after an unquoted embedded image', () => {
  expect(cut(`See ${png} and then some more words`)).toBe(
    `See ${marked('See ', png)} and then some more words`,
  );
});

async function decode(text: string, pieceLength = 5): Promise<Buffer> {
  async function* pieces() {
    const bytes = Buffer.from(text, 'latin1');
    for (let at = 0; at < bytes.length; at += pieceLength) yield bytes.subarray(at, at + pieceLength);
  }
  const parts: Uint8Array[] = [];
  for await (const part of decodePicture(pieces())) parts.push(part);
  return Buffer.concat(parts);
}

const bytes = Buffer.from(Array.from({ length: 256 }, (_, byte) => (byte * 7) % 256));
const base64 = bytes.toString('base64');
const head = 'data:image/png;base64,';

test.each([
  ['base64', head + base64],
  ['base64 without padding', head + base64.replace(/=+$/, '')],
  ['URL-safe base64', head + bytes.toString('base64url')],
  ['base64 with line breaks', head + base64.replace(/.{76}/g, '$&\r\n')],
  ['URL-encoded base64', head + encodeURIComponent(base64.replace(/.{64}/g, '$&\n'))],
  ['base64 in JSON', head + base64.replaceAll('/', '\\/').replace(/.{64}/g, '$&\\r\\n')],
  ['base64 in JSON within JSON', head + base64.replaceAll('/', '\\\\\\/').replace(/.{64}/g, '$&\\\\n')],
  ['base64 in XML', head + base64.replace(/.{64}/g, '$&&#10;')],
  ['percent-encoded bytes', `data:image/png,${bytes.toString('hex').replace(/../g, '%$&')}`],
])('decodes %s, however the data is split into chunks', async (_, text) => {
  for (const length of [1, 2, 3, 7, 64, 5000]) expect((await decode(text, length)).equals(bytes)).toBe(true);
});

test('decodes image data of 0 to 5 bytes completely', async () => {
  for (const length of [0, 1, 2, 3, 4, 5])
    expect((await decode(head + bytes.subarray(0, length).toString('base64'))).length).toBe(length);
});

test.each([
  ['contains an invalid character', `${head}AAAA!AAA`],
  ['continues after its padding', `${head}AA==AAAA`],
  ['is truncated', `${head}AAAAA`],
  ['has no data URL header', 'A picture, of a kind'.repeat(30).replaceAll(',', '')],
  ['is empty', ''],
])('rejects image data that %s', async (_, text) => {
  await expect(decode(text)).rejects.toThrow();
});

const cutTextData = 'iVBORw0KGgoAAAANSUhEUgAAABQAAAAKCAIAAAA7N+mxAAAA/w==';
const cutTextPicture = `data:image/png;base64,${cutTextData}`;
const other = cutTextPicture.replace('AAAA/w', 'AAAB/w');

test('replaces identical embedded images with the same placeholder', () => {
  const { text, marks } = cutText(
    `é<img src="${cutTextPicture}"><img src="${other}"><img src="${cutTextPicture}">`,
    4,
  );
  expect([...marks.values()].slice(0, 2)).toEqual([cutTextPicture, other]);
  const [first = '', second = ''] = marks.keys();
  expect(text).toBe(`é<img src="${first}"><img src="${second}"><img src="${first}">`);
  expect(first).toBe(`data:image/png;embedded,4-11-${11 + cutTextPicture.length}`);
  expect(markOf(` ${cutTextPicture}`, marks)).toBe(first);
  expect(markOf('data:,', marks)).toBeUndefined();
});

test('finds an embedded image of 200,000 bytes by its key and decodes it', async () => {
  const bytes = Buffer.alloc(200_000, 'abc');
  const find = findInTexts({ a: `data:image/JPEG;base64,${bytes.toString('base64')}` });
  expect(find('b')).toBeUndefined();
  expect(find('toString')).toBeUndefined();
  const found = find('a');
  expect(found).toMatchObject({ type: 'jpeg', size: 200_001 });
  const parts: Uint8Array[] = [];
  for await (const part of found?.read() ?? []) parts.push(part);
  expect(Buffer.concat(parts).equals(bytes)).toBe(true);
});

test.each([
  [cutTextPicture, true],
  [` ${cutTextPicture}\n`, true],
  [`${cutTextPicture}"x`, false],
  [cutTextPicture.replace('png', 'svg+xml'), false],
  ['data:image/gif;base64,R0', false],
  ['data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', false],
  ['https://old.example.com/a.png', false],
  ['', false],
])('%j is an embedded image: %s', (source, expected) => {
  expect(isEmbedded(source)).toBe(expected);
});
