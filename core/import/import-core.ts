import type { ImportInput } from '../../readers/source-files.ts';
import type { Result } from '../../shared/result.ts';
import type { Actor } from '../../shared/sign-in.ts';
import type { NetFailure } from '../net/public-address.ts';
import type {
  ImportedVersion,
  ImportFailure,
  ImportLock,
  ImportOptions,
  ImportReport,
  ImportRunning,
  LockedWork,
  PictureOptions,
  PicturesReport,
  UndoReport,
} from './import-report.ts';
import type { ResumableImports } from './resumable-imports.ts';
import type { ImportPreviewPost } from './scrape/preview-body.ts';

/** The posts to preview. `source` overrides the blog in the settings. */
export interface PreviewRange {
  pages: number[];
  maxPosts: number;
  source?: string | undefined;
}

/** `no_source`: the owner hasn't set a blog. `no_site`: the host name doesn't exist. */
export type ScrapeFailure =
  | NetFailure
  | { code: 'no_source' }
  | { code: 'no_site'; host: string }
  | { code: 'no_posts' };

export type ExportTextFailure = NetFailure | { code: 'no_site'; host: string } | { code: 'not_an_export' };

export interface ImportCore {
  /** Locks this work for one process. If the process dies, the lock is released within half a minute. */
  lock(work: LockedWork): Promise<Result<ImportLock, ImportRunning>>;
  /**
   * Imports a file or folder, or what is at a local path. Claims a lock unless one is passed. `address`
   * defaults to the blog in the settings.
   */
  importFile(
    input: string | ImportInput,
    options: ImportOptions & { lock?: ImportLock },
  ): Promise<Result<ImportReport, ImportFailure | ImportRunning>>;
  resumable: ResumableImports;
  scrape(actor: Actor, range: PreviewRange): Promise<Result<ImportPreviewPost[], ScrapeFailure>>;
  exportText(actor: Actor, address: string): Promise<Result<string, ExportTextFailure>>;
  importPreviewed(
    posts: ImportPreviewPost[],
    options: Omit<ImportOptions, 'only' | 'isDryRun'>,
  ): Promise<ImportReport>;
  /** Returns the default blog URL for previews; '' if none is set. */
  source(): Promise<string>;
  findImported(sourceKeys: string[]): Promise<{ source_key: string; slug: string }[]>;
  freeSlugs(slugs: string[]): Promise<string[]>;
  /** Downloads images of imported posts. Safe to run again. Claims a lock unless one is passed. */
  downloadPictures(
    options: PictureOptions & { lock?: ImportLock },
  ): Promise<Result<PicturesReport, ImportRunning>>;
  undoImport(made: ImportedVersion[]): Promise<UndoReport>;
  /** Finds the current path of a URL of the old blog, with its query: a post or a section. */
  resolveOldAddress(actor: Actor, path: string): Promise<string | undefined>;
}
