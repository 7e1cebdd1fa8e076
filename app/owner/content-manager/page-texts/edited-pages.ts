import { type PageType, pageTextKeys, type SectionKey } from '../../../../shared/content.ts';
import type { Locale } from '../../../../shared/locale.ts';
import { sectionPlaces } from '../../../../shared/page-sections.ts';
import { localised, paths, withQuery } from '../../../../shared/paths.ts';
import { type ServiceKey, services } from '../../../../shared/public-pages.ts';

export interface EditedPage {
  /** As the address of the owner's page names it. */
  id: 'home' | ServiceKey | 'blog' | OtherPage;
  pageType: PageType;
  path: string;
  keys: readonly SectionKey[];
}

const homeKeys = [
  'hero_title',
  'hero_subtitle',
  'hero_note',
  'clients_title',
  'clients_note',
  'press_title',
  'press_note',
  'testimonials_title',
  'testimonials_note',
  'services_title',
  'services_intro',
  'outcomes_title',
  'outcomes_intro',
  'film_title',
  'film_text',
  'film_line_1',
  'film_note_1',
  'film_line_2',
  'film_note_2',
  'about_title',
  'about_content',
  'tones_title',
  'tones_intro',
  'tones_note',
  'slider_title',
  'slider_intro',
  'questions_title',
  'questions_text',
  'closing_line',
  'closing_question',
  'closing_text',
] as const satisfies readonly SectionKey[];

const serviceKeys: Record<ServiceKey, readonly SectionKey[]> = {
  speech: ['speechwriting_title', 'speechwriting_lede', 'speechwriting_content'],
  linkedin: ['linkedin_title', 'linkedin_lede', 'linkedin_content'],
  articles: ['articles_title', 'articles_lede', 'articles_content'],
  voice: ['unified_voice_title', 'unified_voice_lede', 'unified_voice_content'],
  bio: ['bio_title', 'bio_lede', 'bio_content'],
};

/** Pages whose texts are all of the page type `page`. */
const otherPaths = {
  services: paths.services,
  samples: paths.writingSamples,
  outcomes: paths.whenItMattered,
  resources: paths.resources,
  prompts: paths.aiPrompts,
  contact: paths.contact,
  privacy: paths.privacy,
  terms: paths.terms,
};
type OtherPage = keyof typeof otherPaths;

const homePage: EditedPage = { id: 'home', pageType: 'homepage', path: paths.home, keys: homeKeys };

/** All pages but the posts, in the order of the site's menu. */
export const editedPages: readonly EditedPage[] = [
  homePage,
  ...services.map(
    ({ key, slug }): EditedPage => ({
      id: key,
      pageType: 'service',
      path: paths.service(slug),
      keys: serviceKeys[key],
    }),
  ),
  {
    id: 'blog',
    pageType: 'blog',
    path: paths.blog,
    keys: ['blog_title', 'blog_intro', 'blog_footer'],
  },
  ...Object.entries(otherPaths).map(
    ([id, path]): EditedPage => ({
      id: id as OtherPage,
      pageType: 'page',
      path,
      keys: pageTextKeys.page.filter((key) => sectionPlaces[key] === path),
    }),
  ),
];

export function editedPage(id: string | null): EditedPage {
  return editedPages.find((page) => page.id === id) ?? homePage;
}

export function pageTextsAddress(
  locale: Locale,
  { page, language, text }: { page: string; language: Locale; text?: SectionKey },
): string {
  return withQuery(localised(paths.pageTexts, locale), { page, in: language, text });
}
