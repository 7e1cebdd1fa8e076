import type { ImportProblem } from '../shared/imported-post.ts';

const byteOrderMarks: [encoding: string, ...bytes: number[]][] = [
  ['utf-8', 0xef, 0xbb, 0xbf],
  ['utf-16le', 0xff, 0xfe],
  ['utf-16be', 0xfe, 0xff],
  // UTF-16 without a byte order mark is recognized by "<?" (XML 1.0, appendix F).
  ['utf-16le', 0x3c, 0x00, 0x3f, 0x00],
  ['utf-16be', 0x00, 0x3c, 0x00, 0x3f],
];

/** Bytes searched for an XML declaration, which is always shorter. */
const headBytes = 256;

// Characters that XML 1.0 forbids, but that occur in WordPress exports.
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what it looks for
const forbidden = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

/** Returns the declared encoding; UTF-8 by default. */
export function announcedEncoding(head: Uint8Array): string {
  const mark = byteOrderMarks.find(([, ...bytes]) => bytes.every((byte, i) => head[i] === byte));
  if (mark) return mark[0];
  const declaration = /^\s*<\?xml[^>]{0,200}?encoding\s*=\s*["']([\w.:-]{1,40})["']/.exec(
    String.fromCharCode(...head.subarray(0, headBytes)),
  );
  return declaration?.[1]?.toLowerCase() ?? 'utf-8';
}

function decoderFor(encoding: string, report: (problem: ImportProblem) => void): TextDecoder {
  try {
    // A file whose first bytes read as "<?xml" can't be UTF-16.
    return new TextDecoder(/^(utf-?16|ucs-2)$/.test(encoding) ? 'utf-8' : encoding);
  } catch {
    report({ code: 'encoding_unknown', encoding });
    return new TextDecoder('utf-8');
  }
}

/** True if decoding produced a U+FFFD that isn't in the bytes. */
function invented(text: string, chunk: Uint8Array): boolean {
  if (!text.includes('\ufffd')) return false;
  return !chunk.some((byte, i) => byte === 0xef && chunk[i + 1] === 0xbf && chunk[i + 2] === 0xbd);
}

/** Decodes a file without characters that XML forbids. Invalid bytes become U+FFFD, reported once. */
export async function* decodeBytes(
  source: AsyncIterable<Uint8Array>,
  report: (problem: ImportProblem) => void,
): AsyncGenerator<string> {
  let head: Uint8Array | null = new Uint8Array(0);
  let encoding = '';
  let decoder = new TextDecoder();
  let isReported = false;
  const decode = (chunk: Uint8Array): string => {
    const text = decoder.decode(chunk, { stream: true });
    if (!isReported && encoding === 'utf-8' && invented(text, chunk)) {
      isReported = true;
      report({ code: 'invalid_characters', encoding });
    }
    return text.replace(forbidden, '');
  };
  const start = (bytes: Uint8Array): string => {
    head = null;
    encoding = announcedEncoding(bytes);
    const marked = byteOrderMarks.some(([, ...mark]) => mark.every((byte, i) => bytes[i] === byte));
    decoder = marked ? new TextDecoder(encoding) : decoderFor(encoding, report);
    return decode(bytes);
  };
  for await (const chunk of source) {
    if (head === null) {
      yield decode(chunk);
      continue;
    }
    const joined: Uint8Array = new Uint8Array(head.length + chunk.length);
    joined.set(head);
    joined.set(chunk, head.length);
    if (joined.length < headBytes) head = joined;
    else yield start(joined);
  }
  if (head !== null) yield start(head);
  yield decoder.decode();
}

export interface DecodedText {
  text: string;
  /** The number of bytes read as Windows-1252. */
  guessed: number;
  /** The number of bytes invalid in both encodings, which became U+FFFD. */
  unreadable: number;
}

/** A multi-byte UTF-8 character (RFC 3629, section 4) or an invalid byte, given one character per byte. */
const beyondAscii =
  /([\xc2-\xdf][\x80-\xbf]|\xe0[\xa0-\xbf][\x80-\xbf]|[\xe1-\xec\xee\xef][\x80-\xbf]{2}|\xed[\x80-\x9f][\x80-\xbf]|\xf0[\x90-\xbf][\x80-\xbf]{2}|[\xf1-\xf3][\x80-\xbf]{3}|\xf4[\x80-\x8f][\x80-\xbf]{2})|[\x80-\xff]/g;

/**
 * Decodes by byte order mark or XML declaration, as UTF-16 if every other byte is zero, else as UTF-8.
 * Invalid UTF-8 is read as Windows-1252; if most of it is invalid, the whole text is.
 */
export function decodeText(bytes: Uint8Array): DecodedText {
  const announced = announcedEncoding(bytes.subarray(0, 256));
  // A file whose first bytes read as "<?xml" can't be UTF-16.
  const named = /^(?:utf-?16|ucs-2)$/.test(announced) ? 'utf-8' : announced;
  const text = decodeAs(named === 'utf-8' ? zeroedEncoding(bytes) : named, bytes);
  if (text === undefined) return guess(bytes);
  return { text: text.replace(forbidden, ''), guessed: 0, unreadable: named === 'utf-8' ? 0 : lostIn(text) };
}

/** Decodes bytes; undefined for an unknown encoding and for invalid UTF-8. */
function decodeAs(encoding: string, bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder(encoding, { fatal: encoding === 'utf-8' }).decode(bytes);
  } catch {
    return undefined;
  }
}

/** Detects UTF-16 of Latin letters without a byte order mark by its zero bytes; UTF-8 otherwise. */
function zeroedEncoding(bytes: Uint8Array): string {
  const head = bytes.subarray(0, 512);
  const zeros = (rest: number) => head.filter((byte, at) => byte === 0 && at % 2 === rest).length;
  const [even, odd, most] = [zeros(0), zeros(1), head.length / 4];
  if (odd > most && even < most / 4) return 'utf-16le';
  return even > most && odd < most / 4 ? 'utf-16be' : 'utf-8';
}

function guess(bytes: Uint8Array): DecodedText {
  const parts: string[] = [];
  for (let at = 0; at < bytes.length; at += 8_192)
    parts.push(String.fromCharCode(...bytes.subarray(at, at + 8_192)));
  const binary = parts.join('');
  const found = [...binary.matchAll(beyondAscii)].map(([each]) => each);
  const single = found.filter(({ length }) => length === 1).length;
  // Two accented letters can look like a UTF-8 character, so the majority decides.
  const isMixed = found.length - single > single;
  const decoders = { whole: new TextDecoder(), single: new TextDecoder('windows-1252') };
  const text = binary.replace(beyondAscii, (each) =>
    decoders[isMixed && each.length > 1 ? 'whole' : 'single'].decode(
      Uint8Array.from(each, (byte) => byte.charCodeAt(0)),
    ),
  );
  const readable = text.replace(/[\x80-\x9f]/g, '\ufffd');
  const unreadable = lostIn(readable);
  const guessed = (isMixed ? single : found.join('').length) - unreadable;
  return { text: readable.replace(forbidden, ''), guessed, unreadable };
}

function lostIn(text: string): number {
  return text.split('\ufffd').length - 1;
}
