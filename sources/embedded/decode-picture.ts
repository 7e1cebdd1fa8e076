/** What stands for a picture is none: its characters are no base64, or are not all there. */
export class BrokenPicture extends Error {}

/** Values of the characters of base64, of addresses too; 64 for its end, 255 for any other. */
const values = new Uint8Array(256).fill(255);
for (const [value, character] of [
  ...'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/',
].entries())
  values[character.charCodeAt(0)] = value;
values['-'.charCodeAt(0)] = 62;
values['_'.charCodeAt(0)] = 63;
values['='.charCodeAt(0)] = 64;

/** The longest escape that may be cut in two, and the longest head of a picture. */
const longest = { escape: 16, head: 400 };

/** The bytes of a `data:` picture as it stands in its file, piece by piece. Throws `BrokenPicture`. */
export async function* decodePicture(raw: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  const decoder = new TextDecoder('latin1');
  let waiting = '';
  let decode: ((text: string, isLast: boolean) => Uint8Array) | null = null;
  for await (const piece of raw) {
    waiting += decoder.decode(piece);
    if (!decode) {
      const comma = waiting.indexOf(',');
      if (comma < 0 && waiting.length < longest.head) continue;
      if (comma < 0) break;
      if (!/^data:image\//i.test(waiting)) break;
      decode = /;base64$/i.test(waiting.slice(0, comma)) ? createBase64Decoder() : decodePercent;
      waiting = waiting.slice(comma + 1);
    }
    const whole = waiting.length - heldBack(waiting);
    yield decode(waiting.slice(0, whole), false);
    waiting = waiting.slice(whole);
  }
  if (!decode) throw new BrokenPicture('It has no head.');
  yield decode(waiting, true);
}

/** Characters at the end that may be a part of an escape. */
function heldBack(text: string): number {
  return /(?:[%&]|\\{1,8})[^%\\&]{0,6}$/.exec(text.slice(-longest.escape))?.[0].length ?? 0;
}

/** Characters of base64 as they were before they came into an address, JSON or XML. */
function unescaped(text: string): string {
  if (!/[\s%\\&]/.test(text)) return text;
  return text
    .replace(/\\{1,8}[nrt]|&#(?:9|10|13|x9|xa|xd);/gi, '')
    .replace(/\\{1,8}\//g, '/')
    .replace(/%([\da-f]{2})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
    .replace(/\s+/g, '');
}

function createBase64Decoder(): (text: string, isLast: boolean) => Uint8Array {
  let bits = 0;
  let count = 0;
  let isEnded = false;
  return (text, isLast) => {
    const characters = unescaped(text);
    const bytes = new Uint8Array(Math.ceil((characters.length * 3) / 4) + 3);
    let length = 0;
    for (let i = 0; i < characters.length; i += 1) {
      const value = values[characters.charCodeAt(i)] ?? 255;
      if (value > 64 || (isEnded && value < 64)) throw new BrokenPicture('It is no base64.');
      isEnded ||= value === 64;
      if (isEnded) continue;
      bits = (bits << 6) | value;
      count += 1;
      if (count < 4) continue;
      bytes[length] = bits >> 16;
      bytes[length + 1] = bits >> 8;
      bytes[length + 2] = bits;
      length += 3;
      bits = 0;
      count = 0;
    }
    if (isLast && count === 1) throw new BrokenPicture('It ends too early.');
    if (isLast && count > 1) {
      const whole = bits << (6 * (4 - count));
      bytes[length] = whole >> 16;
      if (count === 3) bytes[length + 1] = whole >> 8;
      length += count - 1;
    }
    return bytes.subarray(0, length);
  };
}

function decodePercent(text: string): Uint8Array {
  const plain = text.replace(/%([\da-f]{2})/gi, (_, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  );
  return Uint8Array.from(plain, (character) => character.charCodeAt(0));
}
