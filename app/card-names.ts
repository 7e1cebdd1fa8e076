import type { ServiceKey } from '../shared/services.ts';

/** What the copy calls each service's card. */
export const cardNames = {
  speech: 'speeches',
  linkedin: 'linkedin',
  articles: 'articles',
  voice: 'voice',
  bio: 'bios',
} as const satisfies Record<ServiceKey, string>;
