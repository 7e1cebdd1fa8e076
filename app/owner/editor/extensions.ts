import {
  Extension,
  type Extensions,
  InputRule,
  Node,
  type NodeViewRenderer,
  textblockTypeInputRule,
} from '@tiptap/core';
import { Link } from '@tiptap/extension-link';
import { TextAlign } from '@tiptap/extension-text-align';
import { closeHistory } from '@tiptap/pm/history';
import { NodeSelection, Plugin, TextSelection } from '@tiptap/pm/state';
import { StarterKit } from '@tiptap/starter-kit';
import { search } from 'prosemirror-search';
import { linkAddress, linkTarget, pasteAddress } from './addresses.ts';
import { FrameNode, isPictureFigure } from './frame-node.ts';
import { imageAttributes, linkAround, pictureAttributes, readImage } from './pictures/picture-view.ts';
import { type SlashItem, slashMenu } from './tools/slash.ts';
import { isInCode, typography } from './typography.ts';

const newTab = { target: '_blank', rel: 'noopener noreferrer' };

function figureAttributes(element: HTMLElement) {
  const images = element.querySelectorAll('img');
  const image = images[0];
  const attributes = image && images.length === 1 ? readImage(image) : undefined;
  return image && attributes ? { ...attributes, href: linkAround(image) } : false;
}

/** Returns the caption with line breaks instead of blocks, which a caption can't contain. */
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

/** The caption of an image, a table or code. */
const CaptionNode = Node.create({
  name: 'caption',
  content: 'inline*',
  defining: true,

  parseHTML: () => [{ tag: 'figcaption', context: 'figure/|frame/' }],

  renderHTML: () => ['figcaption', 0],
});

/** An image with its caption. */
const figureNode = (view: NodeViewRenderer) =>
  Node.create({
    name: 'figure',
    group: 'block',
    content: 'caption',
    draggable: true,
    // Keeps Backspace after an image from moving text into the caption.
    isolating: true,

    addAttributes: () => ({ ...pictureAttributes(), href: { default: null, rendered: false } }),

    parseHTML() {
      return [
        {
          tag: 'figure',
          priority: 60,
          getAttrs: (figure) => (isPictureFigure(figure) ? figureAttributes(figure) : false),
          contentElement: (figure) => captionOf(figure as HTMLElement),
        },
        {
          // Older blogs write a figure as a paragraph that contains only an image.
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
      const set = (element: Element, attributes: Record<string, string>) => {
        for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
      };
      set(figure, HTMLAttributes);
      set(image, imageAttributes(node.attrs));
      figure.append(image);
      if (node.attrs.href) {
        const link = document.createElement('a');
        set(link, { href: node.attrs.href, ...newTab });
        image.replaceWith(link);
        link.append(image);
      }
      return { dom: figure, contentDOM: figure };
    },

    addNodeView: () => view,

    addKeyboardShortcuts() {
      return {
        // Enter in an image or its caption starts a paragraph after it.
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
            // Typing over a selected image would replace it, so the text goes into the caption instead.
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

/** Matches `[text](URL)` with an allowed URL at the end of a text. */
export function typedLink(text: string) {
  const match = /\[([^[\]\n]+)\]\(((?:[^()\s]|\([^()\s]*\))+)\)$/.exec(text);
  const [whole = '', words = '', address = ''] = match ?? [];
  const href = linkAddress(address);
  return match && words.trim() && href ? { text: whole, index: match.index, data: { words, href } } : null;
}

/** Markdown input rules missing from Tiptap. Backspace reverts them. */
const markdownRules = Extension.create({
  name: 'markdownRules',
  addInputRules() {
    const { nodes, marks } = this.editor.schema;
    const link = new InputRule({
      find: typedLink,
      handler: ({ state, range, match }) => {
        const { words, href } = match.data as NonNullable<ReturnType<typeof typedLink>>['data'];
        if (!marks.link || isInCode(state.selection.$from)) return;
        const { tr } = state;
        const end = range.from + 1 + words.length;
        tr.delete(end, range.to).delete(range.from, range.from + 1);
        tr.addMark(range.from, end - 1, marks.link.create({ href })).removeStoredMark(marks.link);
      },
    });
    if (!nodes.heading) return [link];
    // The post's title is its level 1 heading, so `#` is level 2.
    return [
      textblockTypeInputRule({ find: /^#\s$/, type: nodes.heading, getAttributes: { level: 2 } }),
      link,
    ];
  },
});

/** On-screen keyboards send Backspace and pasted text only as input events. */
const screenKeyboard = Extension.create({
  name: 'screenKeyboard',
  addProseMirrorPlugins() {
    const { editor } = this;
    return [
      new Plugin({
        props: {
          handleDOMEvents: {
            beforeinput(view, event) {
              if (!event.cancelable || view.composing) return false;
              if (event.inputType === 'deleteContentBackward' && editor.commands.undoInputRule()) {
                event.preventDefault();
                return true;
              }
              if (event.inputType !== 'insertText' || !event.data) return false;
              const linked = pasteAddress(view.state, event.data);
              if (!linked) return false;
              event.preventDefault();
              // Starts a separate step for Undo.
              view.dispatch(closeHistory(linked));
              return true;
            },
          },
        },
      }),
    ];
  },
});

/** An image within a line of text, as in imported posts. */
const pictureNode = (view: NodeViewRenderer) =>
  Node.create({
    name: 'picture',
    group: 'inline',
    inline: true,
    draggable: true,

    addAttributes: pictureAttributes,

    parseHTML: () => [{ tag: 'img[src]', getAttrs: (image) => readImage(image) ?? false }],

    renderHTML: ({ node }) => ['img', imageAttributes(node.attrs)],

    addNodeView: () => view,
  });

/** Links with allowed URLs, stored in the form that was checked. */
const linkMark = Link.extend({
  addAttributes() {
    const href = {
      default: null,
      parseHTML: (element: HTMLElement) => linkTarget(element.getAttribute('href')) ?? null,
    };
    return { ...this.parent?.(), href };
  },
}).configure({
  openOnClick: false,
  autolink: false,
  // `pasteAddress` handles this, for whole URLs with a scheme.
  linkOnPaste: false,
  HTMLAttributes: newTab,
  isAllowedUri: (address) => linkTarget(address) !== undefined,
});

interface ExtensionOptions {
  pictureView: NodeViewRenderer;
  /** Called on Mod-K. */
  onLink: () => void;
  /** Called on Mod-F. Returns false to let the browser search. */
  onFind: () => boolean;
  /** Called on Escape. Returns true if something was closed. */
  onEscape: () => boolean;
  /** Called on Alt-F10, a convention for screen readers. */
  onToolbar: () => void;
  /** Returns the text's language, `en` or `es`. */
  language: () => string;
  /** The block menu's items. */
  items: readonly SlashItem[];
}

/** Returns the schema, with the public sanitizer's tags (docs/specification.md 5.9), and its keys. */
export function editorExtensions(options: ExtensionOptions): Extensions {
  const { pictureView, language, items, ...on } = options;
  const pressed = (act: () => void) => () => {
    act();
    return true;
  };
  return [
    StarterKit.configure({
      heading: { levels: [2, 3] },
      code: false,
      codeBlock: false,
      horizontalRule: false,
      strike: false,
      // After these blocks, the owner can continue typing without an empty line.
      trailingNode: { notAfter: ['paragraph', 'heading', 'bulletList', 'orderedList', 'blockquote'] },
      dropcursor: { color: 'currentColor', width: 2 },
      link: false,
    }),
    linkMark,
    TextAlign.configure({ types: ['heading', 'paragraph', 'figure'] }),
    CaptionNode,
    FrameNode,
    figureNode(pictureView),
    pictureNode(pictureView),
    typography(language),
    markdownRules,
    screenKeyboard,
    slashMenu(items),
    Extension.create({
      name: 'keys',
      addKeyboardShortcuts: () => ({
        'Mod-k': pressed(on.onLink),
        'Mod-f': on.onFind,
        'Alt-F10': pressed(on.onToolbar),
        Escape: on.onEscape,
      }),
      addProseMirrorPlugins: () => [search()],
    }),
  ];
}
