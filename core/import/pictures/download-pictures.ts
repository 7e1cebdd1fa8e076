import pLimit from 'p-limit';
import type { Database } from '../../../db/connect.ts';
import type { RecordEvent } from '../../audit/create-recorder.ts';
import type { UploadFailure } from '../../media/media-core.ts';
import type { NetFailure } from '../../net/net-failure.ts';
import type { NotApproved } from '../../reviews/review-core.ts';
import type { LostPicture, PictureOptions, PicturesReport } from '../import-report.ts';
import { rewriteImported } from '../rewrite-imported.ts';
import { walkImported } from '../walk-imported.ts';
import { createLargestFetcher, withHeights } from './fetch-largest.ts';
import { createPictureFetcher, type PictureParts } from './fetch-picture.ts';
import { listOldUploads } from './old-upload-store.ts';
import { remotePictures, withPicturesAt } from './picture-addresses.ts';

const atOnce = 4;

interface Work {
  id: string;
  slug: string;
  title: string;
  addresses: string[];
  /** A draft until its images are here. */
  awaitsImages: boolean;
}

/** Why a picture would be broken for readers, too. */
const unreachable = new Set<string>([
  'address_invalid',
  'address_refused',
  'no_answer',
  'answered',
  'too_many_redirects',
] satisfies NetFailure['code'][]);

/**
 * Puts the pictures of imported posts into the library and shows them from there. A picture that cannot be had stays where it is and is reported.
 * Of the posts in `ids`, those that awaited their images are published, unless one of them would be broken for readers.
 */
export async function downloadPictures(
  db: Database,
  parts: PictureParts,
  options: PictureOptions & { now: () => Date; record: RecordEvent },
): Promise<PicturesReport> {
  const { signal, onProgress, now, goesOn } = options;
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
      // One post at a time, so that what was fetched is kept when the rest breaks off.
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
    if (goesOn && !(await goesOn({ done: done.size, total }))) break;
  }
  report.drafts = [...awaiting].map(({ title, slug }) => ({ title, slug }));
  const { saved, posts, lost } = report;
  const what = { kind: 'pictures' as const, pictures: saved, posts, failed: lost.length };
  // Stopped before its first image, it did nothing.
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
