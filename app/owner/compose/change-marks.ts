import type { Editor } from '@tiptap/core';
import { DOMParser, type Node } from '@tiptap/pm/model';
import { Plugin, PluginKey } from '@tiptap/pm/state';
import { Decoration, DecorationSet } from '@tiptap/pm/view';
import { parseInert } from '../context/trusted-html.ts';
import { blockHtml } from '../editor/body-html.ts';

const key = new PluginKey<DecorationSet>('changed-blocks');

/** Marks blocks that aren't in the published HTML while the owner types. Returns a function to stop. */
export function markChanges(
  editor: Editor,
  publishedHtml: string,
  className: string | undefined,
): () => void {
  // Parsed like the text in the editor, because equal blocks may be written differently.
  const live = DOMParser.fromSchema(editor.schema).parse(parseInert(publishedHtml));
  const published = new Set(live.children.map(blockHtml));
  const marksIn = (doc: Node) => {
    const marks: Decoration[] = [];
    doc.forEach((block, at) => {
      const isEmpty = block.isTextblock && block.content.size === 0;
      if (isEmpty || published.has(blockHtml(block))) return;
      marks.push(Decoration.node(at, at + block.nodeSize, { class: className ?? '' }));
    });
    return DecorationSet.create(doc, marks);
  };
  editor.registerPlugin(
    new Plugin({
      key,
      state: {
        init: (_, { doc }) => marksIn(doc),
        apply: (tr, marks) => (tr.docChanged ? marksIn(tr.doc) : marks),
      },
      props: { decorations: (state) => key.getState(state) },
    }),
  );
  return () => void (editor.isDestroyed || editor.unregisterPlugin(key));
}
