/** A piece of an edited text: as it was, withdrawn, written in, put in another's place, or let stand after all. */
export type EditPart =
  | { kind: 'plain' | 'struck' | 'inserted' | 'stet'; text: string }
  | { kind: 'replaced'; struck: string; inserted: string };

/** Struck with or without its replacement, written in, let stand; what stands between them is plain. */
const mark = /\[-(.+?)-\](?:\[\+(.+?)\+\])?|\[\+(.+?)\+\]|\[=(.+?)=\]/g;

/**
 * Reads the copy's notation for edits: `[-struck-]`, `[+written in+]`, `[-struck-][+in its place+]`, `[=left to stand=]`.
 * What is no whole mark stays plain text.
 */
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

/** The line as it reads once all its edits are made. */
export function revisedText(source: string): string {
  const kept = (part: EditPart) => {
    if (part.kind === 'struck') return '';
    return part.kind === 'replaced' ? part.inserted : part.text;
  };
  return parseEdit(source).map(kept).join('').replace(/ {2,}/g, ' ').trim();
}
