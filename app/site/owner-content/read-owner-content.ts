import type { PageType, RenderedContents } from '../../../shared/content.ts';
import { wantsDrafts, wantsNamedTexts } from '../../../shared/draft-preview.ts';
import type { PageContext } from '../../page-context.ts';

/** Whether a page shows its drafts: the owner alone may ask for that. No cache keeps what the owner sees. */
export function isDraftPreview({ owner }: Pick<PageContext, 'owner'>, url: URL): boolean {
  return owner && wantsDrafts(url.searchParams);
}

/** Whether a page names the texts that its owner can change. */
export function namesTexts({ owner }: Pick<PageContext, 'owner'>, url: URL): boolean {
  return owner && wantsNamedTexts(url.searchParams);
}

/** The published texts of a page, or the drafts in a preview. */
export function readOwnerContent(page: PageContext, url: URL, pageType: PageType): Promise<RenderedContents> {
  const { content } = page.core;
  return isDraftPreview(page, url)
    ? content.renderDrafts(pageType, page.locale)
    : content.renderPublished(pageType, page.locale);
}
