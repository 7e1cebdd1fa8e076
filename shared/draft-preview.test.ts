import { expect, test } from 'vitest';
import { draftPreview, textsPreview, wantsDrafts, wantsNamedTexts } from './draft-preview.ts';

test('the preview of a page names its language and keeps its place on the page', () => {
  expect(draftPreview('/', 'en')).toBe('/?lang=en&preview=drafts');
  expect(draftPreview('/#about', 'es')).toBe('/?lang=es&preview=drafts#about');
});

test('only that very query asks for drafts', () => {
  for (const [query, wanted] of [
    ['preview=drafts', true],
    ['lang=es&preview=drafts', true],
    ['preview=texts', true],
    ['preview=', false],
    ['preview=Drafts', false],
    ['', false],
  ] as const) {
    expect(wantsDrafts(new URLSearchParams(query)), query).toBe(wanted);
  }
});

test('texts are named where they are changed, and not in a mere preview', () => {
  const query = new URL(textsPreview('/blog', 'es'), 'http://site.invalid').searchParams;
  expect([wantsNamedTexts(query), wantsDrafts(query), query.get('lang')]).toEqual([true, true, 'es']);
  expect(wantsNamedTexts(new URLSearchParams('preview=drafts'))).toBe(false);
});
