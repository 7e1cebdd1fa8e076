import { type ComponentType, type Ref, useCallback, useEffect, useState } from 'react';
import { readStored, store } from '../context/browser.ts';
import { useOwner } from '../context/owner-context.ts';
import { trustedHtml } from '../context/trusted-html.ts';
import styles from './editor.module.css';
import type { FocusMode, PageHandle, RichEditorProps } from './rich-editor.tsx';
import text from './text.module.css';

interface BodyEditorProps {
  id: string;
  /** The field's name. The field always contains the body's HTML, with and without the script. */
  name?: string;
  /** Later values are ignored. Use another `key` for another text. */
  initialHtml: string;
  /** Sanitized HTML, shown while the editor loads. */
  sanitizedHtml?: string | undefined;
  /** Label, if it isn't the post's body. */
  label?: string;
  /** Rows of the plain field and the source; by default, the height of the text. */
  rows?: number;
  /** The browser storage key for showing the source first. */
  sourceKey?: string;
  areaRef?: (area: HTMLTextAreaElement | null) => void;
  /** Null while the source or the plain field is shown. */
  pageRef?: Ref<PageHandle | null>;
  focusMode?: FocusMode;
  /** The element for the tools, null until it exists. By default, they are above the text. */
  toolbarAt?: HTMLElement | null;
}

/** A text area that becomes an editor once the editor has loaded. Nothing typed before is lost. */
export function BodyEditor({
  id,
  name,
  initialHtml,
  sanitizedHtml,
  label,
  rows,
  sourceKey,
  areaRef,
  pageRef,
  focusMode,
  toolbarAt,
}: BodyEditorProps) {
  const { fields, toolbar } = useOwner().messages.compose;
  const [area, setArea] = useState<HTMLTextAreaElement | null>(null);
  const [Rich, setRich] = useState<ComponentType<RichEditorProps>>();
  const [isSource, setIsSource] = useState(false);
  const [hasFailed, setFailed] = useState(false);

  useEffect(() => {
    // If loading fails, the text area stays.
    import('./rich-editor.tsx').then(
      ({ RichEditor }) => {
        setRich(() => RichEditor);
        setIsSource(sourceKey !== undefined && readStored(sourceKey) !== null);
      },
      () => setFailed(true),
    );
  }, [sourceKey]);
  const attach = useCallback(
    (field: HTMLTextAreaElement | null) => {
      setArea(field);
      areaRef?.(field);
    },
    [areaRef],
  );

  const called = label ?? fields.body;
  const isWaiting = !Rich && !hasFailed;
  const isPreviewed = isWaiting && Boolean(sanitizedHtml);
  const isHidden = Rich ? !isSource : isPreviewed;
  return (
    <div
      className={`${styles.editor} ${toolbarAt === undefined ? styles.withTools : ''}`}
      // Input in tools and the editor isn't a change of the form. The field reports changes.
      onInput={(event) => event.target !== area && event.stopPropagation()}
    >
      {Rich && area && (
        <Rich
          area={area}
          sanitizedHtml={sanitizedHtml}
          isSource={isSource}
          onSource={(isShown) => {
            setIsSource(isShown);
            if (sourceKey) store(sourceKey, isShown ? '1' : null);
          }}
          label={called}
          pageRef={pageRef}
          focusMode={focusMode}
          toolbarAt={toolbarAt}
        />
      )}
      {isPreviewed && (
        <div
          className={`${styles.page} ${text.text} ${styles.preview}`}
          aria-busy="true"
          // biome-ignore lint/security/noDangerouslySetInnerHtml: only HTML that the core has sanitized
          dangerouslySetInnerHTML={{ __html: trustedHtml(sanitizedHtml ?? '') }}
        />
      )}
      <textarea
        ref={attach}
        id={id}
        name={name}
        className={`${styles.area} ${isHidden ? styles.hidden : ''} ${isSource || hasFailed ? styles.source : ''}`}
        rows={rows}
        aria-label={isSource ? `${called} (${toolbar.html})` : called}
        placeholder={fields.body_placeholder}
        defaultValue={initialHtml}
        spellCheck={!isSource}
      />
    </div>
  );
}
