import { expect, test } from 'vitest';
import { canonicalPage, isPublicPage } from './canonical-page.ts';

function canonical(path: string): string {
  const { pathname, search } = canonicalPage(new URL(path, 'https://example.com'));
  return pathname + search;
}

test('the list keeps its year and page, a tag and the sitemap their page, and other pages nothing', () => {
  expect(canonical('/blog?utm_source=x&page=2&year=2026')).toBe('/blog?year=2026&page=2');
  expect(canonical('/sitemap.xml?page=2&year=2026')).toBe('/sitemap.xml?page=2');
  expect(canonical('/blog/tag/speeches?page=2&year=2026')).toBe('/blog/tag/speeches?page=2');
  expect(canonical('/contact?page=2&year=2026')).toBe('/contact');
});

test('values that a page cannot have are left out', () => {
  expect(canonical('/blog?year=x&page=0')).toBe('/blog');
  expect(canonical('/sitemap.xml?page=-1')).toBe('/sitemap.xml');
});

test("the owner's areas are no public pages, whatever lies in them", () => {
  for (const path of ['/compose', '/compose/x', '/content-manager', '/blog-import-preview', '/settings']) {
    expect(isPublicPage(path), path).toBe(false);
  }
  expect(isPublicPage('/composers')).toBe(true);
});
