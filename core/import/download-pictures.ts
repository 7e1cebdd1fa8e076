import pLimit from 'p-limit';
import type { Database } from '../../db/connect.ts';
import { fileName } from '../../readers/html/embed-address.ts';
import { mediaLimits, readMediaAddress } from '../../shared/media.ts';
import { fail, ok, type Result } from '../../shared/result.ts';
import type { RecordEvent } from '../audit/audit.ts';
import type { MediaCore, UploadFailure } from '../media/media-core.ts';
import type { FetchFile } from '../net/outbound.ts';
import type { NetFailure } from '../net/public-address.ts';
import type { NotApproved } from '../reviews/review-core.ts';
import type { LostPicture, PictureOptions, PicturesReport } from './import-report.ts';
import { listOldUploads } from './import-store.ts';
import { rewriteImported, walkImported } from './link-imported.ts';
import {
  type IsUpload,
  largerAddresses,
  remotePictures,
  sizeInName,
  withPicturesAt,
} from './post-addresses.ts';

interface PictureParts {
  /** Fetches for the owner, which determines the hosts it can reach. */
  fetchFile: FetchFile;
  upload: MediaCore['upload'];
}

/** The number of consecutive timeouts after which a host counts as down. */
const maxTimeouts = 3;

/** The time limit in ms, for a large image from a slow host. */
const timeoutMs = 30_000;

/** Creates a fetcher that requests each URL once and skips hosts that are down. */
export function createPictureFetcher(
  { fetchFile, upload }: PictureParts,
  signal: AbortSignal | undefined,
): (address: string) => Promise<Result<string, NetFailure | UploadFailure>> {
  const silent = new Map<string, number>();
  const asked = new Map<string, ReturnType<typeof fetchOne>>();

  async function fetchOne(address: string): Promise<Result<string, NetFailure | UploadFailure>> {
    const host = URL.parse(address)?.host ?? '';
    if ((silent.get(host) ?? 0) >= maxTimeouts) return fail({ code: 'no_answer', cause: 'timeout' });
    const limits = { maxBytes: mediaLimits.bytes, timeoutMs, accept: 'image/*', ...(signal && { signal }) };
    const file = await fetchFile(address, limits);
    const isSilent = !file.ok && file.failure.code === 'no_answer';
    silent.set(host, isSilent ? (silent.get(host) ?? 0) + 1 : 0);
    if (!file.ok) return file;
    const name = fileName(address).slice(0, mediaLimits.fileName).toWellFormed();
    const uploaded = await upload({ name, bytes: file.value.bytes });
    return uploaded.ok ? ok(uploaded.value.url) : uploaded;
  }

  return (address) => {
    const known = asked.get(address) ?? fetchOne(address);
    asked.set(address, known);
    return known;
  };
}

type FetchPicture = ReturnType<typeof createPictureFetcher>;
type Failure = Extract<Awaited<ReturnType<FetchPicture>>, { ok: false }>['failure'];

interface LargestPicture {
  url: string;
  from: string;
}

/** The allowed relative difference in height between a size and its original, due to rounding. */
const tolerance = 0.02;

/** Creates a fetcher that tries the largest size first and the post's own URL last. */
function createLargestFetcher(
  fetchPicture: FetchPicture,
  isUpload: IsUpload,
): (address: string) => Promise<Result<LargestPicture, Failure>> {
  return async (address) => {
    for (const from of largerAddresses(address, isUpload)) {
      if (from === address) break;
      const larger = await fetchPicture(from);
      if (larger.ok && isOriginalOf(larger.value, address)) return ok({ url: larger.value, from });
    }
    const own = await fetchPicture(address);
    return own.ok ? ok({ url: own.value, from: address }) : own;
  };
}

/** Whether an image can be the original of a size named in a URL. Only WordPress also crops images. */
function isOriginalOf(url: string, address: string): boolean {
  const size = sizeInName(address);
  const original = readMediaAddress(url);
  if (!size || !original) return true;
  // The library limits images to this width, and animations to less.
  const isLarger = original.isMoving || original.width >= Math.min(size.width, 2_400);
  const isCut = /\/wp-content\/|\/files\/|\/uploads\//.test(address) && original.height >= size.height;
  return isLarger && (isCut || isSameShape(original, size));
}

interface Size {
  width: number;
  height: number;
}

function isSameShape(one: Size, other: Size): boolean {
  const height = (other.width * one.height) / one.width;
  return Math.abs(height - other.height) <= 1 + tolerance * other.height;
}

/** Corrects heights in sanitized HTML, because a cropped image may have been replaced by the original. */
function withHeights(html: string, urls: ReadonlySet<string>): string {
  return html.replace(
    /(<img src="([^"]*)"[^>]* width="(\d+)" height=")(\d+)(?=")/g,
    (whole, start: string, url: string, width: string, height: string) => {
      const picture = urls.has(url) ? readMediaAddress(url) : undefined;
      const size = { width: Number(width), height: Number(height) };
      if (!picture || size.width === 0 || isSameShape(picture, size)) return whole;
      return start + Math.round((size.width * picture.height) / picture.width);
    },
  );
}

const atOnce = 4;

interface Work {
  id: string;
  slug: string;
  title: string;
  addresses: string[];
  awaitsImages: boolean;
}

/** Failures that also break the image for readers. */
const unreachable = new Set<string>([
  'address_invalid',
  'address_refused',
  'no_answer',
  'answered',
  'too_many_redirects',
] satisfies NetFailure['code'][]);

/**
 * Downloads images of imported posts into the media library. Those that fail stay where they are and are
 * reported. Posts in `ids` that waited for their images are published unless an image would be broken.
 */
export async function downloadPictures(
  db: Database,
  parts: PictureParts,
  options: PictureOptions & { now: () => Date; record: RecordEvent },
): Promise<PicturesReport> {
  const { signal, onProgress, now, shouldContinue } = options;
  const work = await findWork(db, options.ids);
  const total = new Set(work.flatMap(({ addresses }) => addresses)).size;
  const report: PicturesReport = { saved: 0, joined: 0, posts: 0, lost: [], drafts: [] };
  const awaiting = new Set(work.filter(({ awaitsImages }) => awaitsImages));
  const uploads = await listOldUploads(db.kysely);
  const fetchPicture = createLargestFetcher(createPictureFetcher(parts, signal), (key) => uploads.has(key));
  const fetched = new Set<string>();
  const done = new Set<string>();
  onProgress?.({ done: 0, total });
  for (const post of work) {
    if (signal?.aborted) break;
    const moved = new Map<string, string>();
    let isBroken = false;
    await pLimit(atOnce).map(post.addresses, async (address) => {
      if (signal?.aborted) return;
      const isFirst = !done.has(address);
      done.add(address);
      const picture = await fetchPicture(address);
      if (picture.ok) moved.set(address, picture.value.url);
      else if (!signal?.aborted) {
        report.lost.push(lostPicture(post, address, picture.failure));
        isBroken ||= unreachable.has(picture.failure.code);
      }
      if (picture.ok && isFirst) {
        report[fetched.has(picture.value.from) ? 'joined' : 'saved'] += 1;
        fetched.add(picture.value.from);
      }
      if (isFirst) onProgress?.({ done: done.size, total });
    });
    const isPublished = post.awaitsImages && !isBroken && !signal?.aborted;
    if (moved.size > 0 || isPublished) {
      const urls = new Set(moved.values());
      // Posts are handled one at a time, so that an interruption loses nothing.
      const { count, held } = await rewriteImported(db, [post.id], now(), (text) => {
        const { html, cover } = withPicturesAt(text, (address) => moved.get(address));
        return { html: withHeights(html, urls), cover, isPublished };
      });
      if (moved.size > 0) report.posts += count;
      const why = held.get(post.id);
      if (isPublished && !why) awaiting.delete(post);
      const code = why === 'named' ? 'article_named' : why;
      if (code) for (const address of moved.keys()) report.lost.push(lostPicture(post, address, { code }));
    }
    if (shouldContinue && !(await shouldContinue({ done: done.size, total }))) break;
  }
  report.drafts = [...awaiting].map(({ title, slug }) => ({ title, slug }));
  const { saved, posts, lost } = report;
  const what = { kind: 'pictures' as const, pictures: saved, posts, failed: lost.length };
  // A run that stopped before its first image did nothing.
  if (done.size > 0 || total === 0) await options.record(db.kysely, { name: 'import_run', what });
  return report;
}

async function findWork(db: Database, ids: string[] | undefined): Promise<Work[]> {
  const wanted = ids && new Set(ids);
  const work: Work[] = [];
  for await (const texts of walkImported(db)) {
    for (const { id, slug, title, awaits_images, ...text } of texts) {
      if (wanted && !wanted.has(id)) continue;
      const addresses = remotePictures(text);
      const awaitsImages = wanted !== undefined && awaits_images === 1;
      if (addresses.length > 0 || awaitsImages) work.push({ id, slug, title, addresses, awaitsImages });
    }
  }
  return work;
}

function lostPicture(
  { title, slug }: Work,
  address: string,
  failure: NetFailure | UploadFailure | Pick<NotApproved, 'code'> | { code: 'article_named' },
): LostPicture {
  const status = failure.code === 'answered' ? failure.status : null;
  return { title, slug, address, reason: failure.code, status };
}
