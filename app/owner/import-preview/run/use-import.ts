import { useEffect, useReducer, useRef } from 'react';
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

const merge = (run: ImportRun, change: Partial<ImportRun>): ImportRun => ({ ...run, ...change });

/** Runs an import, one at a time, and knows what became of it. */
export function useImport() {
  const [run, change] = useReducer(merge, nothing);
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  const listener = () => {
    running.current?.abort();
    running.current = new AbortController();
    return { signal: running.current.signal, onProgress: (progress: Progress) => change({ progress }) };
  };

  const downloadPictures = async (report: ImportReport) => {
    const ids = report.posts.map(({ id }) => id).filter(Boolean);
    if (ids.length === 0) return change({ step: 'idle' });
    change({ step: 'pictures', progress: null, pictures: null, isStopped: false, failure: null });
    try {
      const brought = await importPictures(ids, listener());
      if (brought.ok) change({ step: 'idle', pictures: brought.value });
      else change({ step: 'idle', failure: brought.failure });
    } catch {
      change({ step: 'idle', isStopped: true });
    }
  };

  const start = async (options: ImportOptions, hasPictures: boolean) => {
    change({ ...nothing, step: 'posts' });
    try {
      const imported = await importPosts(options, listener());
      if (!imported.ok) return change({ step: 'idle', failure: imported.failure });
      change({ step: 'idle', report: imported.value });
      if (hasPictures) await downloadPictures(imported.value);
    } catch {
      // The page is being left: the server finishes what it has begun.
    }
  };

  const undo = async (report: ImportReport) => {
    change({ step: 'undoing', failure: null });
    const undone = await undoImport(report);
    if (undone.ok) change({ ...nothing, undone: undone.value });
    else change({ step: 'idle', failure: undone.failure });
  };

  const stop = () => running.current?.abort();
  return { run, start, downloadPictures, undo, stop };
}

export type ImportRunner = ReturnType<typeof useImport>;
