import { expect, test } from 'vitest';
import { readFrontMatter } from './markdown-post.ts';

test.each<[string, string, object, string]>([
  ['YAML', '---\ntitle: A\ntags:\n  - b\n---\n\nText\n', { title: 'A', tags: ['b'] }, '\nText\n'],
  ['YAML that ends in dots', '---\ntitle: A\n...\nText', { title: 'A' }, 'Text'],
  ['TOML', '+++\ntitle = "A"\n[extra]\nb = 1\n+++\nText', { title: 'A', extra: { b: 1 } }, 'Text'],
  ['an empty head', '---\n---\nText', {}, 'Text'],
  ['blank lines before it', '\n\n---\ntitle: A\n---\nText', { title: 'A' }, 'Text'],
  ['a key that is there twice', '---\na: 1\na: 2\n---\nText', { a: 2 }, 'Text'],
  ['dates, which stay texts', '---\ndate: 2020-01-02\n---\nText', { date: '2020-01-02' }, 'Text'],
  ['JSON', '{"title": "A {b} \\"", "c": {"d": 1}}\n\nText', { title: 'A {b} "', c: { d: 1 } }, '\n\nText'],
  ['JSON between marks', ';;;\n"title": "A"\n;;;\nText', { title: 'A' }, 'Text'],
  ['JSON of Eleventy', '---json\n{"title": "A"}\n---\nText', { title: 'A' }, 'Text'],
  ['Pelican’s', 'Title: A: b\nStatus: draft\n\nText', { title: 'A: b', status: 'draft' }, 'Text'],
  ['Hexo’s', 'title: A\ndate: 2020-01-02\n---\nText', { title: 'A', date: '2020-01-02' }, 'Text'],
])('%s is parted from the text', (_, text, values, body) => {
  expect(readFrontMatter(text)).toEqual({ values, body });
});

test.each([
  ['no head', 'Text\n---\nmore'],
  ['words between rules', '---\nWords.\n---\nText'],
  ['a letter’s beginning', 'Author: Ann\n\nText'],
])('a text with %s is all text', (_, text) => {
  expect(readFrontMatter(text)).toEqual({ values: {}, body: text });
});

test.each<[string, string, object, string]>([
  ['a colon', 'title: A: b', { title: 'A: b' }, 'Text'],
  ['words behind a quotation', 'title: "A" b', { title: '"A" b' }, 'Text'],
  ['a sign of YAML', 'title: @a', { title: '@a' }, 'Text'],
])('%s in a title is the only thing in the way', (_, line, values, body) => {
  const found = readFrontMatter(`---\nc: d\n${line}\n---\nText`);
  expect(found).toEqual({ values: { ...values, c: 'd' }, body, broken: line });
});

const code = (head: string) => `\`\`\`\`\n${head}\n\`\`\`\`\n\nText`;

test.each<[string, string, object, string]>([
  ['YAML that is none', '---\ntitle: [a\n---\nText', { title: '[a' }, code('title: [a')],
  ['a head without an end', '---\ntitle: A\nText', { title: 'A' }, 'Text'],
  ['a program', '---js\nconst draft = true;\n---\nText', {}, code('const draft = true;')],
  ['an alias of nothing', '---\na: *nobody\n---\nText', {}, code('a: *nobody')],
])('%s leaves nothing out, and is told', (_, text, values, body) => {
  expect(readFrontMatter(text)).toEqual({ values, body, broken: expect.stringMatching(/./) });
});

test('a head of more than anyone writes stays in the text', () => {
  const text = `---\na: ${'x'.repeat(100_001)}\n---\nText`;
  expect(readFrontMatter(text)).toMatchObject({ body: text, broken: expect.stringMatching(/^a: x/) });
});
