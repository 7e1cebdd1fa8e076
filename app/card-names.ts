import type { ServiceKey } from '../shared/public-pages.ts';

/** Message key of each service’s card. */
export const cardNames = {
  speech: 'speeches',
  linkedin: 'linkedin',
  articles: 'articles',
  voice: 'voice',
  bio: 'bios',
} as const satisfies Record<ServiceKey, string>;
