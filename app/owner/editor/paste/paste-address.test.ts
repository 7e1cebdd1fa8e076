import { Schema } from '@tiptap/pm/model';
import { EditorState, TextSelection } from '@tiptap/pm/state';
import { describe, expect, test } from 'vitest';
import { pasteAddress, pastedAddress } from './paste-address.ts';

const schema = new Schema({
  nodes: {
    doc: { content: '(paragraph | frame)+' },
    paragraph: { content: 'text*', marks: '_' },
    frame: { content: 'paragraph+' },
    text: {},
  },
  marks: { bold: {}, link: { attrs: { href: {} }, inclusive: false } },
});
const paragraph = (text: string) => schema.node('paragraph', null, text ? [schema.text(text)] : []);
const address = 'https://example.com/page';

/** What the text is after a paste over its characters from..to. */
function pasted(text: string, from: number, to: number, paste: string) {
  const doc = schema.node('doc', null, [paragraph(text)]);
  const selection = TextSelection.create(doc, from + 1, to + 1);
  const tr = pasteAddress(EditorState.create({ doc, selection }), paste);
  return tr?.doc.firstChild?.toString();
}

describe('an address is one', () => {
  test.each([address, 'http://example.com', 'HTTPS://EXAMPLE.COM/', 'mailto:a@example.com', ` ${address}\n`])(
    'in “%s”',
    (text) => expect(pastedAddress(text)).toBeDefined(),
  );
  test.each([
    ...['example.com', `see ${address}`, 'javascript:alert(1)', 'ftp://example.com', 'data:text/html,x'],
    ...['tel:+34123', 'file:///etc/passwd', 'https://', 'mailto:', ''],
  ])('but not in “%s”', (text) => expect(pastedAddress(text)).toBeUndefined());
});

test('words that are selected become the link', () => {
  expect(pasted('some words here', 5, 10, address)).toBe('paragraph("some ", link("words"), " here")');
});

test('with nothing selected the address stands there as a link', () => {
  expect(pasted('see ', 4, 4, ` ${address} `)).toBe(`paragraph("see ", link("${address}"))`);
});

test('an address that is selected is replaced, and not linked to another', () => {
  expect(pasted('see http://old.example', 4, 22, address)).toBe(`paragraph("see ", link("${address}"))`);
});

test('any other text is pasted as ever, and lines of code keep their words', () => {
  expect(pasted('some words', 5, 10, 'other words')).toBeUndefined();
  const doc = schema.node('doc', null, [schema.node('frame', null, [paragraph('code')])]);
  const state = EditorState.create({ doc, selection: TextSelection.create(doc, 2, 6) });
  expect(pasteAddress(state, address)).toBeUndefined();
});
