import { useEffect } from 'react';
import { useFetcher } from 'react-router';
import type { Locale } from '../../../shared/locale.ts';
import { EditedText } from '../../ui/edited-text.tsx';
import richText from '../../ui/rich-text.module.css';
import text from '../../ui/text.module.css';
import { useOwner } from '../context/owner-context.ts';
import { trustedHtml } from '../context/trusted-html.ts';
import type { Shown } from './render-text.ts';
import styles from './text-preview.module.css';
import type { TypedText } from './typed-text.ts';

interface TextPreviewProps {
  id: string;
  text: TypedText;
  /** Pages set it as one line, with the marks of its edits. */
  isTitle: boolean;
  language: Locale;
}

/** How long to wait for the next key before asking, in milliseconds. */
const pause = 350;

/** What is typed as the public page would show it, rendered by the server. */
export function TextPreview({ id, text: { content, content_type }, isTitle, language }: TextPreviewProps) {
  const { contentManager, errors } = useOwner().messages;
  const { preview, preview_empty } = contentManager;
  const { data, submit } = useFetcher<Shown>();
  useEffect(() => {
    const timer = setTimeout(
      () => void submit({ intent: 'preview', content, content_type }, { method: 'post' }),
      pause,
    );
    return () => clearTimeout(timer);
  }, [submit, content, content_type]);
  const shown = data?.shown;
  return (
    <section id={id} className={styles.preview} aria-label={preview}>
      {data?.failure && <p className={text.small}>{errors.detail.text_too_intricate}</p>}
      {shown && !shown.html && <p className={text.small}>{preview_empty}</p>}
      {shown && isTitle && (
        <p className={styles.title} lang={language}>
          <EditedText source={shown.text} />
        </p>
      )}
      {shown && !isTitle && (
        <div
          className={`${richText.text} ${styles.text}`}
          lang={language}
          // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised by the server, as on the public page
          dangerouslySetInnerHTML={{ __html: trustedHtml(shown.html) }}
        />
      )}
    </section>
  );
}
