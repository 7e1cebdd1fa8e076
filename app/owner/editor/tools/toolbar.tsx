import type { ChainedCommands, Editor } from '@tiptap/core';
import { closeHistory, redoDepth, undoDepth } from '@tiptap/pm/history';
import { type KeyboardEvent, type RefObject, useEffect } from 'react';
import { fill } from '../../../../messages/fill.ts';
import { type OwnerMessages, useOwner } from '../../context/owner-context.ts';
import styles from '../editor.module.css';
import { useEditorReading } from '../editor-hooks.ts';
import { resizePicture, selectedPicture } from '../pictures/picture-tools.tsx';
import { presets } from '../pictures/picture-view.ts';
import { isVisible, nextButton, type Tool, type ToolMenu, ToolMenuButton } from './tool-menu.tsx';

interface ToolbarProps {
  editor: Editor;
  groups: readonly (readonly (Tool | ToolMenu)[])[];
  ref: RefObject<HTMLDivElement | null>;
  isSource: boolean;
  /** Focuses the text. */
  onLeave: () => void;
}

/** Rerenders only when a button's state has changed, not with every key. */
export function Toolbar({ editor, groups, ref, isSource, onLeave }: ToolbarProps) {
  const { toolbar } = useOwner().messages.compose;
  const onKeyDown = useRovingFocus(ref, onLeave);
  const flat = groups.flat();
  const states = useEditorReading(editor, () =>
    flat.map((entry) => {
      if (!('tools' in entry)) return { on: entry.isOn?.(editor), idle: entry.isIdle?.(editor) };
      const current = entry.id === 'style' && entry.tools.find(({ isOn }) => isOn?.(editor));
      return { word: current ? (current.word ?? current.label) : entry.word };
    }),
  );
  const use = (tool: Tool) => {
    // Starts a separate step for Undo.
    if (!isSource) editor.view.dispatch(closeHistory(editor.state.tr));
    tool.use(editor);
  };
  const show = (entry: Tool | ToolMenu) => {
    const state = states[flat.indexOf(entry)];
    if ('tools' in entry) {
      const word = state?.word ?? entry.word ?? '';
      const menu =
        entry.id === 'style' ? { ...entry, word, label: fill(entry.label, { name: word }) } : entry;
      return <ToolMenuButton key={entry.id} {...{ menu, editor, isSource, onLeave }} onUse={use} />;
    }
    const idle = (isSource && !entry.isAlways) || state?.idle;
    return (
      <button
        key={entry.id}
        type="button"
        className={styles.tool}
        data-tool={entry.id}
        data-from={entry.from}
        aria-label={entry.label}
        title={entry.label}
        aria-expanded={entry.isOpen}
        aria-pressed={entry.isOn && !isSource ? (state?.on ?? false) : undefined}
        // A `disabled` button would lose the focus.
        aria-disabled={idle || undefined}
        // Keeps the selection in the text.
        onMouseDown={(event) => event.preventDefault()}
        onClick={() => idle || use(entry)}
      >
        {entry.word ?? entry.label}
      </button>
    );
  };
  return (
    <div ref={ref} role="toolbar" aria-label={toolbar.label} className={styles.toolbar} onKeyDown={onKeyDown}>
      {groups.map((group) => (
        <div key={group[0]?.id} className={styles.group}>
          {group.map(show)}
        </div>
      ))}
    </div>
  );
}

interface Actions {
  onLink: () => void;
  onFind: () => void;
  onPicture: () => void;
  onOutline: () => void;
  onKeys: () => void;
  onSource: () => void;
  /** Toggles focus mode, if there is one. */
  onFocusMode: (() => void) | undefined;
  /** Called when an image action is used without a selected image. */
  onNoPicture: () => void;
}

interface ActionStates {
  hasOutline: boolean;
  isFocusMode: boolean;
  isSource: boolean;
}

/** Returns the toolbar's groups, in order. In focus mode, formatting is done with keys and the block menu. */
export function toolGroups(
  { compose, writing }: Pick<OwnerMessages, 'compose' | 'writing'>,
  actions: Actions,
  { hasOutline, isFocusMode, isSource }: ActionStates,
): (Tool | ToolMenu)[][] {
  const { toolbar, image, find } = compose;
  const { outline, quiet, keys } = writing;
  const { words } = toolbar;
  type Act = (chain: ChainedCommands) => ChainedCommands;
  const act = (change: Act) => (editor: Editor) => void change(editor.chain().focus()).run();
  /** Returns a tool that is on when the cursor is in a `name` node or mark. */
  const format = (id: string, label: string, name: string, change: Act, attributes?: object): Tool => ({
    id,
    label,
    isOn: (editor) => editor.isActive(name, attributes),
    use: act(change),
  });
  const heading = (level: 2 | 3): Tool => ({
    ...format(
      `heading-${level}`,
      toolbar[`heading_${level}`],
      'heading',
      (chain) => chain.toggleHeading({ level }),
      { level },
    ),
    keys: `Mod-Alt-${level}`,
  });
  const choices = (tools: Tool[]): Tool[] => tools.map((tool) => ({ ...tool, isChoice: true }));
  const aligns = ['center', 'right', 'justify'] as const;
  const focusTools: Tool[] = actions.onFocusMode
    ? [
        {
          id: 'quiet',
          isAlways: true,
          from: 'wide',
          label: isFocusMode ? quiet.end : quiet.begin,
          word: isFocusMode ? words.end_focus : words.focus,
          use: actions.onFocusMode,
        },
      ]
    : [];
  const outlineTool: Tool = {
    id: 'outline',
    isAlways: true,
    label: outline.heading,
    isOpen: hasOutline,
    use: actions.onOutline,
  };
  const keysTool: Tool = {
    id: 'keys',
    isAlways: true,
    label: keys.heading,
    word: words.keys,
    keys: 'Mod-?',
    use: actions.onKeys,
  };
  if (isFocusMode) return [[outlineTool, ...focusTools.map(({ from, ...tool }) => tool), keysTool]];
  const style: ToolMenu = {
    id: 'style',
    label: toolbar.style,
    word: words.text,
    tools: choices([
      {
        ...format('paragraph', toolbar.paragraph, 'paragraph', (chain) => chain.setParagraph()),
        word: words.text,
        keys: 'Mod-Alt-0',
      },
      heading(2),
      heading(3),
    ]),
  };
  const list: ToolMenu = {
    id: 'list',
    label: words.list,
    word: words.list,
    tools: choices([
      {
        ...format('bullets', toolbar.bullets, 'bulletList', (chain) => chain.toggleBulletList()),
        keys: 'Mod-Shift-8',
      },
      {
        ...format('numbers', toolbar.numbers, 'orderedList', (chain) => chain.toggleOrderedList()),
        keys: 'Mod-Shift-7',
      },
    ]),
  };
  const align: ToolMenu = {
    id: 'align',
    label: words.align,
    word: words.align,
    from: 'wide',
    tools: choices([
      {
        id: 'align-left',
        label: toolbar.align_left,
        keys: 'Mod-Shift-l',
        // Left is the default and isn't stored.
        isOn: (editor) => !aligns.some((align) => editor.isActive({ textAlign: align })),
        use: act((chain) => chain.unsetTextAlign()),
      },
      ...aligns.map((align) => ({
        id: `align-${align}`,
        label: toolbar[`align_${align}`],
        keys: `Mod-Shift-${align[0] === 'c' ? 'e' : align[0]}`,
        isOn: (editor: Editor) => editor.isActive({ textAlign: align }),
        use: act((chain) => chain.setTextAlign(align)),
      })),
    ]),
  };
  const row: (Tool | ToolMenu)[][] = [
    [style],
    [
      { ...format('bold', toolbar.bold, 'bold', (chain) => chain.toggleBold()), word: 'B' },
      { ...format('italic', toolbar.italic, 'italic', (chain) => chain.toggleItalic()), word: 'I' },
      {
        ...format('underline', toolbar.underline, 'underline', (chain) => chain.toggleUnderline()),
        word: 'U',
        keys: 'Mod-u',
        from: 'wide',
      },
      {
        id: 'link',
        label: toolbar.link,
        isOn: (editor) => editor.isActive('link'),
        use: actions.onLink,
      },
    ],
    [
      list,
      {
        ...format('quote', toolbar.quote, 'blockquote', (chain) => chain.toggleBlockquote()),
        keys: 'Mod-Shift-b',
        from: 'middle',
      },
      align,
    ],
  ];
  const end: Tool[] = [
    {
      id: 'undo',
      label: toolbar.undo,
      keys: 'Mod-z',
      from: 'wide',
      isIdle: ({ state }) => undoDepth(state) === 0,
      use: act((chain) => chain.undo()),
    },
    {
      id: 'redo',
      label: toolbar.redo,
      keys: 'Mod-Shift-z',
      from: 'wide',
      isIdle: ({ state }) => redoDepth(state) === 0,
      use: act((chain) => chain.redo()),
    },
    { id: 'find', label: find.heading, word: words.find, keys: 'Mod-f', from: 'wide', use: actions.onFind },
    ...focusTools,
  ];
  const moved = [...row.flat(), ...end].flatMap(({ from, ...entry }): Tool[] => {
    if (!from) return [];
    return ('tools' in entry ? entry.tools : [entry]).map((tool) => ({ ...tool, from }));
  });
  const sizes = (['s', 'm', 'l'] as const).map(
    (size): Tool => ({
      id: `size-${size}`,
      label: `${image.size}: ${image[`size_${size}`]}`,
      isOn: (editor) => selectedPicture(editor)?.attrs.width === `${presets[size]}%`,
      use: (editor) => {
        if (!resizePicture(editor, presets[size])) actions.onNoPicture();
      },
    }),
  );
  const clear: Tool = {
    id: 'clear',
    label: toolbar.clear,
    use: act((chain) => chain.unsetAllMarks().unsetTextAlign().clearNodes()),
  };
  const html: Tool = {
    id: 'html',
    isAlways: true,
    label: toolbar.html,
    keys: 'Mod-/',
    isOn: () => isSource,
    use: actions.onSource,
  };
  const more: ToolMenu = {
    id: 'more',
    isAlways: true,
    label: toolbar.more,
    word: words.more,
    tools: [...moved, ...choices(sizes), clear, outlineTool, html, keysTool],
  };
  return [
    ...row,
    [{ id: 'picture', label: image.insert, word: words.image, use: actions.onPicture }, more],
    end,
  ];
}

const buttonsOf = (toolbar: HTMLElement) => [
  ...toolbar.querySelectorAll<HTMLElement>('button:not([role^="menuitem"])'),
];

/**
 * Makes a toolbar one stop of the Tab key, with arrow keys inside it
 * (https://www.w3.org/WAI/ARIA/apg/patterns/toolbar/). Returns the toolbar's key handler.
 */
export function useRovingFocus(toolbar: RefObject<HTMLElement | null>, onEscape: () => void) {
  useEffect(() => {
    const element = toolbar.current;
    if (!element) return;
    const rove = (to: EventTarget | null | undefined) => {
      for (const button of buttonsOf(element)) button.tabIndex = button === to ? 0 : -1;
    };
    rove(buttonsOf(element).find(isVisible) ?? buttonsOf(element)[0]);
    const follow = ({ target }: FocusEvent) => {
      if (buttonsOf(element).some((button) => button === target)) rove(target);
    };
    element.addEventListener('focusin', follow);
    return () => element.removeEventListener('focusin', follow);
  }, [toolbar]);

  return (event: KeyboardEvent<HTMLElement>) => {
    if (event.key === 'Escape') return onEscape();
    const next = nextButton(buttonsOf(event.currentTarget).filter(isVisible), event, [
      'ArrowLeft',
      'ArrowRight',
    ]);
    if (!next) return;
    event.preventDefault();
    next.focus();
  };
}

/** Focuses the toolbar's Tab stop, or the first visible button if the stop is hidden. */
export function focusToolbar(toolbar: HTMLElement | null): void {
  const shown = toolbar ? buttonsOf(toolbar).filter(isVisible) : [];
  (shown.find(({ tabIndex }) => tabIndex === 0) ?? shown[0])?.focus();
}
