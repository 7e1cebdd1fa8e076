import {
  type CSSProperties,
  type MouseEvent,
  memo,
  type RefObject,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { fill } from '../../../../messages/fill.ts';
import { paceLimits, type Speech, secondsOf } from '../../../../shared/speech/speech.ts';
import { readStored, store, useListener } from '../../context/browser.ts';
import { useOwner } from '../../context/owner-context.ts';
import { formatDuration } from '../spoken-pieces.ts';
import { keyOf, type SpokenSource, TextWay, WhichText } from '../spoken-source.tsx';
import styles from './stage.module.css';

export interface StageMemory {
  /** The index of the sentence at the reading line. */
  sentence: number;
  /** Words per minute set here; null for the speaker's saved pace. */
  pace: number | null;
  /** Type size in px. */
  size: number;
  isMirrored: boolean;
}

const sizes = { least: 20, most: 160, step: 4 } as const;

function storageKey(slug: string): string {
  return `stage:${slug}`;
}

/** Returns this browser's saved teleprompter settings for a text. Invalid ones are ignored. */
function recallStage(slug: string, fresh: StageMemory): StageMemory {
  try {
    const { sentence, pace, size, isMirrored } = JSON.parse(readStored(storageKey(slug)) ?? '{}');
    return {
      sentence: within(sentence, 0, 1e6) ?? fresh.sentence,
      pace: within(pace, paceLimits.least, paceLimits.most) ?? fresh.pace,
      size: within(size, sizes.least, sizes.most) ?? fresh.size,
      isMirrored: typeof isMirrored === 'boolean' ? isMirrored : fresh.isMirrored,
    };
  } catch {
    return fresh;
  }
}

function within(value: unknown, least: number, most: number): number | undefined {
  return typeof value === 'number' && value >= least && value <= most ? value : undefined;
}

/** The text alone, with numbered sentences. Rendered once, whatever the controls do. */
export const StageText = memo(function StageText({ speech }: { speech: Speech }) {
  let sentence = -1;
  return (
    <div className={styles.text} lang={speech.language}>
      <h1>{speech.title}</h1>
      {speech.sections.map(({ heading, paragraphs }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: sections have no ID, and their order never changes
        <section key={index}>
          {heading !== null && <h2>{heading}</h2>}
          {paragraphs.map(({ sentences }, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: their order never changes
            <p key={place}>
              {sentences.map(({ text }) => {
                sentence += 1;
                return (
                  <span key={sentence} data-sentence={sentence}>
                    {text}{' '}
                  </span>
                );
              })}
            </p>
          ))}
        </section>
      ))}
    </div>
  );
});

/**
 * Position of the reading line, as a share of the height. `data-sentence` marks sentences. At scroll position
 * 0, the first sentence is at the line. At the end, the last has passed it.
 */
const readingLine = 0.32;

function topOf(area: HTMLElement, sentence: Element): number {
  const line = area.getBoundingClientRect().top + area.clientHeight * readingLine;
  return (sentence.getClientRects()[0]?.top ?? line) - line;
}

function sentenceAt(area: HTMLElement): number {
  const sentences = [...area.querySelectorAll('[data-sentence]')];
  // Finds the last sentence at or above the line by binary search, allowing for rounding.
  let [low, high] = [0, sentences.length - 1];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    const sentence = sentences[middle];
    if (sentence && topOf(area, sentence) <= 2) low = middle;
    else high = middle - 1;
  }
  return Math.max(0, low);
}

function isAtLine(area: HTMLElement, index: number): boolean {
  const sentence = area.querySelectorAll('[data-sentence]')[index];
  return sentence !== undefined && Math.abs(topOf(area, sentence)) <= 2;
}

/** Scrolls a sentence to the reading line. An index that is too high means the last sentence. */
function goToSentence(area: HTMLElement, index: number): void {
  const sentences = area.querySelectorAll('[data-sentence]');
  const sentence = sentences[Math.min(Math.max(0, index), sentences.length - 1)];
  if (index <= 0) area.scrollTop = 0;
  else if (sentence) area.scrollTop += topOf(area, sentence);
}

/** Moves forward to the next line on which a sentence starts, or back to the start of the current sentence and then to earlier lines. */
function stepSentence(area: HTMLElement, direction: 1 | -1): void {
  const at = sentenceAt(area);
  let to = direction === 1 ? at + 1 : at;
  while (direction === -1 && to > 0 && isAtLine(area, to)) to -= 1;
  goToSentence(area, to);
}

/** Returns 80% of the height below the reading line. */
function pageHeight(area: HTMLElement): number {
  return area.clientHeight * (1 - readingLine) * 0.8;
}

interface SteadyScroll {
  /** The scroll container. Its first child is the text. */
  area: RefObject<HTMLElement | null>;
  isRunning: boolean;
  seconds: number;
  isByPage: boolean;
  /** Called several times a second, and when the last line has passed. */
  onProgress: (hasEnded: boolean) => void;
}

/** The longest time between two frames that counts, in ms. Nothing is read while the page is hidden. */
const maxFrameMs = 250;

/** Scrolls the whole text past the reading line in `seconds`. After scrolling by hand, it continues from there. */
function useSteadyScroll({ area, isRunning, seconds, isByPage, onProgress }: SteadyScroll): void {
  const report = useEffectEvent(onProgress);
  useEffect(() => {
    const element = area.current;
    const text = element?.firstElementChild;
    if (!element || !(text instanceof HTMLElement) || !isRunning) return;
    let [at, shown, last, reportedAt, turned] = [element.scrollTop, element.scrollTop, 0, 0, 0];
    let frame = requestAnimationFrame(function move(now) {
      const range = element.scrollHeight - element.clientHeight;
      const passed = last === 0 ? 0 : Math.min(now - last, maxFrameMs) / 1000;
      last = now;
      // The position was changed by hand or by a key.
      if (Math.abs(element.scrollTop - shown) > 1) [at, turned] = [element.scrollTop, 0];
      const step = (range / seconds) * passed;
      turned += step;
      if (!isByPage) at += step;
      else if (turned >= pageHeight(element)) [at, turned] = [at + pageHeight(element), 0];
      at = Math.min(at, range);
      element.scrollTop = Math.floor(at);
      shown = element.scrollTop;
      // Browsers scroll by whole pixels, which looks jerky at a speaker's pace.
      text.style.translate = isByPage ? '' : `0 ${shown - at}px`;
      const hasEnded = at >= range;
      if (hasEnded || now - reportedAt > 250) {
        reportedAt = now;
        report(hasEnded);
      }
      if (!hasEnded) frame = requestAnimationFrame(move);
    });
    return () => {
      cancelAnimationFrame(frame);
      text.style.translate = '';
    };
  }, [area, isRunning, seconds, isByPage]);
}

/** The actions of keys, by `KeyboardEvent.key`. Clickers send Page Up and Page Down for their arrows, and `.`, `b`, F5 and Escape for other buttons. */
const keyActs = {
  ' ': 'toggle',
  Enter: 'toggle',
  '.': 'toggle',
  b: 'toggle',
  F5: 'toggle',
  Escape: 'close',
  ArrowUp: 'sentence_back',
  ArrowDown: 'sentence_on',
  PageUp: 'page_back',
  PageDown: 'page_on',
  Home: 'from_start',
  ArrowLeft: 'slower',
  ArrowRight: 'faster',
  '-': 'smaller',
  '+': 'larger',
  '=': 'larger',
  m: 'mirror',
  f: 'full_screen',
} as const;

type StageAct = (typeof keyActs)[keyof typeof keyActs];

type Pressed = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey'>;

/** Returns a key's action; undefined for browser shortcuts and keys that press the focused button. */
export function stageAct(
  { key, ctrlKey, metaKey, altKey }: Pressed,
  isOnControl: boolean,
): StageAct | undefined {
  if (ctrlKey || metaKey || altKey) return undefined;
  if (isOnControl && (key === ' ' || key === 'Enter')) return undefined;
  const acts: Readonly<Partial<Record<string, StageAct>>> = keyActs;
  return acts[key] ?? acts[key.toLowerCase()];
}

const once: readonly StageAct[] = ['toggle', 'mirror', 'close'];

const paceStep = 5;

export function Prompter({ speech, source, pace }: { speech: Speech; source: SpokenSource; pace: number }) {
  const { stage } = useOwner().messages.speech;
  const area = useRef<HTMLElement>(null);
  const way = useRef<HTMLSpanElement>(null);
  const [memory, setMemory] = useState(() =>
    recallStage(keyOf(source), {
      sentence: 0,
      pace: null,
      size: innerWidth < 640 ? 36 : 64,
      isMirrored: false,
    }),
  );
  const [isRunning, setIsRunning] = useState(false);
  const [read, setRead] = useState(0);
  const isByPage = matchMedia('(prefers-reduced-motion: reduce)').matches;
  const isAwake = useWakeLock();
  const speed = memory.pace ?? pace;
  const seconds = secondsOf(speech.words, speed);

  const keepScrollPosition = () => {
    const { current } = area;
    if (!current) return;
    const range = current.scrollHeight - current.clientHeight;
    setRead(range > 0 ? Math.min(1, current.scrollTop / range) : 0);
    const at = sentenceAt(current);
    setMemory((before) => {
      // If several sentences start on one line, keep the one that was chosen.
      if (before.sentence === at || isAtLine(current, before.sentence)) return before;
      return { ...before, sentence: at };
    });
  };
  useSteadyScroll({
    ...{ area, isRunning, seconds, isByPage },
    onProgress: (hasEnded) => {
      keepScrollPosition();
      if (hasEnded) setIsRunning(false);
    },
  });
  const key = keyOf(source);
  useEffect(() => void store(storageKey(key), JSON.stringify(memory)), [key, memory]);

  const keepPlace = useEffectEvent(() => area.current && goToSentence(area.current, memory.sentence));
  // biome-ignore lint/correctness/useExhaustiveDependencies: the position stays when the type size changes
  useLayoutEffect(() => void keepPlace(), [memory.size]);

  const change = (part: Partial<typeof memory>) => setMemory((before) => ({ ...before, ...part }));
  const resize = (step: number) =>
    change({ size: Math.min(sizes.most, Math.max(sizes.least, memory.size + step)) });
  const speedUp = (step: number) => {
    const next = Math.min(paceLimits.most, Math.max(paceLimits.least, speed + step));
    change({ pace: next === pace ? null : next });
  };
  const move = (how: (element: HTMLElement) => void) => {
    if (area.current) how(area.current);
    keepScrollPosition();
  };
  const acts: Record<StageAct, () => void> = {
    toggle: () => setIsRunning(!isRunning),
    // A clicker may send Esc during a speech, so while the text is running, Esc only stops the text.
    close: () =>
      isRunning ? setIsRunning(false) : way.current?.querySelector<HTMLElement>('a, button')?.click(),
    sentence_back: () => move((element) => stepSentence(element, -1)),
    sentence_on: () => move((element) => stepSentence(element, 1)),
    page_back: () => move((element) => element.scrollBy(0, -pageHeight(element))),
    page_on: () => move((element) => element.scrollBy(0, pageHeight(element))),
    from_start: () => move((element) => goToSentence(element, 0)),
    slower: () => speedUp(-paceStep),
    faster: () => speedUp(paceStep),
    smaller: () => resize(-sizes.step),
    larger: () => resize(sizes.step),
    mirror: () => change({ isMirrored: !memory.isMirrored }),
    full_screen: toggleFullScreen,
  };
  // Keys work wherever the focus is.
  useListener('keydown', (event) => {
    const isOn = (selector: string) => event.target instanceof Element && event.target.closest(selector);
    const name = stageAct(event, Boolean(isOn('button, a, summary, dialog')));
    if (!name || isOn('dialog, input')) return;
    event.preventDefault();
    if (!event.repeat || !once.includes(name)) acts[name]();
  });

  /** After a click on a control, the space bar works for the text again. */
  const press = (name: StageAct) => (event: MouseEvent) => {
    if (event.detail > 0) area.current?.focus();
    acts[name]();
  };
  const tool = (name: StageAct, label: string, sign: string) => (
    <button type="button" aria-label={label} title={label} onClick={press(name)}>
      <span aria-hidden="true">{sign}</span>
    </button>
  );

  return (
    <div
      className={styles.stage}
      data-running={isRunning || undefined}
      style={{ '--size': `${memory.size}px` } as CSSProperties}
    >
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the space bar does the same */}
      <section
        ref={area}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: must be scrollable with the keyboard
        tabIndex={0}
        className={styles.area}
        aria-label={stage.label}
        data-mirrored={memory.isMirrored || undefined}
        onScroll={isRunning ? undefined : keepScrollPosition}
        // Selecting text isn't a tap.
        onClick={() => getSelection()?.toString() || acts.toggle()}
      >
        <StageText speech={speech} />
      </section>
      <div className={styles.tools} role="toolbar" aria-label={stage.tools}>
        <span ref={way}>
          <TextWay to="speech" source={source}>
            {stage.leave}
          </TextWay>
        </span>
        <button type="button" className={styles.start} onClick={press('toggle')}>
          {isRunning ? stage.pause : stage.start}
        </button>
        <span className={styles.left}>
          {fill(stage.left, { time: formatDuration(seconds * (1 - read)) })}
        </span>
        <span className={styles.group}>
          {tool('slower', stage.slower, '«')}
          <span>{fill(stage.pace, { pace: speed })}</span>
          {tool('faster', stage.faster, '»')}
        </span>
        <span className={styles.group}>
          {tool('smaller', stage.smaller, '−')}
          <span aria-hidden="true">Aa</span>
          {tool('larger', stage.larger, '+')}
        </span>
        <span className={styles.group}>
          <button type="button" aria-pressed={memory.isMirrored} onClick={press('mirror')}>
            {stage.mirror}
          </button>
          <button type="button" onClick={press('from_start')}>
            {stage.from_start}
          </button>
          {document.fullscreenEnabled && (
            <button type="button" onClick={press('full_screen')}>
              {stage.full_screen}
            </button>
          )}
        </span>
        <details className={styles.keys}>
          <summary>{stage.keys}</summary>
          <dl>
            {stage.key_list.map(([keys, does]) => (
              <div key={keys}>
                <dt>{keys}</dt>
                <dd>{does}</dd>
              </div>
            ))}
          </dl>
        </details>
        <p>
          <WhichText source={source} />
        </p>
        <p role="status">
          {isAwake !== undefined && (isAwake ? stage.awake : stage.not_awake)} {isByPage && stage.by_page}
        </p>
      </div>
    </div>
  );
}

function toggleFullScreen(): void {
  // If the browser refuses, the window doesn't change.
  const change = document.fullscreenElement
    ? document.exitFullscreen()
    : document.documentElement.requestFullscreen?.();
  change?.catch(() => undefined);
}

/** Keeps the screen awake while the page is visible. Returns false if the browser can't; undefined until it has responded. */
function useWakeLock(): boolean | undefined {
  const [isAwake, setIsAwake] = useState<boolean>();
  useEffect(() => {
    let lock: WakeLockSentinel | undefined;
    let isUnmounted = false;
    const ask = async () => {
      if (document.visibilityState !== 'visible') return;
      try {
        // Wake locks aren't supported by every browser, and require HTTPS.
        const asked = await (navigator as Partial<Navigator>).wakeLock?.request('screen');
        if (isUnmounted) void asked?.release();
        else {
          lock = asked;
          setIsAwake(asked !== undefined);
          // The browser may release the lock while the page is visible, for example because the battery is
          // low.
          asked?.addEventListener('release', () => {
            if (!isUnmounted && document.visibilityState === 'visible') setIsAwake(false);
          });
        }
      } catch {
        setIsAwake(false);
      }
    };
    // A page that is hidden loses its wake lock.
    document.addEventListener('visibilitychange', ask);
    void ask();
    return () => {
      isUnmounted = true;
      document.removeEventListener('visibilitychange', ask);
      void lock?.release();
    };
  }, []);
  return isAwake;
}
