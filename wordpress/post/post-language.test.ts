import { expect, test } from 'vitest';
import { postLanguage } from './post-language.ts';

const plain = { categories: [], meta: {} };
const term = (nicename: string, name: string) => [{ domain: 'language', nicename, name }];

test.each([
  ['a term, as Polylang has it', { ...plain, categories: term('es', 'Español') }, null, 'en-US', 'es'],
  ['a term with a country', { ...plain, categories: term('es_mx', 'México') }, null, '', 'es'],
  ['a term of any spelling', { ...plain, categories: term('x', 'ES') }, null, '', 'es'],
  ['a value of the post', { ...plain, meta: { _locale: 'es_ES' } }, null, 'en', 'es'],
  ['a value of WPML', { ...plain, meta: { wpml_language: 'en' } }, null, 'es', 'en'],
  ['the language that was picked', plain, 'es', 'en', 'es'],
  ['the blog', plain, null, 'es-MX', 'es'],
  ['nothing', plain, null, '', 'en'],
  ['a language that the site has not', plain, null, 'de-DE', 'en'],
])('by %s', (_how, item, picked, blog, language) => {
  expect(postLanguage(item, picked, blog)).toBe(language);
});
