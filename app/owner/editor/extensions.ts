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
import { linkAddress, linkTarget, pasteAddress } from './addresses.ts';
import { FrameNode, isPictureFigure } from './frame-node.ts';
import { uploads } from './pictures/insert-pictures.ts';
import { imageAttributes, linkAround, pictureAttributes, readImage } from './pictures/picture-view.ts';
import { type FindStyles, findPlugin } from './tools/find.ts';
import { type SlashItem, slashMenu } from './tools/slash.ts';
import { isInCode, typography } from './typography.ts';

/** Options of both kinds of picture. */
interface PictureOptions {
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
const CaptionNode = Node.create({
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
const FigureNode = Node.create<PictureOptions>({
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
const markdownRules = Extension.create({
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

/**
 * What keyboards on a screen do without a key or a clipboard that the page would see: their Backspace is an edit, and what
 * they hand over from the clipboard comes as if it were typed.
 */
const screenKeyboard = Extension.create({
  name: 'screenKeyboard',
  addProseMirrorPlugins() {
    const { editor } = this;
    return [
      new Plugin({
        props: {
          handleDOMEvents: {
            beforeinput(view, event) {
              // While a word is being composed it is the keyboard's.
              if (!event.cancelable || view.composing) return false;
              if (event.inputType === 'deleteContentBackward' && editor.commands.undoInputRule()) {
                event.preventDefault();
                return true;
              }
              if (event.inputType !== 'insertText' || !event.data) return false;
              const linked = pasteAddress(view.state, event.data);
              if (!linked) return false;
              event.preventDefault();
              // A step of its own for Undo.
              view.dispatch(closeHistory(linked));
              return true;
            },
          },
        },
      }),
    ];
  },
});

/** A picture within a line of text, as imported posts have them. */
const PictureNode = Node.create<PictureOptions>({
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

/** Links as the site has them. Their addresses are kept in the form in which they were judged. */
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
  // Addresses become links where the writer says so, and not while a sentence is being typed.
  autolink: false,
  // paste/paste-address.ts does it: for whole addresses, with their scheme.
  linkOnPaste: false,
  HTMLAttributes: { target: '_blank', rel: 'noopener noreferrer' },
  isAllowedUri: (address) => linkTarget(address) !== undefined,
});

interface ExtensionOptions {
  pictureView: NodeViewRenderer;
  /** Mod-K. */
  onLink: () => void;
  /** Mod-F. */
  onFind: () => void;
  /** Escape: true where it ended something. */
  onEscape: () => boolean;
  findStyles: FindStyles;
  /** Alt-F10, the way to a toolbar that screen-reader users know. */
  onToolbar: () => void;
  /** Of the text: `en` or `es`. */
  language: () => string;
  /** What the menu of blocks has. */
  items: readonly SlashItem[];
}

/** What a post may hold: the tags of the public sanitiser (docs/specification.md 5.9), and the keys for them. */
export function editorExtensions({
  pictureView,
  language,
  findStyles,
  items,
  ...on
}: ExtensionOptions): Extensions {
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
      // Behind these one can go on writing without an empty line.
      trailingNode: { notAfter: ['paragraph', 'heading', 'bulletList', 'orderedList', 'blockquote'] },
      dropcursor: { color: 'currentColor', width: 2 },
      link: false,
    }),
    linkMark,
    TextAlign.configure({ types: ['heading', 'paragraph', 'figure'] }),
    CaptionNode,
    FrameNode,
    FigureNode.configure({ view: pictureView }),
    PictureNode.configure({ view: pictureView }),
    typography(language),
    markdownRules,
    screenKeyboard,
    slashMenu(items),
    Extension.create({
      name: 'keys',
      addKeyboardShortcuts: () => ({
        'Mod-k': pressed(on.onLink),
        'Mod-f': pressed(on.onFind),
        'Alt-F10': pressed(on.onToolbar),
        Escape: on.onEscape,
      }),
      addProseMirrorPlugins: () => [uploads(), findPlugin(findStyles)],
    }),
  ];
}
