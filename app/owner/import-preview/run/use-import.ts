import { useEffect, useReducer, useRef } from 'react';
import type { ImportReport, PicturesReport, UndoReport } from '../../../../core/import/import-report.ts';
import type { Progress, RunFailure } from '../../forms/api.ts';
import {
  goOnImporting,
  type ImportOptions,
  importPictures,
  importPosts,
  undoImport,
} from './import-posts.ts';

/** How far an import is: its posts, then their pictures. */
export interface ImportRun {
  step: 'idle' | 'posts' | 'pictures' | 'undoing';
  /** It is kept on the site: it goes on without this page, and can be paused. */
  isKept: boolean;
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
  isKept: false,
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

  const onProgress = (progress: Progress) =>
    change({ progress, step: progress.step === 'pictures' ? 'pictures' : 'posts' });

  const listener = () => {
    running.current?.abort();
    running.current = new AbortController();
    return { signal: running.current.signal, onProgress };
  };

  const downloadPictures = async (report: ImportReport) => {
    if (report.posts.every(({ id }) => !id)) return change({ step: 'idle' });
    change({
      step: 'pictures',
      isKept: false,
      progress: null,
      pictures: null,
      isStopped: false,
      failure: null,
    });
    try {
      const brought = await importPictures(report, listener());
      if (brought.ok) change({ step: 'idle', pictures: brought.value });
      else change({ step: 'idle', failure: brought.failure });
    } catch {
      change({ step: 'idle', isStopped: true });
    }
  };

  /** Brings posts by what `work` sends, and their pictures where that has not brought them. */
  const bring = async (
    isKept: boolean,
    work: (heard: ReturnType<typeof listener>) => ReturnType<typeof importPosts>,
    hasPictures: boolean,
  ) => {
    change({ ...nothing, isKept, step: 'posts' });
    try {
      const imported = await work(listener());
      if (!imported.ok) return change({ step: 'idle', failure: imported.failure });
      const report = imported.value;
      // What can be gone on with is told by the list of those.
      const isOver = report.state === 'finished' || report.state === 'stopped';
      change({ step: 'idle', ...(isOver && { report, pictures: report.pictures ?? null }) });
      if (hasPictures) await downloadPictures(report);
    } catch {
      // The page is being left: the server finishes what it has begun.
    }
  };

  const start = (options: ImportOptions) => {
    const isKept = options.file !== null;
    return bring(isKept, (heard) => importPosts(options, heard), options.hasPictures && !isKept);
  };
  const goOn = (id: string, file?: File) => bring(true, (heard) => goOnImporting(id, file, heard), false);

  const undo = async (report: ImportReport) => {
    change({ step: 'undoing', failure: null });
    const undone = await undoImport(report);
    if (undone.ok) change({ ...nothing, undone: undone.value });
    else change({ step: 'idle', failure: undone.failure });
  };

  const stop = () => running.current?.abort();
  return { run, start, goOn, downloadPictures, undo, stop };
}

export type ImportRunner = ReturnType<typeof useImport>;
