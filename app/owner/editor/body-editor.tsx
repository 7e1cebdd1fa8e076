import { type ComponentType, type Ref, useCallback, useEffect, useState } from 'react';
import { readStored, store } from '../context/browser.ts';
import { useOwner } from '../context/owner-context.ts';
import { trustedHtml } from '../context/trusted-html.ts';
import styles from './editor.module.css';
import type { PageHandle, Quiet, RichEditorProps } from './rich-editor.tsx';
import text from './text.module.css';

interface BodyEditorProps {
  id: string;
  /** Name of the form's field. It always holds the body's HTML: before the script, without it, and after. */
  name?: string;
  /** The body to begin with. Later ones are not looked at: another post is another editor, by its `key`. */
  initialHtml: string;
  /** What the core has sanitised of it: shown while the editor is on its way. */
  sanitisedHtml?: string | undefined;
  /** What the text is called, where that is not simply the body. */
  label?: string;
  /** Rows of the plain field and of the source; as tall as the text when left out. */
  rows?: number;
  /** Where this browser keeps that the source is wanted first; always the page when left out. */
  sourceKey?: string;
  /** The field itself, which holds the source while that is shown. */
  areaRef?: (area: HTMLTextAreaElement | null) => void;
  /** The page, null while the source or the plain field is shown. */
  pageRef?: Ref<PageHandle | null>;
  /** Where the text may have the window to itself. */
  quiet?: Quiet;
}

/** The text of a post: a text area that becomes an editor as soon as that is loaded. Nothing typed before is lost. */
export function BodyEditor({
  id,
  name,
  initialHtml,
  sanitisedHtml,
  label,
  rows,
  sourceKey,
  areaRef,
  pageRef,
  quiet,
}: BodyEditorProps) {
  const { fields, toolbar } = useOwner().messages.compose;
  const [area, setArea] = useState<HTMLTextAreaElement | null>(null);
  const [Rich, setRich] = useState<ComponentType<RichEditorProps>>();
  const [isSource, setIsSource] = useState(false);
  const [hasFailed, setFailed] = useState(false);

  useEffect(() => {
    // Without it the text area stays, and can be written in and saved.
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
  const isPreviewed = isWaiting && Boolean(sanitisedHtml);
  const isHidden = Rich ? !isSource : isPreviewed;
  return (
    <div
      className={styles.editor}
      // What is typed into tools and text is no change of the form's fields; the field itself tells of those.
      onInput={(event) => event.target !== area && event.stopPropagation()}
    >
      {Rich && area && (
        <Rich
          area={area}
          sanitisedHtml={sanitisedHtml}
          isSource={isSource}
          onSource={(wanted) => {
            setIsSource(wanted);
            if (sourceKey) store(sourceKey, wanted ? '1' : null);
          }}
          label={called}
          pageRef={pageRef}
          quiet={quiet}
        />
      )}
      {isPreviewed && (
        <div
          className={`${styles.page} ${text.text} ${styles.preview}`}
          aria-busy="true"
          // biome-ignore lint/security/noDangerouslySetInnerHtml: only what the core has sanitised
          dangerouslySetInnerHTML={{ __html: trustedHtml(sanitisedHtml ?? '') }}
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
