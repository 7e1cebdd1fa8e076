/** A label of a host as Punycode writes it (RFC 3492), at most as long as a label may be. */
const label = /xn--[a-z0-9-]{1,59}/gi;

/** The labels in a text that stand for other letters (`xn--…`), as people read them, a line each; '' where there are none. */
export function decodedHosts(text: string): string {
  return [...text.matchAll(label)].map(([written]) => decodeLabel(written.slice(4).toLowerCase())).join('\n');
}

const base = 36;
const least = 1;
const most = 26;

/** What of it can't be read is left out. */
function decodeLabel(encoded: string): string {
  const end = encoded.lastIndexOf('-');
  const letters = [...encoded.slice(0, Math.max(end, 0))];
  let code = 128;
  let bias = 72;
  let place = 0;
  for (let at = end + 1; at < encoded.length; ) {
    const before = place;
    let weight = 1;
    for (let step = base; ; step += base) {
      const digit = digitOf(encoded.charCodeAt(at));
      at += 1;
      if (digit === undefined) return letters.join('');
      place += digit * weight;
      const threshold = Math.min(Math.max(step - bias, least), most);
      if (digit < threshold) break;
      weight *= base - threshold;
    }
    const count = letters.length + 1;
    bias = adapted(place - before, count, before === 0);
    code += Math.floor(place / count);
    place %= count;
    if (code > 0x10ffff) return letters.join('');
    letters.splice(place, 0, String.fromCodePoint(code));
    place += 1;
  }
  return letters.join('');
}

/** 'a' to 'z' are 0 to 25, '0' to '9' are 26 to 35. */
function digitOf(character: number): number | undefined {
  if (character >= 97 && character <= 122) return character - 97;
  if (character >= 48 && character <= 57) return character - 22;
  return undefined;
}

function adapted(delta: number, count: number, isFirst: boolean): number {
  let left = Math.floor(delta / (isFirst ? 700 : 2));
  left += Math.floor(left / count);
  let bias = 0;
  for (; left > ((base - least) * most) / 2; bias += base) left = Math.floor(left / (base - least));
  return bias + Math.floor((base * left) / (left + 38));
}
