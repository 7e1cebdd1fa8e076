import { isTitle, type SectionKey } from '../../../../shared/content.ts';
import type { Locale } from '../../../../shared/locale.ts';
import { localised, paths, withQuery } from '../../../../shared/paths.ts';
import type { OwnerMessages } from '../../context/owner-context.ts';
import { editedPage } from './edited-pages.ts';

/** What a page is called where its texts are changed. */
export function pageName(id: string, { contentManager, pageTexts }: OwnerMessages): string {
  const { pageType, keys } = editedPage(id);
  if (pageType === 'homepage') return pageTexts.home;
  const body = keys.find((key) => !isTitle(key));
  return pageType === 'service' && body ? contentManager.sections[body] : pageTexts.blog;
}

/** The address of a page's texts, in the owner's own language. */
export function pageTextsAddress(
  locale: Locale,
  { page, language, text }: { page: string; language: Locale; text?: SectionKey },
): string {
  return withQuery(localised(paths.pageTexts, locale), { page, in: language, text });
}
