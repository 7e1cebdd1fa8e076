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

/** What to read for a preview; `source` instead of the blog that the owner has set. */
export interface PreviewRange {
  pages: number[];
  maxPosts: number;
  source?: string | undefined;
}

/** `no_source`: the owner has named no blog to read; `no_site`: no name server knows the host. */
export type ScrapeFailure =
  | NetFailure
  | { code: 'no_source' }
  | { code: 'no_site'; host: string }
  | { code: 'no_posts' };

export type ExportTextFailure = NetFailure | { code: 'no_site'; host: string } | { code: 'not_an_export' };

export interface ImportCore {
  /** Keeps others from the same work. If this process dies the lock is free again within half a minute. */
  lock(work: LockedWork): Promise<Result<ImportLock, ImportRunning>>;
  /** Imports a file or a folder, given or at a path of this machine. Takes a lock unless it is handed one; without `address` the blog is where the settings have it. */
  importFile(
    input: string | ImportInput,
    options: ImportOptions & { lock?: ImportLock },
  ): Promise<Result<ImportReport, ImportFailure | ImportRunning>>;
  /** Imports that can be watched, paused and gone on with. */
  resumable: ResumableImports;
  scrape(actor: Actor, range: PreviewRange): Promise<Result<ImportPreviewPost[], ScrapeFailure>>;
  exportText(actor: Actor, address: string): Promise<Result<string, ExportTextFailure>>;
  importPreviewed(
    posts: ImportPreviewPost[],
    options: Omit<ImportOptions, 'only' | 'isDryRun'>,
  ): Promise<ImportReport>;
  /** Address of the old blog that a preview reads unless it is told another; '' when none is set. */
  source(): Promise<string>;
  findImported(sourceKeys: string[]): Promise<{ source_key: string; slug: string }[]>;
  /** The slugs that posts with these slugs would get if they were imported now, in this order. */
  freeSlugs(slugs: string[]): Promise<string[]>;
  /** Puts the pictures of imported posts into the library; running it again goes on with the rest. Locks as the import does. */
  downloadPictures(
    options: PictureOptions & { lock?: ImportLock },
  ): Promise<Result<PicturesReport, ImportRunning>>;
  undoImport(made: ImportedVersion[]): Promise<UndoReport>;
  /** Where on this site that is which was at a path of the old blog, query and all: an imported post, or the section that a page's text was used for. */
  resolveOldAddress(actor: Actor, path: string): Promise<string | undefined>;
}
