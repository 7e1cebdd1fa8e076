import { expect, test } from 'vitest';
import { isTitle, sectionKeys, textSections } from './content.ts';
import { fittingSection, pageTypeOf } from './text-sections.ts';

test('every section of paragraphs can take a page, at its page type', () => {
  const places = Object.entries(sectionKeys).flatMap(([type, keys]) =>
    keys.filter((key) => !isTitle(key)).map((key) => [key, type]),
  );
  expect(textSections.map((key) => [key, pageTypeOf(key)]).sort()).toEqual(places.sort());
});

test.each([
  ['about', 'About', 'about_content'],
  ['about-me', 'x', 'about_content'],
  ['sobre-mi', 'Sobre mí', 'about_content'],
  ['page-2', '¿Quién soy?', 'about_content'],
  ['home', 'Welcome', 'about_content'],
  ['inicio', 'Inicio', 'about_content'],
  ['services', 'Services', 'speechwriting_content'],
  ['servicios', 'Servicios', 'speechwriting_content'],
  ['linkedin-profiles', 'x', 'linkedin_content'],
  ['redaccion-de-discursos', 'x', 'speechwriting_content'],
  ['biografias', 'Biografías', 'bio_content'],
  ['op-eds', 'Op-eds', 'articles_content'],
  ['blog', 'Blog', 'blog_intro'],
  ['contact', 'Contact', undefined],
  ['privacy-policy', 'Privacy', undefined],
  ['homework', 'Homework', undefined],
])('%s “%s” fits %s', (slug, title, section) => {
  expect(fittingSection({ slug, title })).toBe(section);
});
