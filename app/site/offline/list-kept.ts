import { xmlText } from '../xml-text.ts';
import type { KeptArticle } from './kept-articles.ts';

/** What stands in the offline page where nothing is kept (`offline-page.tsx`). */
const place = /(<div[^>]* data-kept-articles=""[^>]*>).*?(?=<\/div>)/s;

/** The language of the page, and its words for an article in the other one. */
const pageLanguage = /<html[^>]* lang="(\w+)"/;
const otherLanguage = / data-in-other-language="([^"]*)"/;

/** The offline page with links to what is kept, the last one read first. */
export function listKept(html: string, articles: readonly KeptArticle[]): string {
  const locale = pageLanguage.exec(html)?.[1];
  const label = otherLanguage.exec(html)?.[1] ?? '';
  const paths = new Set<string>();
  const items = articles.flatMap(({ path, title, language }) => {
    if (paths.has(path)) return [];
    paths.add(path);
    const link = `<a href="${xmlText(path)}" lang="${xmlText(language)}">${xmlText(title)}</a>`;
    return [`<li>${link}${label && language !== locale ? ` (${label})` : ''}</li>`];
  });
  if (items.length === 0) return html;
  return html.replace(place, (_all, start: string) => `${start}<ul role="list">${items.join('')}</ul>`);
}
