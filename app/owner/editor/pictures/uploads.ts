import { Plugin, PluginKey } from '@tiptap/pm/state';
import { Decoration, DecorationSet, type EditorView } from '@tiptap/pm/view';

type Change = { add: { id: object; at: number; element: HTMLElement } } | { remove: object };

const key = new PluginKey<DecorationSet>('uploads');

/** Holds the places of pictures that are on their way: no part of the document, but moved with its text. */
export function uploads(): Plugin<DecorationSet> {
  return new Plugin({
    key,
    state: {
      init: () => DecorationSet.empty,
      apply(transaction, before) {
        const places = before.map(transaction.mapping, transaction.doc);
        const change = transaction.getMeta(key) as Change | undefined;
        if (!change) return places;
        if ('remove' in change) {
          return places.remove(places.find(undefined, undefined, ({ id }) => id === change.remove));
        }
        const { id, at, element } = change.add;
        const widget = Decoration.widget(at, element, {
          id,
          side: 1,
          stopEvent: () => true,
          ignoreSelection: true,
        });
        return places.add(transaction.doc, [widget]);
      },
    },
    props: { decorations: (state) => key.getState(state) },
  });
}

/** Keeps a place at `at`, shown as `element`. */
export function keepPlace(view: EditorView, id: object, at: number, element: HTMLElement): void {
  view.dispatch(view.state.tr.setMeta(key, { add: { id, at, element } }));
}

/** Where the place is now; undefined once the text around it was deleted. */
export function findPlace(view: EditorView, id: object): number | undefined {
  return key.getState(view.state)?.find(undefined, undefined, (spec) => spec.id === id)[0]?.from;
}

export function giveUpPlace(view: EditorView, id: object): void {
  view.dispatch(view.state.tr.setMeta(key, { remove: id }));
}
