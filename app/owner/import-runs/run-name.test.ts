import { expect, test } from 'vitest';
import { catalogs } from '../../../messages/catalogs.ts';
import { nameOf } from './run-name.ts';

const { importRuns } = catalogs.en;

test('an import is called by its file, or by its blog without what every address has', () => {
  expect(nameOf({ name: 'old-blog.xml', kind: 'export' }, importRuns)).toBe('old-blog.xml');
  expect(nameOf({ name: 'https://old.example.com/', kind: 'export' }, importRuns)).toBe('old.example.com');
  expect(nameOf({ name: 'http://a.example/blog', kind: 'preview' }, importRuns)).toBe(
    `a.example/blog (${importRuns.list.preview})`,
  );
});

test('one that has no name is called what it was', () => {
  expect(nameOf({ name: '', kind: 'export' }, importRuns)).toBe(importRuns.list.unnamed);
  expect(nameOf({ name: '', kind: 'preview' }, importRuns)).toBe(importRuns.list.preview);
});
