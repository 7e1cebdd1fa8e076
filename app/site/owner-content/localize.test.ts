import { expect, test } from 'vitest';
import { localize } from './localize.ts';

const title = { en: 'A merger', es: 'Una fusión' };
const half = { en: 'It held.', es: '' };

test('an item is read whole in one language', () => {
  expect(localize({ title, half }, 'en')).toEqual({ title: 'A merger', half: 'It held.' });
  expect(localize({ title }, 'es')).toEqual({ title: 'Una fusión' });
});

test('an item that lacks a text in a language is none in it', () => {
  expect(localize({ title, half }, 'es')).toBeUndefined();
});
