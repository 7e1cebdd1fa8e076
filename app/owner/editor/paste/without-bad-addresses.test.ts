import { Fragment, Schema, Slice } from '@tiptap/pm/model';
import { expect, test } from 'vitest';
import { withoutBadAddresses } from './without-bad-addresses.ts';

const picture = { src: { default: null } };
const schema = new Schema({
  nodes: {
    doc: { content: 'block+' },
    paragraph: { group: 'block', content: 'inline*', marks: '_' },
    figure: { group: 'block', content: 'caption', attrs: { ...picture, href: { default: null } } },
    caption: { content: 'inline*', marks: '_' },
    picture: { group: 'inline', inline: true, attrs: picture },
    text: { group: 'inline' },
  },
  marks: { link: { attrs: { href: { default: null } } }, bold: {} },
});
const pasted = (json: object) =>
  withoutBadAddresses(new Slice(Fragment.from(schema.nodeFromJSON(json)), 1, 1)).content.toJSON();
const link = (href: string) => ({ type: 'link', attrs: { href } });
const bold = { type: 'bold' };
const paragraph = (...marks: object[]) => ({
  type: 'paragraph',
  content: [{ type: 'text', ...(marks.length > 0 && { marks }), text: 'a' }],
});
const caption = { type: 'caption', content: [{ type: 'text', text: 'a' }] };

test('a slice without bad addresses is left alone', () => {
  const slice = new Slice(Fragment.from(schema.nodeFromJSON(paragraph(link('https://a.test/')))), 1, 1);
  expect(withoutBadAddresses(slice)).toBe(slice);
});

test.each(['javascript:x()', '\u0001javascript:x()', 'java\tscript:x()', 'data:text/html,x'])(
  '%j leaves the words of a link and its other marks',
  (bad) => {
    expect(pasted(paragraph(link(bad), bold))).toEqual([paragraph(bold)]);
    expect(pasted({ type: 'figure', attrs: { src: '/a.png', href: bad }, content: [caption] })).toEqual([
      { type: 'figure', attrs: { src: '/a.png', href: null }, content: [caption] },
    ]);
    expect(pasted({ type: 'figure', attrs: { src: bad, href: null }, content: [caption] })).toEqual([
      paragraph(),
    ]);
    expect(
      pasted({
        type: 'paragraph',
        content: [
          { type: 'picture', attrs: { src: bad } },
          { type: 'text', text: 'a' },
        ],
      }),
    ).toEqual([paragraph()]);
  },
);

test('an address with signs that browsers skip is kept without them', () => {
  expect(pasted(paragraph(link('\u0001https://a.test/')))).toEqual([paragraph(link('https://a.test/'))]);
});
