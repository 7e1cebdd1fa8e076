import { describe, expect, test } from 'vitest';
import { brokenAppAreas, brokenCoreParts, brokenOwnerFloors, repeatedOwnerNames } from './part-rules.ts';
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
    ['app/ui/a.tsx', '../../messages/en/a.ts'],
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

describe('brokenOwnerFloors', () => {
  test.each([
    ['app/owner/compose/a.tsx', '../settings/a.tsx'],
    ['app/owner/shell/a.tsx', '../compose/a.tsx'],
    ['app/owner/editor/a.tsx', '../shell/a.tsx'],
    ['app/owner/pictures/a.tsx', '../auth/a.ts'],
    ['app/owner/forms/a.tsx', '../pictures/a.tsx'],
    ['app/owner/context/a.ts', '../forms/a.module.css'],
    ['app/owner/novelty/a.ts', './b.ts'],
    ['app/owner/a.ts', './context/b.ts'],
  ])('%s may not import %s', (path, specifier) => {
    expect(brokenOwnerFloors(importing(path, specifier))).toHaveLength(1);
  });

  test.each([
    ['app/owner/compose/posts/a.tsx', '../a.tsx'],
    ['app/owner/compose/posts/a.tsx', '../../editor/a.tsx'],
    ['app/owner/onboarding/a.tsx', '../settings-parts/a.tsx'],
    ['app/owner/auth/a.tsx', '../context/a.ts'],
    ['app/owner/forms/a.test.ts', '../compose/a.ts'],
  ])('%s may import %s', (path, specifier) => {
    expect(brokenOwnerFloors(importing(path, specifier))).toEqual([]);
  });
});

test('repeatedOwnerNames finds a name in two folders, not a component with its styles and tests', () => {
  const named = (...paths: string[]) => repeatedOwnerNames(paths.map((path) => sourceFile(path, '')));
  expect(named('app/owner/compose/a.tsx', 'app/owner/settings/a.ts')).toHaveLength(1);
  expect(
    named('app/owner/compose/a.tsx', 'app/owner/compose/a.module.css', 'app/owner/compose/a.test.ts'),
  ).toEqual([]);
  expect(named('app/owner/compose/a.tsx', 'app/site/a.tsx')).toEqual([]);
});
