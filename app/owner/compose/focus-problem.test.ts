import { expect, test } from 'vitest';
import { isMended } from './focus-problem.ts';
import { valuesOf } from './post-values.ts';
import type { SaveFailure } from './save-post.ts';

const empty = valuesOf(null, 'en');
const failure = (code: SaveFailure['code']): SaveFailure => ({ code, status: 400 });

test('a refusal is mended once what it is about has changed', () => {
  const titled = { ...empty, title: 'A title' };
  expect(isMended(failure('title_and_body_required'), empty, titled)).toBe(false);
  expect(isMended(failure('title_and_body_required'), empty, { ...titled, html: '<p>a</p>' })).toBe(true);
  expect(isMended(failure('date_invalid'), empty, titled)).toBe(false);
  expect(isMended(failure('date_invalid'), empty, { ...empty, date: '2026-01-01' })).toBe(true);
  expect(isMended(failure('slug_taken'), empty, { ...empty, slug: 'another' })).toBe(true);
  expect(isMended({ ...failure('input_invalid'), subject: 'cover' }, empty, titled)).toBe(false);
  expect(isMended({ ...failure('input_invalid'), subject: 'title' }, empty, titled)).toBe(true);
  expect(isMended(failure('text_too_intricate'), empty, { ...empty, html: '<p>a</p>' })).toBe(true);
  expect(isMended(failure('server'), empty, { ...titled, slug: 'another', date: '2026-01-01' })).toBe(false);
});
