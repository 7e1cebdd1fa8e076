import { useCallback, useEffect, useReducer, useRef } from 'react';
import type { ImportReport, PicturesReport, UndoReport } from '../../../../core/import/import-report.ts';
import type { Progress, RunFailure } from './ask-with-progress.ts';
import { type ImportOptions, importPictures, importPosts, undoImport } from './import-posts.ts';

/** How far an import is: its posts, then their pictures. */
export interface ImportRun {
  step: 'idle' | 'posts' | 'pictures' | 'undoing';
  progress: Progress | null;
  report: ImportReport | null;
  pictures: PicturesReport | null;
  /** The owner has stopped the pictures. */
  isStopped: boolean;
  failure: RunFailure | null;
  undone: UndoReport | null;
}

const nothing: ImportRun = {
  step: 'idle',
  progress: null,
  report: null,
  pictures: null,
  isStopped: false,
  failure: null,
  undone: null,
};

const merge = (run: ImportRun, news: Partial<ImportRun>): ImportRun => ({ ...run, ...news });

/** Runs an import, one at a time, and knows what became of it. */
export function useImport() {
  const [run, tell] = useReducer(merge, nothing);
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  const listener = useCallback(() => {
    running.current?.abort();
    running.current = new AbortController();
    return { signal: running.current.signal, onProgress: (progress: Progress) => tell({ progress }) };
  }, []);

  const bringPictures = useCallback(
    async (report: ImportReport) => {
      const ids = report.posts.map(({ id }) => id).filter(Boolean);
      if (ids.length === 0) return tell({ step: 'idle' });
      tell({ step: 'pictures', progress: null, pictures: null, isStopped: false, failure: null });
      try {
        const brought = await importPictures(ids, listener());
        if (brought.ok) tell({ step: 'idle', pictures: brought.value });
        else tell({ step: 'idle', failure: brought.failure });
      } catch {
        tell({ step: 'idle', isStopped: true });
      }
    },
    [listener],
  );

  const start = useCallback(
    async (wish: ImportOptions, withPictures: boolean) => {
      tell({ ...nothing, step: 'posts' });
      try {
        const imported = await importPosts(wish, listener());
        if (!imported.ok) return tell({ step: 'idle', failure: imported.failure });
        tell({ step: 'idle', report: imported.value });
        if (withPictures) await bringPictures(imported.value);
      } catch {
        // The page is being left: the server finishes what it has begun.
      }
    },
    [bringPictures, listener],
  );

  const undo = useCallback(async (report: ImportReport) => {
    tell({ step: 'undoing', failure: null });
    const undone = await undoImport(report);
    if (undone.ok) tell({ ...nothing, undone: undone.value });
    else tell({ step: 'idle', failure: undone.failure });
  }, []);

  const stop = useCallback(() => running.current?.abort(), []);
  return { run, start, bringPictures, undo, stop };
}

export type ImportRunner = ReturnType<typeof useImport>;
