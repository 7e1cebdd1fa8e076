import { useCallback, useEffect, useRef, useState } from 'react';
import { paths } from '../../../../shared/paths.ts';
import type { UnfinishedImport } from '../../../../shared/unfinished-import.ts';
import { callApi } from '../../forms/api.ts';

/** How often is asked how far an import is, in milliseconds. */
const askEveryMs = 1_500;

export interface Unfinished {
  imports: UnfinishedImport[];
  /** One that was under way elsewhere and has come to its end while this page was open. */
  finished: UnfinishedImport | undefined;
  pause: (id: string) => void;
  stop: (id: string) => void;
}

/** The imports that are not at their end, asked for again while one is under way: this page's own (`isBusy`) or another. */
export function useUnfinished(loaded: UnfinishedImport[], isBusy: boolean): Unfinished {
  const [imports, setImports] = useState(loaded);
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
    // What this page has brought, its report tells.
    if (!isOwn.current) setFinished(gone);
    isOwn.current = false;
  }, []);

  // A sign-in in place reads the page anew.
  useEffect(() => take(loaded), [loaded, take]);

  const isWatching = isBusy || imports.some(({ state }) => state === 'running' || state === 'pausing');
  useEffect(() => {
    if (!isWatching) return undefined;
    const ask = async () => {
      const listed = await callApi<UnfinishedImport[]>('GET', paths.apiImportUnfinished);
      if (listed.ok) take(listed.value);
    };
    const asking = setInterval(() => void ask(), askEveryMs);
    return () => {
      clearInterval(asking);
      // How it has ended, the list tells.
      void ask();
    };
  }, [isWatching, take]);

  const change = async (id: string, what: 'pause' | 'stop') => {
    const changed = await callApi<UnfinishedImport[]>('POST', `${paths.apiImportUnfinished}/${id}/${what}`);
    if (!changed.ok) return;
    // It has not come to its end by itself.
    isOwn.current = true;
    take(changed.value);
  };
  return {
    imports,
    finished,
    pause: (id) => void change(id, 'pause'),
    stop: (id) => void change(id, 'stop'),
  };
}
