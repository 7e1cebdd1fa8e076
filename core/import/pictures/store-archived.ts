import { archivePath } from '../../../shared/import-source.ts';
import type { ImportedPost } from '../../../shared/imported-post.ts';
import { mediaLimits } from '../../../shared/media.ts';
import { isHeic } from '../../../shared/picture-name.ts';
import { sanitiseHtml } from '../../../shared/rich-text/sanitise.ts';
import type { FolderFile } from '../../../sources/files/source-file.ts';
import type { MediaCore } from '../../media/media-core.ts';
import { addressesIn } from '../map-addresses.ts';
import { withPicturesAt } from './picture-addresses.ts';
import { placeInOriginal } from './place-in-original.ts';

/** Puts the pictures that came in the file itself into the library, each once. */
export type StoreArchived = (post: ImportedPost) => Promise<ImportedPost>;

/** An address that the sanitiser takes away, with the picture or the link that has it. */
const nowhere = 'lost:';

/** `find` gives the files of the archive. A picture that can't be stored is taken out of the text, and the report names it. */
export function createArchiveStore(
  find: (path: string) => FolderFile | undefined,
  upload: MediaCore['upload'],
): StoreArchived {
  const stored = new Map<string, Promise<string | null>>();

  async function storeOne(path: string): Promise<string | null> {
    const file = find(path);
    if (!file || file.size > mediaLimits.bytes) return null;
    const parts: Uint8Array[] = [];
    for await (const part of file.read()) parts.push(part);
    const name = (path.split('/').at(-1) ?? '').slice(-mediaLimits.fileName).toWellFormed();
    const uploaded = await upload({ name, bytes: Buffer.concat(parts) });
    return uploaded.ok ? uploaded.value.url : null;
  }

  return async (post) => {
    const shown = [post.cover, ...addressesIn(post.html, 'picture'), ...addressesIn(post.html, 'link')];
    const moved = new Map<string, string>();
    const lost: string[] = [];
    for (const address of new Set(shown)) {
      const path = address === null ? undefined : archivePath(address);
      if (address === null || path === undefined) continue;
      const storing = stored.get(path) ?? storeOne(path);
      stored.set(path, storing);
      const url = await storing;
      if (url === null) lost.push(path);
      moved.set(address, url ?? nowhere);
    }
    if (moved.size === 0) return post;
    const mapped = withPicturesAt(post, (address) => moved.get(address));
    return {
      ...(await placeInOriginal(post, moved)),
      html: lost.length > 0 ? sanitiseHtml(mapped.html) : mapped.html,
      cover: mapped.cover === nowhere ? null : mapped.cover,
      asRead: post.asRead ?? { html: post.html, cover: post.cover },
      changes: [
        ...post.changes,
        ...lost.map((path) => ({
          code: isHeic({ name: path, type: '' }) ? ('image_heic' as const) : ('image_lost' as const),
          what: path.slice(0, 200),
          count: 1,
        })),
      ],
    };
  };
}
