import { paths } from './paths.ts';
import { services } from './services.ts';

/** Every public page but the posts: the source of the sitemap, `llms.txt` and share pictures. `isIndexed` is for robots. */
export const publicPages = [
  { name: 'home', path: paths.home, isIndexed: true },
  { name: 'blog', path: paths.blog, isIndexed: true },
  { name: 'contact', path: paths.contact, isIndexed: true },
  { name: 'services', path: paths.services, isIndexed: true },
  { name: 'writing_samples', path: paths.writingSamples, isIndexed: true },
  { name: 'when_it_mattered', path: paths.whenItMattered, isIndexed: true },
  { name: 'resources', path: paths.resources, isIndexed: true },
  ...services.map(({ key, slug }) => ({ name: key, path: paths.service(slug), isIndexed: true }) as const),
  { name: 'ai_prompts', path: paths.aiPrompts, isIndexed: false },
  { name: 'privacy', path: paths.privacy, isIndexed: true },
  { name: 'terms', path: paths.terms, isIndexed: true },
] as const satisfies readonly { name: string; path: string; isIndexed: boolean }[];

export type PublicPage = (typeof publicPages)[number];

/** Where the owner works. Robots have no business there, and no cache keeps what it shows. */
export const ownerAreas = [
  paths.compose,
  paths.contentManager,
  paths.importPreview,
  paths.mediaLibrary,
  paths.settings,
] as const;
