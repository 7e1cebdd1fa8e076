import { describe, expect, test } from 'vitest';
import { isMultilingual, pickLanguage } from './import-post.ts';

describe('pickLanguage', () => {
  test.each([
    ['[:en]House[:es]Casa[:]', 'House', 'en', ['es']],
    ['[:es]Casa[:][:en]House[:]', 'House', 'en', ['es']],
    ['<!--:es-->Casa<!--:--><!--:en-->House<!--:-->', 'House', 'en', ['es']],
    ['{:es}Casa{:}{:en}House{:}', 'House', 'en', ['es']],
    ['[lang_es]Casa[/lang_es][lang_en]House[/lang_en]', 'House', 'en', ['es']],
    ['[:fr]Maison[:de]Haus[:]', 'Maison', 'fr', ['de']],
    ['[:es]Casa[:en] [:]', 'Casa', 'es', []],
    ['Before [:en]house[:es]casa[:] after', 'Before house after', 'en', ['es']],
    ['[:pt-br]Casa[:en]House[:]', 'House', 'en', ['pt']],
  ])('%j in English is %j', (text, picked, language, dropped) => {
    expect(pickLanguage(text, ['en'])).toEqual({ text: picked, language, dropped });
  });

  test('a text in one language is left as it is', () => {
    for (const text of ['Plain', '[sic]', '[: ]', '<!-- note -->', 'a [:] b']) {
      expect(isMultilingual(text)).toBe(false);
      expect(pickLanguage(text, ['en'])).toEqual({ text, language: null, dropped: [] });
    }
  });
});
