import { paths } from './paths.ts';

/** The five service pages in pager order (docs/specification.md 2.6). */
export const services = [
  { key: 'speech', slug: 'speech-writing-services' },
  { key: 'linkedin', slug: 'linkedin-that-leads' },
  { key: 'articles', slug: 'articles-opeds' },
  { key: 'voice', slug: 'unified-executive-voice' },
  { key: 'bio', slug: 'biography-writing-services' },
] as const;

export type Service = (typeof services)[number];
export type ServiceKey = Service['key'];

export function findService(slug: string): Service | undefined {
  return services.find((service) => service.slug === slug);
}

/** Returns a service's number, from 1, and its neighbors in a circular order. */
export function placeOf(service: Service): {
  n: number;
  total: number;
  previous: Service;
  next: Service;
} {
  const index = services.indexOf(service);
  const total = services.length;
  const at = (position: number) => services[(position + total) % total] ?? service;
  return { n: index + 1, total, previous: at(index - 1), next: at(index + 1) };
}

/** Public pages except posts. The sitemap and `llms.txt` omit those without content; share images don't. */
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

/** Paths of the owner area, which robots are asked to skip and caches never store. */
export const ownerAreas = [
  paths.compose,
  paths.contentManager,
  paths.importPreview,
  paths.mediaLibrary,
  paths.settings,
] as const;
