import { visibleList } from '../../shared/settings.ts';
import type { PageContext } from '../page-context.ts';

export async function readSiteFacts({ core, locale, origin }: PageContext) {
  const settings = await core.settings.get();
  const { brand, founder, logo, social, show_samples: showsSamples } = settings;
  const hasOutcomes = visibleList(settings.outcomes, settings)?.length !== 0;
  const year = new Date().getUTCFullYear();
  return { locale, origin, brand, founder, logo, social, showsSamples, hasOutcomes, year };
}

export type SiteFacts = Awaited<ReturnType<typeof readSiteFacts>>;
