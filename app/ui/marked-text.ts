/** An edit. `stet`: the text stays as it was. */
export type EditPart =
  | { kind: 'plain' | 'struck' | 'inserted' | 'stet'; text: string }
  | { kind: 'replaced'; struck: string; inserted: string };

const mark = /\[-(.+?)-\](?:\[\+(.+?)\+\])?|\[\+(.+?)\+\]|\[=(.+?)=\]/g;

/** Parses `[-struck-]`, `[+inserted+]`, `[-struck-][+inserted+]` and `[=stet=]`. Incomplete marks stay plain. */
export function parseEdit(source: string): EditPart[] {
  const parts: EditPart[] = [];
  let end = 0;
  const plain = (until: number) => {
    if (until > end) parts.push({ kind: 'plain', text: source.slice(end, until) });
  };
  for (const match of source.matchAll(mark)) {
    const [whole, struck, replacement, inserted, stet] = match;
    plain(match.index);
    end = match.index + whole.length;
    if (struck !== undefined && replacement !== undefined) {
      parts.push({ kind: 'replaced', struck, inserted: replacement });
    } else if (struck !== undefined) parts.push({ kind: 'struck', text: struck });
    else if (inserted !== undefined) parts.push({ kind: 'inserted', text: inserted });
    else if (stet !== undefined) parts.push({ kind: 'stet', text: stet });
  }
  plain(source.length);
  return parts;
}

export function revisedText(source: string): string {
  const written = (part: EditPart) => {
    if (part.kind === 'struck') return '';
    return part.kind === 'replaced' ? part.inserted : part.text;
  };
  return parseEdit(source).map(written).join('').replace(/ {2,}/g, ' ').trim();
}

/** Splits a brand before its last two words, which are underlined like a signature. */
export function splitBrand(brand: string): [start: string, end: string] {
  const [, start = '', end = brand] = /^(.*?\s)?(\S+(?:\s+\S+)?)$/.exec(brand.trim()) ?? [];
  return [start, end];
}
