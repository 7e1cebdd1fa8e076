import { expect, test } from 'vitest';
import { catalogs } from '../../messages/catalogs.ts';
import { changeLine, problemLine } from './import-lists.tsx';

const words = catalogs.en.importReport;

test('shows the affected element and count of an import change', () => {
  const change = { code: 'element_simplified', what: 'h1', count: 1 } as const;
  expect(changeLine(change, words)).toBe('Element simplified: h1.');
  expect(changeLine({ ...change, count: 3 }, words)).toBe('Element simplified: h1 (3 times).');
});

test('shows the line and affected post of an import problem', () => {
  const problem = { code: 'truncated', line: 90, title: null } as const;
  expect(problemLine(problem, words)).toBe('The file ends unexpectedly at line 90.');
  expect(problemLine({ ...problem, title: 'Hurt' }, words)).toBe(
    'The file ends unexpectedly at line 90, in “Hurt”.',
  );
  expect(problemLine({ code: 'more_problems', count: 4 }, words)).toBe('And 4 more.');
});
