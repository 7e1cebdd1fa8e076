import { Node } from '@tiptap/core';
import type { PictureOptions } from './figure-node.ts';
import { imageAttributes, pictureAttributes, readImage } from './picture-attributes.ts';

/** A picture within a line of text, as imported posts have them. */
export const PictureNode = Node.create<PictureOptions>({
  name: 'picture',
  group: 'inline',
  inline: true,
  draggable: true,

  addOptions() {
    return { view: null };
  },

  addAttributes() {
    return pictureAttributes();
  },

  parseHTML() {
    return [{ tag: 'img[src]', getAttrs: (image) => readImage(image) ?? false }];
  },

  renderHTML({ node }) {
    return ['img', imageAttributes(node.attrs)];
  },

  addNodeView() {
    return this.options.view;
  },
});
