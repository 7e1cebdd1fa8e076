import { exportGenerator } from '../shared/export-generator.ts';
import { type Attachment, type Attachments, indexAttachments, isImageAddress } from './attachments.ts';
import { kindOf, otherKindOf } from './content-kind.ts';
import { createGuidAddresses, type GuidAddresses } from './post/guid-addresses.ts';
import { plainTitle } from './post/plain-title.ts';
import { type ByteSource, readItems } from './xml/read-items.ts';
import type { WxrChannel } from './xml/wxr-channel.ts';
import type { WxrItem } from './xml/wxr-item.ts';

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
