import { Extension, type Extensions, type NodeViewRenderer } from '@tiptap/core';
import { TextAlign } from '@tiptap/extension-text-align';
import { StarterKit } from '@tiptap/starter-kit';
import { type FindStyles, findPlugin } from './find/find-plugin.ts';
import { FrameNode } from './frame-node.ts';
import { linkMark } from './link-mark.ts';
import { markdownRules } from './markdown-rules.ts';
import { CaptionNode, FigureNode } from './pictures/figure-node.ts';
import { PictureNode } from './pictures/picture-node.ts';
import { uploads } from './pictures/uploads.ts';
import { screenKeyboard } from './screen-keyboard.ts';
import type { SlashItem } from './slash/slash-items.ts';
import { slashMenu } from './slash/slash-plugin.ts';
import { typography } from './typography.ts';

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
