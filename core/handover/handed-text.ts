import type { Locale } from '../../shared/locale.ts';
import type { Block, Inline, Picture } from '../../shared/rich-text/blocks.ts';

/** A JPEG or PNG from the media library, with its size in pixels. */
export interface EmbeddedPicture {
  bytes: Uint8Array<ArrayBuffer>;
  type: 'jpg' | 'png';
  width: number;
  height: number;
}

export interface ExportedText {
  title: string;
  html: string;
  language: Locale;
  excerpt: string;
  tags: readonly string[];
  author: string;
  /** The origin for links and images of this site. */
  origin: string;
  savedAt: string;
  /** The images to embed, by their URL in the text. Other images are linked. */
  pictures: ReadonlyMap<string, EmbeddedPicture>;
}

export interface ReadText extends Omit<ExportedText, 'html'> {
  blocks: readonly Block[];
}

export function absolute(address: string, origin: string): string {
  if (address.startsWith('#')) return address;
  return URL.parse(address, origin)?.href ?? address;
}

/** Groups adjacent inlines that have the same link, or none. */
export function linkRuns(inlines: readonly Inline[]): Inline[][] {
  const runs: Inline[][] = [];
  for (const inline of inlines) {
    const last = runs.at(-1);
    if (last && last[0]?.marks.link === inline.marks.link) last.push(inline);
    else runs.push([inline]);
  }
  return runs;
}

interface Size {
  width: number;
  height: number;
}

/** Returns an image's size on paper in the units of `most`: as wide as on the site, but never wider than the page. */
export function shownSize({ width }: Picture, natural: Size, most: Size): Size {
  const share = /^(\d{1,3})%$/.exec(width)?.[1];
  const wanted = share ? (most.width * Number(share)) / 100 : Number(width) || natural.width;
  const ratio = natural.height / natural.width;
  const shown = Math.max(1, Math.min(wanted, most.width, most.height / ratio));
  return { width: shown, height: Math.max(1, shown * ratio) };
}
