import { useCallback, useEffect, useRef, useState } from 'react';
import { fill, numberFormat } from '../../../messages/fill.ts';
import type { UnfinishedImport } from '../../../shared/import.ts';
import { paths } from '../../../shared/paths.ts';
import text from '../../ui/text.module.css';
import { useClock, useOwner } from '../context/owner-context.ts';
import { callApi } from '../forms/api.ts';
import { Button, FileButton, TextButton } from '../forms/fields.tsx';
import field from '../forms/forms.module.css';
import { ActionLink } from '../page-kit.tsx';
import styles from './import-report.module.css';

interface UnfinishedImportsProps {
  unfinished: Unfinished;
  canResume: boolean;
  onResume: (id: string, file?: File) => void;
}

export function UnfinishedImports({ unfinished, canResume, onResume }: UnfinishedImportsProps) {
  const { unfinishedImports, importRuns } = useOwner().messages;
  const { imports, finished } = unfinished;
  return (
    <section
      className={styles.unfinished}
      aria-label={unfinishedImports.label}
      hidden={imports.length === 0 && !finished}
    >
      <p role="status" className={styles.finished}>
        {finished && (
          <>
            {fill(unfinishedImports.finished, { name: finished.name })}{' '}
            <ActionLink to={paths.importRun(finished.id)}>{importRuns.link_one}</ActionLink>
          </>
        )}
      </p>
      {imports.map((run) => (
        <article key={run.id} className={styles.run}>
          <p role="status" className={styles.state}>
            {fill(unfinishedImports.states[run.state], { name: run.name })}
          </p>
          {isRunning(run) ? (
            <>
              <RunProgress run={run} />
              <RunControls run={run} unfinished={unfinished} />
            </>
          ) : (
            <StoppedImport run={run} unfinished={unfinished} canResume={canResume} onResume={onResume} />
          )}
        </article>
      ))}
    </section>
  );
}

export function isRunning({ state }: UnfinishedImport): boolean {
  return state === 'running' || state === 'pausing';
}

function StoppedImport({
  run,
  unfinished,
  canResume,
  onResume,
}: UnfinishedImportsProps & { run: UnfinishedImport }) {
  const { messages, locale } = useOwner();
  const { unfinishedImports } = messages;
  const { zone } = useClock();
  const number = numberFormat(locale).format;
  const { done, total, step, file, machine } = run;
  const place = total === null && step === 'posts' ? 'nothing' : step;
  const date = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: zone });
  const keeps = file === 'here' && step !== 'pictures' ? 'keeps' : 'keeps_without_file';
  return (
    <>
      <p>{fill(unfinishedImports.stopped_at[place], { done: number(done), total: number(total ?? 0) })}</p>
      <p className={text.small}>
        {fill(unfinishedImports[keeps], { date: date.format(new Date(run.keepUntil)) })}
        {file === 'elsewhere' && ` ${fill(unfinishedImports.file_elsewhere, { machine })}`}
        {file === 'gone' && ` ${unfinishedImports.file_gone}`}
      </p>
      <div className={field.actions}>
        {file === 'here' ? (
          <Button disabled={!canResume} onClick={() => onResume(run.id)}>
            {unfinishedImports.go_on}
          </Button>
        ) : (
          <FileButton
            className={text.action}
            label={unfinishedImports.choose}
            disabled={!canResume}
            onFiles={([file]) => file && onResume(run.id, file)}
          />
        )}
        <TextButton onClick={() => unfinished.stop(run.id)}>{unfinishedImports.stop}</TextButton>
      </div>
    </>
  );
}

function RunProgress({ run }: { run: Pick<UnfinishedImport, 'step' | 'done' | 'total'> }) {
  const { messages, locale } = useOwner();
  const { steps } = messages.unfinishedImports;
  const number = numberFormat(locale).format;
  const { step, done, total } = run;
  const isCounting = total !== null && step !== 'links';
  const sentence = fill(isCounting || step === 'links' ? steps[step] : steps.reading, {
    ...{ done: number(done), total: number(total ?? 0), left: number(Math.max(0, (total ?? 0) - done)) },
  });
  return (
    <div className={styles.progress}>
      <progress
        aria-label={messages.importPreview.running}
        aria-valuetext={sentence}
        {...(isCounting && { value: done, max: Math.max(1, total) })}
      />
      <p className={text.small}>{sentence}</p>
    </div>
  );
}

export function RunControls({ run, unfinished }: { run: UnfinishedImport; unfinished: Unfinished }) {
  const { unfinishedImports } = useOwner().messages;
  return (
    <div className={field.actions}>
      <Button isOutlined disabled={run.state === 'pausing'} onClick={() => unfinished.pause(run.id)}>
        {unfinishedImports.pause}
      </Button>
      <TextButton onClick={() => unfinished.stop(run.id)}>{unfinishedImports.stop}</TextButton>
    </div>
  );
}

/** How often to poll progress, in ms. */
const pollMs = 1_500;

type Unfinished = ReturnType<typeof useUnfinished>;

/** Returns the unfinished imports, polled while one is running: this page's own (`isBusy`) or another. */
export function useUnfinished(loaded: UnfinishedImport[], isBusy: boolean) {
  const [imports, setImports] = useState(loaded);
  /** An import from elsewhere that ended while this page was open. */
  const [finished, setFinished] = useState<UnfinishedImport>();
  const shown = useRef(loaded);
  const isOwn = useRef(false);
  if (isBusy) isOwn.current = true;

  const take = useCallback((now: UnfinishedImport[]) => {
    const gone = shown.current.find(
      ({ id, state }) => state === 'running' && now.every((run) => run.id !== id),
    );
    shown.current = now;
    setImports(now);
    if (!gone) return;
    // An import started on this page shows a report instead.
    if (!isOwn.current) setFinished(gone);
    isOwn.current = false;
  }, []);

  // Signing in on this page reloads the data.
  useEffect(() => take(loaded), [loaded, take]);

  const isWatching = isBusy || imports.some(({ state }) => state === 'running' || state === 'pausing');
  useEffect(() => {
    if (!isWatching) return undefined;
    const ask = async () => {
      const listed = await callApi<UnfinishedImport[]>('GET', paths.apiImportUnfinished);
      if (listed.ok) take(listed.value);
    };
    const asking = setInterval(() => void ask(), pollMs);
    return () => {
      clearInterval(asking);
      // Update the list with the import's final state.
      void ask();
    };
  }, [isWatching, take]);

  const change = async (id: string, what: 'pause' | 'stop') => {
    const changed = await callApi<UnfinishedImport[]>('POST', `${paths.apiImportUnfinished}/${id}/${what}`);
    if (!changed.ok) return;
    // The import was stopped on this page.
    isOwn.current = true;
    take(changed.value);
  };
  return {
    imports,
    finished,
    pause: (id: string) => void change(id, 'pause'),
    stop: (id: string) => void change(id, 'stop'),
  };
}
