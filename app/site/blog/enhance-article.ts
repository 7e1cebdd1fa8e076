import { fill } from '../../../messages/fill.ts';
import { loadPassage } from '../enhancements/copy-buttons.ts';
import { storeOpenedArticle } from '../offline/stored-articles.ts';

/** Elements whose text is read as one unit. Of nested ones, only the innermost counts. */
const blocks = 'p, h2, h3, h4, h5, h6, li, blockquote, figcaption, pre, th, td';

/** Returns the paragraphs, headings and items of an article in reading order. */
function paragraphsOf(prose: HTMLElement): HTMLElement[] {
  return [...prose.querySelectorAll<HTMLElement>(blocks)].filter(
    (block) => !block.querySelector(blocks) && block.textContent?.trim(),
  );
}

/** Splits text into pieces that every voice reads to the end. Some stop within a long text. */
export function sentencesOf(text: string, language: string): string[] {
  const segments = new Intl.Segmenter(language, { granularity: 'sentence' }).segment(text);
  return [...segments].map(({ segment }) => segment.trim()).filter((sentence) => sentence !== '');
}

let reading: Reading | undefined;

/** Reads an article aloud, marks the current paragraph, and shows the bar with Pause and Stop. */
function listen(article: HTMLElement, prose: HTMLElement, voice: SpeechSynthesisVoice): void {
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
      // Don't scroll back a visitor who has moved on.
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
  // Without this, browsers would continue reading on the next page.
  addEventListener('pagehide', current.stop, { signal });
}

function speak(sentence: string, voice: SpeechSynthesisVoice, onEnd: () => void): void {
  const utterance = new SpeechSynthesisUtterance(sentence);
  utterance.voice = voice;
  utterance.lang = voice.lang;
  // Skip a sentence that the voice can't read.
  utterance.addEventListener('end', onEnd);
  utterance.addEventListener('error', onEnd);
  speechSynthesis.speak(utterance);
}

function isInView(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return bottom > 0 && top < innerHeight;
}

interface Reading {
  /** Stops within a sentence. `resume` repeats the sentence. */
  pause(): void;
  resume(): void;
  stop(): void;
}

interface ReadingOptions {
  paragraphs: readonly (readonly string[])[];
  speak(sentence: string, onEnd: () => void): void;
  silence(): void;
  onParagraph(index: number): void;
  onEnd(): void;
}

/** Reads paragraphs aloud. Pauses by canceling, because speech paused on Android can't be resumed. */
export function readAloud({ paragraphs, speak, silence, onParagraph, onEnd }: ReadingOptions): Reading {
  let paragraph = 0;
  let sentence = 0;
  // A canceled sentence may still report its end.
  let turn = 0;

  const next = () => {
    turn += 1;
    const own = turn;
    while (paragraph < paragraphs.length && sentence >= (paragraphs[paragraph]?.length ?? 0)) {
      paragraph += 1;
      sentence = 0;
    }
    const text = paragraphs[paragraph]?.[sentence];
    if (text === undefined) return onEnd();
    if (sentence === 0) onParagraph(paragraph);
    return speak(text, () => {
      if (own !== turn) return;
      sentence += 1;
      next();
    });
  };

  const pause = () => {
    turn += 1;
    silence();
  };

  next();
  return {
    pause,
    resume: next,
    stop() {
      pause();
      onEnd();
    },
  };
}

export function enhance(article: HTMLElement): void {
  void storeOpenedArticle(article);
  const prose = article.querySelector<HTMLElement>('[data-prose]');
  if (!prose) return;
  offerVoice(article, prose);
  followPassage(prose);
  waitForSelection(article, prose);
  offerQuotes(prose);
}

/** Puts a button next to each quotation that selects it, which offers it as an image. */
function offerQuotes(prose: HTMLElement): void {
  for (const quote of prose.querySelectorAll('blockquote:not(blockquote blockquote)')) {
    const button = document.createElement('button');
    button.type = 'button';
    button.lang = document.documentElement.lang;
    button.ariaLabel = prose.dataset.quote ?? '';
    button.addEventListener('click', () => getSelection()?.selectAllChildren(quote));
    // In its last paragraph, because quotations are styled by their number of paragraphs.
    (quote.lastElementChild ?? quote).append(button);
  }
}

/** Loads passage sharing with the first selection. */
function waitForSelection(article: HTMLElement, prose: HTMLElement): void {
  const load = async () => {
    if (getSelection()?.isCollapsed !== false) return;
    document.removeEventListener('selectionchange', load);
    // If the script can't be loaded, retry with the next selection.
    await loadPassage().then(
      ({ offerPassage }) => offerPassage(article, prose, () => paragraphsOf(prose)),
      () => document.addEventListener('selectionchange', load),
    );
  };
  document.addEventListener('selectionchange', load);
  // Text may have been selected before this script ran.
  void load();
}

/** Scrolls to the paragraph in a passage link ("#p3") if the browser didn't find the text. */
function followPassage(prose: HTMLElement): void {
  const [, place] = /^#p(\d+)/.exec(location.hash) ?? [];
  if (place && scrollY === 0) paragraphsOf(prose)[Number(place) - 1]?.scrollIntoView();
}

/** Shows the Listen button if there is a voice. Some browsers load their voices late. */
function offerVoice(article: HTMLElement, prose: HTMLElement): void {
  const button = article.querySelector<HTMLElement>('[data-listen]');
  if (!button || !('speechSynthesis' in globalThis)) return;
  const check = () => {
    const voice = findVoice(speechSynthesis.getVoices(), prose.lang);
    button.classList.toggle(button.dataset.listen ?? '', voice !== undefined);
  };
  check();
  speechSynthesis.addEventListener('voiceschanged', check);
  button.addEventListener('click', () => {
    const voice = findVoice(speechSynthesis.getVoices(), prose.lang);
    if (voice) listen(article, prose, voice);
  });
}

/** Returns the best voice: first those on the device, then the browser's default. */
export function findVoice<Voice extends Pick<SpeechSynthesisVoice, 'lang' | 'localService' | 'default'>>(
  voices: readonly Voice[],
  language: string,
): Voice | undefined {
  const score = ({ localService, default: isDefault }: Voice) => Number(localService) * 2 + Number(isDefault);
  // Android uses "es_MX" instead of "es-MX".
  return voices
    .filter(({ lang }) => lang.toLowerCase().split(/[-_]/)[0] === language)
    .toSorted((a, b) => score(b) - score(a))[0];
}
