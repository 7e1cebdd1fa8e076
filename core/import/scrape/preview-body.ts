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
import { isEmptySanitised, plainText } from '../../../shared/rich-text/parse-html.ts';
import { sanitiseHtml } from '../../../shared/rich-text/sanitise.ts';
import { addressesIn, mapAddresses } from '../post-addresses.ts';
import { firstImage, parsePage } from './parse-page.ts';

/** A post as one way of reading the blog gives it: nothing in it is sanitised yet. */
export interface FoundPost {
  /** Absolute address of its page. */
  address: string;
  /** The platform's name for it; empty where it is not told. */
  slug: string;
  /** May hold markup and entities. */
  title: string;
  date: string | null;
  /** The featured image, where one is named. */
  cover: string | null;
  /** The introduction that lists show, as HTML. */
  teaser: string | null;
  /** The body; null where only the post's own page has it. */
  html: string | null;
  /** The platform's own name for it, which outlives its address (a guid). */
  guid?: string | undefined;
  /** What the reading of its pages has to tell, each once. */
  changes?: ImportChangeCode[];
}

/** A post of the old blog as the preview shows it (docs/specification.md 3.3). */
export interface ImportPreviewPost {
  /** The same as `slug`. */
  id: string;
  /** The platform's name for the post, or the slug of its title; no two posts of one preview share it. */
  slug: string;
  title: string;
  /** Date-only or an ISO 8601 timestamp; null where the blog does not tell. */
  date: string | null;
  /** The featured image, else the first image of the body: an absolute http(s) address. */
  cover: string | null;
  /** Plain text: the blog's own, else the start of the body. */
  excerpt: string;
  /** Sanitised. */
  html: string;
  /** What the post is known by in every reading of its blog: WordPress's own name for it, else its address. */
  source_key: string;
  link: string;
  /** Of the blog's pages. */
  language: Locale;
  changes: ImportChange[];
  /** The pictures in the text itself as `data:` addresses, by the addresses that stand for them in it. */
  embedded?: Readonly<Record<string, string>> | undefined;
  /** The body as the blog has it, for whoever imports it: foreign, never to be shown as it is. */
  original?: string | undefined;
}

/** Length of an excerpt's fallback (docs/specification.md 9.4). */
export const excerptLength = 160;

/** An address that the sanitiser takes away, with the picture or the link that has it. */
const nowhere = 'lost:';

/**
 * Sanitised HTML with the pictures that its marks and their addresses stand for, up to `room` characters; those beyond are taken
 * out, and told. What the text only speaks of is written out again.
 */
function keepPictures(
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
  return { html: sanitiseHtml(mapAddresses(mapAddresses(restored, 'picture', to), 'link', to)), embedded };
}

/** The address that a picture in the text has, if it is one of the library's. */
function addressOf(data: string, marks: ReadonlyMap<string, string>): string | null {
  const mark = markOf(data, marks);
  return (mark && embeddedAddress(mark)) ?? null;
}

/** WordPress ends feed texts with "The post … appeared first on …", in every language with a link to the post. */
function withoutFeedFooter(document: Document, address: string): void {
  const last = [...document.querySelectorAll('body > p')].at(-1);
  const links = [...(last?.querySelectorAll('a[href]') ?? [])].map((link) => link.getAttribute('href'));
  const pathOf = (href: string | null) => URL.parse(href ?? '', address)?.pathname;
  if (links.length === 2 && pathOf(links[0] ?? null) === new URL(address).pathname) last?.remove();
}

export interface PreviewedBody {
  /** Sanitised. */
  html: string;
  isEmpty: boolean;
  text: string;
  image: string | null;
  changes: ImportChange[];
  /** The pictures in the text itself, by the addresses that `html` and `image` have for them. */
  embedded: EmbeddedTexts;
  /** What it was made from. */
  original: string;
}

/**
 * What an import would make of a body that was found at `address`; undefined far beyond the size or depth of an article.
 * `pictures` numbers the text among those of its post, and says how many characters of pictures may come along.
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
  const sanitised = keepPictures(written.html, found.marks, pictures.room, blog.log);
  const text = plainText(sanitised.html);
  const image = first && /^\s*data:/i.test(first) ? addressOf(first, found.marks) : first;
  return {
    html: sanitised.html,
    isEmpty: isEmptySanitised(sanitised.html, text),
    text,
    image: image !== null && readEmbeddedAddress(image) && !sanitised.embedded[image] ? null : image,
    changes: blog.log.list(),
    embedded: sanitised.embedded,
    original: found.text,
  };
}
