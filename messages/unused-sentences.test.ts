import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { type NamedInCode, namedInCode } from '../test/named-in-code.ts';
import { projectFiles } from '../test/project-files.ts';
import { catalogs } from './catalogs.ts';

const root = join(import.meta.dirname, '..');
const speaking = /^(app|cli|core|api|server|shared)\/.+(?<!\.test)\.tsx?$/;

/**
 * The keys of sentences that no code can show. A sentence is shown where its key is named in a file that names one of
 * the keys around it too; where one of these is handed on or asked by a computed key, its own may be named anywhere;
 * and where one of these is gone through whole, it need not be named.
 */
function unused(messages: object, code: NamedInCode, around: string[] = []): string[] {
  if (Array.isArray(messages) || around.some((key) => code.listed.has(key))) return [];
  return Object.entries(messages).flatMap(([key, value]: [string, unknown]) => {
    const isAnywhere = around.length === 0 || around.some((outer) => code.whole.has(outer));
    const isNamed = code.names.some(
      (names, file) =>
        (names.has(key) || code.patterns[file]?.some((pattern) => pattern.test(key))) &&
        (isAnywhere || around.some((outer) => names.has(outer))),
    );
    if (!isNamed) return [[...around, key].join('.')];
    return typeof value === 'object' && value !== null ? unused(value, code, [...around, key]) : [];
  });
}

test('every sentence is used', () => {
  const files = projectFiles(root)
    .filter((path) => speaking.test(path))
    .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }));
  expect(unused(catalogs.en, namedInCode(files))).toEqual([]);
});

test.each([
  ['named with its parent', 'copy.blog.count;', []],
  ['taken out of its parent', 'const { count } = copy.blog;', []],
  ['not named', 'copy.blog.other;', ['blog.count']],
  ['not named, with its parent', 'other.count;', ['blog']],
  ['named in a comment', '// count\ncopy.blog.other;', ['blog.count']],
  ['asked by a computed key of a name', 'copy.blog[key]; type Key = "count";', []],
  ['asked by a pattern', 'copy.blog[`co\u0024{rest}`];', []],
  ['asked by another pattern', 'copy.blog[`other_\u0024{rest}`];', ['blog.count']],
  ['gone through', 'Object.values(copy.blog);', []],
  ['gone through by another name', 'const words = copy.blog; Object.keys(words);', []],
])('a sentence that is %s', (_, text, expected) => {
  expect(unused({ blog: { count: '' } }, namedInCode([{ path: 'a.ts', text }]))).toEqual(expected);
});

test('a sentence that another file names is used only where its parent is handed on', () => {
  const component = { path: 'b.tsx', text: 'words.count;' };
  const handed = { path: 'a.tsx', text: '<Box words={copy.blog} />;' };
  const other = { path: 'a.tsx', text: 'copy.blog.other;' };
  expect(unused({ blog: { count: '' } }, namedInCode([handed, component]))).toEqual([]);
  expect(unused({ blog: { count: '' } }, namedInCode([other, component]))).toEqual(['blog.count']);
});
