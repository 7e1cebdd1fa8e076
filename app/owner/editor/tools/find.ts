import { closeHistory } from '@tiptap/pm/history';
import { Fragment, type Node } from '@tiptap/pm/model';
import { type EditorState, Plugin, PluginKey, TextSelection, type Transaction } from '@tiptap/pm/state';
import { Decoration, DecorationSet, type EditorView } from '@tiptap/pm/view';
import styles from '../editor.module.css';

/** What is looked for in a text. */
export interface FindQuery {
  text: string;
  isCaseSensitive: boolean;
  /** Not within a longer word. */
  isWholeWord: boolean;
}

/** A place in a document, by its positions. */
interface Match {
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
function firstFrom(matches: readonly Match[], position: number): number {
  let low = 0;
  let high = matches.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((matches[middle]?.from ?? 0) < position) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** The most places that are marked at once, around the current one. All are counted, and all can be replaced. */
const mostMarked = 300;

/** What is looked for in the text, and where it stands. */
interface Found {
  finder: Finder;
  /** The document that was searched. */
  doc: EditorState['doc'];
  matches: readonly Match[];
  /** Where the current match begins, or from where on the next one is looked for. */
  at: number;
  marks: DecorationSet;
}

/** What a transaction says to the search: to look for something or to end, to move on, or to look again. */
type Change = { query: FindQuery | undefined } | { at: number } | 'again';

const key = new PluginKey<Found | undefined>('find');

/** Classes of a place that was found, and of the current one. */
export interface FindStyles {
  match: string | undefined;
  current: string | undefined;
}

/** Holds what is looked for in the text, and marks it there. */
export function findPlugin({ match, current }: FindStyles): Plugin<Found | undefined> {
  const marked = (found: Omit<Found, 'marks'>): Found => {
    const { doc, matches, at } = found;
    const first = Math.min(firstFrom(matches, at) - mostMarked / 2, matches.length - mostMarked);
    const near = matches.slice(Math.max(0, first), Math.max(0, first) + mostMarked);
    const marks = near.map(({ from, to }) =>
      Decoration.inline(from, to, { class: (from === at ? current : match) ?? '' }),
    );
    return { ...found, marks: DecorationSet.create(doc, marks) };
  };
  const search = (finder: Finder, { doc }: Transaction, from: number): Found => {
    const matches = finder.inDocument(doc);
    const next = matches[firstFrom(matches, from)] ?? matches[0];
    return marked({ finder, doc, matches, at: next?.from ?? from });
  };
  return new Plugin({
    key,
    state: {
      init: (): Found | undefined => undefined,
      apply(tr, before): Found | undefined {
        const change = tr.getMeta(key) as Change | undefined;
        if (typeof change === 'object' && 'query' in change) {
          return change.query && search(new Finder(change.query), tr, before?.at ?? tr.selection.from);
        }
        if (!before) return undefined;
        if (change === 'again') return search(before.finder, tr, tr.mapping.map(before.at));
        if (change) return marked({ ...before, at: change.at });
        if (tr.docChanged) {
          const { mapping, doc } = tr;
          return { ...before, at: mapping.map(before.at), marks: before.marks.map(mapping, doc) };
        }
        // Whoever has gone elsewhere goes on from there.
        return tr.selectionSet ? { ...before, at: tr.selection.from } : before;
      },
    },
    props: { decorations: (state) => key.getState(state)?.marks },
  });
}

/** What was found; undefined while nothing is looked for. */
export function foundIn(state: EditorState): Found | undefined {
  return key.getState(state);
}

/** Looks for something from the selection on; `undefined` ends the search. */
export function lookFor(tr: Transaction, query: FindQuery | undefined): Transaction {
  return tr.setMeta(key, { query } satisfies Change);
}

/** Looks again in what the document is by now. */
export function lookAgain(tr: Transaction): Transaction {
  return tr.setMeta(key, 'again' satisfies Change);
}

/** Makes the match that begins at `at` the current one. */
export function goTo(tr: Transaction, at: number): Transaction {
  return tr.setMeta(key, { at } satisfies Change);
}

/** The most pieces in which a document is changed at once: each costs as much as the document is long. */
const mostPieces = 64;

/** Puts a text in the place of a match, set as the match's first letter is. */
function replaceMatch(tr: Transaction, { from, to }: Match, replacement: string): Transaction {
  if (replacement === '') return tr.delete(from, to);
  return tr.replaceWith(from, to, tr.doc.type.schema.text(replacement, tr.doc.nodeAt(from)?.marks));
}

/** A node with every match in it replaced; itself where there is none. */
function replacedNode(node: Node, finder: Finder, replacement: string): Node {
  if (node.isTextblock) return replacedText(node, finder.inBlock(node), replacement);
  const children = node.children.map((child) => replacedNode(child, finder, replacement));
  if (children.every((child, at) => child === node.child(at))) return node;
  return node.copy(Fragment.fromArray(children));
}

function replacedText(block: Node, matches: readonly Match[], replacement: string): Node {
  if (matches.length === 0) return block;
  const parts: Node[] = [];
  let at = 0;
  for (const { from, to } of matches) {
    parts.push(...block.content.cut(at, from).content);
    const marks = block.nodeAt(from)?.marks;
    if (replacement !== '') parts.push(block.type.schema.text(replacement, marks));
    at = to;
  }
  parts.push(...block.content.cut(at).content);
  return block.copy(Fragment.fromArray(parts));
}

/** Puts a text in the place of all matches of a document: one transaction, and so one step of Undo. */
function replaceAll(tr: Transaction, finder: Finder, replacement: string): Transaction {
  const { children } = tr.doc;
  const replaced = children.map((child) => replacedNode(child, finder, replacement));
  const length = Math.ceil(children.length / mostPieces);
  // From the end to the beginning, so that the positions before a piece stay what they are.
  let end = tr.doc.content.size;
  for (let index = children.length; index > 0; ) {
    const first = Math.floor((index - 1) / length) * length;
    const before = Fragment.fromArray(children.slice(first, index));
    const after = Fragment.fromArray(replaced.slice(first, index));
    const start = before.findDiffStart(after);
    end -= before.size;
    if (start !== null) tr.replaceWith(end, end + before.size, after);
    index = first;
  }
  return tr;
}

/** How many places there are, and which of them is the current one, from 1; 0 for none. */
export interface FindCount {
  count: number;
  current: number;
}

export function countFound({ state }: { state: EditorView['state'] }): FindCount {
  const found = foundIn(state);
  if (!found) return { count: 0, current: 0 };
  return { count: found.matches.length, current: currentMatch(found) ? indexOf(found) + 1 : 0 };
}

function indexOf({ matches, at }: Found): number {
  return firstFrom(matches, at);
}

function currentMatch(found: Found): Match | undefined {
  const match = found.matches[indexOf(found)];
  return match?.from === found.at ? match : undefined;
}

/** What was found in the document as it is now. */
function upToDate(view: EditorView): Found | undefined {
  if (foundIn(view.state)?.doc !== view.state.doc) view.dispatch(lookAgain(view.state.tr));
  return foundIn(view.state);
}

/** Looks again where the document has changed since. */
export function refreshFind(view: EditorView): void {
  if (foundIn(view.state)) upToDate(view);
}

function showCurrent({ dom }: EditorView): void {
  dom.getElementsByClassName(styles.current ?? '')[0]?.scrollIntoView({ block: 'nearest' });
}

export function find(view: EditorView, query: FindQuery): void {
  view.dispatch(lookFor(view.state.tr, query));
  showCurrent(view);
}

/** Goes to the next place, or back to the one before; behind the last one to the first. */
export function stepFind(view: EditorView, by: 1 | -1): void {
  const found = upToDate(view);
  if (!found || found.matches.length === 0) return;
  const { matches } = found;
  const forward = currentMatch(found) ? 1 : 0;
  const index = indexOf(found) + (by > 0 ? forward : -1);
  const next = matches[(index + matches.length) % matches.length];
  if (next) view.dispatch(goTo(view.state.tr, next.from));
  showCurrent(view);
}

/** Replaces the current place, and goes on to the next. */
export function replaceFound(view: EditorView, replacement: string): void {
  const found = upToDate(view);
  const match = found && currentMatch(found);
  if (!match) stepFind(view, 1);
  else {
    view.dispatch(replaceMatch(closeHistory(view.state.tr), match, replacement));
    view.dispatch(goTo(view.state.tr, match.from + replacement.length));
    view.dispatch(lookAgain(view.state.tr));
    showCurrent(view);
  }
}

/** Replaces all places in one step of Undo, and says how many they were. */
export function replaceAllFound(view: EditorView, replacement: string): number {
  const found = upToDate(view);
  if (!found || found.matches.length === 0) return 0;
  view.dispatch(replaceAll(closeHistory(view.state.tr), found.finder, replacement));
  view.dispatch(lookAgain(view.state.tr));
  return found.matches.length;
}

/** Ends the search; the current place is selected, and the text has the focus. */
export function endFind(view: EditorView): void {
  const found = upToDate(view);
  const match = found && currentMatch(found);
  const tr = lookFor(view.state.tr, undefined);
  if (match) tr.setSelection(TextSelection.create(tr.doc, match.from, match.to));
  view.dispatch(tr);
  view.focus();
}
