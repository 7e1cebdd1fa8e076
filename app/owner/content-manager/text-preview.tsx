import { useEffect } from 'react';
import { useFetcher } from 'react-router';
import type { Locale } from '../../../shared/locale.ts';
import { EditedText } from '../../ui/edited-text.tsx';
import richText from '../../ui/text.module.css';
import { useOwner } from '../context/owner-context.ts';
import { trustedHtml } from '../context/trusted-html.ts';
import styles from './content-manager.module.css';
import type { RenderResult } from './render-text.ts';
import type { TypedText } from './typed-text.ts';

interface TextPreviewProps {
  id: string;
  text: TypedText;
  /** Pages set it as one line, with the marks of its edits. */
  isTitle: boolean;
  language: Locale;
}

/** The server is asked this long after the last key. */
const debounceMs = 350;

/** What is typed as the public page would show it, rendered by the server. */
export function TextPreview({ id, text: { content, content_type }, isTitle, language }: TextPreviewProps) {
  const { contentManager, errors } = useOwner().messages;
  const { preview, preview_empty } = contentManager;
  const { data, submit } = useFetcher<RenderResult>();
  useEffect(() => {
    const timer = setTimeout(
      () => void submit({ intent: 'preview', content, content_type }, { method: 'post' }),
      debounceMs,
    );
    return () => clearTimeout(timer);
  }, [submit, content, content_type]);
  const rendered = data?.rendered;
  return (
    <section id={id} className={styles.preview} aria-label={preview}>
      {data?.failure && <p className={richText.small}>{errors.detail.text_too_intricate}</p>}
      {rendered && !rendered.html && <p className={richText.small}>{preview_empty}</p>}
      {rendered && isTitle && (
        <p className={styles.textPreviewTitle} lang={language}>
          <EditedText source={rendered.text} />
        </p>
      )}
      {rendered && !isTitle && (
        <div
          className={`${richText.text} ${styles.text}`}
          lang={language}
          // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised by the server, as on the public page
          dangerouslySetInnerHTML={{ __html: trustedHtml(rendered.html) }}
        />
      )}
    </section>
  );
}
