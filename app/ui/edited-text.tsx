import styles from './edited-text.module.css';
import { type EditPart, parseEdit } from './marked-text.ts';
import marks from './marks.module.css';

export function EditedText({ source }: { source: string }) {
  return parseEdit(source).map((part, position) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a fixed list that is rendered once
    <Part key={position} part={part} />
  ));
}

function Part({ part }: { part: EditPart }) {
  switch (part.kind) {
    case 'plain':
      return part.text;
    case 'struck':
      return <del className={styles.struck}>{part.text}</del>;
    case 'stet':
      return <span className={marks.stet}>{part.text}</span>;
    case 'inserted':
      return (
        <span className={styles.gap}>
          <span className={marks.caret} aria-hidden="true" />
          {/* The space is for screen readers and copied text. */}
          <ins className={marks.inserted}> {part.text}</ins>
        </span>
      );
    case 'replaced':
      return (
        <span className={styles.pair}>
          <del className={styles.struck}>{part.struck}</del>
          <ins className={marks.inserted}> {part.inserted}</ins>
        </span>
      );
  }
}
