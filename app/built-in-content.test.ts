import { expect, test } from 'vitest';
import { contentInputSchema, keysOf, pageTypes } from '../shared/content.ts';
import { locales } from '../shared/locale.ts';
import { sanitizeHtml } from '../shared/rich-text/sanitize.ts';
import { builtInContent } from './built-in-content.ts';

test('every section has valid default text in both languages', () => {
  const items = builtInContent('');
  expect(items.map((item) => contentInputSchema.parse(item).content)).not.toContain('');
  const places = items.map((item) => `${item.language} ${item.page_type} ${item.section_key}`);
  const expected = locales.flatMap((language) =>
    pageTypes.flatMap((page) => keysOf(page).map((key) => `${language} ${page} ${key}`)),
  );
  expect(places.sort()).toEqual(expected.sort());
});

test('default text contains no placeholders and no HTML that the sanitizer removes', () => {
  for (const { content, content_type } of [...builtInContent(''), ...builtInContent('Ana')]) {
    expect(content).not.toMatch(/\{\w+\}/);
    if (content_type === 'html') expect(sanitizeHtml(content)).toBe(content);
  }
});

test('inserts the founder’s name into default text as plain text', () => {
  const about = (founder: string) =>
    builtInContent(founder)
      .filter(({ section_key }) => section_key === 'about_content')
      .map(({ content }) => content);
  for (const text of about('')) expect(text).not.toContain('Ana');
  for (const text of about('Ana <Ruiz> & Co')) expect(text).toContain('Ana &lt;Ruiz&gt; &amp; Co');
});

test('keeps the edit marks in the default headline', () => {
  const titles = builtInContent('').filter(({ section_key }) => section_key === 'hero_title');
  for (const { content } of titles) expect(content).toMatch(/\[-.+-\]\[\+.+\+\]/);
});
