import type { Editor } from '@tiptap/core';
import { redoDepth, undoDepth } from '@tiptap/pm/history';
import type { OwnerMessages } from '../context/owner-context.ts';
import { presets } from './pictures/picture-size.ts';
import { resizePicture, selectedPicture } from './pictures/selected-picture.ts';

export interface Tool {
  id: string;
  label: string;
  /** What the button shows: the label itself, or a mark that says the same shorter. */
  mark?: string;
  /** For tools that are on or off. */
  isOn?: (editor: Editor) => boolean;
  /** Left out, the tool can always be used. */
  isIdle?: (editor: Editor) => boolean;
  use: (editor: Editor) => void;
}

interface Actions {
  onLink: () => void;
  onInsertPicture: () => void;
  /** Called for an image action without a picture. */
  onNoPicture: () => void;
}

type ToolbarMessages = OwnerMessages['compose'];

function textTools({ toolbar }: ToolbarMessages): Tool[][] {
  return [
    [
      {
        id: 'paragraph',
        label: toolbar.paragraph,
        isOn: (editor) => editor.isActive('paragraph'),
        use: (editor) => editor.chain().focus().setParagraph().run(),
      },
      {
        id: 'heading-2',
        label: toolbar.heading_2,
        isOn: (editor) => editor.isActive('heading', { level: 2 }),
        use: (editor) => editor.chain().focus().toggleHeading({ level: 2 }).run(),
      },
      {
        id: 'heading-3',
        label: toolbar.heading_3,
        isOn: (editor) => editor.isActive('heading', { level: 3 }),
        use: (editor) => editor.chain().focus().toggleHeading({ level: 3 }).run(),
      },
    ],
    [
      {
        id: 'bold',
        label: toolbar.bold,
        mark: 'B',
        isOn: (editor) => editor.isActive('bold'),
        use: (editor) => editor.chain().focus().toggleBold().run(),
      },
      {
        id: 'italic',
        label: toolbar.italic,
        mark: 'I',
        isOn: (editor) => editor.isActive('italic'),
        use: (editor) => editor.chain().focus().toggleItalic().run(),
      },
      {
        id: 'underline',
        label: toolbar.underline,
        mark: 'U',
        isOn: (editor) => editor.isActive('underline'),
        use: (editor) => editor.chain().focus().toggleUnderline().run(),
      },
    ],
    [
      {
        id: 'quote',
        label: toolbar.quote,
        mark: '“ ”',
        isOn: (editor) => editor.isActive('blockquote'),
        use: (editor) => editor.chain().focus().toggleBlockquote().run(),
      },
      {
        id: 'bullets',
        label: toolbar.bullets,
        mark: '– –',
        isOn: (editor) => editor.isActive('bulletList'),
        use: (editor) => editor.chain().focus().toggleBulletList().run(),
      },
      {
        id: 'numbers',
        label: toolbar.numbers,
        // Drawn by the style sheet: as text it would contradict the button's name.
        mark: '',
        isOn: (editor) => editor.isActive('orderedList'),
        use: (editor) => editor.chain().focus().toggleOrderedList().run(),
      },
    ],
  ];
}

function alignTools({ toolbar }: ToolbarMessages): Tool[] {
  const aligns = ['left', 'center', 'right', 'justify'] as const;
  return aligns.map((align) => ({
    id: `align-${align}`,
    label: toolbar[`align_${align}`],
    // Drawn by the style sheet: lines of text, set so.
    mark: '',
    isOn: (editor) =>
      align === 'left'
        ? !aligns.slice(1).some((other) => editor.isActive({ textAlign: other }))
        : editor.isActive({ textAlign: align }),
    // Left is what text is without any style.
    use: (editor) =>
      align === 'left'
        ? editor.chain().focus().unsetTextAlign().run()
        : editor.chain().focus().setTextAlign(align).run(),
  }));
}

function pictureTools({ image }: ToolbarMessages, { onInsertPicture, onNoPicture }: Actions): Tool[] {
  const sizes = (['s', 'm', 'l'] as const).map((size): Tool => {
    const percent = presets[size];
    return {
      id: `size-${size}`,
      label: `${image.size}: ${image[`size_${size}`]}`,
      mark: size.toUpperCase(),
      isOn: (editor) => selectedPicture(editor)?.attrs.width === `${percent}%`,
      use: (editor) => {
        if (!resizePicture(editor, percent)) onNoPicture();
      },
    };
  });
  return [{ id: 'picture', label: image.insert, use: onInsertPicture }, ...sizes];
}

/** The groups of the toolbar, in their order. */
export function toolGroups(messages: ToolbarMessages, actions: Actions): Tool[][] {
  const { toolbar } = messages;
  return [
    ...textTools(messages),
    [
      {
        id: 'link',
        label: toolbar.link,
        isOn: (editor) => editor.isActive('link'),
        use: actions.onLink,
      },
    ],
    alignTools(messages),
    pictureTools(messages, actions),
    [
      {
        id: 'undo',
        label: toolbar.undo,
        isIdle: (editor) => undoDepth(editor.state) === 0,
        use: (editor) => editor.chain().focus().undo().run(),
      },
      {
        id: 'redo',
        label: toolbar.redo,
        isIdle: (editor) => redoDepth(editor.state) === 0,
        use: (editor) => editor.chain().focus().redo().run(),
      },
      {
        id: 'clear',
        label: toolbar.clear,
        use: (editor) => clearFormatting(editor),
      },
    ],
  ];
}

/** Takes marks, headings, quotations, lists and alignment from the selection; its words and pictures stay. */
function clearFormatting(editor: Editor): void {
  editor.chain().focus().unsetAllMarks().unsetTextAlign().clearNodes().run();
}
