import type { Locale } from '../../shared/locale.ts';
import type { Block, Picture } from '../../shared/rich-text/blocks.ts';

/** A picture of the library as it goes into a file, JPEG or PNG; its size in pixels. */
export interface EmbeddedPicture {
  bytes: Uint8Array<ArrayBuffer>;
  type: 'jpg' | 'png';
  width: number;
  height: number;
}

/** A text as it is handed over: a saved state of a post, and what stands around it. */
export interface HandedText {
  title: string;
  /** Sanitised. */
  html: string;
  language: Locale;
  excerpt: string;
  tags: readonly string[];
  /** Whose site it is. */
  author: string;
  /** The site's origin: links and pictures of its own lead there from anywhere. */
  origin: string;
  /** Of the day it was last saved, ISO 8601. */
  savedAt: string;
  /** By their address in the text. Others are named by their address alone. */
  pictures: ReadonlyMap<string, EmbeddedPicture>;
}

/** The same with its text read. */
export interface ReadText extends Omit<HandedText, 'html'> {
  blocks: readonly Block[];
}

/** An address of the text as it is from elsewhere: places of this site with its origin. */
export function absolute(address: string, origin: string): string {
  if (address.startsWith('#')) return address;
  return URL.parse(address, origin)?.href ?? address;
}

interface Size {
  width: number;
  height: number;
}

/** How large a picture is on paper, in the units of `most`: as wide as on the site, and never beyond the page. */
export function shownSize({ width }: Picture, natural: Size, most: Size): Size {
  const share = /^(\d{1,3})%$/.exec(width)?.[1];
  const wanted = share ? (most.width * Number(share)) / 100 : Number(width) || natural.width;
  const ratio = natural.height / natural.width;
  const shown = Math.max(1, Math.min(wanted, most.width, most.height / ratio));
  return { width: shown, height: Math.max(1, shown * ratio) };
}
