import {
  keysOf,
  type PageType,
  pageTextKeys,
  pageTypes,
  type SectionKey,
  type TextSection,
} from './content.ts';
import { paths } from './paths.ts';
import { services } from './public-pages.ts';
import { slugify } from './slug.ts';

export function pageTypeOf(section: TextSection): PageType {
  return pageTypes.find((type) => keysOf(type).includes(section)) ?? 'homepage';
}

/** Common page names of old sites, in English and Spanish, by section. The first match wins. */
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
  // The first service page, where readers begin.
  [
    'speechwriting_content',
    /^(?:(?:our-|my-)?services|what-(?:i|we)-do|work-with-me|(?:nuestros-|mis-)?servicios|(?:lo-)?que-(?:hago|hacemos))$/,
  ],
  // A home page's text goes in a lower section that has space for paragraphs.
  [
    'about_content',
    /^(?:home|homepage|home-page|front-page|welcome|inicio|portada|bienvenid(?:a|o|os|as)|pagina-(?:de-inicio|principal))$/,
  ],
];

/** Returns the section that matches a page by its slug or title; undefined for most pages. */
export function fittingSection({ slug, title }: { slug: string; title: string }): TextSection | undefined {
  for (const name of [slug.toLowerCase(), slugify(title)]) {
    const found = names.find(([, pattern]) => pattern.test(name));
    if (found) return found[0];
  }
  return undefined;
}

const service = (key: (typeof services)[number]['key']) =>
  paths.service(services.find((one) => one.key === key)?.slug ?? '');

function readAt<Key extends SectionKey>(keys: readonly Key[], path: string): Record<Key, string> {
  return Object.fromEntries(keys.map((key) => [key, path])) as Record<Key, string>;
}

type PageKey = (typeof pageTextKeys.page)[number];

/** Returns the page that shows each section of the page type `page` with that key prefix. */
function pageTextsAt<Prefix extends string>(prefix: Prefix, path: string) {
  type Key = Extract<PageKey, `${Prefix}_${string}`>;
  return readAt(
    pageTextKeys.page.filter((key): key is Key => key.startsWith(`${prefix}_`)),
    path,
  );
}

/** The page that shows each section. */
export const sectionPlaces: Record<SectionKey, string> = {
  hero_title: paths.home,
  hero_subtitle: paths.home,
  about_content: paths.homeAbout,
  services_title: paths.homeServices,
  bio_content: service('bio'),
  speechwriting_content: service('speech'),
  linkedin_content: service('linkedin'),
  articles_content: service('articles'),
  unified_voice_content: service('voice'),
  blog_intro: paths.blog,
  blog_footer: paths.blog,
  speechwriting_title: service('speech'),
  speechwriting_lede: service('speech'),
  linkedin_title: service('linkedin'),
  linkedin_lede: service('linkedin'),
  articles_title: service('articles'),
  articles_lede: service('articles'),
  unified_voice_title: service('voice'),
  unified_voice_lede: service('voice'),
  bio_title: service('bio'),
  bio_lede: service('bio'),
  ...readAt(pageTextKeys.homepage, paths.home),
  ...readAt(pageTextKeys.blog, paths.blog),
  ...pageTextsAt('services_page', paths.services),
  ...pageTextsAt('samples', paths.writingSamples),
  ...pageTextsAt('outcomes_page', paths.whenItMattered),
  ...pageTextsAt('resources', paths.resources),
  ...pageTextsAt('privacy', paths.privacy),
  ...pageTextsAt('terms', paths.terms),
  ...pageTextsAt('contact', paths.contact),
  ...pageTextsAt('prompts', paths.aiPrompts),
};
