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
import { fail, ok, PicturesAway, type Result } from '../../shared/result.ts';
import { escapeAttribute } from '../../shared/rich-text/html.ts';
import type { Settings } from '../../shared/settings.ts';
import type { RecordEvent } from '../audit/audit.ts';
import { checkLeaving, type GuardFailure } from '../guard/check-outgoing.ts';
import { createRunner } from '../jobs/pool.ts';
import type { MediaCore, OpenedPicture, UploadedFile, UploadFailure } from '../media/media-core.ts';
import { runPictureJob } from '../media/run-picture-job.ts';
import { postFields } from '../posts/check-post.ts';
import type { PostCore } from '../posts/post-core.ts';
import { readBody } from '../rendering/render.ts';
import type { TooIntricate } from '../rendering/rendering-jobs.ts';
import { inTransaction } from '../site-version/change-site.ts';
import type { EmbeddedPicture, HandedText } from './handed-text.ts';
import type { HandoverJobs, ReadFile } from './handover-jobs.ts';

export interface HandedFile {
  name: string;
  /** Media type. */
  type: string;
  bytes: Uint8Array<ArrayBuffer>;
}

/** Which state of which post; the one that stands where no version is named. */
export interface HandedState {
  slug: string;
  version?: number | undefined;
  /** Lets it out although names were found in it that must not appear; written down. */
  override?: GuardOverride | undefined;
}

export type HandoverFailure = { code: 'post_not_found' } | GuardFailure | TooIntricate;

/** A text that a Word file held, as the editor begins with it. */
export interface BroughtText {
  title: string;
  language: Locale;
  /** Sanitised, its pictures in the library. */
  html: string;
  report: WordReport;
}

/** A Word file, and what becomes of pictures in it whose names or metadata name somebody; without either the file is refused. */
interface WordFile {
  name: string;
  bytes: Uint8Array;
  /** Why they may be kept. */
  override?: GuardOverride | undefined;
  /** The text comes without them, and its report tells of it. */
  leavesNamed?: boolean | undefined;
}

export type BringFailure = WordFailure | { code: 'word_empty' } | GuardFailure | TooIntricate;

/** Texts as files for others, and theirs as texts. All of it is the owner's alone. */
export interface HandoverCore {
  /** Whether a state may be handed over; makes no file. */
  check(state: HandedState): Promise<Result<undefined, HandoverFailure>>;
  /** A saved state of a post, whether readers see it or not, as a file. */
  write(state: HandedState, format: HandoverFormat): Promise<Result<HandedFile, HandoverFailure>>;
  mail(state: HandedState): Promise<Result<MailBody, HandoverFailure>>;
  /** The text of a Word file; its pictures go into the library. Saves no post. */
  readWord(file: WordFile, changes?: TrackedChanges): Promise<Result<BroughtText, BringFailure>>;
}

const runHandoverJob = createRunner<HandoverJobs>('handover');

/** How long one may take, in ms: a book with a hundred pictures takes a fifth of it. */
const handoverTimeoutMs = 30_000;

/** Width in which pictures go into files, in pixels: 250 to an inch of a printed page. Bytes of all of them together. */
const wanted = { width: 1600, bytes: 80 * 1024 * 1024 } as const;

/** The pictures of the library that a text shows, one after the other, by their addresses in it. Those that are gone, or more than a file should hold, are left out. */
export async function gatherPictures(
  html: string,
  open: MediaCore['open'],
): Promise<Map<string, EmbeddedPicture>> {
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
    // The text can go without it; nothing else may fail unheard.
    if (error instanceof PicturesAway) return undefined;
    throw error;
  });
  const { width, height } = address;
  return bytes && { bytes, type: opened.value.format === 'jpeg' ? 'jpg' : 'png', width, height };
}

/** In a buffer of its own, which can go to another thread. */
async function read({ content, format, width }: OpenedPicture): Promise<Uint8Array<ArrayBuffer>> {
  const opened = await content.open();
  const bytes = opened instanceof Uint8Array ? opened : await buffer(opened as Readable);
  // Of what moves, paper shows the beginning.
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

interface Trail {
  audited<Value>(work: (record: RecordEvent) => Promise<Value>): Promise<Value>;
}

/** Texts as files for others, and theirs as texts; what reads and writes them works on a thread of its own. For each actor by their trail. */
export function createHandover({
  db,
  now,
  posts,
  media,
  settings,
  origin,
}: HandoverParts): (trail: Trail) => HandoverCore {
  const find = async ({ slug, version }: HandedState): Promise<Result<Post, { code: 'post_not_found' }>> => {
    const found = await posts.get({ owner: true }, slug);
    if (!found.ok || found.value.movedTo !== undefined) return fail({ code: 'post_not_found' });
    if (version === undefined || version === found.value.post.version) return ok(found.value.post);
    const revision = await posts.revision(slug, version);
    return revision.ok ? revision : fail({ code: 'post_not_found' });
  };

  /** The state that is asked for, where it may leave. What it was searched as is what the file is made of. */
  const letOut = async ({ audited }: Trail, state: HandedState): Promise<Result<Post, HandoverFailure>> => {
    const post = await find(state);
    if (!post.ok) return post;
    const { id: subject, version } = post.value;
    const fields = postFields(post.value);
    const leaving = { kind: 'document', subject, version, fields, override: state.override } as const;
    const checked = await audited((record) =>
      inTransaction(db, (transaction) => checkLeaving({ db, transaction, record, now: now() }, leaving)),
    );
    return checked.ok ? post : checked;
  };

  const textOf = async (post: Post, pictures: HandedText['pictures']): Promise<HandedText> => {
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

  return (trail) => ({
    check: async ({ slug, version }) => {
      const post = await letOut(trail, { slug, version });
      return post.ok ? ok(undefined) : post;
    },

    write: async (state, format) => {
      const post = await letOut(trail, state);
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
      const post = await letOut(trail, state);
      return post.ok ? runHandoverJob('mail', await textOf(post.value, new Map())) : post;
    },

    readWord: async (file, changes) => {
      const { name, bytes } = file;
      const reading = { changes, origin: origin(), fileName: name };
      // In a buffer of its own, which can go to the other thread.
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

/** Puts the pictures of a file into the library and their addresses into its text. */
async function settle(
  { title, language, html, pictures, report }: ReadFile,
  { override, leavesNamed }: WordFile,
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
    else if (isGuardFailure(address.failure) && !leavesNamed) held.push(address.failure);
    else lost.push(alt || name);
  }
  if (held.length > 0) return fail(asOne(held));
  const placed = html.replace(
    /<img src="(word-picture:\d+)"/g,
    // Without an address the sanitiser leaves it out.
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

/** Where a picture of a file is by now: where it still was, or where it has just come. */
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

/** What is told of several pictures together. */
function asOne(held: readonly GuardFailure[]): GuardFailure {
  const places = held.flatMap((failure) => (failure.code === 'names_found' ? failure.places : []));
  return places.length > 0 ? { code: 'names_found', places } : { code: 'guard_locked' };
}

/** Where a picture of a file that the site wrote still is. */
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
