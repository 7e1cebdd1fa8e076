// Separate from shared/paths.ts, because every public page's script uses `wantsDrafts` and would otherwise
// include the table of paths.
import { type Locale, localeParameter } from './locale.ts';
import { withQuery } from './paths.ts';

const parameter = 'preview';
const drafts = 'drafts';
const texts = 'texts';

/** Returns a public page's URL with all drafts shown, for the owner. Visitors see the published page. */
export function draftPreview(path: string, locale: Locale): string {
  return withQuery(path, { [localeParameter]: locale, [parameter]: drafts });
}

/** Returns a page's URL for the content manager, with all drafts shown and every editable section marked. */
export function textsPreview(path: string, locale: Locale): string {
  return withQuery(path, { [localeParameter]: locale, [parameter]: texts });
}

export function wantsDrafts(query: URLSearchParams): boolean {
  return query.get(parameter) === drafts || wantsNamedTexts(query);
}

export function wantsNamedTexts(query: URLSearchParams): boolean {
  return query.get(parameter) === texts;
}
