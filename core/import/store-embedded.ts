import { createHash } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import { BrokenPicture, type EmbeddedPicture, type FindEmbedded } from '../../readers/embedded-pictures.ts';
import type { ImportChange, ImportedPost } from '../../shared/imported-post.ts';
import { embeddedName, hashedAddress, mediaLimits, readEmbeddedAddress } from '../../shared/media.ts';
import type { MediaCore } from '../media/media-core.ts';
import { pictureFormat } from '../media/picture-format.ts';
import { readBody } from '../rendering/render.ts';
import { runImportJob } from './jobs/run-import-job.ts';
import { addressesIn, withPicturesAt } from './post-addresses.ts';

export type StoreEmbedded = (post: ImportedPost) => Promise<ImportedPost>;

/** A placeholder URL that the sanitizer removes together with its image or link. */
const nowhere = 'lost:';

/** The maximum number of images per text: more than anyone adds by hand. */
const maxPictures = 2_000;

/** The number of recent hashes remembered, so that the library isn't asked again. */
const maxKnown = 10_000;

interface StoredFile {
  /** The image's URL in the library; null if it isn't there (yet). */
  url: string | null;
  /** Why the image can't be stored. */
  lost: 'image_too_large' | 'image_broken' | 'image_lost' | null;
}

interface Stored extends StoredFile {
  /** A hash that identifies the bytes in different exports. */
  hash: string;
}

/**
 * Creates a function that stores embedded images in the library; without `upload`, it only checks them.
 * Rejected images are removed and reported. The hashes let a second import recognize the post.
 */
export function createEmbeddedStore(
  find: FindEmbedded,
  upload: MediaCore['upload'] | undefined,
): StoreEmbedded {
  const known = new LRUCache<string, StoredFile>({ max: maxKnown });

  async function store(picture: EmbeddedPicture, name: string): Promise<Stored> {
    if (picture.size > mediaLimits.bytes)
      return { url: null, lost: 'image_too_large', hash: `${picture.type}-${picture.size}` };
    const { bytes, hash } = await readPicture(picture);
    const before = bytes && known.get(hash);
    if (before) return { ...before, hash };
    const result: StoredFile = bytes ? await storeOne(bytes, name) : { url: null, lost: 'image_broken' };
    known.set(hash, result);
    return { ...result, hash };
  }

  async function storeOne(bytes: Uint8Array, name: string): Promise<StoredFile> {
    if (!pictureFormat(bytes)) return { url: null, lost: 'image_broken' };
    if (!upload) return { url: null, lost: null };
    const uploaded = await upload({ name, bytes });
    if (uploaded.ok) return { url: uploaded.value.url, lost: null };
    return { url: null, lost: uploaded.failure.code === 'file_too_big' ? 'image_too_large' : 'image_broken' };
  }

  return async (post) => {
    const shown = [post.cover, ...addressesIn(post.html, 'picture'), ...addressesIn(post.html, 'link')];
    const moved = new Map<string, string>();
    const hashed = new Map<string, string>();
    const lost = new Map<string, ImportChange>();
    for (const [index, { address, type }] of embeddedIn(shown).entries()) {
      // Lets other requests run.
      await setImmediate();
      const picture = index < maxPictures ? find(address) : undefined;
      const name = `${post.slug}-${index + 1}.${type}`.slice(-mediaLimits.fileName);
      const stored: Stored = picture
        ? await store(picture, name)
        : { url: null, lost: 'image_lost', hash: type };
      hashed.set(address, hashedAddress(stored.hash));
      if (stored.url !== null) moved.set(address, stored.url);
      if (stored.lost === null) continue;
      moved.set(address, nowhere);
      const what = embeddedName(type, find(address)?.size ?? 0);
      const same = lost.get(stored.lost + what);
      lost.set(stored.lost + what, { code: stored.lost, what, count: (same?.count ?? 0) + 1 });
    }
    if (hashed.size === 0) return post;
    const mapped = withPicturesAt(post, (address) => moved.get(address));
    const { html, cover } = withPicturesAt(post, (address) => hashed.get(address));
    const body = lost.size > 0 ? await withoutLost(mapped.html) : mapped.html;
    return {
      ...(await placeInOriginal(post, moved)),
      html: body,
      cover: mapped.cover === nowhere ? (addressesIn(body, 'picture')[0] ?? null) : mapped.cover,
      asRead: { html, cover },
      changes: [...post.changes, ...lost.values()],
    };
  };
}

/** Removes lost images, in a worker if the text is long. */
async function withoutLost(html: string): Promise<string> {
  const body = await readBody(html);
  return body.ok ? body.value.html : html.replaceAll(`"${nowhere}"`, '""');
}

/** Returns the URLs of embedded images, in file order. */
function embeddedIn(addresses: readonly (string | null)[]) {
  return [...new Set(addresses)]
    .flatMap((address) => {
      const place = address === null ? undefined : readEmbeddedAddress(address);
      return place ? [{ ...place, address: address ?? '' }] : [];
    })
    .sort((a, b) => a.file - b.file || a.start - b.start);
}

/** Decodes an image. `bytes` is null if it isn't one. The hash covers what could be read. */
async function readPicture(picture: EmbeddedPicture): Promise<{ bytes: Uint8Array | null; hash: string }> {
  const hash = createHash('sha256');
  const parts: Uint8Array[] = [];
  try {
    for await (const part of picture.read()) {
      hash.update(part);
      parts.push(part);
    }
  } catch (error) {
    if (!(error instanceof BrokenPicture)) throw error;
    return { bytes: null, hash: `broken-${hash.digest('hex')}` };
  }
  return { bytes: Buffer.concat(parts), hash: hash.digest('hex') };
}

/** Replaces the images' URLs in the original. */
export async function placeInOriginal(
  post: ImportedPost,
  moved: ReadonlyMap<string, string>,
): Promise<ImportedPost> {
  const stored = [...moved].filter(([, url]) => url.startsWith('/'));
  if (stored.length === 0) return post;
  const pictures = Object.fromEntries(stored);
  const { original, packedOriginal: packed } = post;
  if (original)
    return { ...post, original: { ...original, pictures: { ...original.pictures, ...pictures } } };
  if (!packed) return post;
  const placed = await runImportJob('placePictures', { packed, pictures });
  // If replacing fails, the original keeps the placeholders.
  return placed.ok ? { ...post, packedOriginal: placed.value } : post;
}
