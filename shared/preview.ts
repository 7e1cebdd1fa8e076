// Apart from shared/paths.ts: every public page's script asks `wantsDrafts`, and would bring the table of paths.
import { type Locale, localeParameter } from './locale.ts';
import { withQuery } from './paths.ts';

const parameter = 'preview';
const drafts = 'drafts';
const texts = 'texts';

/** A public page's address as the owner sees it with every draft in its place. Visitors get the plain page there. */
export function draftPreview(path: string, locale: Locale): string {
  return withQuery(path, { [localeParameter]: locale, [parameter]: drafts });
}

/** The same for the content manager, with every text named that can be changed. */
export function textsPreview(path: string, locale: Locale): string {
  return withQuery(path, { [localeParameter]: locale, [parameter]: texts });
}

export function wantsDrafts(query: URLSearchParams): boolean {
  return query.get(parameter) === drafts || wantsNamedTexts(query);
}

export function wantsNamedTexts(query: URLSearchParams): boolean {
  return query.get(parameter) === texts;
}
