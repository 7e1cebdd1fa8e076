import { oldPath, oldPaths } from '../../shared/old-address.ts';
import type { WxrItem } from '../xml/wxr-item.ts';

type Item = Pick<WxrItem, 'id' | 'guid' | 'link' | 'type'>;

/** Which items of a file are not at the address that their guid names. */
export interface GuidAddresses {
  /** Call for every item of the file, before anything is asked. */
  add(item: Item): void;
  /** Whether that address is another item's by its link or number, or the guid of several: it leads to who owns it, or nowhere. */
  isForeign(item: Item): boolean;
}

/** 32 bits of FNV-1a. Two paths in four billion are alike: then a guid that is nobody's address leads nowhere. */
function fingerprint(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return hash >>> 0;
}

/** WordPress copies guids with posts (translations, duplicates, merged blogs) and never changes them. A number is kept for each address, a text for each guid that is no address of its item. */
export function createGuidAddresses(): GuidAddresses {
  const owned = new Set<number>();
  const foreign = new Map<string, number>();
  return {
    add(item) {
      const own = ownPaths(item);
      for (const path of own) owned.add(fingerprint(path));
      const named = namedPath(item);
      if (named !== undefined && !own.includes(named)) foreign.set(named, (foreign.get(named) ?? 0) + 1);
    },
    isForeign(item) {
      const named = namedPath(item);
      if (named === undefined || ownPaths(item).includes(named)) return false;
      return owned.has(fingerprint(named)) || (foreign.get(named) ?? 0) > 1;
    },
  };
}

/** The guid of an upload is its file. */
function namedPath({ guid, type }: Item): string | undefined {
  return type === 'attachment' ? undefined : oldPaths([guid])[0];
}

/** Where an item is: at its link, and at its number on the guid's host, whose home the number stands behind. */
function ownPaths({ id, guid, link }: Item): string[] {
  const paths = oldPaths([link]);
  const home = URL.parse(guid)?.pathname ?? '/';
  const numbered = /^[1-9]\d{0,17}$/.test(id) ? [oldPath(`/?p=${id}`), oldPath(`${home}?p=${id}`)] : [];
  return [...paths, ...numbered.filter((path) => path !== undefined)];
}
