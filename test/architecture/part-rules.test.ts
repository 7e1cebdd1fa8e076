import { describe, expect, test } from 'vitest';
import { brokenAppAreas, brokenCoreParts } from './part-rules.ts';
import { sourceFile } from './source-file.ts';

const importing = (path: string, specifier: string) => [
  sourceFile(path, `import { a } from '${specifier}';`),
];

describe('brokenCoreParts', () => {
  test.each([
    ['core/posts/a.ts', '../import/a.ts'],
    ['core/posts/a.ts', '../content/a.ts'],
    ['core/net/a.ts', '../settings/a.ts'],
    ['core/media/a.ts', '../posts/a.ts'],
    ['core/auth/a.ts', '../settings/a.ts'],
    ['core/posts/a.ts', '../auth/a.ts'],
    ['core/posts/a.ts', '../create-core.ts'],
    ['core/import/scrape/a.ts', '../../auth/a.ts'],
    ['core/novelty/a.ts', '../posts/a.ts'],
  ])('%s may not import %s', (path, specifier) => {
    expect(brokenCoreParts(importing(path, specifier))).toHaveLength(1);
  });

  test.each([
    ['core/media/a.ts', '../net/a.ts'],
    ['core/posts/a.ts', '../media/a.ts'],
    ['core/import/scrape/a.ts', '../../posts/a.ts'],
    ['core/import/scrape/a.ts', './b.ts'],
    ['core/auth/a.ts', '../site-version/a.ts'],
    ['core/create-core.ts', './posts/a.ts'],
    ['core/auth/a.test.ts', '../posts/a.ts'],
  ])('%s may import %s', (path, specifier) => {
    expect(brokenCoreParts(importing(path, specifier))).toEqual([]);
  });

  test('no part knows the core that is made of the parts, not even by its types', () => {
    const file = sourceFile('core/posts/a.ts', "import type { Core } from '../core.ts';");
    expect(brokenCoreParts([file])).toHaveLength(1);
  });
});

describe('brokenAppAreas', () => {
  test.each([
    ['app/site/blog/a.tsx', '../../owner/a.tsx'],
    ['app/owner/compose/a.tsx', '../../site/a.tsx'],
    ['app/ui/a.tsx', '../site/a.tsx'],
    ['app/ui/a.tsx', '../../copy/en/a.ts'],
  ])('%s may not import %s', (path, specifier) => {
    expect(brokenAppAreas(importing(path, specifier))).toHaveLength(1);
  });

  test.each([
    ['app/site/blog/a.tsx', '../../ui/a.tsx'],
    ['app/owner/compose/a.tsx', '../a.tsx'],
    ['app/ui/a.tsx', './b.tsx'],
  ])('%s may import %s', (path, specifier) => {
    expect(brokenAppAreas(importing(path, specifier))).toEqual([]);
  });
});
