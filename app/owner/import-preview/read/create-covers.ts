import { archivePath } from '../../../../shared/import-source.ts';
import { BrokenPicture } from '../../../../sources/embedded/decode-picture.ts';
import type { EmbeddedPicture, FindEmbedded } from '../../../../sources/embedded/embedded-files.ts';

/** Bytes of one picture, and of all, that cards show out of the texts: they stay in memory as long as the page. */
const most = { one: 1_500_000, all: 60_000_000 };

/** Gives each post's cover an address that a card can show; null for none, and for what has no address before it is imported. */
export function createCovers(find: FindEmbedded): (cover: string | null) => Promise<string | null> {
  let room = most.all;
  return async (cover) => {
    if (cover === null || archivePath(cover) !== undefined) return null;
    const picture = find(cover);
    if (!picture) return cover;
    if (picture.size > Math.min(most.one, room)) return null;
    room -= picture.size;
    return dataOf(picture);
  };
}

/** The picture as an address of its own; null where it is none. */
async function dataOf({ type, read }: EmbeddedPicture): Promise<string | null> {
  const characters: string[] = [];
  try {
    for await (const bytes of read()) {
      for (const byte of bytes) characters.push(String.fromCharCode(byte));
    }
  } catch (error) {
    if (error instanceof BrokenPicture) return null;
    throw error;
  }
  return `data:image/${type};base64,${btoa(characters.join(''))}`;
}
