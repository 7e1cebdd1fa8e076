import { embeddedAddress, embeddedMarks, nameOfData } from '../../../shared/embedded-picture.ts';
import type { ChangeLog } from '../../../shared/imported-post.ts';
import { escapeText } from '../../../shared/rich-text/escape.ts';
import { sanitiseHtml } from '../../../shared/rich-text/sanitise.ts';
import { type EmbeddedTexts, markOf } from '../../../sources/embedded/cut-text.ts';
import { addressesIn, mapAddresses } from '../map-addresses.ts';

/** An address that the sanitiser takes away, with the picture or the link that has it. */
const nowhere = 'lost:';

/**
 * Sanitised HTML with the pictures that its marks and their addresses stand for, up to `room` characters; those beyond are taken
 * out, and told. What the text only speaks of is written out again.
 */
export function keepPictures(
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
export function addressOf(data: string, marks: ReadonlyMap<string, string>): string | null {
  const mark = markOf(data, marks);
  return (mark && embeddedAddress(mark)) ?? null;
}
