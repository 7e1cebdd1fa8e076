import { closeHistory } from '@tiptap/pm/history';
import { Fragment, type Node } from '@tiptap/pm/model';
import { type EditorState, Plugin, PluginKey, TextSelection, type Transaction } from '@tiptap/pm/state';
import { Decoration, DecorationSet, type EditorView } from '@tiptap/pm/view';
import styles from '../editor.module.css';

export interface FindQuery {
  text: string;
  isCaseSensitive: boolean;
  isWholeWord: boolean;
}

/** A match's positions in its document or block. */
interface Match {
  from: number;
  to: number;
}

/** Keyboards have one character where typography has several. Searching for one finds all of them. */
const equivalents: Record<string, string> = {
  '"': '["“”„«»]',
  "'": "['’‘]",
  '-': '[-‐‑]',
};

function patternOf({ text, isCaseSensitive, isWholeWord }: FindQuery): RegExp {
  const characters = Array.from(text.normalize('NFC'), (character) => {
    if (/\s/u.test(character)) return String.raw`\s`;
    return equivalents[character] ?? character.replace(/[\\^$.*+?()[\]{}|/]/, String.raw`\$&`);
  });
  const inWord = String.raw`[\p{L}\p{N}\p{M}_]`;
  const [before, after] = isWholeWord ? [`(?<!${inWord})`, `(?!${inWord})`] : ['', ''];
  return new RegExp(before + characters.join('') + after, isCaseSensitive ? 'gu' : 'giu');
}

/** Finds a query in a document. Blocks are immutable, so each block is searched once. */
export class Finder {
  private readonly pattern: RegExp | undefined;
  private readonly found = new WeakMap<Node, readonly Match[]>();

  constructor(query: FindQuery) {
    this.pattern = query.text === '' ? undefined : patternOf(query);
  }

  inBlock(block: Node): readonly Match[] {
    const known = this.found.get(block);
    if (known || !this.pattern) return known ?? [];
    // One character per position: an image or a line break counts as one.
    const text = block.textBetween(0, block.content.size, undefined, '\ufffc');
    const matches = Array.from(text.matchAll(this.pattern), ({ index, 0: found }) => ({
      from: index,
      to: index + found.length,
    }));
    this.found.set(block, matches);
    return matches;
  }

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

/** Returns the index of the first match at or after `position`; the number of matches if there is none. */
function firstFrom(matches: readonly Match[], position: number): number {
  const index = matches.findIndex(({ from }) => from >= position);
  return index < 0 ? matches.length : index;
}

/** The maximum number of matches highlighted at once. All matches are counted and can be replaced. */
const maxHighlighted = 300;

interface Found {
  finder: Finder;
  /** The document that was searched. */
  doc: Node;
  matches: readonly Match[];
  /** The start of the current match, or the position from which to search for the next one. */
  at: number;
  marks: DecorationSet;
}

/** Starts or ends a search, moves to a match, or searches the changed document again. */
type Change = { query: FindQuery | undefined } | { at: number } | 'again';

const key = new PluginKey<Found | undefined>('find');

export interface FindStyles {
  match: string | undefined;
  current: string | undefined;
}

/** Stores the search and highlights its matches. */
export function findPlugin({ match, current }: FindStyles): Plugin<Found | undefined> {
  const highlight = (found: Omit<Found, 'marks'>): Found => {
    const { doc, matches, at } = found;
    const first = Math.min(firstFrom(matches, at) - maxHighlighted / 2, matches.length - maxHighlighted);
    const near = matches.slice(Math.max(0, first), Math.max(0, first) + maxHighlighted);
    const marks = near.map(({ from, to }) =>
      Decoration.inline(from, to, { class: (from === at ? current : match) ?? '' }),
    );
    return { ...found, marks: DecorationSet.create(doc, marks) };
  };
  const search = (finder: Finder, { doc }: Transaction, from: number): Found => {
    const matches = finder.inDocument(doc);
    const next = matches[firstFrom(matches, from)] ?? matches[0];
    return highlight({ finder, doc, matches, at: next?.from ?? from });
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
        if (change) return highlight({ ...before, at: change.at });
        if (tr.docChanged) {
          const { mapping, doc } = tr;
          return { ...before, at: mapping.map(before.at), marks: before.marks.map(mapping, doc) };
        }
        // The next search starts at the new selection.
        return tr.selectionSet ? { ...before, at: tr.selection.from } : before;
      },
    },
    props: { decorations: (state) => key.getState(state)?.marks },
  });
}

/** Returns the current search; undefined if there is none. */
export function foundIn(state: EditorState): Found | undefined {
  return key.getState(state);
}

export function setFind(tr: Transaction, change: Change): Transaction {
  return tr.setMeta(key, change);
}

/** The maximum number of changes to a document. Each one takes longer in a longer document. */
const maxPieces = 64;

/** Returns a node with every match replaced; the same node if there is none. */
function replacedNode(node: Node, finder: Finder, replacement: string): Node {
  if (!node.isTextblock) {
    const children = node.children.map((child) => replacedNode(child, finder, replacement));
    if (children.every((child, at) => child === node.child(at))) return node;
    return node.copy(Fragment.fromArray(children));
  }
  const matches = finder.inBlock(node);
  if (matches.length === 0) return node;
  const parts: Node[] = [];
  let at = 0;
  for (const { from, to } of matches) {
    parts.push(...node.content.cut(at, from).content);
    if (replacement !== '') parts.push(node.type.schema.text(replacement, node.nodeAt(from)?.marks));
    at = to;
  }
  parts.push(...node.content.cut(at).content);
  return node.copy(Fragment.fromArray(parts));
}

/** Replaces all matches in one transaction, so that one Undo reverts it. */
function replaceAll(tr: Transaction, finder: Finder, replacement: string): Transaction {
  const { children } = tr.doc;
  const replaced = children.map((child) => replacedNode(child, finder, replacement));
  const length = Math.ceil(children.length / maxPieces);
  // Start at the end, so that the positions before a piece stay valid.
  let end = tr.doc.content.size;
  for (let index = children.length; index > 0; ) {
    const first = Math.floor((index - 1) / length) * length;
    const before = Fragment.fromArray(children.slice(first, index));
    const after = Fragment.fromArray(replaced.slice(first, index));
    end -= before.size;
    if (before.findDiffStart(after) !== null) tr.replaceWith(end, end + before.size, after);
    index = first;
  }
  return tr;
}

/** Returns the number of matches and the current one's number, from 1; 0 for none. */
export function countFound({ state }: { state: EditorState }): { count: number; current: number } {
  const found = foundIn(state);
  if (!found) return { count: 0, current: 0 };
  return {
    count: found.matches.length,
    current: found.matches.findIndex(({ from }) => from === found.at) + 1,
  };
}

function currentMatch({ matches, at }: Found): Match | undefined {
  return matches.find(({ from }) => from === at);
}

function searchAgain(view: EditorView): void {
  view.dispatch(setFind(view.state.tr, 'again'));
}

/** Searches again if the document has changed. */
export function refreshFind(view: EditorView): Found | undefined {
  const found = foundIn(view.state);
  if (found && found.doc !== view.state.doc) searchAgain(view);
  return foundIn(view.state);
}

function showCurrent({ dom }: EditorView): void {
  dom.getElementsByClassName(styles.current ?? '')[0]?.scrollIntoView({ block: 'nearest' });
}

export function find(view: EditorView, query: FindQuery): void {
  view.dispatch(setFind(view.state.tr, { query }));
  showCurrent(view);
}

/** Moves to the next or previous match, wrapping around. */
export function stepFind(view: EditorView, by: 1 | -1): void {
  const found = refreshFind(view);
  if (!found || found.matches.length === 0) return;
  const { matches, at } = found;
  const forward = currentMatch(found) ? 1 : 0;
  const index = firstFrom(matches, at) + (by > 0 ? forward : -1);
  const next = matches[(index + matches.length) % matches.length];
  if (next) view.dispatch(setFind(view.state.tr, { at: next.from }));
  showCurrent(view);
}

/** Replaces the current match, in the format of its first character, and moves to the next. */
export function replaceFound(view: EditorView, replacement: string): void {
  const found = refreshFind(view);
  const match = found && currentMatch(found);
  if (!match) {
    stepFind(view, 1);
    return;
  }
  const { from, to } = match;
  const tr = closeHistory(view.state.tr);
  if (replacement === '') tr.delete(from, to);
  else tr.replaceWith(from, to, view.state.schema.text(replacement, tr.doc.nodeAt(from)?.marks));
  view.dispatch(tr);
  view.dispatch(setFind(view.state.tr, { at: from + replacement.length }));
  searchAgain(view);
  showCurrent(view);
}

/** Replaces all matches and returns how many there were. */
export function replaceAllFound(view: EditorView, replacement: string): number {
  const found = refreshFind(view);
  if (!found || found.matches.length === 0) return 0;
  view.dispatch(replaceAll(closeHistory(view.state.tr), found.finder, replacement));
  searchAgain(view);
  return found.matches.length;
}

/** Ends the search, selects the current match and focuses the text. */
export function endFind(view: EditorView): void {
  const found = refreshFind(view);
  const match = found && currentMatch(found);
  const tr = setFind(view.state.tr, { query: undefined });
  if (match) tr.setSelection(TextSelection.create(tr.doc, match.from, match.to));
  view.dispatch(tr);
  view.focus();
}
