import { paths } from './paths.ts';
import { services } from './services.ts';

/**
 * Every public page with an address of its own but the posts, by its name among the titles and descriptions
 * (`copy/en/meta.ts`). The sitemap, `llms.txt` and the share pictures are made from this table alone; a test holds it
 * against `app/routes.ts`. `indexed: false` keeps a page from search engines.
 */
export const publicPages = [
  { name: 'home', path: paths.home, indexed: true },
  { name: 'blog', path: paths.blog, indexed: true },
  { name: 'contact', path: paths.contact, indexed: true },
  { name: 'services', path: paths.services, indexed: true },
  { name: 'writing_samples', path: paths.writingSamples, indexed: true },
  { name: 'when_it_mattered', path: paths.whenItMattered, indexed: true },
  { name: 'resources', path: paths.resources, indexed: true },
  ...services.map(({ key, slug }) => ({ name: key, path: paths.service(slug), indexed: true }) as const),
  { name: 'ai_prompts', path: paths.aiPrompts, indexed: false },
  { name: 'privacy', path: paths.privacy, indexed: true },
  { name: 'terms', path: paths.terms, indexed: true },
] as const satisfies readonly { name: string; path: string; indexed: boolean }[];

export type PublicPage = (typeof publicPages)[number];

/** Where the owner works. Robots have no business there, and no cache keeps what it shows. */
export const ownerAreas = [
  paths.compose,
  paths.contentManager,
  paths.importPreview,
  paths.mediaLibrary,
  paths.settings,
] as const;
