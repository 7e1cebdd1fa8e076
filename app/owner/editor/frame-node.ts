import { Node } from '@tiptap/core';

/** Whether a figure holds text of its own: lines of code, or the rows of a table as a list. */
export function isFrame(figure: Element): boolean {
  return [...figure.children].some(({ localName }) => /^(p|ul|ol)$/.test(localName));
}

/** Whether a figure is one picture with its words: a picture in a row of a table is one of its words. */
export function isPictureFigure(figure: Element): boolean {
  return figure.querySelectorAll('img').length === 1 && !figure.querySelector('li img');
}

/** Text that is set apart, with its caption: a figure of paragraphs (code) or of a list (a table's rows). */
export const FrameNode = Node.create({
  name: 'frame',
  group: 'block',
  content: '(paragraph | bulletList | orderedList)+ caption?',
  defining: true,

  addAttributes() {
    return {
      align: {
        default: null,
        parseHTML: (figure) => figure.style.textAlign || null,
        renderHTML: ({ align }) => (align ? { style: `text-align: ${align}` } : {}),
      },
    };
  },

  parseHTML() {
    return [{ tag: 'figure', priority: 55, getAttrs: (figure) => (isFrame(figure) ? null : false) }];
  },

  renderHTML({ HTMLAttributes }) {
    return ['figure', HTMLAttributes, 0];
  },
});
