import { embeddedAddress } from '../../shared/media.ts';
import { createPictureCutter } from './cut-pictures.ts';
import { decodePicture } from './decode-picture.ts';
import type { FindEmbedded } from './embedded-files.ts';

/** The pictures of a text as they stand in it, by their addresses. */
export type EmbeddedTexts = Readonly<Record<string, string>>;

/** A text in memory with a mark in place of each picture, and what the marks stand for; the same picture has one. */
export function cutText(text: string, file: number): { text: string; marks: ReadonlyMap<string, string> } {
  const marks = new Map<string, string>();
  const markOf = new Map<string, string>();
  let result = '';
  for (const part of createPictureCutter(file).write(text, true)) {
    if (!('mark' in part)) result += text.slice(part.from, part.to);
    else {
      const data = text.slice(part.place.start, part.place.end);
      const mark = markOf.get(data) ?? part.mark;
      markOf.set(data, mark);
      marks.set(mark, data);
      result += mark;
    }
  }
  return { text: result, marks };
}

/** The mark of a picture that is by itself: an address of one. */
export function markOf(data: string, marks: ReadonlyMap<string, string>): string | undefined {
  for (const [mark, each] of marks) if (each === data.trim()) return mark;
  return undefined;
}

/** Characters that are read at once. */
const slice = 65_536;

/** Finds pictures in texts that somebody has sent along. */
export function findInTexts(texts: EmbeddedTexts): FindEmbedded {
  return (address) => {
    const data = Object.hasOwn(texts, address) ? texts[address] : undefined;
    if (data === undefined) return undefined;
    const type = /^data:image\/([a-z0-9.+-]{1,20})/i.exec(data)?.[1]?.toLowerCase() ?? '';
    const size = Math.floor(((data.length - data.indexOf(',') - 1) * 3) / 4);
    return { type, size, read: () => decodePicture(piecesOf(data)) };
  };
}

async function* piecesOf(text: string): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder();
  for (let at = 0; at < text.length; at += slice) yield encoder.encode(text.slice(at, at + slice));
}

/** Whether an image's source is a picture in the text itself that the library takes and that is more than a placeholder. */
export function isEmbedded(source: string): boolean {
  const text = source.trim();
  const [part, rest] = text.startsWith('data:image/') ? createPictureCutter(0).write(text, true) : [];
  return (
    part !== undefined && rest === undefined && 'mark' in part && embeddedAddress(part.mark) !== undefined
  );
}
