import { closeHistory } from '@tiptap/pm/history';
import { Fragment, type Node } from '@tiptap/pm/model';
import { TextSelection, type Transaction } from '@tiptap/pm/state';
import type { EditorView } from '@tiptap/pm/view';
import styles from '../editor.module.css';
import { type Finder, type FindQuery, firstFrom, type Match } from './find-matches.ts';
import { type Found, foundIn, goTo, lookAgain, lookFor } from './find-plugin.ts';

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
