import { keysOf, type PageType, pageTypes, type TextSection } from './content.ts';
import { slugify } from './slug.ts';

export function pageTypeOf(section: TextSection): PageType {
  return pageTypes.find((type) => keysOf(type).includes(section)) ?? 'homepage';
}

/** What pages of old sites are called, in English and Spanish, by the section that they fit; the first that matches counts. */
const names: readonly [section: TextSection, names: RegExp][] = [
  ['speechwriting_content', /\b(?:speech(?:es|writing|writer)?|discursos?)\b/],
  ['linkedin_content', /\blinkedin\b/],
  ['articles_content', /\b(?:articles?|op-?eds?|ghostwrit(?:ing|er)|articulos?|columnas?)\b/],
  ['unified_voice_content', /\b(?:executive-voice|unified-voice|brand-voice|voz-ejecutiva|voz-unificada)\b/],
  ['bio_content', /\b(?:biograph(?:y|ies)|bios|biografias?|semblanzas?)\b/],
  [
    'about_content',
    /^(?:(?:about|acerca-de|sobre)(?:-.+)?|who-(?:i-am|we-are)|my-story|our-story|meet-.+|bio|profile|acerca|quien-soy|quienes-somos|conoce(?:me|nos)|nosotros|mi-historia|nuestra-historia|perfil|trayectoria)$/,
  ],
  ['blog_intro', /^(?:blog|news|articulos-y-noticias|noticias)$/],
  // The first of the service pages, where readers begin.
  [
    'speechwriting_content',
    /^(?:(?:our-|my-)?services|what-(?:i|we)-do|work-with-me|(?:nuestros-|mis-)?servicios|(?:lo-)?que-(?:hago|hacemos))$/,
  ],
  // What a home page says is said below, where it has room for paragraphs.
  [
    'about_content',
    /^(?:home|homepage|home-page|front-page|welcome|inicio|portada|bienvenid(?:a|o|os|as)|pagina-(?:de-inicio|principal))$/,
  ],
];

/** The section that a page fits by its slug, else by its title; undefined for most pages. */
export function fittingSection({ slug, title }: { slug: string; title: string }): TextSection | undefined {
  for (const name of [slug.toLowerCase(), slugify(title)]) {
    const found = names.find(([, pattern]) => pattern.test(name));
    if (found) return found[0];
  }
  return undefined;
}
