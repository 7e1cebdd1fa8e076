import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { projectFiles } from './project-files.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const specification = 'docs/specification.md';
const ourselves = 'test/specification.test.ts';

/** The numbers of the specification's headings, such as `8.1`. */
const numbers = [
  ...readFileSync(join(root, specification), 'utf8').matchAll(/^#{2,3} (\d+(?:\.\d+)?)\.? /gm),
].map(([, number = '']) => number);

/** Mentions of the specification that lead to no heading of it. Links of documents to the whole of it are not looked at. */
function astray(text: string): string[] {
  const bare = text.replaceAll(/\[[^\]]*\]\([^)]*\)/g, '').replaceAll(/https?:\S+/g, '');
  return [...bare.matchAll(/(?:docs\/)?\bspecification(?:\.md)?\b(?=(.{0,12}))/gis)]
    .filter(([mention, after = '']) => {
      const [, number = ''] = /^`? (\d+(?:\.\d+)?)(?![\d.]*\d)/.exec(after) ?? [];
      return !mention.startsWith(specification) || !numbers.includes(number);
    })
    .map(([mention]) => mention);
}

test('the specification has its nine parts, each heading numbered after the one before', () => {
  expect(numbers.filter((number) => !number.includes('.'))).toEqual([
    '1',
    '2',
    '3',
    '4',
    '5',
    '6',
    '7',
    '8',
    '9',
  ]);
  const wrong = numbers.filter((number, place) => {
    const [part, section] = number.split('.').map(Number);
    const before = numbers[place - 1];
    return section !== undefined && before !== (section === 1 ? `${part}` : `${part}.${section - 1}`);
  });
  expect(wrong).toEqual([]);
});

test.each([
  'Twenty rows (specification, section 9).',
  'What the specification says.',
  'See docs/specification.md.',
  'See docs/specification.md 8.9.',
  'See docs/specification.md 10.1.',
])('would be told of “%s”', (text) => {
  expect(astray(text)).toHaveLength(1);
});

test.each([
  'See docs/specification.md 5.10.',
  'See `docs/specification.md` 8.1, and docs/specification.md 1',
])('takes “%s”', (text) => {
  expect(astray(text)).toEqual([]);
});

test('every reference to the specification names a heading of it', () => {
  const found = projectFiles(root)
    .filter((path) => /\.(tsx?|mjs|css|md)$/.test(path) && path !== specification && path !== ourselves)
    .flatMap((path) =>
      astray(readFileSync(join(root, path), 'utf8')).map((mention) => `${path}: ${mention}`),
    );
  expect(found).toEqual([]);
});
