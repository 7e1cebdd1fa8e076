import { expect, test } from 'vitest';
import type { ContentItem } from '../../../shared/content.ts';
import { isOlder, olderLanguage, sectionStatus } from './section-status.ts';

function item(fields: Partial<ContentItem>): ContentItem {
  return {
    id: '1',
    page_type: 'homepage',
    section_key: 'hero_title',
    language: 'en',
    content: 'Words',
    content_type: 'text',
    status: 'draft',
    updated_at: '2026-01-01T00:00:00.000Z',
    published_at: null,
    ...fields,
  };
}

const on = (day: number) => ({ published_at: `2026-01-0${day}T00:00:00.000Z` });

test('a section is built in, a draft, published, or published with a newer draft', () => {
  expect(sectionStatus(null)).toBe('built_in');
  expect(sectionStatus(item({}))).toBe('draft');
  expect(sectionStatus(item({ status: 'published', ...on(1) }))).toBe('published');
  expect(sectionStatus(item({ status: 'draft', ...on(1) }))).toBe('published_with_draft');
});

test('Spanish that was published before its English is older', () => {
  expect(isOlder(item(on(1)), item(on(2)))).toBe(true);
  expect(isOlder(item(on(2)), item(on(1)))).toBe(false);
  expect(isOlder(item(on(1)), item(on(1)))).toBe(false);
});

test('a newer draft mends nothing, nor does one make the other old', () => {
  const newer = { updated_at: '2026-01-09T00:00:00.000Z' };
  expect(isOlder(item({ ...on(1), ...newer }), item(on(2)))).toBe(true);
  expect(isOlder(item(on(2)), item({ ...on(1), ...newer }))).toBe(false);
  expect(isOlder(item({}), item({}))).toBe(false);
});

test('the built-in Spanish text is older than English of the owner’s own', () => {
  expect(isOlder(null, item(on(1)))).toBe(true);
  expect(isOlder(item({}), item(on(1)))).toBe(true);
  expect(isOlder(null, null)).toBe(false);
  expect(isOlder(item(on(1)), null)).toBe(false);
});

test('either language can be the older one: the built-in English beside the owner’s Spanish too', () => {
  expect(olderLanguage(item(on(1)), item(on(2)))).toBe('es');
  expect(olderLanguage(item(on(1)), null)).toBe('en');
  expect(olderLanguage(item(on(2)), item(on(1)))).toBeUndefined();
  expect(olderLanguage(null, null)).toBeUndefined();
});
