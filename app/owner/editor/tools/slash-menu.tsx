import type { Editor } from '@tiptap/core';
import { useLayoutEffect, useRef } from 'react';
import { plural } from '../../../../messages/fill.ts';
import layout from '../../../ui/text.module.css';
import { useOwner } from '../../context/owner-context.ts';
import styles from '../editor.module.css';
import { useEditorReading } from '../editor-hooks.ts';
import { chooseItem, matchingItems, type SlashItem, slashState } from './slash.ts';

interface SlashMenuProps {
  editor: Editor;
  items: readonly SlashItem[];
}

/** The block menu, below the `/` or, if there is no space, above it. */
export function SlashMenu({ editor, items }: SlashMenuProps) {
  const { messages, locale } = useOwner();
  const { slash } = messages.writing;
  const list = useRef<HTMLDivElement>(null);
  const opened = useEditorReading(editor, ({ state }) => slashState(state) ?? null);
  const matching = opened ? matchingItems(items, opened.query) : [];

  useLayoutEffect(() => {
    const menu = list.current;
    const around = menu?.offsetParent;
    if (!opened || !menu || !around) return;
    const frame = around.getBoundingClientRect();
    const at = editor.view.coordsAtPos(Math.min(opened.from, editor.state.doc.content.size));
    const foot = Number.parseFloat(getComputedStyle(menu).getPropertyValue('--bottom-bar')) || 0;
    const room = (visualViewport?.height ?? innerHeight) - foot - at.bottom;
    const isAbove = room < menu.offsetHeight + 12 && at.top > menu.offsetHeight;
    const top = isAbove ? at.top - menu.offsetHeight - 6 : at.bottom + 6;
    menu.style.top = `${top - frame.top}px`;
    menu.style.left = `${Math.max(0, Math.min(at.left - frame.left, frame.width - menu.offsetWidth))}px`;
    menu.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' });
  }, [editor, opened]);

  if (!opened) return null;
  return (
    <>
      <div
        ref={list}
        id="slash-menu"
        role="listbox"
        aria-label={slash.label}
        className={styles.menu}
        hidden={matching.length === 0}
        // Keeps the focus in the text.
        onMouseDown={(event) => event.preventDefault()}
      >
        {matching.map((item, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the text handles the keys
          <div
            key={item.id}
            id={`slash-${item.id}`}
            role="option"
            // The text keeps the focus.
            tabIndex={-1}
            aria-selected={index === opened.active}
            className={styles.item}
            onClick={() => chooseItem(editor, item)}
          >
            {item.label}
          </div>
        ))}
      </div>
      <p role="status" className={layout.hidden}>
        {matching.length > 0 ? plural(locale, slash.count, matching.length) : slash.none}
      </p>
    </>
  );
}
