import { offerVoice } from '../listen/offer-voice.ts';
import { keepOpenedArticle } from '../offline/keep-opened-article.ts';

/** What an article can do once all is loaded. */
export function enhance(article: HTMLElement): void {
  void keepOpenedArticle(article);
  offerVoice(article);
}
