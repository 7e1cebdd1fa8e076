import { expect, test } from 'vitest';
import { readFrontMatter } from './markdown-post.ts';

test.each<[string, string, object, string]>([
  ['YAML', '---\ntitle: A\ntags:\n  - b\n---\n\nText\n', { title: 'A', tags: ['b'] }, '\nText\n'],
  ['YAML that ends with dots', '---\ntitle: A\n...\nText', { title: 'A' }, 'Text'],
  ['TOML', '+++\ntitle = "A"\n[extra]\nb = 1\n+++\nText', { title: 'A', extra: { b: 1 } }, 'Text'],
  ['empty front matter', '---\n---\nText', {}, 'Text'],
  ['front matter after blank lines', '\n\n---\ntitle: A\n---\nText', { title: 'A' }, 'Text'],
  ['a duplicate key', '---\na: 1\na: 2\n---\nText', { a: 2 }, 'Text'],
  ['a date, kept as a string', '---\ndate: 2020-01-02\n---\nText', { date: '2020-01-02' }, 'Text'],
  ['JSON', '{"title": "A {b} \\"", "c": {"d": 1}}\n\nText', { title: 'A {b} "', c: { d: 1 } }, '\n\nText'],
  ['JSON between semicolons', ';;;\n"title": "A"\n;;;\nText', { title: 'A' }, 'Text'],
  ['Eleventy’s JSON', '---json\n{"title": "A"}\n---\nText', { title: 'A' }, 'Text'],
  ['Pelican’s metadata', 'Title: A: b\nStatus: draft\n\nText', { title: 'A: b', status: 'draft' }, 'Text'],
  [
    'Hexo’s YAML without an opening line',
    'title: A\ndate: 2020-01-02\n---\nText',
    { title: 'A', date: '2020-01-02' },
    'Text',
  ],
])('separates front matter from text: %s', (_, text, values, body) => {
  expect(readFrontMatter(text)).toEqual({ values, body });
});

test.each([
  ['no front matter', 'Text\n---\nmore'],
  ['words between horizontal rules', '---\nWords.\n---\nText'],
  ['a single “Author:” line', 'Author: Ann\n\nText'],
])('finds no front matter in a text with %s', (_, text) => {
  expect(readFrontMatter(text)).toEqual({ values: {}, body: text });
});

test.each<[string, string, object, string]>([
  ['a colon', 'title: A: b', { title: 'A: b' }, 'Text'],
  ['words after a quoted value', 'title: "A" b', { title: '"A" b' }, 'Text'],
  ['a reserved YAML character', 'title: @a', { title: '@a' }, 'Text'],
])('reads a title with %s despite the invalid YAML', (_, line, values, body) => {
  const found = readFrontMatter(`---\nc: d\n${line}\n---\nText`);
  expect(found).toEqual({ values: { ...values, c: 'd' }, body, broken: line });
});

const code = (head: string) => `\`\`\`\`\n${head}\n\`\`\`\`\n\nText`;

test.each<[string, string, object, string]>([
  ['invalid YAML', '---\ntitle: [a\n---\nText', { title: '[a' }, code('title: [a')],
  ['unclosed front matter', '---\ntitle: A\nText', { title: 'A' }, 'Text'],
  ['JavaScript front matter', '---js\nconst draft = true;\n---\nText', {}, code('const draft = true;')],
  ['an undefined YAML alias', '---\na: *nobody\n---\nText', {}, code('a: *nobody')],
])('reports %s and keeps all of its content', (_, text, values, body) => {
  expect(readFrontMatter(text)).toEqual({ values, body, broken: expect.stringMatching(/./) });
});

test('leaves front matter of more than 100,000 characters in the text', () => {
  const text = `---\na: ${'x'.repeat(100_001)}\n---\nText`;
  expect(readFrontMatter(text)).toMatchObject({ body: text, broken: expect.stringMatching(/^a: x/) });
});
