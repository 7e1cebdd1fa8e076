import { useEffect, useId, useState } from 'react';
import { Form } from 'react-router';
import { fill } from '../../../messages/fill.ts';
import { paceLimits, type Speech } from '../../../shared/speech/speech.ts';
import text from '../../ui/text.module.css';
import { useIsInBrowser } from '../context/browser.ts';
import { useOwner } from '../context/owner-context.ts';
import { Button, TextButton } from '../forms/fields.tsx';
import field from '../forms/forms.module.css';
import { SelectField } from '../page-kit.tsx';
import styles from './speech.module.css';
import { formatDuration } from './spoken-pieces.ts';
import { type SpokenSource, TypedFields } from './spoken-source.tsx';

/** Shortest rehearsal to measure, in seconds. In shorter ones, start and end distort the pace. */
const shortestRun = 20;

/** A completed rehearsal. */
interface Run {
  words: number;
  seconds: number;
  /** Whole words per minute. `odd`: the speaker said something else, or the clock kept running. */
  pace: number | 'too_short' | 'odd';
}

function measurePace(words: number, seconds: number): Run['pace'] {
  if (seconds < shortestRun) return 'too_short';
  const pace = Math.round(words / (seconds / 60));
  return pace < paceLimits.least || pace > paceLimits.most ? 'odd' : pace;
}

/** Measures the speaker's pace while the text or a section is read aloud. The pace is saved only on request. */
export function RunThrough({ speech, source }: { speech: Speech; source: SpokenSource }) {
  const { run, opening } = useOwner().messages.speech;
  const heading = useId();
  const isInBrowser = useIsInBrowser();
  const [part, setPart] = useState('');
  /** When the rehearsal started, in `performance.now()` time. */
  const [startedAt, setStartedAt] = useState<number>();
  const [ended, setEnded] = useState<Run>();
  const parts = speech.sections.flatMap(({ heading, words }, index) =>
    words > 0 ? [{ value: String(index), name: heading ?? opening, words }] : [],
  );
  const words = parts.find(({ value }) => value === part)?.words ?? speech.words;
  const stop = () => {
    if (startedAt === undefined) return;
    const seconds = (performance.now() - startedAt) / 1000;
    setStartedAt(undefined);
    setEnded({ words, seconds, pace: measurePace(words, seconds) });
  };
  const start = () => {
    setEnded(undefined);
    setStartedAt(performance.now());
  };
  if (speech.words === 0) return null;
  return (
    <section className={styles.block} aria-labelledby={heading}>
      <h2 id={heading}>{run.heading}</h2>
      <p className={text.small}>{isInBrowser ? run.intro : run.needs_script}</p>
      {isInBrowser && (
        <>
          {parts.length > 1 && (
            <SelectField
              label={run.part}
              value={part}
              disabled={startedAt !== undefined}
              onChange={(event) => setPart(event.target.value)}
              options={[['', run.whole], ...parts.map(({ value, name }) => [value, name] as const)]}
            />
          )}
          <div
            className={`${field.actions} ${styles.run}`}
            data-running={startedAt !== undefined || undefined}
          >
            <Button isOutlined={startedAt === undefined} onClick={startedAt === undefined ? start : stop}>
              {startedAt === undefined ? run.start : run.stop}
            </Button>
            {startedAt !== undefined && <Elapsed since={startedAt} />}
          </div>
          <p role="status">
            {ended &&
              fill(typeof ended.pace === 'number' ? run.result : run[ended.pace], {
                ...ended,
                time: formatDuration(ended.seconds),
                seconds: shortestRun,
              })}
          </p>
          {typeof ended?.pace === 'number' && (
            <Form
              method="post"
              className={field.actions}
              preventScrollReset
              onSubmit={() => setEnded(undefined)}
            >
              <input type="hidden" name="pace_language" value={speech.language} />
              <TypedFields source={source} />
              <input type="hidden" name="pace" value={ended.pace} />
              <Button type="submit">{run.keep}</Button>
              <TextButton onClick={() => setEnded(undefined)}>{run.leave}</TextButton>
            </Form>
          )}
        </>
      )}
    </section>
  );
}

/** The elapsed time, updated each second. Hidden from screen readers, which would talk over the speaker. */
function Elapsed({ since }: { since: number }) {
  const { run } = useOwner().messages.speech;
  const [now, setNow] = useState(since);
  useEffect(() => {
    const timer = setInterval(() => setNow(performance.now()), 250);
    return () => clearInterval(timer);
  }, []);
  return <span>{fill(run.running, { time: formatDuration(Math.floor((now - since) / 1000)) })}</span>;
}
