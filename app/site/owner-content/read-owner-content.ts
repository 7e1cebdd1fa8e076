import type { PageType, ShownSections } from '../../../shared/content.ts';
import { wantsDrafts } from '../../../shared/draft-preview.ts';
import type { PageContext } from '../../page-context.ts';

/** Whether a page is made with its drafts: the owner alone may ask for that. No cache keeps what the owner sees. */
export function showsDrafts({ owner }: Pick<PageContext, 'owner'>, url: URL): boolean {
  return owner && wantsDrafts(url.searchParams);
}

/** The texts that a page shows in place of its own: what is published, or the owner's drafts in a preview. */
export function shownContent(page: PageContext, url: URL, pageType: PageType): Promise<ShownSections> {
  const { content } = page.core;
  return showsDrafts(page, url)
    ? content.drafts(pageType, page.locale)
    : content.shown(pageType, page.locale);
}
