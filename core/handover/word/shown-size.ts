import type { Picture } from '../../../shared/rich-text/blocks.ts';

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
