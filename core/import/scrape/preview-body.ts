import { cutText, type EmbeddedTexts, markOf } from '../../../readers/embedded-pictures.ts';
import { readVisible, reportLostWords } from '../../../readers/fidelity/read-visible.ts';
import { convertBody } from '../../../readers/html/convert-html.ts';
import { indexAttachments } from '../../../readers/wordpress/attachments.ts';
import {
  type ChangeLog,
  createChangeLog,
  type ImportChange,
  type ImportChangeCode,
} from '../../../shared/imported-post.ts';
import type { Locale } from '../../../shared/locale.ts';
import { embeddedAddress, embeddedMarks, nameOfData, readEmbeddedAddress } from '../../../shared/media.ts';
import { escapeText } from '../../../shared/rich-text/html.ts';
import { isEmptySanitized, plainText } from '../../../shared/rich-text/parse-html.ts';
import { sanitizeHtml } from '../../../shared/rich-text/sanitize.ts';
import { addressesIn, mapAddresses } from '../post-addresses.ts';
import { firstImage, parsePage } from './parse-page.ts';

/** A post as found in the blog. Nothing is sanitized. */
export interface FoundPost {
  address: string;
  /** '' if unknown. */
  slug: string;
  /** May contain markup and entities. */
  title: string;
  date: string | null;
  /** The featured image, if one is declared. */
  cover: string | null;
  /** The teaser in lists, as HTML. */
  teaser: string | null;
  /** The body as HTML; null if it is only on the post's own page. */
  html: string | null;
  /** An identifier that stays the same if the URL changes, like a GUID. */
  guid?: string | undefined;
  /** The changes reported while reading the post's pages. */
  changes?: ImportChangeCode[];
}

/** A post of the old blog as the preview shows it (docs/specification.md 3.3). */
export interface ImportPreviewPost {
  /** The same as `slug`. */
  id: string;
  /** The platform's slug, or one made from the title. Unique in a preview. */
  slug: string;
  title: string;
  /** A date or ISO 8601 timestamp; null if unknown. */
  date: string | null;
  /** The featured image, else the body's first image, as an absolute URL. */
  cover: string | null;
  /** The blog's excerpt, else the start of the body, as plain text. */
  excerpt: string;
  html: string;
  /** WordPress' identifier for the post, else its URL. */
  source_key: string;
  link: string;
  language: Locale;
  changes: ImportChange[];
  /** Images inside the text as `data:` URLs. */
  embedded?: Readonly<Record<string, string>> | undefined;
  /** The unsanitized body. Never display it. */
  original?: string | undefined;
}

/** The length of an excerpt that is made from the body (docs/specification.md 9.4). */
export const excerptLength = 160;

/** A placeholder URL that the sanitizer removes together with its image or link. */
const nowhere = 'lost:';

/**
 * Restores embedded images up to `room` characters. The rest are removed and reported. Images that the text
 * only quotes become text again.
 */
function keepImages(
  html: string,
  marks: ReadonlyMap<string, string>,
  room: number,
  log: ChangeLog,
): { html: string; embedded: EmbeddedTexts } {
  const embedded: Record<string, string> = {};
  const lost = new Set<string>();
  const shown = new Set([...addressesIn(html, 'picture'), ...addressesIn(html, 'link')]);
  let left = room;
  for (const [mark, data] of marks) {
    const address = embeddedAddress(mark);
    if (address === undefined || !shown.has(address)) continue;
    if (data.length > left) {
      lost.add(address);
      log.add('image_too_large', nameOfData(data));
    } else {
      left -= data.length;
      embedded[address] = data;
    }
  }
  const restored = html.replace(embeddedMarks, (mark) => escapeText(marks.get(mark) ?? mark));
  if (lost.size === 0) return { html: restored, embedded };
  const to = (address: string) => (lost.has(address) ? nowhere : undefined);
  return { html: sanitizeHtml(mapAddresses(mapAddresses(restored, 'picture', to), 'link', to)), embedded };
}

/** Returns an image's placeholder; undefined if the library doesn't accept the image. */
function addressOf(data: string, marks: ReadonlyMap<string, string>): string | null {
  const mark = markOf(data, marks);
  return (mark && embeddedAddress(mark)) ?? null;
}

/** Removes the footer of WordPress feeds, recognized in every language by its link to the post. */
function withoutFeedFooter(document: Document, address: string): void {
  const last = [...document.querySelectorAll('body > p')].at(-1);
  const links = [...(last?.querySelectorAll('a[href]') ?? [])].map((link) => link.getAttribute('href'));
  const pathOf = (href: string | null) => URL.parse(href ?? '', address)?.pathname;
  if (links.length === 2 && pathOf(links[0] ?? null) === new URL(address).pathname) last?.remove();
}

export interface PreviewedBody {
  html: string;
  isEmpty: boolean;
  text: string;
  image: string | null;
  changes: ImportChange[];
  /** Embedded images by the URLs in `html` and `image`. */
  embedded: EmbeddedTexts;
  original: string;
}

/**
 * Returns what an import would make of a body; undefined if it is too large or deep. `pictures` limits the
 * characters of embedded images.
 */
export function previewBody(
  html: string,
  address: string,
  pictures = { file: 0, room: 0 },
): PreviewedBody | undefined {
  const document = parsePage(html, address);
  if (!document) return undefined;
  withoutFeedFooter(document, address);
  const first = firstImage(document);
  const blog = { base: address, attachments: indexAttachments([]), log: createChangeLog() };
  const found = cutText(document.body.innerHTML, pictures.file);
  const written = convertBody(found.text, blog);
  reportLostWords(readVisible(found.text, blog), written.whole, blog.log);
  const sanitized = keepImages(written.html, found.marks, pictures.room, blog.log);
  const text = plainText(sanitized.html);
  const image = first && /^\s*data:/i.test(first) ? addressOf(first, found.marks) : first;
  return {
    html: sanitized.html,
    isEmpty: isEmptySanitized(sanitized.html, text),
    text,
    image: image !== null && readEmbeddedAddress(image) && !sanitized.embedded[image] ? null : image,
    changes: blog.log.list(),
    embedded: sanitized.embedded,
    original: found.text,
  };
}
