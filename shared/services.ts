/** The five service pages in the order of their pager (docs/specification.md 2.6). */
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

/** Where a service stands among the five: its number, counted from 1, and its neighbours, the last being before the first. */
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
