import type { ImportedPost } from '../../../shared/imported-post.ts';
import type { OpenedSource } from '../../../sources/open-source.ts';
import type { MediaCore } from '../../media/media-core.ts';
import { createArchiveStore } from './store-archived.ts';
import { createEmbeddedStore } from './store-embedded.ts';

/** Puts what pictures came in the file into the library, those in the texts and those beside them. A dry run only looks at the former. */
export function createPictureStore(
  { picture, embedded }: Pick<OpenedSource, 'picture' | 'embedded'>,
  { isDryRun, upload }: { isDryRun: boolean; upload: MediaCore['upload'] },
): (post: ImportedPost) => Promise<ImportedPost> {
  const withEmbedded = createEmbeddedStore(embedded, isDryRun ? undefined : upload);
  const withArchived = createArchiveStore(picture, upload);
  return async (post) => {
    const read = await withEmbedded(post);
    return isDryRun ? read : withArchived(read);
  };
}
