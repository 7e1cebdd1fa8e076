import { type PageType, pageTextKeys, type SectionKey, sectionKeys } from '../../../../shared/content.ts';
import type { Locale } from '../../../../shared/locale.ts';
import { sectionPlaces } from '../../../../shared/page-sections.ts';
import { localized, paths, withQuery } from '../../../../shared/paths.ts';
import { type ServiceKey, services } from '../../../../shared/public-pages.ts';

export interface EditedPage {
  /** The value of `?page=`. */
  id: 'home' | ServiceKey | 'blog' | OtherPage;
  pageType: PageType;
  path: string;
  keys: readonly SectionKey[];
}

/** The home page's sections in page order. */
const homeKeys = [
  'hero_title',
  'hero_subtitle',
  ...pageTextKeys.homepage.flatMap((key): SectionKey[] => {
    if (key === 'services_intro') return ['services_title', key];
    return key === 'about_title' ? [key, 'about_content'] : [key];
  }),
] satisfies SectionKey[];

/** Paths of the pages of the page type `page`. */
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

function pageOf(id: EditedPage['id'], pageType: PageType, path: string): EditedPage {
  const keys: SectionKey[] = [...pageTextKeys[pageType], ...sectionKeys[pageType]];
  return { id, pageType, path, keys: keys.filter((key) => sectionPlaces[key] === path) };
}

/** All pages except posts, in the order of the site's menu. */
export const editedPages: readonly EditedPage[] = [
  homePage,
  ...services.map(({ key, slug }) => pageOf(key, 'service', paths.service(slug))),
  pageOf('blog', 'blog', paths.blog),
  ...Object.entries(otherPaths).map(([id, path]) => pageOf(id as OtherPage, 'page', path)),
];

export function editedPage(id: string | null): EditedPage {
  return editedPages.find((page) => page.id === id) ?? homePage;
}

export function pageTextsAddress(
  locale: Locale,
  { page, language, text }: { page: string; language: Locale; text?: SectionKey },
): string {
  return withQuery(localized(paths.pageTexts, locale), { page, in: language, text });
}
