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

type MeasuredRun =
  | { is: 'too_short' }
  /** An implausible pace: the speaker said something else, or the clock kept running. */
  | { is: 'odd' }
  | { is: 'measured'; pace: number };

/** Returns the speaker's pace in a rehearsal, in whole words per minute. */
function measurePace(words: number, seconds: number): MeasuredRun {
  if (seconds < shortestRun) return { is: 'too_short' };
  const pace = Math.round(words / (seconds / 60));
  return pace < paceLimits.least || pace > paceLimits.most ? { is: 'odd' } : { is: 'measured', pace };
}

/** A completed rehearsal: the words spoken, the seconds, and the result. */
interface Run {
  words: number;
  seconds: number;
  measured: MeasuredRun;
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
    setEnded({ words, seconds, measured: measurePace(words, seconds) });
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
          <div role="status">{ended && <Reported run={ended} />}</div>
          {ended?.measured.is === 'measured' && (
            <Form
              method="post"
              className={field.actions}
              preventScrollReset
              onSubmit={() => setEnded(undefined)}
            >
              <input type="hidden" name="pace_language" value={speech.language} />
              <TypedFields source={source} />
              <input type="hidden" name="pace" value={ended.measured.pace} />
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

function Reported({ run: { words, seconds, measured } }: { run: Run }) {
  const { run } = useOwner().messages.speech;
  const values = { words, time: formatDuration(seconds), seconds: shortestRun };
  if (measured.is !== 'measured') return <p>{fill(run[measured.is], values)}</p>;
  return <p>{fill(run.result, { ...values, pace: measured.pace })}</p>;
}
