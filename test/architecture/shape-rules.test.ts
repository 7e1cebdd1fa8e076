import { describe, expect, test } from 'vitest';
import { importCycles } from './cycle-rule.ts';
import { tooDeep, vagueNames } from './name-rules.ts';
import { longOnTheWhole, tooFewTests, tooLong } from './size-rules.ts';
import { sourceFile } from './source-file.ts';

const empty = (path: string) => sourceFile(path, 'export const a = 1;');
const long = (path: string, lines: number) => sourceFile(path, 'f();\n'.repeat(lines));

describe('importCycles', () => {
  const chain = (...links: [string, string][]) =>
    links.map(([from, to]) => sourceFile(`core/${from}.ts`, `import type { T } from './${to}.ts';`));

  test('shows the files that form a cycle, once', () => {
    const cycles = importCycles(chain(['a', 'b'], ['b', 'c'], ['c', 'a']));
    expect(cycles).toEqual([
      expect.stringMatching(/^core\/a\.ts → core\/b\.ts → core\/c\.ts → core\/a\.ts: /),
    ]);
  });

  test('finds a cycle that only a later file closes, and one file that imports itself', () => {
    expect(importCycles(chain(['x', 'a'], ['a', 'b'], ['b', 'a']))).toHaveLength(1);
    expect(importCycles(chain(['a', 'a']))).toHaveLength(1);
  });

  test('does not mind two ways to the same file', () => {
    const both = sourceFile('core/a.ts', "import './b.ts'; import './c.ts';");
    expect(importCycles([both, ...chain(['b', 'd'], ['c', 'd']), empty('core/d.ts')])).toEqual([]);
  });
});

describe('vagueNames', () => {
  test.each([
    'core/index.ts',
    'app/ui/index.tsx',
    'core/utils.ts',
    'core/helpers/a.ts',
    'api/common/a.ts',
    'core/post-utils.ts',
  ])('finds %s', (path) => {
    expect(vagueNames([empty(path)])).toHaveLength(1);
  });

  test('finds a file that only passes others on', () => {
    expect(vagueNames([sourceFile('core/posts.ts', "export * from './a.ts';")])).toHaveLength(1);
    expect(
      vagueNames([sourceFile('core/posts.ts', "export { a } from './a.ts';\nexport const b = 1;")]),
    ).toEqual([]);
  });

  test('does not mind a name that says something', () => {
    expect(vagueNames([empty('core/posts/create-post.ts'), empty('app/routes.ts')])).toEqual([]);
  });
});

test('tooDeep finds a file four folders below a top folder', () => {
  expect(tooDeep([empty('core/a/b/c/d.ts')])).toEqual([]);
  expect(tooDeep([empty('core/a/b/c/d/e.ts')])).toHaveLength(1);
});

describe('the size rules', () => {
  test('tooLong finds a source of 301 lines and a test of 401, but lets sentences and migrations be', () => {
    expect(tooLong([long('core/a.ts', 300), long('core/a.test.ts', 400)])).toEqual([]);
    expect(tooLong([long('core/a.ts', 301), long('core/a.test.ts', 401)])).toHaveLength(2);
    expect(tooLong([long('messages/en/home.ts', 900), long('db/migrations/a.ts', 900)])).toEqual([]);
  });

  test('longOnTheWhole judges the median and the longest tenth', () => {
    const many = (count: number, lines: number) =>
      Array.from({ length: count }, (_, n) => long(`core/${n}.ts`, lines));
    expect(longOnTheWhole([...many(10, 70), ...many(1, 300)])).toEqual([]);
    expect(longOnTheWhole(many(10, 71))).toEqual([expect.stringContaining('median')]);
    expect(longOnTheWhole([...many(8, 10), ...many(2, 201)])).toEqual([expect.stringContaining('in ten')]);
  });

  test('tooFewTests asks for 0.8 lines of tests per line', () => {
    expect(tooFewTests([long('core/a.ts', 100), long('core/a.test.ts', 80)])).toEqual([]);
    expect(tooFewTests([long('core/a.ts', 100), long('core/a.test.ts', 79)])).toHaveLength(1);
    expect(tooFewTests([long('api/a.ts', 10)])).toEqual([expect.stringMatching(/^api\//)]);
  });
});
