import type { ImportOutcome, SourceKind } from '../../../shared/import.ts';
import type {
  ChangeSum,
  ImportChange,
  ImportChangeCode,
  PartCounts,
  PostComparison,
} from '../../../shared/imported-post.ts';
import type { ImportReport } from '../import-report.ts';

export type RunState = 'running' | 'paused' | 'stopped' | 'failed' | 'finished';

/** What all posts of a run sum up to, and what was said of its file. */
export interface RunSummary extends Pick<ImportReport, 'counts' | 'skipped' | 'otherKinds' | 'problems'> {
  /** Of pages and items of custom types; reports of before have none. */
  others?: ImportReport['others'];
  /** By kind, losses first. */
  sums: ChangeSum[];
  /** Of the posts that were compared: how many, how many of them lack nothing, and their parts together. */
  compared: number;
  whole: number;
  parts: PartCounts;
  /** How many were skipped: `skipped` names the first thousand. */
  skippedCount: number;
}

/** An import as it is kept. */
export interface KeptRun {
  id: string;
  kind: 'export' | 'preview';
  source: SourceKind | null;
  name: string;
  state: RunState;
  done: number;
  total: number | null;
  startedAt: string;
  updatedAt: string;
  endedAt: string | null;
  /** What the originals take in the database; 0 when there are none any more. */
  originalBytes: number;
  /** For all posts together, from 0 to 1; null where none was compared. */
  score: number | null;
  /** Null before the first posts were saved. */
  summary: RunSummary | null;
}

/** An import among others, without the names of what was skipped and of what was wrong with its file. */
export type ListedRun = Omit<KeptRun, 'summary'> & {
  summary: Omit<RunSummary, 'skipped' | 'problems'> | null;
};

export type RunDecision = 'accepted' | 'left_out';

/** One post or page of a run, as the import left it; `kindIn` tells what it was where it was no article. */
export interface KeptItem {
  /** Its place in the run, from 1. */
  position: number;
  sourceKey: string;
  postId: string | null;
  postVersion: number;
  title: string;
  /** Empty of what failed, and of a page that became a section's text. */
  slug: string;
  status: string;
  outcome: ImportOutcome;
  changes: ImportChange[];
  comparison: PostComparison | null;
  /** From 0 to 1; null where there was no original to compare with. */
  score: number | null;
  decision: RunDecision | null;
}

export interface ItemFilter {
  outcome?: ImportOutcome | undefined;
  change?: ImportChangeCode | undefined;
  /** Only posts that lack something. */
  isIncomplete?: boolean | undefined;
  /** Only posts that the owner has not judged. */
  isUndecided?: boolean | undefined;
  /** Looked for in titles and addresses, whatever the case and the accents. */
  text?: string | undefined;
}

/** A place in the order of worst first. */
export interface ItemPlace {
  score: number | null;
  position: number;
}
