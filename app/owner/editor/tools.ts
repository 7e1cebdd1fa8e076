import type { Editor } from '@tiptap/core';
import { redoDepth, undoDepth } from '@tiptap/pm/history';
import type { OwnerMessages } from '../context/owner-context.ts';
import { presets } from './pictures/picture-size.ts';
import { resizePicture, selectedPicture } from './pictures/selected-picture.ts';

export interface Tool {
  id: string;
  label: string;
  /** Among the few that have room on a phone; the others come with a button there. */
  isMain?: boolean;
  /** For tools that are on or off. */
  isOn?: (editor: Editor) => boolean;
  /** Left out, the tool can always be used. */
  isIdle?: (editor: Editor) => boolean;
  /** For tools with a part of the page that they open and close. */
  isOpen?: boolean;
  /** Not about formatting: there while the HTML is shown, and in quiet mode. */
  isAlways?: boolean;
  use: (editor: Editor) => void;
}

interface Actions {
  onLink: () => void;
  onFind: () => void;
  onInsertPicture: () => void;
  onOutline: () => void;
  onKeys: () => void;
  /** Where there is a quiet mode. */
  onQuiet: (() => void) | undefined;
  /** Called for an image action without a picture. */
  onNoPicture: () => void;
}

/** What of them is open or on. */
interface ActionStates {
  hasOutline: boolean;
  isQuiet: boolean;
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
        isMain: true,
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
        isMain: true,
        label: toolbar.bold,
        isOn: (editor) => editor.isActive('bold'),
        use: (editor) => editor.chain().focus().toggleBold().run(),
      },
      {
        id: 'italic',
        isMain: true,
        label: toolbar.italic,
        isOn: (editor) => editor.isActive('italic'),
        use: (editor) => editor.chain().focus().toggleItalic().run(),
      },
      {
        id: 'underline',
        label: toolbar.underline,
        isOn: (editor) => editor.isActive('underline'),
        use: (editor) => editor.chain().focus().toggleUnderline().run(),
      },
    ],
    [
      {
        id: 'quote',
        label: toolbar.quote,
        isOn: (editor) => editor.isActive('blockquote'),
        use: (editor) => editor.chain().focus().toggleBlockquote().run(),
      },
      {
        id: 'bullets',
        isMain: true,
        label: toolbar.bullets,
        isOn: (editor) => editor.isActive('bulletList'),
        use: (editor) => editor.chain().focus().toggleBulletList().run(),
      },
      {
        id: 'numbers',
        label: toolbar.numbers,
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

function sizeTools({ image }: ToolbarMessages, { onNoPicture }: Actions): Tool[] {
  const sizes = (['s', 'm', 'l'] as const).map((size): Tool => {
    const percent = presets[size];
    return {
      id: `size-${size}`,
      label: `${image.size}: ${image[`size_${size}`]}`,
      isOn: (editor) => selectedPicture(editor)?.attrs.width === `${percent}%`,
      use: (editor) => {
        if (!resizePicture(editor, percent)) onNoPicture();
      },
    };
  });
  return sizes;
}

function surroundingTools(
  { outline, quiet, keys }: OwnerMessages['writing'],
  { onOutline, onQuiet, onKeys }: Actions,
  { hasOutline, isQuiet }: ActionStates,
): Tool[] {
  const quietTool = { id: 'quiet', isAlways: true, label: isQuiet ? quiet.end : quiet.begin };
  return [
    { id: 'outline', isAlways: true, label: outline.heading, isOpen: hasOutline, use: onOutline },
    ...(onQuiet ? [{ ...quietTool, use: onQuiet }] : []),
    { id: 'keys', isAlways: true, label: keys.heading, use: onKeys },
  ];
}

/** The groups of the toolbar, in their order. */
export function toolGroups(
  { compose: messages, writing }: Pick<OwnerMessages, 'compose' | 'writing'>,
  actions: Actions,
  states: ActionStates,
): Tool[][] {
  const { toolbar } = messages;
  return [
    ...textTools(messages),
    [
      {
        id: 'link',
        isMain: true,
        label: toolbar.link,
        isOn: (editor) => editor.isActive('link'),
        use: actions.onLink,
      },
      { id: 'picture', isMain: true, label: messages.image.insert, use: actions.onInsertPicture },
    ],
    alignTools(messages),
    sizeTools(messages, actions),
    [
      {
        id: 'undo',
        isMain: true,
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
      { id: 'find', label: messages.find.heading, use: actions.onFind },
    ],
    surroundingTools(writing, actions, states),
  ];
}

/** Takes marks, headings, quotations, lists and alignment from the selection; its words and pictures stay. */
function clearFormatting(editor: Editor): void {
  editor.chain().focus().unsetAllMarks().unsetTextAlign().clearNodes().run();
}
