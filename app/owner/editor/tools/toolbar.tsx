import type { ChainedCommands, Editor } from '@tiptap/core';
import { closeHistory, redoDepth, undoDepth } from '@tiptap/pm/history';
import { type KeyboardEvent, type RefObject, useEffect, useState } from 'react';
import { type OwnerMessages, useOwner } from '../../context/owner-context.ts';
import styles from '../editor.module.css';
import { useEditorReading } from '../editor-hooks.ts';
import { resizePicture, selectedPicture } from '../pictures/picture-tools.tsx';
import { presets } from '../pictures/picture-view.ts';
import { ToolIcon } from './tool-icon.tsx';

interface ToolbarProps {
  editor: Editor;
  groups: readonly (readonly Tool[])[];
  /** Focused by Alt-F10. */
  ref: RefObject<HTMLDivElement | null>;
  /** Whether the HTML is shown instead of the page. */
  isSource: boolean;
  onSource: () => void;
}

/** The formatting bar. It renders again only when what a button shows has changed, not with every key. */
export function Toolbar({ editor, groups, ref, isSource, onSource }: ToolbarProps) {
  const { toolbar } = useOwner().messages.compose;
  const onKeyDown = useRovingFocus(ref, () => editor.commands.focus());
  const [isOpen, setOpen] = useState(false);
  const flat = groups.flat();
  const states = useEditorReading(editor, () =>
    flat.map(({ isOn, isIdle }) => ({ on: isOn?.(editor), idle: isIdle?.(editor) ?? false })),
  );
  return (
    <div
      ref={ref}
      role="toolbar"
      aria-label={toolbar.label}
      className={styles.toolbar}
      data-open={isOpen}
      onKeyDown={onKeyDown}
    >
      {groups.map((group) => (
        <div key={group[0]?.id} className={styles.group}>
          {group.map((tool) => {
            const state = states[flat.indexOf(tool)];
            const idle = (isSource && !tool.isAlways) || state?.idle;
            return (
              <button
                key={tool.id}
                type="button"
                className={styles.tool}
                data-tool={tool.id}
                aria-label={tool.label}
                title={tool.label}
                data-main={tool.isMain}
                data-always={tool.isAlways}
                aria-expanded={tool.isOpen}
                aria-pressed={tool.isOn && !isSource ? (state?.on ?? false) : undefined}
                // Not `disabled`: a button that is used up keeps the focus.
                aria-disabled={idle || undefined}
                // The selection stays in the text.
                onMouseDown={(event) => event.preventDefault()}
                onClick={() => {
                  if (idle) return;
                  // A step of its own for Undo.
                  if (!isSource) editor.view.dispatch(closeHistory(editor.state.tr));
                  tool.use(editor);
                }}
              >
                <ToolIcon id={tool.id} />
              </button>
            );
          })}
        </div>
      ))}
      <div className={styles.group}>
        <button
          type="button"
          className={styles.tool}
          aria-label={toolbar.html}
          aria-keyshortcuts="Control+/ Meta+/"
          title={`${toolbar.html} (Ctrl /)`}
          aria-pressed={isSource}
          onClick={onSource}
        >
          <ToolIcon id="html" />
        </button>
        <button
          type="button"
          className={`${styles.tool} ${styles.more}`}
          data-main="true"
          aria-label={toolbar.more}
          title={toolbar.more}
          aria-expanded={isOpen}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => {
            setOpen(!isOpen);
            // On a phone the rows that open may be below the window.
            requestAnimationFrame(() => ref.current?.scrollIntoView({ block: 'nearest' }));
          }}
        >
          <ToolIcon id="more" />
        </button>
      </div>
    </div>
  );
}

interface Tool {
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

/** Those with room on a phone. */
const mainTools: ReadonlySet<string> = new Set(['heading-2', 'bold', 'italic', 'bullets']);

/** Tools that are on where the caret is in what they make: name, `isActive`'s question, what they do. */
function textTools({ toolbar }: ToolbarMessages): Tool[][] {
  type Act = (chain: ChainedCommands) => ChainedCommands;
  const tool = (id: string, label: string, [name, attributes]: [string, object?], act: Act): Tool => ({
    id,
    label,
    isMain: mainTools.has(id),
    isOn: (editor) => editor.isActive(name, attributes),
    use: (editor) => act(editor.chain().focus()).run(),
  });
  const heading = (level: 2 | 3) =>
    tool(`heading-${level}`, toolbar[`heading_${level}`], ['heading', { level }], (chain) =>
      chain.toggleHeading({ level }),
    );
  return [
    [
      tool('paragraph', toolbar.paragraph, ['paragraph'], (chain) => chain.setParagraph()),
      heading(2),
      heading(3),
    ],
    [
      tool('bold', toolbar.bold, ['bold'], (chain) => chain.toggleBold()),
      tool('italic', toolbar.italic, ['italic'], (chain) => chain.toggleItalic()),
      tool('underline', toolbar.underline, ['underline'], (chain) => chain.toggleUnderline()),
    ],
    [
      tool('quote', toolbar.quote, ['blockquote'], (chain) => chain.toggleBlockquote()),
      tool('bullets', toolbar.bullets, ['bulletList'], (chain) => chain.toggleBulletList()),
      tool('numbers', toolbar.numbers, ['orderedList'], (chain) => chain.toggleOrderedList()),
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
  return (['s', 'm', 'l'] as const).map((size): Tool => {
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
        // Words and pictures stay.
        use: (editor) => editor.chain().focus().unsetAllMarks().unsetTextAlign().clearNodes().run(),
      },
      { id: 'find', label: messages.find.heading, use: actions.onFind },
    ],
    surroundingTools(writing, actions, states),
  ];
}

function buttonsOf(toolbar: HTMLElement): HTMLElement[] {
  return [...toolbar.querySelectorAll<HTMLElement>('button')];
}

/** Those that the width of the window lets be seen. */
function shownOf(toolbar: HTMLElement): HTMLElement[] {
  return buttonsOf(toolbar).filter(({ offsetParent }) => offsetParent !== null);
}

function rove(toolbar: HTMLElement, to: HTMLElement | undefined): void {
  for (const button of buttonsOf(toolbar)) button.tabIndex = button === to ? 0 : -1;
}

/**
 * One stop of the Tab key for a whole toolbar, arrow keys within it
 * (https://www.w3.org/WAI/ARIA/apg/patterns/toolbar/). Gives the toolbar's key handler.
 */
export function useRovingFocus(toolbar: RefObject<HTMLElement | null>, onEscape: () => void) {
  useEffect(() => {
    const element = toolbar.current;
    if (!element) return;
    rove(element, shownOf(element)[0] ?? buttonsOf(element)[0]);
    const follow = ({ target }: FocusEvent) => rove(element, target as HTMLElement);
    element.addEventListener('focusin', follow);
    return () => element.removeEventListener('focusin', follow);
  }, [toolbar]);

  return (event: KeyboardEvent<HTMLElement>) => {
    if (event.key === 'Escape') return onEscape();
    const buttons = shownOf(event.currentTarget);
    const at = buttons.indexOf(event.target as HTMLElement);
    const next = {
      ArrowRight: (at + 1) % buttons.length,
      ArrowLeft: (at - 1 + buttons.length) % buttons.length,
      Home: 0,
      End: buttons.length - 1,
    }[event.key];
    if (next === undefined || at < 0) return;
    event.preventDefault();
    buttons[next]?.focus();
  };
}

/** Puts the focus on the toolbar's one stop; on the first that is shown, where that one is not. */
export function focusToolbar(toolbar: HTMLElement | null): void {
  const shown = toolbar ? shownOf(toolbar) : [];
  (shown.find(({ tabIndex }) => tabIndex === 0) ?? shown[0])?.focus();
}
