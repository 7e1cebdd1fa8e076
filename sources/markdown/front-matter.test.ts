import { expect, test } from 'vitest';
import { readFrontMatter } from './front-matter.ts';

test.each<[string, string, object, string]>([
  ['YAML', '---\ntitle: A\ntags:\n  - b\n---\n\nText\n', { title: 'A', tags: ['b'] }, '\nText\n'],
  ['YAML that ends in dots', '---\ntitle: A\n...\nText', { title: 'A' }, 'Text'],
  ['TOML', '+++\ntitle = "A"\n[extra]\nb = 1\n+++\nText', { title: 'A', extra: { b: 1 } }, 'Text'],
  ['an empty head', '---\n---\nText', {}, 'Text'],
  ['blank lines before it', '\n\n---\ntitle: A\n---\nText', { title: 'A' }, 'Text'],
  ['a key that is there twice', '---\na: 1\na: 2\n---\nText', { a: 2 }, 'Text'],
  ['dates, which stay texts', '---\ndate: 2020-01-02\n---\nText', { date: '2020-01-02' }, 'Text'],
])('%s is parted from the text', (_, text, values, body) => {
  expect(readFrontMatter(text)).toEqual({ values, body, isBroken: false });
});

test.each([
  ['no head', 'Text\n---\nmore'],
  ['a line across', 'Text'],
  ['a head without an end', '---\ntitle: A\nText'],
])('a text with %s is all text', (_, text) => {
  expect(readFrontMatter(text)).toEqual({ values: {}, body: text, isBroken: false });
});

test.each([
  ['YAML that is none', '---\ntitle: [a\n---\nText'],
  ['TOML that is none', '+++\ntitle = \n+++\nText'],
  ['a list', '---\n*nobody\n---\nText'],
  ['a head of more than anyone writes', `---\na: ${'x'.repeat(100_001)}\n---\nText`],
])('%s stays in the text', (_, text) => {
  expect(readFrontMatter(text)).toEqual({ values: {}, body: text, isBroken: true });
});
