import type { WxrItem } from '../xml/wxr-item.ts';

/** Longest key that is kept as it was found. */
const longestKey = 500;

/** 64 bits of FNV-1a in two halves: enough to tell the posts of one blog apart. */
function fingerprint(text: string): string {
  let [low, high] = [0x811c9dc5, 0x01000193];
  for (let at = 0; at < text.length; at += 1) {
    low = Math.imul(low ^ text.charCodeAt(at), 0x01000193);
    high = Math.imul(high ^ (text.charCodeAt(at) + at), 0x85ebca6b);
  }
  return (low >>> 0).toString(16).padStart(8, '0') + (high >>> 0).toString(16).padStart(8, '0');
}

/** What a post is known by in every export of its blog: its guid, address, number, or at last title and date. */
function sourceKey(item: WxrItem, site: string): string {
  const number = item.id === '' ? '' : `${site}#${item.id}`;
  // Squarespace has no guids, and addresses from its root on: `/blog/my-post`.
  const link = item.link.startsWith('/') ? site.replace(/\/+$/, '') + item.link : item.link;
  const key = item.guid || link || number;
  if (key === '')
    return `untitled:${fingerprint(`${item.title}\n${item.date}\n${item.pubDate || item.dcDate}`)}`;
  return key.length > longestKey ? `long:${fingerprint(key)}` : key;
}

/** Gives out keys; one that comes again within a file gets `#2`, `#3`, …, so that no post replaces another. */
export function createSourceKeys(site: string): (item: WxrItem) => string {
  const once = createNumbering();
  return (item) => once(sourceKey(item, site));
}

/** The same for what is no article, apart from the articles: these keep their keys, whatever else of a file is read. */
export function createOtherKeys(site: string): (kind: string, item: WxrItem) => string {
  const once = createNumbering();
  return (kind, item) => {
    const key = `${kind}:${sourceKey(item, site)}`;
    return once(key.length > longestKey ? `long:${fingerprint(key)}` : key);
  };
}

function createNumbering(): (key: string) => string {
  const given = new Map<string, number>();
  return (key) => {
    const count = (given.get(key) ?? 0) + 1;
    given.set(key, count);
    return count === 1 ? key : `${key}#${count}`;
  };
}
