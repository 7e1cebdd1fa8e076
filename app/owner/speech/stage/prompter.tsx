import { type CSSProperties, type MouseEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { fill } from '../../../../messages/fill.ts';
import { paceLimits, type Speech, secondsOf } from '../../../../shared/speech/speech.ts';
import { useOwner } from '../../context/owner-context.ts';
import { formatDuration } from '../format-duration.ts';
import { keyOf, type SpokenSource } from '../source/spoken-source.ts';
import { TextWay } from '../source/text-way.tsx';
import { WhichText } from '../source/which-text.tsx';
import { goToSentence, isAtLine, sentenceAt, stepSentence, turnPage } from './scroll-place.ts';
import styles from './stage.module.css';
import type { StageAct } from './stage-act.ts';
import { recallStage, rememberStage, sizes } from './stage-memory.ts';
import { StageText } from './stage-text.tsx';
import { useStageKeys } from './use-stage-keys.ts';
import { useSteadyScroll } from './use-steady-scroll.ts';
import { useWakeLock } from './use-wake-lock.ts';

const paceStep = 5;

interface PrompterProps {
  speech: Speech;
  source: SpokenSource;
  pace: number;
}

/** The text moves by itself at the speaker's pace; everything else is a key, a clicker's button or a tap. */
export function Prompter({ speech, source, pace }: PrompterProps) {
  const { stage } = useOwner().messages.speech;
  const area = useRef<HTMLElement>(null);
  /** The way back to the speech. */
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

  const keepPlace = () => {
    const { current } = area;
    if (!current) return;
    const range = current.scrollHeight - current.clientHeight;
    setRead(range > 0 ? Math.min(1, current.scrollTop / range) : 0);
    const at = sentenceAt(current);
    setMemory((before) => {
      // Of several that begin on one line, the one that was gone to.
      if (before.sentence === at || isAtLine(current, before.sentence)) return before;
      return { ...before, sentence: at };
    });
  };
  useSteadyScroll({
    ...{ area, isRunning, seconds, isByPage },
    onProgress: keepPlace,
    onEnd: () => {
      keepPlace();
      setIsRunning(false);
    },
  });
  const key = keyOf(source);
  useEffect(() => rememberStage(key, memory), [key, memory]);

  // Where the speaker was, also when the type has grown.
  const place = useRef(memory.sentence);
  place.current = memory.sentence;
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever the lines of the text are others
  useLayoutEffect(() => {
    if (area.current) goToSentence(area.current, place.current);
  }, [memory.size]);

  const change = (part: Partial<typeof memory>) => setMemory((before) => ({ ...before, ...part }));
  const resize = (step: number) =>
    change({ size: Math.min(sizes.most, Math.max(sizes.least, memory.size + step)) });
  const speedUp = (step: number) => {
    const next = Math.min(paceLimits.most, Math.max(paceLimits.least, speed + step));
    change({ pace: next === pace ? null : next });
  };
  const move = (how: (element: HTMLElement) => void) => {
    if (area.current) how(area.current);
    keepPlace();
  };
  const acts: Record<StageAct, () => void> = {
    toggle: () => setIsRunning(!isRunning),
    // A clicker sends Esc in the middle of a speech: it only stops the text there.
    close: () =>
      isRunning ? setIsRunning(false) : way.current?.querySelector<HTMLElement>('a, button')?.click(),
    sentence_back: () => move((element) => stepSentence(element, -1)),
    sentence_on: () => move((element) => stepSentence(element, 1)),
    page_back: () => move((element) => turnPage(element, -1)),
    page_on: () => move((element) => turnPage(element, 1)),
    from_start: () => move((element) => goToSentence(element, 0)),
    slower: () => speedUp(-paceStep),
    faster: () => speedUp(paceStep),
    smaller: () => resize(-sizes.step),
    larger: () => resize(sizes.step),
    mirror: () => change({ isMirrored: !memory.isMirrored }),
    full_screen: toggleFullScreen,
  };
  useStageKeys(area, (name) => acts[name]());

  /** Whoever presses a tool with a pointer goes on with keys: space is theirs again. */
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
      <section
        ref={area}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what is scrolled has to be reached with the keyboard
        tabIndex={0}
        className={styles.area}
        aria-label={stage.label}
        data-mirrored={memory.isMirrored || undefined}
        onScroll={isRunning ? undefined : keepPlace}
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
  // What the browser refuses leaves the window as it is.
  const change = document.fullscreenElement
    ? document.exitFullscreen()
    : document.documentElement.requestFullscreen?.();
  change?.catch(() => undefined);
}
