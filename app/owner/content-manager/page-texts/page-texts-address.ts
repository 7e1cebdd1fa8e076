import type { SectionKey } from '../../../../shared/content.ts';
import type { Locale } from '../../../../shared/locale.ts';
import { localised, paths, withQuery } from '../../../../shared/paths.ts';

/** The address of a page's texts, in the owner's own language. */
export function pageTextsAddress(
  locale: Locale,
  { page, language, text }: { page: string; language: Locale; text?: SectionKey },
): string {
  return withQuery(localised(paths.pageTexts, locale), { page, in: language, text });
}
