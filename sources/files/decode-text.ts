import { announcedEncoding } from '../../wordpress/xml/decode-bytes.ts';

export interface DecodedText {
  text: string;
  /** Bytes that are not UTF-8 and were read as Windows-1252. */
  guessed: number;
  /** Bytes that are no character in either; each became U+FFFD. */
  unreadable: number;
}

/** A character of several bytes in UTF-8 (RFC 3629, section 4), or a byte that is part of none; one character per byte. */
const beyondAscii =
  /([\xc2-\xdf][\x80-\xbf]|\xe0[\xa0-\xbf][\x80-\xbf]|[\xe1-\xec\xee\xef][\x80-\xbf]{2}|\xed[\x80-\x9f][\x80-\xbf]|\xf0[\x90-\xbf][\x80-\xbf]{2}|[\xf1-\xf3][\x80-\xbf]{3}|\xf4[\x80-\x8f][\x80-\xbf]{2})|[\x80-\xff]/g;

// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what it looks for
const control = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

/**
 * A file's characters: as its byte order mark or XML declaration says, as UTF-16 where every other byte is zero, else as
 * UTF-8. What of it is no UTF-8 is read as Windows-1252, all of it where most is none.
 */
export function decodeText(bytes: Uint8Array): DecodedText {
  const announced = announcedEncoding(bytes.subarray(0, 256));
  // A file whose first bytes could be read as "<?xml" is not UTF-16, whatever it says.
  const named = /^(?:utf-?16|ucs-2)$/.test(announced) ? 'utf-8' : announced;
  const text = decodeAs(named === 'utf-8' ? zeroedEncoding(bytes) : named, bytes);
  if (text === undefined) return guess(bytes);
  return { text: text.replace(control, ''), guessed: 0, unreadable: named === 'utf-8' ? 0 : lostIn(text) };
}

/** Undefined for an encoding that is not known, and for what is no UTF-8. */
function decodeAs(encoding: string, bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder(encoding, { fatal: encoding === 'utf-8' }).decode(bytes);
  } catch {
    return undefined;
  }
}

/** UTF-16 without a byte order mark, of Latin letters; UTF-8 otherwise. */
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
  // Two accented letters in a row can look like one of UTF-8: only where most are, any is.
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
  return { text: readable.replace(control, ''), guessed, unreadable };
}

function lostIn(text: string): number {
  return text.split('\ufffd').length - 1;
}
