import type { PageType, RenderedContents } from '../../../shared/content.ts';
import { wantsDrafts, wantsNamedTexts } from '../../../shared/preview.ts';
import { visibleList } from '../../../shared/settings.ts';
import type { PageContext } from '../../page-context.ts';
import { localize } from './page-text.tsx';

export async function readSiteFacts({ core, locale, origin }: PageContext) {
  const settings = await core.settings.get();
  const { brand, founder, logo, social } = settings;
  // Sample content exists in both languages. The owner's texts may not.
  const hasOutcomes =
    visibleList(settings.outcomes, settings)?.some((outcome) => localize(outcome, locale)) ?? true;
  const year = new Date().getUTCFullYear();
  const zone = settings.time_zone || 'UTC';
  return { locale, origin, zone, brand, founder, logo, social, hasOutcomes, year };
}

export type SiteFacts = Awaited<ReturnType<typeof readSiteFacts>>;

/** Checks whether to show drafts. Only the owner may see them, and those pages aren't cached. */
export function isDraftPreview({ owner }: Pick<PageContext, 'owner'>, url: URL): boolean {
  return owner && wantsDrafts(url.searchParams);
}

export function namesTexts({ owner }: Pick<PageContext, 'owner'>, url: URL): boolean {
  return owner && wantsNamedTexts(url.searchParams);
}

export function readOwnerContent(page: PageContext, url: URL, pageType: PageType): Promise<RenderedContents> {
  const { content } = page.core;
  return isDraftPreview(page, url)
    ? content.renderDrafts(pageType, page.locale)
    : content.renderPublished(pageType, page.locale);
}
