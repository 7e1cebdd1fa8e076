import type { Locale } from '../../shared/locale.ts';
import type { Block } from '../../shared/rich-text/blocks.ts';

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
