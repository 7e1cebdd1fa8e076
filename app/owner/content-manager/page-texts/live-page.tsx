import type { CSSProperties } from 'react';
import { type ReactNode, type RefObject, useRef } from 'react';
import { useOwner } from '../../context/owner-context.ts';
import { useIsInBrowser } from '../../context/use-is-in-browser.ts';
import { TextButton } from '../../forms/button.tsx';
import styles from './page-texts.module.css';
import type { useLivePage } from './use-live-page.ts';
import { useTextPlace } from './use-text-place.ts';

interface LivePageProps {
  page: ReturnType<typeof useLivePage>;
  title: string;
  /** The text that is open. */
  open: string | undefined;
  /** The open text's editor, in the type of the page where it stands there. */
  renderEditor: (look: CSSProperties | undefined) => ReactNode;
  stage: RefObject<HTMLDivElement | null>;
}

/** The page as visitors see it, and over it the editor of the text that is changed. */
export function LivePage({ page, title, open, renderEditor, stage }: LivePageProps) {
  const { pageTexts } = useOwner().messages;
  const editor = useRef<HTMLDivElement>(null);
  const isInBrowser = useIsInBrowser();
  const place = useTextPlace({ frame: page.frame, editor, open, layout: page.layout });
  return (
    <div ref={stage} className={styles.stage}>
      {open && (
        <div ref={editor} className={place ? styles.placed : styles.loose} style={place?.box}>
          {renderEditor(place?.look)}
        </div>
      )}
      {isInBrowser && page.state === 'loading' && <p className={styles.waiting}>{pageTexts.loading}</p>}
      {page.state === 'failed' && (
        <p className={styles.waiting} role="alert">
          {pageTexts.not_loaded} <TextButton onClick={page.retry}>{pageTexts.retry}</TextButton>
        </p>
      )}
      {isInBrowser && (
        <iframe
          ref={page.frame}
          className={styles.frame}
          title={title}
          hidden={page.state === 'failed'}
          onLoad={page.hold}
        />
      )}
    </div>
  );
}
