import { offerVoice } from '../listen/offer-voice.ts';
import { paragraphsOf } from '../listen/sentences.ts';
import { keepOpenedArticle } from '../offline/keep-opened-article.ts';
import { followPassage } from '../passage/follow-passage.ts';

/** What an article can do once all is loaded. */
export function enhance(article: HTMLElement): void {
  void keepOpenedArticle(article);
  const prose = article.querySelector<HTMLElement>('[data-prose]');
  if (!prose) return;
  offerVoice(article, prose);
  followPassage(prose);
  waitForSelection(article, prose);
}

/** What is done with selected words is fetched with the first of them. It is given what is here already, so that neither brings the other. */
function waitForSelection(article: HTMLElement, prose: HTMLElement): void {
  const load = async () => {
    if (getSelection()?.isCollapsed !== false) return;
    document.removeEventListener('selectionchange', load);
    // Without a connection the next selection tries again.
    await import('../passage/offer-passage.ts').then(
      ({ offerPassage }) => offerPassage(article, prose, () => paragraphsOf(prose)),
      () => document.addEventListener('selectionchange', load),
    );
  };
  document.addEventListener('selectionchange', load);
  // Words may have been selected before this script ran.
  void load();
}
