import { visibleList } from '../../shared/settings.ts';
import type { PageContext } from '../page-context.ts';
import { localize } from './owner-content/localize.ts';

export async function readSiteFacts({ core, locale, origin }: PageContext) {
  const settings = await core.settings.get();
  const { brand, founder, logo, social, show_samples: showsSamples } = settings;
  // The samples exist in both languages, an owner's may not.
  const hasOutcomes =
    visibleList(settings.outcomes, settings)?.some((outcome) => localize(outcome, locale)) ?? true;
  const year = new Date().getUTCFullYear();
  const zone = settings.time_zone || 'UTC';
  return { locale, origin, zone, brand, founder, logo, social, showsSamples, hasOutcomes, year };
}

export type SiteFacts = Awaited<ReturnType<typeof readSiteFacts>>;
