import type { PageContext } from '../page-context.ts';

export async function readSiteFacts({ core, locale, origin }: PageContext) {
  const { brand, founder, logo, social } = await core.settings.get();
  return { locale, origin, brand, founder, logo, social, year: new Date().getUTCFullYear() };
}

export type SiteFacts = Awaited<ReturnType<typeof readSiteFacts>>;
