import { expect, test } from 'vitest';
import { decodeReferences } from './decode-references.ts';
import { tagAttributes } from './tag-attributes.ts';

const read = (tag: string) => tagAttributes(tag).attrs.map(({ name, value }) => `${name}=${value}`);

test.each([
  ['<a href="x">', ['href=x']],
  ["<A HREF='x y' data-a=1 b>", ['href=x y', 'data-a=1', 'b=']],
  ['<img src = "a.jpg"alt="b"/>', ['src=a.jpg', 'alt=b']],
  ['<a href="?a=1&amp;b=2&copy;">', ['href=?a=1&b=2©']],
  ['<br/>', []],
  ['<p title="a > b">', ['title=a > b']],
])('%s', (tag, attributes) => {
  expect(read(tag)).toEqual(attributes);
});

test.each([
  ['a &amp; b &lt;c&gt;', 'a & b <c>'],
  ['&eacute;&#233;&#xE9;', 'ééé'],
  ['&#8217;&#146;', '’’'],
  ['AT&T &unknown; &', 'AT&T &unknown; &'],
  ['&nbsp;&copy 1', '\u00a0© 1'],
  ['&amp;amp;', '&amp;'],
])('%j reads %j', (written, text) => {
  expect(decodeReferences(written)).toBe(text);
});
