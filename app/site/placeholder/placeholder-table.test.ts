import { expect, test } from 'vitest';
import { catalogs } from '../../../messages/catalogs.ts';
import { placeholderAt } from './placeholder-page.tsx';

test.each([
  ['/writing-samples', 'Writing Samples', '/writing-samples'],
  ['/when-it-mattered', 'When It Mattered', '/when-it-mattered'],
  ['/outcomes', 'When It Mattered', '/when-it-mattered'],
  ['/resources', 'Resources', '/resources'],
])('%s is the page "%s", of which %s counts', (path, title, canonical) => {
  expect(catalogs.en.placeholders[placeholderAt(path).key].title).toBe(title);
  expect(placeholderAt(path).canonical).toBe(canonical);
});

test('an address that is no placeholder page is a mistake in the routes', () => {
  expect(() => placeholderAt('/blog')).toThrow('/blog');
});
