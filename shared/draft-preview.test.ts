import { expect, test } from 'vitest';
import { draftPreview, wantsDrafts } from './draft-preview.ts';

test('the preview of a page names its language and keeps its place on the page', () => {
  expect(draftPreview('/', 'en')).toBe('/?lang=en&preview=drafts');
  expect(draftPreview('/#about', 'es')).toBe('/?lang=es&preview=drafts#about');
});

test('only that very query asks for drafts', () => {
  for (const [query, wanted] of [
    ['preview=drafts', true],
    ['lang=es&preview=drafts', true],
    ['preview=', false],
    ['preview=Drafts', false],
    ['', false],
  ] as const) {
    expect(wantsDrafts(new URLSearchParams(query)), query).toBe(wanted);
  }
});
