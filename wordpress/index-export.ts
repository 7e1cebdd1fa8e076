import { oldPath, oldPaths } from '../shared/addresses.ts';
import { exportGenerator } from '../shared/import.ts';
import { type Attachment, type Attachments, indexAttachments, isImageAddress } from './attachments.ts';
import { kindOf, otherKindOf } from './content-kind.ts';
import { plainTitle } from './post/plain-title.ts';
import { type ByteSource, readItems } from './xml/read-items.ts';
import type { WxrChannel } from './xml/wxr-channel.ts';
import type { WxrItem } from './xml/wxr-item.ts';

type Item = Pick<WxrItem, 'id' | 'guid' | 'link' | 'type'>;

/** Which items of a file are not at the address that their guid or their number names. */
interface GuidAddresses {
  /** Call for every item of the file, before anything is asked. */
  add(item: Item): void;
  /** Whether that address is another item's by its link or number, or the guid of several: it leads to who owns it, or nowhere. */
  isForeign(item: Item): boolean;
  /** Whether another item with another link has the same number. */
  sharesNumber(item: Item): boolean;
}

/** 32 bits of FNV-1a. Two paths in four billion are alike: then a guid that is nobody's address leads nowhere. */
function fingerprint(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return hash >>> 0;
}

/** WordPress copies guids with posts (translations, duplicates, merged blogs) and never changes them. A number is kept for each address, a text for each guid that is no address of its item. */
function createGuidAddresses(): GuidAddresses {
  const owned = new Set<number>();
  const foreign = new Map<string, number>();
  const linkOfNumber = new Map<string, number>();
  const shared = new Set<string>();
  const sharesNumber = ({ id }: Item) => shared.has(id);
  return {
    add(item) {
      const own = ownPaths(item);
      for (const path of own) owned.add(fingerprint(path));
      const named = namedPath(item);
      if (named !== undefined && !own.includes(named)) foreign.set(named, (foreign.get(named) ?? 0) + 1);
      if (!isNumber(item.id) || isUpload(item)) return;
      const link = fingerprint(item.link);
      if ((linkOfNumber.get(item.id) ?? link) !== link) shared.add(item.id);
      linkOfNumber.set(item.id, link);
    },
    isForeign(item) {
      const named = namedPath(item);
      if (named === undefined || oldPaths([item.link]).includes(named)) return false;
      if (numberedPaths(item).includes(named)) return sharesNumber(item);
      return owned.has(fingerprint(named)) || (foreign.get(named) ?? 0) > 1;
    },
    sharesNumber,
  };
}

const isNumber = (id: string) => /^[1-9]\d{0,17}$/.test(id);
const isUpload = ({ type }: Item) => type === 'attachment';

/** The guid of an upload is its file. */
function namedPath(item: Item): string | undefined {
  return isUpload(item) ? undefined : oldPaths([item.guid])[0];
}

/** Where an item is: at its link, and at its number. */
function ownPaths(item: Item): string[] {
  return [...oldPaths([item.link]), ...numberedPaths(item)];
}

/** At the root, and behind the home that its guid names. */
function numberedPaths({ id, guid }: Item): string[] {
  if (!isNumber(id)) return [];
  const home = URL.parse(guid)?.pathname ?? '/';
  return [oldPath(`/?p=${id}`), oldPath(`${home}?p=${id}`)].filter((path) => path !== undefined);
}

/** What must be known of an export before its posts can be read. */
export interface ExportIndex {
  channel: WxrChannel;
  attachments: Attachments;
  /** The same, one by one. */
  uploads: readonly Attachment[];
  /** Contents of reusable blocks by their number. */
  reusable: Map<string, string>;
  /** Items of every kind, whatever their status: `{ post: 56, page: 12, attachment: 37 }`. */
  kinds: Record<string, number>;
  /** Of the items that are no articles those that can come, too. */
  others: Record<string, number>;
  guids: Omit<GuidAddresses, 'add'>;
}

/** Reusable blocks are kept up to this many UTF-16 units in all. */
const reusableLimit = 5_000_000;

/** Reads a file once for what its posts refer to. Memory grows with its uploads, and by some bytes for every item. */
export async function indexExport(source: ByteSource): Promise<ExportIndex> {
  const { channel, events } = readItems(source);
  const uploads: Attachment[] = [];
  const reusable = new Map<string, string>();
  const kinds = new Map<string, number>();
  const others = new Map<string, number>();
  const guids = createGuidAddresses();
  let indexedLength = 0;
  for await (const event of events) {
    if (event.type !== 'item') continue;
    const { item } = event;
    guids.add(item);
    const kind = kindOf(item);
    kinds.set(kind, (kinds.get(kind) ?? 0) + 1);
    const other = otherKindOf(item);
    if (other !== undefined) others.set(other, (others.get(other) ?? 0) + 1);
    if (kind === 'attachment') uploads.push(attachmentOf(item, channel));
    if (kind === 'wp_block' && item.id !== '' && indexedLength + item.content.length <= reusableLimit) {
      indexedLength += item.content.length;
      reusable.set(item.id, item.content);
    }
  }
  const attachments = indexAttachments(uploads);
  return {
    ...{ channel, attachments, uploads, reusable, guids },
    kinds: Object.fromEntries(kinds),
    others: Object.fromEntries(others),
  };
}

function attachmentOf(item: WxrItem, channel: WxrChannel): Attachment {
  const path = item.meta._wp_attached_file;
  const stored = path
    ? `${(channel.blogUrl || channel.link).replace(/\/$/, '')}/wp-content/uploads/${path}`
    : '';
  const alt = item.meta._wp_attachment_image_alt ?? '';
  const url = item.attachmentUrl || stored || item.guid;
  return {
    id: item.id,
    url,
    page: item.link,
    title: plainTitle(item.title),
    alt: channel.generator === exportGenerator ? alt : plainTitle(alt),
    caption: plainTitle(item.excerpt),
    parent: item.parent,
    order: Number.parseInt(item.order, 10) || 0,
    isImage: isImageAddress(url),
  };
}
