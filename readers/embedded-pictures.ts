import {
  type EmbeddedPlace,
  embeddedAddress,
  sizeOf as embeddedFilesSizeOf,
  embeddedMark,
  readEmbeddedAddress,
} from '../shared/media.ts';
import type { FolderFile, SourceFile } from './source-files.ts';

/**
 * The start of the base64 data that contains the size of a GIF
 * (https://www.w3.org/Graphics/GIF/spec-gif89a.txt) or PNG (https://www.w3.org/TR/png/).
 */
const headLength = 32;

/** The largest width and height of a placeholder or tracking pixel, in pixels. */
const blank = 2;

/** Whether a base64 image is a placeholder. */
function isBlank(type: string, data: string): boolean {
  const size = sizeOf(type, data);
  return size !== null && size.width <= blank && size.height <= blank;
}

/** Returns the size in pixels; null if the data isn't a GIF or PNG. */
function sizeOf(type: string, data: string): { width: number; height: number } | null {
  const text = data.slice(0, headLength);
  if ((type !== 'gif' && type !== 'png') || !/^[A-Za-z0-9+/]{32}$/.test(text)) return null;
  const bytes = atob(text);
  const at = (index: number) => bytes.charCodeAt(index);
  return type === 'gif'
    ? { width: at(6) + 256 * at(7), height: at(8) + 256 * at(9) }
    : { width: 256 * at(18) + at(19), height: 256 * at(22) + at(23) };
}

/** A piece of text, or the mark that replaces an image. Offsets count from the start of the text. */
export type TextPart = { from: number; to: number } | { mark: string; place: EmbeddedPlace };

export interface PictureCutter {
  /** Returns the parts found so far. The possible start of an image is held until the next piece. */
  write(piece: string, isLast?: boolean): TextPart[];
  /** Returns the number of characters held. */
  waiting(): number;
}

/** The maximum length of a placeholder in characters. Anything longer is cut out without being checked. */
const maxBlankLength = 2_000;

/** The minimum number of base64 characters in an image. */
const shortest = 24;

/** The longest start of a `data:` URL, and the longest escape. */
const longest = { head: 200, escape: 16 };

const sign = 'data:image/';
const head = /data:image\/([a-z0-9.+-]{1,20})((?:;[\w.=+-]{1,60}){0,4}),\s{0,20}/iy;

/** The characters of base64 and base64url, and of percent-encoded bytes. */
const base64 = /[A-Za-z0-9+/=_-]+/y;
const percent = /[A-Za-z0-9%_.!~*()+,:@/?=$-]+/y;

/** Line breaks and slashes in base64, as escaped in URLs, JSON (even twice) and XML. */
const escapes = /\s+|%[\da-f]{2}|\\{1,8}[nrt/]|&#(?:9|10|13|x9|xa|xd);/iy;
const bareEscapes = /%[\da-f]{2}|\\{1,8}\//iy;

interface OpenPicture {
  start: number;
  data: number;
  type: string;
  run: RegExp;
  escape: RegExp | null;
  /** True once the image is too long to be a placeholder. */
  isSure: boolean;
}

/** Finds embedded images in streamed text with one character per byte, in linear time. */
export function createPictureCutter(file: number): PictureCutter {
  let text = '';
  let base = 0;
  /** The text has been read and passed on up to here. */
  let done = 0;
  let at = 0;
  let before = '';
  let open: OpenPicture | null = null;
  let parts: TextPart[] = [];

  function limitTo(to: number): void {
    if (to > done) parts.push({ from: base + done, to: base + to });
    done = Math.max(done, to);
  }

  /** Finds the next image. False if more text is needed. */
  function find(isLast: boolean): boolean {
    const start = text.indexOf(sign, at);
    if (start < 0) {
      at = isLast ? text.length : text.length - tailOf(text);
      limitTo(at);
      return false;
    }
    limitTo(start);
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
    // An SVG that isn't base64 stays in the text.
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

  /** Reads an image's data. False if more text is needed. */
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
    picture.isSure ||= base + at - picture.data > maxBlankLength;
    if (picture.isSure) done = at;
    // An escape may be split between two pieces.
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
      if (isLast) limitTo(text.length);
      return parts;
    },
    waiting: () => text.length - done,
  };
}

/** Returns how many characters at the end may start an image. */
function tailOf(text: string): number {
  for (let length = Math.min(sign.length - 1, text.length); length > 0; length -= 1) {
    if (text.endsWith(sign.slice(0, length))) return length;
  }
  return 0;
}

/** Thrown if the data isn't base64 or is incomplete. */
export class BrokenPicture extends Error {}

/** The longest escape and start of a `data:` URL that may be split between two pieces. */
const maxDecodedImageBytes = { escape: 16, head: 400 };

/** Decodes an image in a `data:` URL piece by piece. Throws `BrokenPicture`. */
export async function* decodePicture(raw: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  const decoder = new TextDecoder('latin1');
  let waiting = '';
  let decode: ((text: string, isLast: boolean) => Uint8Array) | null = null;
  for await (const piece of raw) {
    waiting += decoder.decode(piece);
    if (!decode) {
      const comma = waiting.indexOf(',');
      if (comma < 0 && waiting.length < maxDecodedImageBytes.head) continue;
      if (comma < 0) break;
      if (!/^data:image\//i.test(waiting)) break;
      decode = /;base64$/i.test(waiting.slice(0, comma)) ? createBase64Decoder() : decodePercent;
      waiting = waiting.slice(comma + 1);
    }
    const whole = waiting.length - heldBack(waiting);
    yield decode(waiting.slice(0, whole), false);
    waiting = waiting.slice(whole);
  }
  if (!decode) throw new BrokenPicture('The data URL has no header.');
  yield decode(waiting, true);
}

/** Returns how many characters at the end may belong to an escape. */
function heldBack(text: string): number {
  return /(?:[%&]|\\{1,8})[^%\\&]{0,6}$/.exec(text.slice(-maxDecodedImageBytes.escape))?.[0].length ?? 0;
}

/** Undoes the escapes of URLs, JSON and XML. */
function unescaped(text: string): string {
  if (!/[\s%\\&]/.test(text)) return text;
  return text
    .replace(/\\{1,8}[nrt]|&#(?:9|10|13|x9|xa|xd);/gi, '')
    .replace(/\\{1,8}\//g, '/')
    .replace(/%([\da-f]{2})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
    .replace(/\s+/g, '');
}

function createBase64Decoder(): (text: string, isLast: boolean) => Uint8Array {
  let waiting = '';
  let isEnded = false;
  return (text, isLast) => {
    const found = /^([A-Za-z0-9+/]*)(=*)$/.exec(unescaped(text).replaceAll('-', '+').replaceAll('_', '/'));
    const [, data = '', end = ''] = found ?? [];
    if (!found || (isEnded && data !== '')) throw new BrokenPicture('The data isn’t valid base64.');
    isEnded ||= end !== '';
    waiting += data;
    if (isLast && waiting.length % 4 === 1) throw new BrokenPicture('The data ends unexpectedly.');
    const whole = isLast ? waiting.length : waiting.length - (waiting.length % 4);
    const bytes = bytesOf(atob(waiting.slice(0, whole)));
    waiting = waiting.slice(whole);
    return bytes;
  };
}

function decodePercent(text: string): Uint8Array {
  return bytesOf(
    text.replace(/%([\da-f]{2})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16))),
  );
}

/** Converts each character to one byte. */
function bytesOf(text: string): Uint8Array {
  const bytes = new Uint8Array(text.length);
  for (let at = 0; at < text.length; at += 1) bytes[at] = text.charCodeAt(at);
  return bytes;
}

export interface EmbeddedPicture {
  type: string;
  /** The size in bytes, estimated from the length of the base64 data. */
  size: number;
  /** Decodes the image. Throws `BrokenPicture`. */
  read(): AsyncIterable<Uint8Array>;
}

export type FindEmbedded = (address: string) => EmbeddedPicture | undefined;

/** Import files with their embedded images cut out. */
export interface EmbeddedFiles {
  /** Returns the file with marks instead of images. Reads by offset are unchanged. */
  withoutPictures<File extends FolderFile | SourceFile>(file: File): File;
  /** Finds an image by its mark. Calls in file order are fastest. */
  find: FindEmbedded;
  /** Returns the text that a mark replaces. */
  rawText(place: EmbeddedPlace): Promise<string>;
  /** Closes all files. */
  close(): Promise<void>;
}

/** Opens files with embedded images. An image stays in its file until it is read. */
export function openEmbeddedFiles(): EmbeddedFiles {
  const files: (FolderFile | SourceFile)[] = [];
  let last: { number: number; pieces: FilePieces } | undefined;
  async function* rawBytes({ file: number, start, end }: EmbeddedPlace): AsyncGenerator<Uint8Array> {
    const file = files[number];
    if (last?.number !== number) {
      await last?.pieces.close();
      last = file && { number, pieces: openPieces(file) };
    }
    if (last) yield* last.pieces.read(start, end);
  }
  return {
    withoutPictures(file) {
      const number = files.push(file) - 1;
      const read = (start?: number, end?: number) =>
        start === undefined && end === undefined ? cut(file.read(), number) : file.read(start, end);
      return { ...file, read };
    },
    find(address) {
      const found = readEmbeddedAddress(address);
      if (!found) return undefined;
      const { type } = found;
      return { type, size: embeddedFilesSizeOf(type, found), read: () => decodePicture(rawBytes(found)) };
    },
    async rawText(place) {
      const decoder = new TextDecoder();
      let text = '';
      for await (const piece of rawBytes(place)) text += decoder.decode(piece, { stream: true });
      return text.replace(/\\{1,8}\//g, '/').replace(/\\{1,8}[nrt]/g, ' ');
    },
    close: async () => last?.pieces.close(),
  };
}

async function* cut(file: AsyncIterable<Uint8Array>, number: number): AsyncGenerator<Uint8Array> {
  const cutter = createPictureCutter(number);
  const encoder = new TextEncoder();
  // One character per byte, so that offsets in the text are offsets in the file.
  const decoder = new TextDecoder('latin1');
  let held = new Uint8Array();
  let heldAt = 0;
  const handOn = (piece: string, isLast: boolean): Uint8Array => {
    const parts = cutter
      .write(piece, isLast)
      .map((part) =>
        'mark' in part ? encoder.encode(part.mark) : held.subarray(part.from - heldAt, part.to - heldAt),
      );
    const waiting = cutter.waiting();
    heldAt += held.length - waiting;
    held = held.slice(held.length - waiting);
    return joined(parts);
  };
  for await (const piece of file) {
    held = joined([held, piece]);
    yield handOn(decoder.decode(piece), false);
  }
  yield handOn('', true);
}

function joined(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    bytes.set(part, at);
    at += part.length;
  }
  return bytes;
}

/** Reads byte ranges of a file. The end is exclusive. */
interface FilePieces {
  read(start: number, end: number): AsyncIterable<Uint8Array>;
  /** Closes the file until the next read. */
  close(): Promise<void>;
}

/** Opens a file for reading ranges. In a zip or folder, ranges out of order read it from the start again. */
function openPieces(file: FolderFile | SourceFile): FilePieces {
  if (!('path' in file)) return { read: (start, end) => file.read(start, end), close: async () => undefined };
  let reading: AsyncIterator<Uint8Array> | null = null;
  let piece = new Uint8Array() as Uint8Array;
  /** The offset of `piece`. */
  let at = 0;

  async function next(): Promise<boolean> {
    at += piece.length;
    piece = new Uint8Array();
    const found = await reading?.next();
    if (!found || found.done) return false;
    piece = found.value;
    return true;
  }

  async function close(): Promise<void> {
    await reading?.return?.();
    reading = null;
  }

  async function begin(): Promise<void> {
    await close();
    reading = file.read()[Symbol.asyncIterator]();
    piece = new Uint8Array();
    at = 0;
  }

  async function* read(start: number, end: number): AsyncGenerator<Uint8Array> {
    if (reading === null || start < at) await begin();
    while (at + piece.length <= start) if (!(await next())) return;
    for (;;) {
      yield piece.subarray(Math.max(0, start - at), end - at);
      if (at + piece.length >= end || !(await next())) return;
    }
  }

  return { read, close };
}

/** Images by the URLs of their marks. */
export type EmbeddedTexts = Readonly<Record<string, string>>;

/** Replaces images with marks. Equal images share one mark. */
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

/** Returns the mark of an image given by its URL alone. */
export function markOf(data: string, marks: ReadonlyMap<string, string>): string | undefined {
  for (const [mark, each] of marks) if (each === data.trim()) return mark;
  return undefined;
}

/** The number of characters per step. */
const slice = 65_536;

/** Finds images in texts that a browser sent. */
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

/** Whether this is an embedded image of a type that the library accepts. */
export function isEmbedded(source: string): boolean {
  const text = source.trim();
  const [part, rest] = text.startsWith('data:image/') ? createPictureCutter(0).write(text, true) : [];
  return (
    part !== undefined && rest === undefined && 'mark' in part && embeddedAddress(part.mark) !== undefined
  );
}
