import { Extension, InputRule, textblockTypeInputRule } from '@tiptap/core';
import { linkAddress } from './link-address.ts';
import { isInCode } from './typography.ts';

interface TypedLink {
  text: string;
  index: number;
  data: { words: string; href: string };
}

/** A `[words](address)` that ends a text, where the address is one that a link may lead to. */
export function typedLink(text: string): TypedLink | null {
  const match = /\[([^[\]\n]+)\]\(((?:[^()\s]|\([^()\s]*\))+)\)$/.exec(text);
  const [whole = '', words = '', address = ''] = match ?? [];
  const href = linkAddress(address);
  return match && words.trim() && href ? { text: whole, index: match.index, data: { words, href } } : null;
}

/** The marks of Markdown that Tiptap's own extensions do not know, taken as they are typed; Backspace gives them back. */
export const markdownRules = Extension.create({
  name: 'markdownRules',
  addInputRules() {
    const { nodes, marks } = this.editor.schema;
    const link = new InputRule({
      find: typedLink,
      handler: ({ state, range, match }) => {
        const { words, href } = match.data as TypedLink['data'];
        if (!marks.link || isInCode(state.selection.$from)) return;
        const { tr } = state;
        const end = range.from + 1 + words.length;
        // The words keep what marks they have.
        tr.delete(end, range.to).delete(range.from, range.from + 1);
        tr.addMark(range.from, end - 1, marks.link.create({ href })).removeStoredMark(marks.link);
      },
    });
    if (!nodes.heading) return [link];
    // The title of a post is its first heading: as in pasted Markdown, `#` is one of the text.
    return [
      textblockTypeInputRule({ find: /^#\s$/, type: nodes.heading, getAttributes: { level: 2 } }),
      link,
    ];
  },
});
