import { describe, expect, test } from 'vitest';
import { brokenLayers, unknownFolders } from './layer-rules.ts';
import { sourceFile } from './source-file.ts';

describe('brokenLayers', () => {
  test.each([
    ['shared/a.ts', '../core/core.ts'],
    ['shared/a.ts', '../messages/en/a.ts'],
    ['messages/en/a.ts', '../../core/core.ts'],
    ['db/a.ts', '../core/core.ts'],
    ['core/posts/a.ts', '../../messages/en/a.ts'],
    ['core/posts/a.ts', '../../api/a.ts'],
    ['core/posts/a.ts', '../../server/env.ts'],
    ['api/a.ts', '../app/a.ts'],
    ['api/a.ts', '../db/connect.ts'],
    ['api/a.ts', '../core/posts/a.ts'],
    ['app/a.tsx', '../api/a.ts'],
    ['app/a.tsx', '../db/connect.ts'],
    ['app/a.tsx', '../server/env.ts'],
    ['app/a.tsx', '../core/posts/a.ts'],
    ['server/a.ts', '../messages/en/a.ts'],
    ['scripts/a.ts', '../core/core.ts'],
    ['wordpress/a.ts', '../core/net/outbound.ts'],
    ['wordpress/a.ts', '../messages/en/a.ts'],
    ['shared/a.ts', '../wordpress/a.ts'],
    ['api/a.ts', '../wordpress/a.ts'],
    ['api/a.ts', '../sources/a.ts'],
    ['wordpress/a.ts', '../sources/a.ts'],
    ['sources/a.ts', '../core/net/outbound.ts'],
  ])('%s may not import %s', (path, specifier) => {
    expect(brokenLayers([sourceFile(path, `import { a } from '${specifier}';`)])).toHaveLength(1);
  });

  test.each([
    ['core/a.ts', 'hono/cookie'],
    ['core/a.ts', '@hono/zod-openapi'],
    ['core/a.ts', 'react'],
    ['shared/a.ts', 'kysely'],
    ['app/a.tsx', 'kysely'],
    ['api/a.ts', 'pg'],
    ['db/a.ts', 'react-router'],
    ['wordpress/a.ts', 'node:fs'],
    ['sources/a.ts', 'node:zlib'],
  ])('%s may not import the package %s', (path, name) => {
    expect(brokenLayers([sourceFile(path, `import { a } from '${name}';`)])).toHaveLength(1);
  });

  test.each([
    ['core/a.ts', '../db/connect.ts'],
    ['db/a.ts', '../shared/slug.ts'],
    ['api/a.ts', '../shared/slug.ts'],
    ['app/a.tsx', '../messages/en/a.ts'],
    ['server/a.ts', '../core/core.ts'],
    ['cli/a.ts', '../messages/en/a.ts'],
    ['core/a.ts', '../wordpress/a.ts'],
    ['app/owner/a.ts', '../../wordpress/a.ts'],
    ['wordpress/a.ts', '../shared/slug.ts'],
    ['wordpress/a.ts', 'parse5'],
    ['sources/a.ts', '../wordpress/a.ts'],
    ['core/a.ts', '../sources/a.ts'],
    ['app/owner/a.ts', '../../sources/a.ts'],
    ['core/a.ts', 'kysely'],
    ['app/a.tsx', 'react-router'],
    ['api/a.ts', 'hono'],
    ['vite.config.ts', './app/build/a.ts'],
  ])('%s may import %s', (path, specifier) => {
    expect(brokenLayers([sourceFile(path, `import { a } from '${specifier}';`)])).toEqual([]);
  });

  test.each(['api/a.ts', 'app/a.tsx'])('%s may import types of the core, and nothing besides', (path) => {
    const importing = (statement: string) => brokenLayers([sourceFile(path, statement)]);
    expect(importing("import type { Core } from '../core/core.ts';")).toEqual([]);
    expect(importing("import { type Core } from '../core/core.ts';")).toEqual([]);
    expect(importing("export type { Core } from '../core/core.ts';")).toEqual([]);
    expect(importing("import { type Core, createCore } from '../core/core.ts';")).toHaveLength(1);
    expect(importing("import '../core/core.ts';")).toHaveLength(1);
    expect(importing("export * from '../core/core.ts';")).toHaveLength(1);
    expect(importing("const core = await import('../core/core.ts');")).toHaveLength(1);
  });

  test('nobody but a test imports what tests share', () => {
    const statement = "import { createTestCore } from '../test/create-test-core.ts';";
    expect(brokenLayers([sourceFile('server/a.ts', statement)])).toHaveLength(1);
    expect(brokenLayers([sourceFile('api/a.test.ts', statement)])).toEqual([]);
  });

  test('says who imports what, and what to do instead', () => {
    expect(brokenLayers([sourceFile('app/a.tsx', "import { a } from '../core/a.ts';")])).toEqual([
      expect.stringMatching(/^app\/a\.tsx imports core\/a\.ts: .*`import type`/),
    ]);
  });
});

test('unknownFolders names a top folder that has no line in the table', () => {
  const files = ['lib/a.ts', 'core/a.ts', 'bench/a.ts', 'vite.config.ts'].map((path) => sourceFile(path, ''));
  expect(unknownFolders(files)).toEqual([expect.stringMatching(/^lib\//)]);
});
