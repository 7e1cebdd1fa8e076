import { xmlText } from '../xml-text.ts';
import type { KeptArticle } from './kept-articles.ts';

/** What stands in the offline page where nothing is kept (`offline-page.tsx`). */
const place = /(<div[^>]* data-kept-articles=""[^>]*>).*?(?=<\/div>)/s;

/** The offline page with links to what is kept, the last one read first. */
export function listKept(html: string, articles: readonly KeptArticle[]): string {
  const paths = new Set<string>();
  const items = articles.flatMap(({ path, title, language }) => {
    if (paths.has(path)) return [];
    paths.add(path);
    return [`<li><a href="${xmlText(path)}" lang="${xmlText(language)}">${xmlText(title)}</a></li>`];
  });
  if (items.length === 0) return html;
  return html.replace(place, (_all, start: string) => `${start}<ul role="list">${items.join('')}</ul>`);
}
