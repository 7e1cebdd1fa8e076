import type { Editor } from '@tiptap/core';
import { closeHistory } from '@tiptap/pm/history';
import { type RefObject, useState } from 'react';
import { useOwner } from '../context/owner-context.ts';
import styles from './editor.module.css';
import { useRovingFocus } from './roving-focus.ts';
import { ToolIcon } from './tool-icon.tsx';
import type { Tool } from './tools.ts';
import { useEditorReading } from './use-editor-reading.ts';

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
