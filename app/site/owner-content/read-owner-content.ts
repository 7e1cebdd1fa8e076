import type { PageType, RenderedContents } from '../../../shared/content.ts';
import { wantsDrafts } from '../../../shared/draft-preview.ts';
import type { PageContext } from '../../page-context.ts';

/** Whether a page shows its drafts: the owner alone may ask for that. No cache keeps what the owner sees. */
export function isDraftPreview({ owner }: Pick<PageContext, 'owner'>, url: URL): boolean {
  return owner && wantsDrafts(url.searchParams);
}

/** The published texts of a page, or the drafts in a preview. */
export function readOwnerContent(page: PageContext, url: URL, pageType: PageType): Promise<RenderedContents> {
  const { content } = page.core;
  return isDraftPreview(page, url)
    ? content.renderDrafts(pageType, page.locale)
    : content.renderPublished(pageType, page.locale);
}
