import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';
import type { ImportedPost, PostOriginal } from '../../../shared/imported-post.ts';

const options = {
  params: {
    // Four is as fast as gzip and a fifth smaller.
    [constants.BROTLI_PARAM_QUALITY]: 4,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
  },
};

/** The original as it is kept: JSON, compressed with Brotli. Takes a millisecond for some 30 kB. */
export function packOriginal(original: PostOriginal): Uint8Array {
  return new Uint8Array(brotliCompressSync(JSON.stringify(original), options));
}

export function unpackOriginal(bytes: Uint8Array): PostOriginal {
  return JSON.parse(brotliDecompressSync(bytes).toString()) as PostOriginal;
}

/** A packed original that knows where its pictures are. */
export function placePictures({
  packed,
  pictures,
}: {
  packed: Uint8Array;
  pictures: NonNullable<PostOriginal['pictures']>;
}): Uint8Array {
  const original = unpackOriginal(packed);
  return packOriginal({ ...original, pictures: { ...original.pictures, ...pictures } });
}

/** The post with its original packed, where it has one. */
export function withPackedOriginal(post: ImportedPost): ImportedPost {
  const { original, ...rest } = post;
  return original ? { ...rest, packedOriginal: packOriginal(original) } : post;
}
