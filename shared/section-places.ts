import { pageTextKeys, type SectionKey } from './content.ts';
import { paths } from './paths.ts';
import { services } from './services.ts';

const service = (key: (typeof services)[number]['key']) =>
  paths.service(services.find((one) => one.key === key)?.slug ?? '');

function readAt<Key extends SectionKey>(keys: readonly Key[], path: string): Record<Key, string> {
  return Object.fromEntries(keys.map((key) => [key, path])) as Record<Key, string>;
}

type PageKey = (typeof pageTextKeys.page)[number];

/** The texts of the page type `page` whose keys start with a prefix. */
function pageTextsAt<Prefix extends string>(prefix: Prefix, path: string) {
  type Key = Extract<PageKey, `${Prefix}_${string}`>;
  return readAt(
    pageTextKeys.page.filter((key): key is Key => key.startsWith(`${prefix}_`)),
    path,
  );
}

/** Where on the site each section is read. */
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
