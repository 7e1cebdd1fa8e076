import { offerVoice } from '../listen/offer-voice.ts';
import { keepOpenedArticle } from '../offline/keep-opened-article.ts';
import { followPassage } from '../passage/follow-passage.ts';

/** What an article can do once all is loaded. */
export function enhance(article: HTMLElement): void {
  void keepOpenedArticle(article);
  const prose = article.querySelector<HTMLElement>('[data-prose]');
  if (!prose) return;
  offerVoice(article, prose);
  followPassage(prose);
  waitForSelection(article);
}

/** What is done with selected words is fetched with the first of them. */
function waitForSelection(article: HTMLElement): void {
  const load = async () => {
    if (getSelection()?.isCollapsed !== false) return;
    document.removeEventListener('selectionchange', load);
    // Without a connection the next selection tries again.
    await import('../passage/offer-passage.ts').then(
      ({ offerPassage }) => offerPassage(article),
      () => document.addEventListener('selectionchange', load),
    );
  };
  document.addEventListener('selectionchange', load);
}
