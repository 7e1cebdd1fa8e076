import { type ComponentType, useEffect, useState } from 'react';
import type { LineEditorProps } from './line-editor.tsx';
import styles from './page-texts.module.css';

interface LineFieldProps extends Pick<LineEditorProps, 'label' | 'language' | 'isMarked' | 'onEnter'> {
  /** The line to begin with; a later one is not looked at. */
  initial: string;
}

/** A line of text: a field that becomes an editor as soon as that is loaded. Without it the field can be saved. */
export function LineField({ initial, ...line }: LineFieldProps) {
  const [area, setArea] = useState<HTMLTextAreaElement | null>(null);
  const [Rich, setRich] = useState<ComponentType<LineEditorProps>>();
  useEffect(() => {
    import('./line-editor.tsx').then(
      ({ LineEditor }) => setRich(() => LineEditor),
      () => undefined,
    );
  }, []);
  return (
    <>
      {Rich && area && <Rich area={area} className={styles.line} {...line} />}
      <textarea
        ref={setArea}
        name="content"
        className={styles.line}
        hidden={Rich !== undefined}
        aria-label={line.label}
        lang={line.language}
        rows={2}
        defaultValue={initial}
        spellCheck
      />
    </>
  );
}
