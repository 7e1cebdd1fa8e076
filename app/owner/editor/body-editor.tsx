import { type ComponentType, useEffect, useState } from 'react';
import { useOwner } from '../context/owner-context.ts';
import { trustedHtml } from '../context/trusted-html.ts';
import styles from './body-editor.module.css';
import type { RichEditorProps } from './rich-editor.tsx';
import text from './text.module.css';

interface BodyEditorProps {
  id: string;
  /** Name of the form's field. It always holds the body's HTML: before the script, without it, and after. */
  name?: string;
  /** The body to begin with. Later ones are not looked at: another post is another editor, by its `key`. */
  initialHtml: string;
  /** Whether the core has sanitised it, so that it may be shown while the editor is on its way. */
  isSanitised?: boolean;
}

/** The text of a post: a text area that becomes an editor as soon as that is loaded. Nothing typed before is lost. */
export function BodyEditor({ id, name, initialHtml, isSanitised = false }: BodyEditorProps) {
  const { fields, toolbar } = useOwner().messages.compose;
  const [area, setArea] = useState<HTMLTextAreaElement | null>(null);
  const [Rich, setRich] = useState<ComponentType<RichEditorProps>>();
  const [isSource, setIsSource] = useState(false);
  const [hasFailed, setFailed] = useState(false);

  useEffect(() => {
    // Without it the text area stays, and can be written in and saved.
    import('./rich-editor.tsx').then(
      ({ RichEditor }) => setRich(() => RichEditor),
      () => setFailed(true),
    );
  }, []);

  const isWaiting = !Rich && !hasFailed;
  const isPreviewed = isWaiting && isSanitised && initialHtml !== '';
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
          sanitisedHtml={isSanitised ? initialHtml : undefined}
          isSource={isSource}
          onSource={setIsSource}
        />
      )}
      {isPreviewed && (
        <div
          className={`${styles.page} ${text.text} ${styles.preview}`}
          aria-busy="true"
          // biome-ignore lint/security/noDangerouslySetInnerHtml: only what the core has sanitised
          dangerouslySetInnerHTML={{ __html: trustedHtml(initialHtml) }}
        />
      )}
      <textarea
        ref={setArea}
        id={id}
        name={name}
        className={`${styles.area} ${isHidden ? styles.hidden : ''} ${isSource || hasFailed ? styles.source : ''}`}
        aria-label={isSource ? `${fields.body} (${toolbar.html})` : fields.body}
        placeholder={fields.body_placeholder}
        defaultValue={initialHtml}
        spellCheck={!isSource}
      />
    </div>
  );
}
