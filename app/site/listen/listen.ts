import { fill } from '../../../messages/fill.ts';
import { type Reading, readAloud } from './read-aloud.ts';
import { paragraphsOf, sentencesOf } from './sentences.ts';

let reading: Reading | undefined;

/** Reads an article from its start, marks the paragraph it is at, and shows the bar by which it is paused and stopped. */
export function listen(article: HTMLElement, prose: HTMLElement, voice: SpeechSynthesisVoice): void {
  const bar = article.querySelector<HTMLElement>('[data-listen-bar]');
  const [toggle, stop] = bar?.querySelectorAll('button') ?? [];
  const place = bar?.querySelector('span');
  if (!bar || !toggle || !stop || !place) return;
  reading?.stop();
  const blocks = paragraphsOf(prose);
  const ended = new AbortController();
  const { signal } = ended;
  let isPaused = false;
  const setPaused = (paused: boolean) => {
    isPaused = paused;
    toggle.textContent = (paused ? bar.dataset.resume : bar.dataset.pause) ?? '';
  };
  setPaused(false);
  bar.hidden = false;
  toggle.focus({ preventScroll: true });

  const current = readAloud({
    paragraphs: blocks.map((block) => sentencesOf(block.textContent ?? '', prose.lang)),
    speak: (sentence, onEnd) => speak(sentence, voice, onEnd),
    silence: () => speechSynthesis.cancel(),
    onParagraph(index) {
      const before = prose.querySelector('[data-spoken]');
      const isFollowed = !before || isInView(before);
      before?.removeAttribute('data-spoken');
      const block = blocks[index];
      block?.setAttribute('data-spoken', '');
      place.textContent = fill(place.dataset.place ?? '', {
        n: String(index + 1),
        total: String(blocks.length),
      });
      // Whoever has gone elsewhere on the page stays there.
      if (block && isFollowed && !isInView(block)) block.scrollIntoView({ block: 'center' });
    },
    onEnd() {
      ended.abort();
      reading = undefined;
      prose.querySelector('[data-spoken]')?.removeAttribute('data-spoken');
      const hadFocus = bar.contains(document.activeElement);
      bar.hidden = true;
      if (hadFocus) article.querySelector<HTMLElement>('[data-listen]')?.focus({ preventScroll: true });
    },
  });
  if (signal.aborted) return;
  reading = current;
  toggle.addEventListener(
    'click',
    () => {
      setPaused(!isPaused);
      if (isPaused) current.pause();
      else current.resume();
    },
    { signal },
  );
  stop.addEventListener('click', current.stop, { signal });
  document.addEventListener('keydown', ({ key }) => key === 'Escape' && current.stop(), { signal });
  // A browser would read on over the next page.
  addEventListener('pagehide', current.stop, { signal });
}

function speak(sentence: string, voice: SpeechSynthesisVoice, onEnd: () => void): void {
  const utterance = new SpeechSynthesisUtterance(sentence);
  utterance.voice = voice;
  utterance.lang = voice.lang;
  // A sentence that a voice fails at is passed over.
  utterance.addEventListener('end', onEnd);
  utterance.addEventListener('error', onEnd);
  speechSynthesis.speak(utterance);
}

function isInView(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return bottom > 0 && top < innerHeight;
}
