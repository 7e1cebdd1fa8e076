import { expect, test } from 'vitest';
import { copyTitle } from './copy-title.ts';
import { postLimits } from './post-limits.ts';

test('says in the language of the post that it is a copy', () => {
  expect(copyTitle({ title: 'On boards', language: 'en' })).toBe('Copy of On boards');
  expect(copyTitle({ title: 'Del consejo', language: 'es' })).toBe('Copia de Del consejo');
  expect(copyTitle({ title: 'Copy of On boards', language: 'en' })).toBe('Copy of Copy of On boards');
});

test('shortens what would be longer than a title may be, between characters', () => {
  for (const title of ['x'.repeat(300), '😀'.repeat(150), `x${'😀'.repeat(149)}`]) {
    const copy = copyTitle({ title, language: 'en' });
    expect(copy.length).toBeLessThanOrEqual(postLimits.title);
    expect(copy.isWellFormed()).toBe(true);
    expect(copy.endsWith('…')).toBe(true);
  }
});
