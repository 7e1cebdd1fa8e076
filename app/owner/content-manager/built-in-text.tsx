import type { Locale } from '../../../shared/locale.ts';
import { EditedText } from '../../ui/edited-text.tsx';
import text from '../../ui/text.module.css';
import { useOwner } from '../context/owner-context.ts';
import { TextButton } from '../forms/button.tsx';
import styles from './built-in-text.module.css';

interface BuiltInTextProps {
  text: string;
  /** Pages set it as one line, with the marks of its edits. */
  isTitle: boolean;
  language: Locale;
  /** Nothing is typed that the built-in text would replace. */
  canStart: boolean;
  onStart: () => void;
}

/** What the site says in a place that the owner has not written for, and may begin with. Tall as it is, whatever is typed. */
export function BuiltInText({ text: content, isTitle, language, canStart, onStart }: BuiltInTextProps) {
  const { on_site_now, start_built_in } = useOwner().messages.contentManager;
  return (
    <div className={styles.builtIn}>
      <p className={text.small}>{on_site_now}</p>
      <blockquote lang={language} className={isTitle ? styles.title : undefined}>
        {isTitle ? <EditedText source={content} /> : content}
      </blockquote>
      <TextButton className={canStart ? '' : styles.waiting} onClick={onStart}>
        {start_built_in}
      </TextButton>
    </div>
  );
}
