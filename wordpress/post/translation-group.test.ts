import { expect, test } from 'vitest';
import { translationGroup } from './import-post.ts';

const base = 'https://old.example.com/';
const item = (meta: Record<string, string>, term?: string, id = '7') => ({
  id,
  meta,
  categories: term ? [{ domain: 'post_translations', nicename: term, name: term }] : [],
});

test.each([
  ['Polylang’s term', item({}, 'pll_5f1'), `${base} term pll_5f1`],
  ['the group of WPML’s exporter', item({ _wpml_import_translation_group: '42' }), `${base} group 42`],
  ['WPML’s number of a translation', item({ _wpml_trid: '9', _wpml_language: 'es' }), `${base} trid 9`],
  ['a copy in another language', item({ _icl_lang_duplicate_of: '7' }), `${base} post 7`],
])('is read from %s', (_name, from, group) => {
  expect(translationGroup(from, base)).toEqual({ group, isExpected: true, original: null });
});

test('what a copy was made of is in its group, and may have none', () => {
  const group = `${base} post 7`;
  expect(translationGroup(item({ wpml_language: 'en' }), base)).toEqual({
    ...{ group, isExpected: false, original: null },
  });
  expect(translationGroup(item({}), base)).toBeUndefined();
});

test('the source of a translation is the original', () => {
  const meta = { _wpml_import_translation_group: '1', _wpml_import_source_language_code: 'es' };
  expect(translationGroup(item(meta), base)?.original).toBe('es');
});

test('groups of two blogs are two, and no name is too long to keep', () => {
  expect(translationGroup(item({}, 'a'), base)?.group).not.toBe(
    translationGroup(item({}, 'a'), 'https://b.example/')?.group,
  );
  expect(translationGroup(item({}, 'x'.repeat(9000)), null)?.group.length).toBe(200);
});
