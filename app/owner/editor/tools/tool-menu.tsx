import type { Editor } from '@tiptap/core';
import { type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react';
import { useOutsidePress } from '../../context/browser.ts';
import { useOwner } from '../../context/owner-context.ts';
import styles from '../editor.module.css';

export interface Tool {
  id: string;
  label: string;
  /** The text of the button in the toolbar's row, if it isn't the label. */
  word?: string;
  /** The shortcut in ProseMirror's notation. */
  keys?: string;
  /** The narrowest toolbar with this tool in its row. In narrower ones, the tool is in More. */
  from?: 'middle' | 'wide';
  /** For tools that can be on: returns whether the tool is on. */
  isOn?: (editor: Editor) => boolean;
  /** Whether the tool excludes the other tools of its menu. */
  isChoice?: boolean;
  /** Returns whether the tool is unavailable. Without it, the tool is always available. */
  isIdle?: (editor: Editor) => boolean;
  /** For tools that open part of the page: whether that part is open. */
  isOpen?: boolean;
  /** Whether the tool is available in the HTML view. */
  isAlways?: boolean;
  use: (editor: Editor) => void;
}

export interface ToolMenu extends Pick<Tool, 'id' | 'label' | 'word' | 'from' | 'isAlways'> {
  tools: readonly Tool[];
}

interface ToolMenuProps {
  menu: ToolMenu;
  editor: Editor;
  isSource: boolean;
  onUse: (tool: Tool) => void;
  /** Focuses the text. */
  onLeave: () => void;
}

const itemsOf = (menu: HTMLElement) => [...menu.querySelectorAll('button')].filter(isVisible);

/** A button with a menu of tools (https://www.w3.org/WAI/ARIA/apg/patterns/menu-button/). */
export function ToolMenuButton({ menu, editor, isSource, onUse, onLeave }: ToolMenuProps) {
  const { names_of } = useOwner().messages.writing.keys;
  const [isOpen, setOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const list = useRef<HTMLDivElement>(null);
  useOutsidePress(root, () => setOpen(false));
  useLayoutEffect(() => {
    if (!isOpen || !list.current) return;
    // Only a menu of choices opens at the current one.
    const checked = ':scope:not(:has([role="menuitem"])) > [aria-checked="true"]';
    (list.current.querySelector<HTMLElement>(checked) ?? itemsOf(list.current)[0])?.focus();
    list.current.scrollIntoView({ block: 'nearest' });
  }, [isOpen]);
  const isUnavailable = ({ isAlways, isIdle }: Pick<Tool, 'isAlways' | 'isIdle'>) =>
    (isSource && !isAlways) || (isIdle?.(editor) ?? false);

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const next = nextButton(itemsOf(event.currentTarget), event, ['ArrowUp', 'ArrowDown']);
    next?.focus();
    const isEscape = event.key === 'Escape';
    if (isEscape || event.key === 'Tab') {
      setOpen(false);
      // Tab continues from the button.
      button.current?.focus();
    }
    if (isEscape) event.stopPropagation();
    if (isEscape || next) event.preventDefault();
  };
  return (
    <div ref={root} className={styles.menuPlace} data-from={menu.from} data-menu={menu.id}>
      <button
        ref={button}
        type="button"
        className={styles.tool}
        data-tool={menu.id}
        aria-label={menu.label}
        title={menu.label}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        // A `disabled` button would lose the focus.
        aria-disabled={isUnavailable(menu) || undefined}
        // Keeps the selection in the text.
        onMouseDown={(event) => event.preventDefault()}
        onClick={() => {
          if (isUnavailable(menu)) return;
          if (isOpen) onLeave();
          setOpen(!isOpen);
        }}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown' || isUnavailable(menu)) return;
          event.preventDefault();
          setOpen(true);
        }}
      >
        <span>{menu.word}</span>
      </button>
      {isOpen && (
        <div ref={list} role="menu" aria-label={menu.label} className={styles.toolMenu} onKeyDown={onKeyDown}>
          {menu.tools.map((tool) => (
            // biome-ignore lint/a11y/useAriaPropsSupportedByRole: the role is known only at run time
            <button
              key={tool.id}
              type="button"
              role={tool.isOn ? (tool.isChoice ? 'menuitemradio' : 'menuitemcheckbox') : 'menuitem'}
              className={styles.tool}
              tabIndex={-1}
              data-tool={tool.id}
              data-from={tool.from}
              aria-checked={tool.isOn && !isUnavailable(tool) && tool.isOn(editor)}
              aria-disabled={isUnavailable(tool) || undefined}
              aria-keyshortcuts={tool.keys?.replaceAll('-', '+').replace('Mod', 'Control')}
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => {
                if (isUnavailable(tool)) return;
                setOpen(false);
                onLeave();
                onUse(tool);
              }}
            >
              {tool.label}
              {tool.keys && <span aria-hidden="true">{keyNames(tool.keys, names_of).join('+')}</span>}
            </button>
          ))}
        </div>
      )}
    </div>
  );
}

export const isVisible = ({ offsetParent }: HTMLElement) => offsetParent !== null;

/** Returns the button that an arrow key, Home or End moves to. */
export function nextButton(
  buttons: readonly HTMLElement[],
  { key, target }: KeyboardEvent,
  [back, forward]: readonly [back: string, forward: string],
): HTMLElement | undefined {
  const at = buttons.indexOf(target as HTMLElement);
  const moves: Record<string, number> = { [back]: at - 1, [forward]: at + 1, Home: 0, End: -1 };
  const to = moves[key];
  return at < 0 || to === undefined ? undefined : buttons.at(to % buttons.length);
}

const onMac: Record<string, string> = { Mod: '⌘', Alt: '⌥', Shift: '⇧' };

/** Returns the names of keys in ProseMirror's notation. */
export function keyNames(keys: string, names: Record<string, string>): string[] {
  const known = { ...names, ...(/Mac|iPhone|iPad/.test(navigator.platform) && onMac) };
  return keys.split('-').map((key) => known[key] ?? (key.length === 1 ? key.toUpperCase() : key));
}
