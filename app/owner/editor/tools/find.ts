import { closeHistory } from '@tiptap/pm/history';
import { type EditorState, TextSelection, type Transaction } from '@tiptap/pm/state';
import type { EditorView } from '@tiptap/pm/view';
import { findNext, findPrev, getMatchHighlights, SearchQuery, setSearchState } from 'prosemirror-search';

export interface FindQuery {
  text: string;
  isCaseSensitive: boolean;
  isWholeWord: boolean;
}

/** Keyboards have one character where typography has several. Searching for one finds all of them. */
const equivalents: Record<string, string> = {
  '"': '["“”„«»]',
  "'": "['’‘]",
  '-': '[-‐‑]',
};

export function searchQuery({ text, isCaseSensitive, isWholeWord }: FindQuery): SearchQuery {
  const characters = Array.from(text.normalize('NFC'), (character) => {
    if (/\s/u.test(character)) return String.raw`\s`;
    return equivalents[character] ?? character.replace(/[\\^$.*+?()[\]{}|/]/, String.raw`\$&`);
  });
  const inWord = String.raw`[\p{L}\p{N}\p{M}_]`;
  const [before, after] = isWholeWord && text ? [`(?<!${inWord})`, `(?!${inWord})`] : ['', ''];
  const search = before + characters.join('') + after;
  return new SearchQuery({ search, regexp: true, caseSensitive: isCaseSensitive });
}

/** Positions of a match in the document. The selected match is the current one. */
interface Match {
  from: number;
  to: number;
}

export const matchesIn = (state: EditorState): Match[] => getMatchHighlights(state).find();

/** Returns the number of matches and the current one's number, from 1; 0 for none. */
export function countFound({ state }: { state: EditorState }): { count: number; current: number } {
  const matches = matchesIn(state);
  return { count: matches.length, current: matches.findIndex((match) => isSelected(state, match)) + 1 };
}

const isSelected = ({ selection }: EditorState, { from, to }: Match) =>
  selection.from === from && selection.to === to;

function showCurrent({ dom }: EditorView): void {
  dom.querySelector('.ProseMirror-active-search-match')?.scrollIntoView({ block: 'nearest' });
}

/** Searches and selects the first match at or after the selection's start; the first of all if there is none. */
export function find(view: EditorView, query: FindQuery): void {
  const { state } = view;
  const search = searchQuery(query);
  const next = search.findNext(state, state.selection.from) ?? search.findNext(state);
  const tr = setSearchState(state.tr, search);
  if (next) tr.setSelection(TextSelection.create(tr.doc, next.from, next.to));
  view.dispatch(tr);
  showCurrent(view);
}

/** Moves to the next or previous match, wrapping around. */
export function stepFind(view: EditorView, by: 1 | -1): void {
  const command = by > 0 ? findNext : findPrev;
  command(view.state, view.dispatch);
  showCurrent(view);
}

/** Replaces a match in the format of its first character. */
function replaceMatch(tr: Transaction, { from, to }: Match, replacement: string): Transaction {
  if (replacement === '') return tr.delete(from, to);
  return tr.replaceWith(from, to, tr.doc.type.schema.text(replacement, tr.doc.nodeAt(from)?.marks));
}

/** Replaces the current match and moves to the next. */
export function replaceFound(view: EditorView, replacement: string): void {
  const current = matchesIn(view.state).find((match) => isSelected(view.state, match));
  if (current) {
    const tr = replaceMatch(closeHistory(view.state.tr), current, replacement);
    view.dispatch(tr.setSelection(TextSelection.create(tr.doc, current.from + replacement.length)));
  }
  stepFind(view, 1);
}

/** Replaces all matches in one transaction, so that one Undo reverts it. Returns how many there were. */
export function replaceAllFound(view: EditorView, replacement: string): number {
  const matches = matchesIn(view.state);
  const tr = closeHistory(view.state.tr);
  // From the end, so that the positions of earlier matches stay valid.
  for (const match of matches.toReversed()) replaceMatch(tr, match, replacement);
  if (matches.length > 0) view.dispatch(tr);
  return matches.length;
}

/** Ends the search and focuses the text. The current match stays selected. */
export function endFind(view: EditorView): void {
  view.dispatch(setSearchState(view.state.tr, new SearchQuery({ search: '' })));
  view.focus();
}
