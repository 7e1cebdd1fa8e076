import type { Node } from '@tiptap/pm/model';

/** What is looked for in a text. */
export interface FindQuery {
  text: string;
  isCaseSensitive: boolean;
  /** Not within a longer word. */
  isWholeWord: boolean;
}

/** A place in a document, by its positions. */
export interface Match {
  from: number;
  to: number;
}

/** Signs that keyboards have one of and typography several; who looks for the one means them all. */
const alike: Record<string, string> = {
  '"': '["“”„«»]',
  "'": "['’‘]",
  '-': '[-‐‑]',
};

/** Blocks never change, they are replaced: the text of one stays true. */
const texts = new WeakMap<Node, string>();

/** The text of a block, a sign for each position in it: a picture or a line's end counts as one. */
function textOf(block: Node): string {
  const known = texts.get(block) ?? block.textBetween(0, block.content.size, undefined, '\ufffc');
  texts.set(block, known);
  return known;
}

function patternOf({ text, isCaseSensitive, isWholeWord }: FindQuery): RegExp {
  const signs = Array.from(text.normalize('NFC'), (sign) => {
    if (/\s/u.test(sign)) return String.raw`\s`;
    return alike[sign] ?? sign.replace(/[\\^$.*+?()[\]{}|/]/, String.raw`\$&`);
  });
  const inWord = String.raw`[\p{L}\p{N}\p{M}_]`;
  const [before, after] = isWholeWord ? [`(?<!${inWord})`, `(?!${inWord})`] : ['', ''];
  return new RegExp(before + signs.join('') + after, isCaseSensitive ? 'gu' : 'giu');
}

/** Finds in the blocks of a document; what was found in one is kept while it stays as it is. */
export class Finder {
  private readonly pattern: RegExp | undefined;
  private readonly found = new WeakMap<Node, readonly Match[]>();

  constructor(query: FindQuery) {
    this.pattern = query.text === '' ? undefined : patternOf(query);
  }

  /** The places within a text block, counted from its first letter. */
  inBlock(block: Node): readonly Match[] {
    const known = this.found.get(block);
    if (known || !this.pattern) return known ?? [];
    const matches: Match[] = [];
    for (const { index, 0: text } of textOf(block).matchAll(this.pattern)) {
      matches.push({ from: index, to: index + text.length });
    }
    this.found.set(block, matches);
    return matches;
  }

  /** All places of a document, in their order. */
  inDocument(document: Node): Match[] {
    const matches: Match[] = [];
    document.descendants((node, at) => {
      if (!node.isTextblock) return true;
      for (const { from, to } of this.inBlock(node)) matches.push({ from: at + 1 + from, to: at + 1 + to });
      return false;
    });
    return matches;
  }
}

/** The index of the first match that begins at `position` or behind it; the number of matches where none does. */
export function firstFrom(matches: readonly Match[], position: number): number {
  let low = 0;
  let high = matches.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((matches[middle]?.from ?? 0) < position) low = middle + 1;
    else high = middle;
  }
  return low;
}
