import { useEffect, useReducer, useRef, useState } from 'react';
import type { ImportReport, PicturesReport, UndoReport } from '../../../core/import/import-report.ts';
import { paths } from '../../../shared/paths.ts';
import type { importStatuses } from '../../../shared/post.ts';
import { fail, type Result } from '../../../shared/result.ts';
import { callApi, type Progress, type RunFailure, sendWithProgress } from '../forms/api.ts';
import type { ChosenItem } from './other-items.tsx';
import type { PreviewedPost } from './read-export.ts';
import type { Preview } from './use-preview.ts';

interface ImportOptions {
  posts: PreviewedPost[];
  others: ChosenItem[];
  /** The export file; null for scraped posts. */
  file: Blob | null;
  blog: string;
  asStatus: (typeof importStatuses)[number];
  isReplacing: boolean;
  hasPictures: boolean;
}

/** The longest file name to show, in characters. */
const maxNameLength = 200;

interface Listener {
  onProgress: (progress: Progress) => void;
  signal: AbortSignal;
}

/** Characters of posts with originals per request. A character has up to three bytes, which keeps the request within the server's limit. */
const maxCharacters = 7_000_000;

/** Imports posts: sends a whole file with the selected positions, or the scraped posts as previewed. */
function importPosts(
  { posts, others, file, blog, asStatus, isReplacing, hasPictures }: ImportOptions,
  listener: Listener,
): Promise<Result<ImportReport, RunFailure>> {
  if (file) {
    const query = new URLSearchParams({
      // Position 0 selects no post.
      only: placeRanges(posts.map(({ place }) => place)) || '0',
      ...otherLists(others),
      as_status: asStatus,
      replace: isReplacing ? '1' : '0',
      pictures: hasPictures ? '1' : '0',
      ...(blog && { address: blog }),
      ...(file instanceof File && { name: file.name.slice(-maxNameLength) }),
    });
    const address = `${paths.apiImport}?${query}`;
    return sendWithProgress({ address, body: file, type: 'application/octet-stream', ...listener });
  }
  const choice = { as_status: asStatus, replace: isReplacing, pictures: hasPictures };
  const whole = JSON.stringify({ posts: posts.map(({ scraped }) => scraped), ...choice });
  // The originals are only for the report, so omit them if the request would be too large.
  const bare = () => posts.map(({ scraped }) => ({ ...scraped, original: undefined }));
  const body = whole.length < maxCharacters ? whole : JSON.stringify({ posts: bare(), ...choice });
  return sendWithProgress({ address: paths.apiImportPosts, body, type: 'application/json', ...listener });
}

/** Resumes a paused or interrupted import, sending its file if the site no longer has it. */
function resumeImport(
  id: string,
  file: File | undefined,
  listener: Listener,
): Promise<Result<ImportReport, RunFailure>> {
  const address = `${paths.apiImport}?${new URLSearchParams({ run: id })}`;
  return sendWithProgress({ address, body: file ?? '', type: 'application/octet-stream', ...listener });
}

/** Downloads the images of posts. New posts are published once their images are stored. */
function importPictures(
  { posts }: ImportReport,
  listener: Listener,
): Promise<Result<PicturesReport, RunFailure>> {
  const body = JSON.stringify({ ids: posts.map(({ id }) => id).filter(Boolean) });
  return sendWithProgress({ address: paths.apiImportPictures, body, type: 'application/json', ...listener });
}

async function ask<Value>(address: string, body: object): Promise<Result<Value, RunFailure>> {
  const result = await callApi<Value>('POST', address, { body });
  return result.ok ? result : fail({ code: 'refused', ...result.failure });
}

function undoImport({ posts }: ImportReport): Promise<Result<UndoReport, RunFailure>> {
  const made = posts.filter(({ outcome }) => outcome === 'created' || outcome === 'updated');
  return ask(paths.apiImportUndo, { posts: made.map(({ id, version }) => ({ id, version })) });
}

/** The most keys per request. */
const maxKeys = 20_000;

async function findImported(posts: readonly { key: string }[]): Promise<Map<string, string>> {
  const known = await ask<{ source_key: string; slug: string }[]>(paths.apiImportKnown, {
    source_keys: posts.slice(0, maxKeys).map(({ key }) => key),
  });
  // Without a response, no post is marked as imported. The import detects duplicates anyway.
  return new Map(known.ok ? known.value.map(({ source_key, slug }) => [source_key, slug]) : []);
}

/** Returns the slugs that posts would get, by key; empty without a response. */
async function findSlugs(posts: readonly PreviewedPost[]): Promise<Map<string, string>> {
  const found = await ask<string[]>(paths.apiImportSlugs, { slugs: posts.map(({ slug }) => slug) });
  return new Map(found.ok ? posts.map(({ key, slug }, index) => [key, found.value[index] ?? slug]) : []);
}

/** Returns the selected pages in the API's format: kinds with positions, and pages that become sections. Empty without any. */
export function otherLists(chosen: readonly ChosenItem[]): { others?: string; texts?: string } {
  const drafts = Map.groupBy(
    chosen.filter(({ use }) => use === 'draft'),
    ({ other }) => other.kind,
  );
  const others = [...drafts].map(
    ([kind, items]) => `${encodeURIComponent(kind)}:${placeRanges(items.map(({ other }) => other.place))}`,
  );
  const texts = chosen
    .filter(({ use }) => use !== 'draft')
    .map(({ other, use }) => `${encodeURIComponent(other.kind)}:${other.place}:${use}`);
  return {
    ...(others.length > 0 && { others: others.join(';') }),
    ...(texts.length > 0 && { texts: texts.join(';') }),
  };
}

/** Returns positions in the API's format: `1-24,26`. */
export function placeRanges(places: readonly number[]): string {
  const ranges: [first: number, last: number][] = [];
  for (const place of [...places].sort((a, b) => a - b)) {
    const range = ranges.at(-1);
    if (range && place <= range[1] + 1) range[1] = place;
    else ranges.push([place, place]);
  }
  return ranges.map(([first, last]) => (first === last ? first : `${first}-${last}`)).join(',');
}

interface ImportRun {
  step: 'idle' | 'posts' | 'pictures' | 'undoing';
  /** Whether the import is stored on the server. It then continues without this page and can be paused. */
  isStored: boolean;
  progress: Progress | null;
  report: ImportReport | null;
  pictures: PicturesReport | null;
  isStopped: boolean;
  failure: RunFailure | null;
  undone: UndoReport | null;
}

const nothing: ImportRun = {
  step: 'idle',
  isStored: false,
  progress: null,
  report: null,
  pictures: null,
  isStopped: false,
  failure: null,
  undone: null,
};

const merge = (run: ImportRun, change: Partial<ImportRun>): ImportRun => ({ ...run, ...change });

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
      isStored: false,
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

  /** Imports posts with `work`, then downloads their images if necessary. */
  const bring = async (
    isStored: boolean,
    work: (heard: ReturnType<typeof listener>) => ReturnType<typeof importPosts>,
    hasPictures: boolean,
  ) => {
    change({ ...nothing, isStored, step: 'posts' });
    try {
      const imported = await work(listener());
      if (!imported.ok) return change({ step: 'idle', failure: imported.failure });
      const report = imported.value;
      // The list of unfinished imports shows those that can be resumed.
      const hasEnded = report.state === 'finished' || report.state === 'stopped';
      change({ step: 'idle', ...(hasEnded && { report, pictures: report.pictures ?? null }) });
      if (hasPictures) await downloadPictures(report);
    } catch {
      // The page is being closed. The server completes what it has started.
    }
  };

  const start = (options: ImportOptions) => {
    const isStored = options.file !== null;
    return bring(isStored, (heard) => importPosts(options, heard), options.hasPictures && !isStored);
  };
  const resume = (id: string, file?: File) => bring(true, (heard) => resumeImport(id, file, heard), false);

  const undo = async (report: ImportReport) => {
    change({ step: 'undoing', failure: null });
    const undone = await undoImport(report);
    if (undone.ok) change({ ...nothing, undone: undone.value });
    else change({ step: 'idle', failure: undone.failure });
  };

  const stop = () => running.current?.abort();
  return { run, start, resume, downloadPictures, undo, stop };
}

export type ImportRunner = ReturnType<typeof useImport>;

/** The most posts shown (docs/specification.md 9.3). */
export const cardLimit = 24;

const none: ReadonlyMap<string, string> = new Map();

/**
 * Returns, for the owner, which posts and pages already exist here, and the slugs that the other listed ones
 * would get, by key. Fetched again after every import.
 */
export function useImported(
  isOwner: boolean,
  { status, posts, others }: Preview,
  { report, undone }: ImportRun,
): { known: ReadonlyMap<string, string>; slugs: ReadonlyMap<string, string> } {
  const [found, setFound] = useState({ known: none, slugs: none });
  const isRead = status === 'loaded' || status === 'stopped';
  // biome-ignore lint/correctness/useExhaustiveDependencies: fetched again after an import or Undo
  useEffect(() => {
    if (!isOwner || !isRead || posts.length + others.length === 0) return undefined;
    let isLeft = false;
    const ask = async () => {
      const known = await findImported([...posts, ...others]);
      const slugs = await findSlugs(posts.slice(0, cardLimit).filter(({ key }) => !known.has(key)));
      if (!isLeft) setFound({ known, slugs });
    };
    void ask();
    return () => {
      isLeft = true;
    };
  }, [isOwner, isRead, posts, others, report, undone]);
  return found;
}
