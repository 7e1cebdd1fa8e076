import { Node } from '@tiptap/core';

/** Checks whether a figure contains code lines or a table's rows as a list. */
export function isFrame(figure: Element): boolean {
  return [...figure.children].some(({ localName }) => /^(p|ul|ol)$/.test(localName));
}

/** Checks whether a figure is one image with a caption. An image in a table row isn't. */
export function isPictureFigure(figure: Element): boolean {
  return figure.querySelectorAll('img').length === 1 && !figure.querySelector('li img');
}

/** Code (a figure of paragraphs) or table rows (a figure of a list), with a caption. */
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
