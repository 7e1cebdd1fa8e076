import { expect, test } from 'vitest';
import { wordsIn } from './localize.ts';

const title = { en: 'A merger', es: 'Una fusión' };
const half = { en: 'It held.', es: '' };

test('an item is read in one language, whole', () => {
  expect(wordsIn('en', { title, half })).toEqual({ title: 'A merger', half: 'It held.' });
  expect(wordsIn('es', { title })).toEqual({ title: 'Una fusión' });
});

test('an item with a sentence that is not written in a language does not stand in it', () => {
  expect(wordsIn('es', { title, half })).toBeUndefined();
});
