import { type Locale, localeParameter } from './locale.ts';
import { withQuery } from './paths.ts';

const parameter = 'preview';
const drafts = 'drafts';

/** A public page's address as the owner sees it with every draft in its place. Visitors get the plain page there. */
export function draftPreview(path: string, locale: Locale): string {
  return withQuery(path, { [localeParameter]: locale, [parameter]: drafts });
}

export function wantsDrafts(query: URLSearchParams): boolean {
  return query.get(parameter) === drafts;
}
