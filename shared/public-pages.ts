import { paths } from './paths.ts';
import { services } from './services.ts';

/** Every public page but the posts: the source of the sitemap, `llms.txt` and share pictures. What has nothing to find yet is in neither of the first two. */
export const publicPages = [
  { name: 'home', path: paths.home, isListed: true },
  { name: 'blog', path: paths.blog, isListed: true },
  { name: 'contact', path: paths.contact, isListed: true },
  { name: 'services', path: paths.services, isListed: true },
  { name: 'writing_samples', path: paths.writingSamples, isListed: false },
  { name: 'when_it_mattered', path: paths.whenItMattered, isListed: false },
  { name: 'resources', path: paths.resources, isListed: false },
  ...services.map(({ key, slug }) => ({ name: key, path: paths.service(slug), isListed: true }) as const),
  { name: 'ai_prompts', path: paths.aiPrompts, isListed: false },
  { name: 'privacy', path: paths.privacy, isListed: true },
  { name: 'terms', path: paths.terms, isListed: true },
] as const satisfies readonly { name: string; path: string; isListed: boolean }[];

export type PublicPage = (typeof publicPages)[number];

/** Where the owner works. Robots have no business there, and no cache keeps what it shows. */
export const ownerAreas = [
  paths.compose,
  paths.contentManager,
  paths.importPreview,
  paths.mediaLibrary,
  paths.settings,
] as const;
