import { type EditorState, Plugin, PluginKey, type Transaction } from '@tiptap/pm/state';
import { Decoration, DecorationSet } from '@tiptap/pm/view';
import { Finder, type FindQuery, firstFrom, type Match } from './find-matches.ts';

/** The most places that are marked at once, around the current one. All are counted, and all can be replaced. */
const mostMarked = 300;

/** What is looked for in the text, and where it stands. */
export interface Found {
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
