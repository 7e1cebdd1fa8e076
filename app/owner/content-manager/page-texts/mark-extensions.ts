import { Extension, type Extensions, Mark, Node } from '@tiptap/core';
import { StarterKit } from '@tiptap/starter-kit';
import marks from '../../../ui/marks.module.css';
import type { MarkName } from './mark-notation.ts';

function editMark(name: MarkName, tag: string): Mark {
  return Mark.create({
    name,
    // A word is struck or written in, not both.
    excludes: '_',
    // What is typed behind a struck word is not struck.
    inclusive: name === 'inserted',
    parseHTML: () => [],
    renderHTML: () => [tag, { class: marks[name] ?? '' }, 0],
  });
}

interface LineOptions {
  /** Enter, which a line has no other use for. */
  onEnter: () => void;
}

/** What a line holds: words, and the editor's marks on them. */
export function lineExtensions({ onEnter }: LineOptions): Extensions {
  return [
    StarterKit.configure({
      document: false,
      blockquote: false,
      bold: false,
      bulletList: false,
      code: false,
      codeBlock: false,
      dropcursor: false,
      gapcursor: false,
      hardBreak: false,
      heading: false,
      horizontalRule: false,
      italic: false,
      link: false,
      listItem: false,
      listKeymap: false,
      orderedList: false,
      strike: false,
      trailingNode: false,
      underline: false,
    }),
    Node.create({ name: 'doc', topNode: true, content: 'paragraph' }),
    editMark('struck', 'del'),
    editMark('inserted', 'ins'),
    editMark('stet', 'span'),
    Extension.create({
      name: 'lineKeys',
      addKeyboardShortcuts: () => ({
        Enter: () => {
          onEnter();
          return true;
        },
        'Shift-Enter': () => true,
        'Mod-Enter': () => true,
      }),
    }),
  ];
}
