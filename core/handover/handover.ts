import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { Database } from '../../db/connect.ts';
import type { GuardOverride } from '../../shared/guard/guarded-name.ts';
import {
  fileNameFor,
  type HandoverFormat,
  handoverFiles,
  type MailBody,
  type TrackedChanges,
  type WordFailure,
  type WordReport,
} from '../../shared/handover.ts';
import type { Locale } from '../../shared/locale.ts';
import { readMediaAddress } from '../../shared/media.ts';
import { type Post, postLimits } from '../../shared/post.ts';
import { fail, ImagesUnavailable, ok, type Result } from '../../shared/result.ts';
import { escapeAttribute } from '../../shared/rich-text/html.ts';
import type { Settings } from '../../shared/settings.ts';
import type { RecordEvent, Trail } from '../audit/audit.ts';
import { checkExport } from '../export/export-store.ts';
import { exportWordPress } from '../export/export-wordpress.ts';
import { checkOutgoing, type GuardFailure } from '../guard/check-outgoing.ts';
import { createRunner } from '../jobs/pool.ts';
import type { MediaCore, OpenedPicture, UploadedFile, UploadFailure } from '../media/media-core.ts';
import { runPictureJob } from '../media/run-picture-job.ts';
import { postFields } from '../posts/check-post.ts';
import type { PostCore } from '../posts/post-core.ts';
import { readBody } from '../rendering/render.ts';
import type { TooIntricate } from '../rendering/rendering-jobs.ts';
import { inTransaction } from '../site-version/change-site.ts';
import type { EmbeddedPicture, ExportedText } from './handed-text.ts';
import type { HandoverJobs, ReadFile } from './handover-jobs.ts';

export interface ExportedFile {
  name: string;
  type: string;
  bytes: Uint8Array<ArrayBuffer>;
}

export interface ExportState {
  slug: string;
  version?: number | undefined;
  /** Exports despite confidential names. The override is recorded. */
  override?: GuardOverride | undefined;
}

export type HandoverFailure = { code: 'post_not_found' } | GuardFailure | TooIntricate;

export interface BroughtText {
  title: string;
  language: Locale;
  /** Sanitized. Its images are in the media library. */
  html: string;
  report: WordReport;
}

/** A Word file to import. If its images have confidential names, it is rejected unless one of these options is set. */
interface WordFile {
  name: string;
  bytes: Uint8Array;
  override?: GuardOverride | undefined;
  /** Imports the file without those images and lists them in the report. */
  hasConfidentialNames?: boolean | undefined;
}

export type BringFailure = WordFailure | { code: 'word_empty' } | GuardFailure | TooIntricate;

/** Exports and Word imports. For the owner only. */
export interface HandoverCore {
  /** Checks whether a version may be exported. Creates no file. */
  check(state: ExportState): Promise<Result<undefined, HandoverFailure>>;
  write(state: ExportState, format: HandoverFormat): Promise<Result<ExportedFile, HandoverFailure>>;
  mail(state: ExportState): Promise<Result<MailBody, HandoverFailure>>;
  /** Exports these posts, or all without `ids`, as a WordPress file in pieces. Refused for confidential names. */
  writePosts(options: {
    ids?: readonly string[] | undefined;
    override?: GuardOverride | undefined;
  }): Promise<Result<AsyncGenerator<string>, GuardFailure>>;
  /** Reads a Word file and adds its images to the media library. Saves no post. */
  readWord(file: WordFile, changes?: TrackedChanges): Promise<Result<BroughtText, BringFailure>>;
}

const runHandoverJob = createRunner<HandoverJobs>('handover');

/** The time limit in ms. A book with a hundred images takes a fifth of it. */
const handoverTimeoutMs = 30_000;

/** Image width in pixels, for 250 per inch of a printed page, and the most bytes of all images together. */
const wanted = { width: 1600, bytes: 80 * 1024 * 1024 } as const;

/** Returns the media library's images in a text, by URL. Omits missing images and those beyond the limit. */
export async function gatherPictures(html: string, open: MediaCore['open']) {
  const pictures = new Map<string, EmbeddedPicture>();
  let sum = 0;
  for (const [, written = ''] of html.matchAll(/<img src="(\/media\/[^"]*)"/g)) {
    const src = written.replaceAll('&amp;', '&');
    if (pictures.has(src) || sum > wanted.bytes) continue;
    const picture = await readPicture(src, open);
    if (!picture) continue;
    pictures.set(src, picture);
    sum += picture.bytes.length;
  }
  return pictures;
}

async function readPicture(src: string, open: MediaCore['open']): Promise<EmbeddedPicture | undefined> {
  const path = src.replace(/[?#].*$/, '');
  const address = readMediaAddress(path);
  if (!address) return undefined;
  const opened = await open(path, { width: wanted.width, formats: [] });
  if (!opened.ok) return undefined;
  const bytes = await read(opened.value).catch((error: unknown) => {
    // The file can be created without the image.
    if (error instanceof ImagesUnavailable) return undefined;
    throw error;
  });
  const { width, height } = address;
  return bytes && { bytes, type: opened.value.format === 'jpeg' ? 'jpg' : 'png', width, height };
}

/** Reads an image into its own buffer, which can be transferred to a worker. */
async function read({ content, format, width }: OpenedPicture): Promise<Uint8Array<ArrayBuffer>> {
  const opened = await content.open();
  const bytes = opened instanceof Uint8Array ? opened : await buffer(opened as Readable);
  // A WebP image may be animated, so convert its first frame to PNG.
  const still =
    format === 'webp' ? await runPictureJob('makeForm', { master: bytes, width, format: 'png' }) : bytes;
  return new Uint8Array(still);
}

interface HandoverParts {
  db: Database;
  now(): Date;
  posts: Pick<PostCore, 'get' | 'revision'>;
  media: Pick<MediaCore, 'open' | 'get'> & {
    upload(file: UploadedFile, record: RecordEvent): ReturnType<MediaCore['upload']>;
  };
  settings(): Promise<Settings>;
  origin(): string;
}

export function createHandover({
  db,
  now,
  posts,
  media,
  settings,
  origin,
}: HandoverParts): (trail: Trail) => HandoverCore {
  const find = async ({ slug, version }: ExportState): Promise<Result<Post, { code: 'post_not_found' }>> => {
    const found = await posts.get({ owner: true }, slug);
    if (!found.ok || found.value.movedTo !== undefined) return fail({ code: 'post_not_found' });
    if (version === undefined) return ok(found.value.post);
    const revision = await posts.revision(slug, version);
    return revision.ok ? revision : fail({ code: 'post_not_found' });
  };

  /** Returns the checked text, so that the file contains exactly that text. */
  const findExportable = async (
    { audited }: Trail,
    state: ExportState,
  ): Promise<Result<Post, HandoverFailure>> => {
    const post = await find(state);
    if (!post.ok) return post;
    const { id: subject, version } = post.value;
    const fields = postFields(post.value);
    const leaving = { kind: 'document', subject, version, fields, override: state.override } as const;
    const checked = await audited((record) =>
      inTransaction(db, (transaction) => checkOutgoing({ db, transaction, record, now: now() }, leaving)),
    );
    return checked.ok ? post : checked;
  };

  const textOf = async (post: Post, pictures: ExportedText['pictures']): Promise<ExportedText> => {
    const { founder, brand } = await settings();
    return {
      ...{ title: post.title, html: post.html, language: post.language, tags: post.tags },
      excerpt: post.excerpt ?? '',
      author: founder || brand,
      origin: origin(),
      savedAt: post.updated_at,
      pictures,
    };
  };

  async function* writeAndRecord(
    { audited }: Trail,
    ids: readonly string[] | undefined,
  ): AsyncGenerator<string> {
    let posts = 0;
    const onProgress = (done: number) => {
      posts = done;
    };
    yield* exportWordPress(db, { origin: origin(), ids, onProgress });
    await audited((record) => record(db.kysely, { name: 'export_made', what: { posts } }));
  }

  return (trail) => ({
    check: async ({ slug, version }) => {
      const post = await findExportable(trail, { slug, version });
      return post.ok ? ok(undefined) : post;
    },

    write: async (state, format) => {
      const post = await findExportable(trail, state);
      if (!post.ok) return post;
      const isEmbedded = format === 'word' || format === 'pdf';
      const pictures = isEmbedded
        ? await gatherPictures(post.value.html, media.open)
        : new Map<string, EmbeddedPicture>();
      const text = await textOf(post.value, pictures);
      const buffers = [...pictures.values()].map(({ bytes }) => bytes.buffer);
      const written = await runHandoverJob('write', { text, format }, handoverTimeoutMs, buffers);
      if (!written.ok) return written;
      const { title, slug } = post.value;
      return ok({
        name: fileNameFor(title, slug, format),
        type: handoverFiles[format].type,
        bytes: written.value,
      });
    },

    mail: async (state) => {
      const post = await findExportable(trail, state);
      return post.ok ? runHandoverJob('mail', await textOf(post.value, new Map())) : post;
    },

    writePosts: async ({ ids, override }) => {
      const held = await trail.audited((record) => checkExport(db, { record, now: now(), override, ids }));
      const places = held.flatMap((post) => post.places ?? []);
      if (held.some((post) => post.places === null)) return fail({ code: 'guard_locked' });
      if (held.length > 0) return fail({ code: 'names_found', places });
      return ok(writeAndRecord(trail, ids));
    },

    readWord: async (file, changes) => {
      const { name, bytes } = file;
      const reading = { changes, origin: origin(), fileName: name };
      const own = new Uint8Array(bytes);
      const job = { bytes: own, reading };
      const read = await runHandoverJob('readWord', job, handoverTimeoutMs, [own.buffer]);
      if (!read.ok) return read;
      return read.value.ok
        ? settle(read.value.value, file, {
            get: media.get,
            upload: (picture) => trail.audited((record) => media.upload(picture, record)),
          })
        : read.value;
    },
  });
}

type Library = Pick<MediaCore, 'get' | 'upload'>;

async function settle(
  { title, language, html, pictures, report }: ReadFile,
  { override, hasConfidentialNames }: WordFile,
  media: Library,
): Promise<Result<BroughtText, BringFailure>> {
  if (html.length > postLimits.html) return fail({ code: 'word_too_large' });
  const addresses = new Map<string, string>();
  const lost: string[] = [];
  const held: GuardFailure[] = [];
  for (const { place, src, path, alt, bytes } of pictures) {
    const name = path.replace(/^.*\//, '');
    const address = await addressOf({ src, name, bytes, override }, media);
    if (address.ok) addresses.set(place, address.value);
    else if (isGuardFailure(address.failure) && !hasConfidentialNames) held.push(address.failure);
    else lost.push(alt || name);
  }
  if (held.length > 0) return fail(asOne(held));
  const placed = html.replace(
    /<img src="(word-picture:\d+)"/g,
    // The sanitizer removes an image without a URL.
    (_, place: string) => `<img src="${escapeAttribute(addresses.get(place) ?? '')}"`,
  );
  const body = await readBody(placed);
  if (!body.ok) return body;
  if (body.value.isEmpty && title === '') return fail({ code: 'word_empty' });
  return ok({
    title: title.slice(0, postLimits.title).toWellFormed(),
    language,
    html: body.value.html,
    report: withLost(report, lost),
  });
}

/** Returns the URL of an image in a Word file. An image exported by this site keeps its URL, and others are uploaded. */
async function addressOf(
  { src, ...file }: UploadedFile & { src: string },
  media: Library,
): Promise<Result<string, UploadFailure>> {
  const address = await known(src, media);
  if (address !== undefined) return ok(address);
  const uploaded = await media.upload(file);
  return uploaded.ok ? ok(uploaded.value.url) : uploaded;
}

function isGuardFailure(failure: UploadFailure): failure is GuardFailure {
  return failure.code === 'names_found' || failure.code === 'guard_locked';
}

function asOne(held: readonly GuardFailure[]): GuardFailure {
  const places = held.flatMap((failure) => (failure.code === 'names_found' ? failure.places : []));
  return places.length > 0 ? { code: 'names_found', places } : { code: 'guard_locked' };
}

/** Returns undefined if the image is no longer in the media library. */
async function known(src: string, { get }: Pick<Library, 'get'>): Promise<string | undefined> {
  const id = readMediaAddress(src.replace(/[?#].*$/, ''))?.id;
  const item = id === undefined ? undefined : await get(id);
  return item?.ok ? src : undefined;
}

function withLost(report: ReadFile['report'], lost: readonly string[]): ReadFile['report'] {
  if (lost.length === 0) return report;
  const before = report.find(({ code }) => code === 'pictures');
  const what = [before?.what ?? '', ...lost].filter(Boolean).slice(0, 5).join('; ');
  const line = { code: 'pictures' as const, count: (before?.count ?? 0) + lost.length, what };
  return [...report.filter((each) => each !== before), line];
}
