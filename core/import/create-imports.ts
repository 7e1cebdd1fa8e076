import type { Database } from '../../db/connect.ts';
import { withLongTimeout } from '../../db/statements.ts';
import { ok } from '../../shared/result.ts';
import type { ImportInput } from '../../sources/files/source-file.ts';
import type { RecordEvent } from '../audit/create-recorder.ts';
import { leaseClock } from '../leases/lease-clock.ts';
import type { MediaCore } from '../media/media-core.ts';
import type { AllowedHost } from '../net/allowed-hosts.ts';
import type { FetchFile, Outbound } from '../net/outbound.ts';
import { findFreeSlugs, findImportedPosts } from './find-imported-posts.ts';
import type { ImportCore } from './import-core.ts';
import type { FileParts } from './import-file.ts';
import { lockImport, withImportLock } from './import-lock.ts';
import type { LockedWork } from './import-lock-core.ts';
import type { ImportOptions, PictureOptions } from './import-report.ts';
import { oldBlog, previewBlog } from './preview-blog.ts';
import { resolveOldAddress } from './resolve-old-address.ts';
import { createKeptFiles } from './resume/kept-files.ts';
import { createResumableImports, type ImportsUnderWay } from './resume/resumable-imports.ts';
import { readExportText } from './scrape/read-export-text.ts';
import { undoImport } from './undo-import.ts';

interface ImportParts {
  db: Database;
  now: () => Date;
  /** By which locks run out, for tests: else by the database's. */
  leaseNow: (() => Date) | undefined;
  /** Where uploaded exports lie until they are imported. */
  folder: string;
  outbound: Outbound;
  /** Fetches from every public address. */
  fetchFile: FetchFile;
  upload: MediaCore['upload'];
  configured(): Promise<{ importSource: string; importHosts: AllowedHost[] }>;
}

interface Trail {
  audited<Value>(work: (record: RecordEvent) => Promise<Value>): Promise<Value>;
}

/** Brings old blogs along, for whoever asks. What reads them is loaded with the first import: a start needs none of it. */
export function createImports(parts: ImportParts): (trail: Trail) => ImportCore {
  const { db, now, outbound, fetchFile, upload, configured } = parts;
  const lock = (work: LockedWork) => lockImport(db, work, { now: parts.leaseNow });
  const clock = leaseClock(db.dialect, parts.leaseNow);
  const files = createKeptFiles(parts.folder);
  const underWay: ImportsUnderWay = { ending: new AbortController(), all: new Set() };
  return ({ audited }) => {
    const downloadPictures = (options: PictureOptions) =>
      audited(async (record) => {
        const pictures = await import('./pictures/download-pictures.ts');
        return pictures.downloadPictures(db, { fetchFile, upload }, { ...options, record, now });
      });
    const importFile = async (input: string | ImportInput, options: ImportOptions & FileParts) => {
      const address = options.address || oldBlog(await configured());
      return audited(async (record) => {
        const files = await import('./import-file.ts');
        return files.importFile(db, input, { ...options, address, upload, record, now: now(), clock: now });
      });
    };
    return {
      lock,
      importFile: (input, { lock: held, ...options }) =>
        withLongTimeout(() =>
          withImportLock(
            held,
            () => lock('export'),
            () => importFile(input, options),
          ),
        ),
      resumable: createResumableImports({ db, now, clock, files, importFile, downloadPictures }, underWay),
      importPreviewed: (posts, options) =>
        withLongTimeout(() =>
          audited(async (record) => {
            const previewed = await import('./import-previewed.ts');
            const rest = { upload, record, now: now(), clock: now };
            return previewed.importPreviewed(db, posts, { ...options, ...rest });
          }),
        ),
      scrape: async (actor, range) => previewBlog(outbound, actor, range, await configured()),
      source: async () => oldBlog(await configured()),
      findImported: (sourceKeys) => findImportedPosts(db, sourceKeys),
      freeSlugs: (slugs) => findFreeSlugs(db, slugs),
      downloadPictures: ({ lock: held, ...options }) =>
        withLongTimeout(() =>
          withImportLock(
            held,
            () => lock('pictures'),
            async () => ok(await downloadPictures(options)),
          ),
        ),
      undoImport: (made) => withLongTimeout(() => audited((record) => undoImport(db, record, made, now()))),
      resolveOldAddress: (actor, path) => resolveOldAddress(db, actor, path),
      exportText: (actor, address) => readExportText(outbound, actor, address),
    };
  };
}
