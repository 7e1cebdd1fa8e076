import { Node, type NodeViewRenderer } from '@tiptap/core';
import { NodeSelection, Plugin, TextSelection } from '@tiptap/pm/state';
import { isPictureFigure } from '../frame-node.ts';
import { imageAttributes, linkAround, pictureAttributes, readImage } from './picture-attributes.ts';

/** Options of both kinds of picture. */
export interface PictureOptions {
  view: NodeViewRenderer | null;
}

function figureAttributes(element: HTMLElement) {
  const images = element.querySelectorAll('img');
  const image = images[0];
  const attributes = image && images.length === 1 ? readImage(image) : undefined;
  return image && attributes ? { ...attributes, href: linkAround(image) } : false;
}

/** The caption with its words in one line each: a caption of the document holds no blocks. */
function captionOf(figure: HTMLElement): HTMLElement {
  const caption = document.createElement('figcaption');
  for (const child of figure.querySelector('figcaption')?.childNodes ?? []) {
    const isBlock = child instanceof HTMLElement && /^(p|div|h\d|blockquote)$/.test(child.localName);
    if (isBlock && caption.hasChildNodes()) caption.append(document.createElement('br'));
    const parts: Iterable<ChildNode> = isBlock ? child.childNodes : [child];
    for (const part of parts) caption.append(part.cloneNode(true));
  }
  const content = document.createElement('div');
  content.append(caption);
  return content;
}

/** The words under a picture, a table or code. */
export const CaptionNode = Node.create({
  name: 'caption',
  content: 'inline*',
  defining: true,

  parseHTML() {
    return [{ tag: 'figcaption', context: 'figure/|frame/' }];
  },

  renderHTML() {
    return ['figcaption', 0];
  },
});

/** A picture of its own, with its caption as text: `figure`, `img`, `figcaption`. */
export const FigureNode = Node.create<PictureOptions>({
  name: 'figure',
  group: 'block',
  content: 'caption',
  draggable: true,
  // Text behind a picture does not flow into its caption when one deletes between them.
  isolating: true,

  addOptions() {
    return { view: null };
  },

  addAttributes() {
    return { ...pictureAttributes(), href: { default: null, rendered: false } };
  },

  parseHTML() {
    return [
      {
        tag: 'figure',
        priority: 60,
        getAttrs: (figure) => (isPictureFigure(figure) ? figureAttributes(figure) : false),
        contentElement: (figure) => captionOf(figure as HTMLElement),
      },
      {
        // A paragraph of a picture alone is how older blogs set a figure.
        tag: 'p',
        priority: 60,
        getAttrs: (element) => (element.textContent?.trim() ? false : figureAttributes(element)),
        contentElement: () => document.createElement('div'),
      },
    ];
  },

  renderHTML({ node, HTMLAttributes }) {
    const figure = document.createElement('figure');
    const image = document.createElement('img');
    const link = node.attrs.href ? document.createElement('a') : undefined;
    const set = (element: Element, attributes: Record<string, string>) => {
      for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
    };
    set(figure, HTMLAttributes);
    set(image, imageAttributes(node.attrs));
    if (link) set(link, { href: node.attrs.href, target: '_blank', rel: 'noopener noreferrer' });
    link?.append(image);
    figure.append(link ?? image);
    return { dom: figure, contentDOM: figure };
  },

  addNodeView() {
    return this.options.view;
  },

  addKeyboardShortcuts() {
    return {
      // From a picture and its caption Enter leads on to the text.
      Enter: ({ editor }) => {
        const { selection } = editor.state;
        const inCaption = selection.$from.parent.type.name === 'caption';
        const selected = selection instanceof NodeSelection && selection.node.type === this.type;
        if (!inCaption && !selected) return false;
        const after = inCaption ? selection.$from.after(-1) : selection.to;
        return editor
          .chain()
          .insertContentAt(after, { type: 'paragraph' })
          .setTextSelection(after + 1)
          .scrollIntoView()
          .run();
      },
    };
  },

  addProseMirrorPlugins() {
    return [
      new Plugin({
        props: {
          // Typing over a selected picture would replace it; the words go into its caption instead.
          handleTextInput: (view, _from, _to, text) => {
            const { selection, tr } = view.state;
            if (!(selection instanceof NodeSelection) || selection.node.type !== this.type) return false;
            const end = selection.to - 2;
            tr.insertText(text, end);
            view.dispatch(tr.setSelection(TextSelection.create(tr.doc, end + text.length)));
            return true;
          },
        },
      }),
    ];
  },
});
