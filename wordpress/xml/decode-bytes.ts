import type { ImportProblem } from '../../shared/imported-post.ts';

const byteOrderMarks: [encoding: string, ...bytes: number[]][] = [
  ['utf-8', 0xef, 0xbb, 0xbf],
  ['utf-16le', 0xff, 0xfe],
  ['utf-16be', 0xfe, 0xff],
  // UTF-16 without a mark, known by how "<?" looks in it (XML 1.0, appendix F).
  ['utf-16le', 0x3c, 0x00, 0x3f, 0x00],
  ['utf-16be', 0x00, 0x3c, 0x00, 0x3f],
];

/** Enough for the longest XML declaration that anybody writes. */
const headBytes = 256;

// What XML 1.0 does not allow as a character, which WordPress writes out nevertheless.
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what it looks for
const forbidden = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

/** The name of the encoding that a file announces by its first bytes; UTF-8 when it announces none. */
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
    // A file whose first bytes could be read as "<?xml" is not UTF-16, whatever it says.
    return new TextDecoder(/^(utf-?16|ucs-2)$/.test(encoding) ? 'utf-8' : encoding);
  } catch {
    report({ code: 'encoding_unknown', encoding });
    return new TextDecoder('utf-8');
  }
}

/** True when U+FFFD is in the text though the bytes of no U+FFFD are in the chunk. */
function invented(text: string, chunk: Uint8Array): boolean {
  if (!text.includes('\ufffd')) return false;
  return !chunk.some((byte, i) => byte === 0xef && chunk[i + 1] === 0xbf && chunk[i + 2] === 0xbd);
}

/** A file's characters, without those XML forbids. Bytes not of its encoding become U+FFFD and are reported once. */
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
