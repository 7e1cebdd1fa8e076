import { expect, test } from 'vitest';
import { catalogs } from '../../messages/catalogs.ts';
import { changeLine, problemLine } from './import-lists.tsx';

const words = catalogs.en.importReport;

test('a change names its thing and its count', () => {
  const change = { code: 'element_simplified', what: 'h1', count: 1 } as const;
  expect(changeLine(change, words)).toBe('Element simplified: h1.');
  expect(changeLine({ ...change, count: 3 }, words)).toBe('Element simplified: h1 (3 times).');
});

test('a problem names its place and the affected post', () => {
  const problem = { code: 'truncated', line: 90, title: null } as const;
  expect(problemLine(problem, words)).toBe('The file ends unexpectedly at line 90.');
  expect(problemLine({ ...problem, title: 'Hurt' }, words)).toBe(
    'The file ends unexpectedly at line 90, in “Hurt”.',
  );
  expect(problemLine({ code: 'more_problems', count: 4 }, words)).toBe('And 4 more.');
});
