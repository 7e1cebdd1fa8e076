import { expect, test } from 'vitest';
import { catalogs } from '../../../messages/catalogs.ts';
import { placeholderAt } from './placeholder-table.ts';

test.each([
  ['/writing-samples', 'Writing Samples'],
  ['/when-it-mattered', 'When It Mattered'],
  ['/outcomes', 'When It Mattered'],
  ['/resources', 'Resources'],
])('%s is the page "%s"', (path, title) => {
  expect(catalogs.en.placeholders[placeholderAt(path).key].title).toBe(title);
});

test('the page with two addresses has one that counts', () => {
  expect(placeholderAt('/outcomes').canonical).toBe('/when-it-mattered');
  expect(placeholderAt('/when-it-mattered').canonical).toBe('/when-it-mattered');
});

test('an address that is no placeholder page is a mistake in the routes', () => {
  expect(() => placeholderAt('/blog')).toThrow('/blog');
});
