import { keepOpenedArticle } from './keep-opened-article.ts';

/** What an article can do once all is loaded. */
export function enhance(article: HTMLElement): void {
  void keepOpenedArticle(article);
}
