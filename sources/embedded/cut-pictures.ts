import { type EmbeddedPlace, embeddedMark } from '../../shared/media.ts';

/** Characters that hold the size of a GIF (https://www.w3.org/Graphics/GIF/spec-gif89a.txt) or a PNG (https://www.w3.org/TR/png/). */
const headLength = 32;

/** The widest and highest picture that only keeps a place or counts a visit, in pixels. */
const blank = 2;

/** Whether a picture in base64 is one that nobody was meant to see. */
function isBlank(type: string, data: string): boolean {
  const size = sizeOf(type, data);
  return size !== null && size.width <= blank && size.height <= blank;
}

/** In pixels, of what is narrower than 65,536; null for what is no GIF or PNG. */
function sizeOf(type: string, data: string): { width: number; height: number } | null {
  const text = data.slice(0, headLength);
  if ((type !== 'gif' && type !== 'png') || !/^[A-Za-z0-9+/]{32}$/.test(text)) return null;
  const bytes = atob(text);
  const at = (index: number) => bytes.charCodeAt(index);
  return type === 'gif'
    ? { width: at(6) + 256 * at(7), height: at(8) + 256 * at(9) }
    : { width: 256 * at(18) + at(19), height: 256 * at(22) + at(23) };
}

/** What a text is made of: a part that stays as it is, or the mark of a picture. Offsets count from the text's start. */
export type TextPart = { from: number; to: number } | { mark: string; place: EmbeddedPlace };

export interface PictureCutter {
  /** The parts that the text so far ends with; what may be the beginning of a picture waits for the next piece. */
  write(piece: string, isLast?: boolean): TextPart[];
  /** How many of the last characters wait. */
  waiting(): number;
}

/** The longest that a picture may be that only keeps a place; anything longer is cut out unseen. */
const longestBlank = 2_000;

/** Characters of a picture below which it is none. */
const shortest = 24;

/** The longest head of a picture, and the longest escape in one. */
const longest = { head: 200, escape: 16 };

const sign = 'data:image/';
const head = /data:image\/([a-z0-9.+-]{1,20})((?:;[\w.=+-]{1,60}){0,4}),\s{0,20}/iy;

/** Base64, of addresses too; and what percent encoding leaves of bytes. */
const base64 = /[A-Za-z0-9+/=_-]+/y;
const percent = /[A-Za-z0-9%_.!~*()+,:@/?=$-]+/y;

/** How line ends and slashes within base64 are written in addresses, JSON (twice within each other) and XML. */
const escapes = /\s+|%[\da-f]{2}|\\{1,8}[nrt/]|&#(?:9|10|13|x9|xa|xd);/iy;
const bareEscapes = /%[\da-f]{2}|\\{1,8}\//iy;

interface OpenPicture {
  start: number;
  /** Where its first character is. */
  data: number;
  type: string;
  run: RegExp;
  escape: RegExp | null;
  /** It is too long to be left in the text. */
  isSure: boolean;
}

/** Finds the pictures in a text that comes in pieces, one character a byte. Takes time in proportion to its length, and keeps no picture. */
export function createPictureCutter(file: number): PictureCutter {
  let text = '';
  /** Offset of the first character of `text`. */
  let base = 0;
  /** Up to where it was handed on, and up to where it was read. */
  let done = 0;
  let at = 0;
  let before = '';
  let open: OpenPicture | null = null;
  let parts: TextPart[] = [];

  function keepTo(to: number): void {
    if (to > done) parts.push({ from: base + done, to: base + to });
    done = Math.max(done, to);
  }

  /** Looks for the next picture; false when more of the text is needed. */
  function find(isLast: boolean): boolean {
    const start = text.indexOf(sign, at);
    if (start < 0) {
      at = isLast ? text.length : text.length - tailOf(text);
      keepTo(at);
      return false;
    }
    keepTo(start);
    head.lastIndex = start;
    const found = head.exec(text);
    if (!isLast && (!found || head.lastIndex === text.length) && text.length - start < longest.head) {
      at = start;
      return false;
    }
    at = found ? head.lastIndex : start + sign.length;
    if (found) open = opened(found[1] ?? '', found[2] ?? '', start);
    return true;
  }

  function opened(type: string, parameters: string, start: number): OpenPicture | null {
    const isBase64 = /;base64$/i.test(parameters);
    // What is drawn by a text is not written in bytes.
    if (!isBase64 && /svg|xml/i.test(type)) return null;
    const previous = start > 0 ? text[start - 1] : before;
    const isQuoted = /["';]/.test(previous ?? '');
    return {
      start: base + start,
      data: base + at,
      type: type.toLowerCase(),
      run: isBase64 ? base64 : percent,
      escape: isBase64 ? (isQuoted ? escapes : bareEscapes) : null,
      isSure: false,
    };
  }

  /** Reads on in a picture; false when more of the text is needed. */
  function read(picture: OpenPicture, isLast: boolean): boolean {
    for (let isRead = true; isRead; ) {
      isRead = false;
      for (const pattern of [picture.run, picture.escape]) {
        if (!pattern) continue;
        pattern.lastIndex = at;
        if (!pattern.test(text)) continue;
        at = pattern.lastIndex;
        isRead = true;
      }
    }
    picture.isSure ||= base + at - picture.data > longestBlank;
    if (picture.isSure) done = at;
    // An escape may be cut in two.
    if (!isLast && text.length - at < longest.escape) return false;
    finish(picture);
    return true;
  }

  function finish({ start, data, type, isSure }: OpenPicture): void {
    open = null;
    const length = base + at - data;
    const isKept = !isSure && (length < shortest || isBlank(type, text.slice(data - base, at)));
    if (isKept) return;
    const place = { file, start, end: base + at };
    parts.push({ mark: embeddedMark(type, place), place });
    done = at;
  }

  return {
    write(piece, isLast = false) {
      before = done > 0 ? (text[done - 1] ?? before) : before;
      text = text.slice(done) + piece;
      base += done;
      at -= done;
      done = 0;
      parts = [];
      while (open ? read(open, isLast) : find(isLast));
      if (isLast) keepTo(text.length);
      return parts;
    },
    waiting: () => text.length - done,
  };
}

/** How many characters at its end may be the beginning of a picture. */
function tailOf(text: string): number {
  for (let length = Math.min(sign.length - 1, text.length); length > 0; length -= 1) {
    if (text.endsWith(sign.slice(0, length))) return length;
  }
  return 0;
}
