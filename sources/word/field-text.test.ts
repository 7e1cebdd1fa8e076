import { expect, test } from 'vitest';
import { fieldAddress, formFieldText } from './field-text.ts';
import type { XmlNode } from './xml-node.ts';

test.each([
  [' HYPERLINK "https://one.example/a" ', 'https://one.example/a'],
  [' hyperlink https://one.example/a \\o "tip"', 'https://one.example/a'],
  [' HYPERLINK "https://one.example/a" \\l "part" \\o "tip" ', 'https://one.example/a#part'],
  [' HYPERLINK "https://one.example/a#b" \\l "part"', 'https://one.example/a#b'],
  ['HYPERLINK "mailto:a@one.example"', 'mailto:a@one.example'],
  [' HYPERLINK \\l "bookmark" ', ''],
  [' HYPERLINK \\h \\l "bookmark"', ''],
  [' PAGEREF _Toc1 \\h ', ''],
  ['', ''],
])('%s leads to “%s”', (instruction, address) => {
  expect(fieldAddress(instruction)).toBe(address);
});

const element = (name: string, val = '', children: XmlNode[] = []): XmlNode => ({
  name,
  attributes: { val },
  children,
  text: '',
});
const form = (...children: XmlNode[]) =>
  formFieldText(element('w:fldChar', '', [element('w:ffData', '', children)]));
const entries = ['One', 'Two'].map((each) => element('w:listEntry', each));

test('boxes of forms are ticked or not', () => {
  expect(form(element('w:checkBox', '', [element('w:checked', '1')]))).toBe('☒');
  expect(form(element('w:checkBox', '', [element('w:default', '1')]))).toBe('☒');
  expect(form(element('w:checkBox', '', [element('w:default', '1'), element('w:checked', '0')]))).toBe('☐');
  expect(form(element('w:checkBox'))).toBe('☐');
});

test('lists of forms show what is chosen', () => {
  expect(form(element('w:ddList', '', [element('w:result', '1'), ...entries]))).toBe('Two');
  expect(form(element('w:ddList', '', entries))).toBe('One');
  expect(form(element('w:ddList', '', [element('w:result', '9'), ...entries]))).toBe('');
  expect(form()).toBe('');
});
