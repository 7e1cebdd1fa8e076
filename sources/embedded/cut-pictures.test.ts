import { expect, test } from 'vitest';
import { createPictureCutter } from './cut-pictures.ts';

/** The text with its marks, however it comes in pieces. */
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
  ['without quotes', '<img src=', png, ' alt="b">'],
  ['with parameters', '<img src="', `data:image/png;charset=utf-8;name=a.png;base64,${data}`, '">'],
  ['with line ends', '<img src="', `data:image/png;base64,${data.replaceAll('A', 'A\r\n')}`, '">'],
  ['in an address', '<img src="', `data:image/png;base64,${encodeURIComponent(data)}`, '">'],
  ['percent-encoded', '<img src="', `data:image/png,%89PNG%0D%0A${'%1A%0Aab~!*()'.repeat(9)}`, '">'],
  ['in XML', 'src=&quot;', `data:image/png;base64,${data}&#10;${data}`, '&quot; alt'],
  ['in JSON', '"<img src=\\"', `data:image/png;base64,${data.replaceAll('/', '\\/')}\\n${data}`, '\\">"'],
  ['in JSON within JSON', 'src=\\\\\\"', `data:image/png;base64,${data}\\\\n${data}`, '\\\\\\"'],
  ['in Markdown', '![a](', png, ' "Title")'],
  ['at the end', 'a ', png, ''],
])('a picture %s is cut out, wherever the text is parted', (_, before, picture, after) => {
  const expected = before + marked(before, picture) + after;
  for (const length of [1, 2, 7, 16, 61, 1000])
    expect([length, cut(before + picture + after, length)]).toEqual([length, expected]);
});

test('a picture of any length and kind is cut out', () => {
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
])('%s stays as it is', (text) => {
  for (const length of [1, 5, 1000]) expect(cut(text, length)).toBe(text);
});

test('words after a picture that stands in no quotes are not a part of it', () => {
  expect(cut(`See ${png} and then some more words`)).toBe(
    `See ${marked('See ', png)} and then some more words`,
  );
});
