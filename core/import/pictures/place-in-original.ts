import type { ImportedPost } from '../../../shared/imported-post.ts';
import { runImportJob } from '../jobs/run-import-job.ts';

/** The post with an original that shows its pictures where they are now; `moved` has the places in the library of those that are there. */
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
  // Without them it names its pictures.
  return placed.ok ? { ...post, packedOriginal: placed.value } : post;
}
