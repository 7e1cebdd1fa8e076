import { findVoice } from './find-voice.ts';
import { listen } from './listen.ts';

/** Shows the way to listen as soon as the browser has a voice for the article's language; some tell of their voices late. */
export function offerVoice(article: HTMLElement, prose: HTMLElement): void {
  const button = article.querySelector<HTMLElement>('[data-listen]');
  if (!button || !('speechSynthesis' in globalThis)) return;
  const look = () => {
    const voice = findVoice(speechSynthesis.getVoices(), prose.lang);
    button.classList.toggle(button.dataset.listen ?? '', voice !== undefined);
  };
  look();
  speechSynthesis.addEventListener('voiceschanged', look);
  button.addEventListener('click', () => {
    const voice = findVoice(speechSynthesis.getVoices(), prose.lang);
    if (voice) listen(article, prose, voice);
  });
}
