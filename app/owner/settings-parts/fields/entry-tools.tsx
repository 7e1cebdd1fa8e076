import { fill } from '../../../../messages/fill.ts';
import text from '../../../ui/text.module.css';
import { useOwner } from '../../context/owner-context.ts';
import { TextButton } from '../../forms/fields.tsx';
import styles from '../fields.module.css';

interface EntryToolsProps {
  name: string;
  /** Its place, counted from 1. */
  n: number;
  total: number;
  onMove: (by: -1 | 1) => void;
  onRemove: () => void;
}

/** The head of an entry: its place, and what can be done with it as a whole. */
export function EntryTools({ name, n, total, onMove, onRemove }: EntryToolsProps) {
  const { list, home } = useOwner().messages.settings;
  const labelled = (action: string) => fill(list.labelled, { action, name });
  return (
    <div className={styles.tools}>
      <p className={text.small}>{fill(list.position, { n, total })}</p>
      {/* At an end they do nothing, but keep the focus of whoever moved the entry there. */}
      <TextButton
        aria-label={labelled(home.move_up)}
        aria-disabled={n === 1}
        onClick={() => n > 1 && onMove(-1)}
      >
        {home.move_up}
      </TextButton>
      <TextButton
        aria-label={labelled(home.move_down)}
        aria-disabled={n === total}
        onClick={() => n < total && onMove(1)}
      >
        {home.move_down}
      </TextButton>
      <TextButton aria-label={labelled(home.remove)} onClick={onRemove}>
        {home.remove}
      </TextButton>
    </div>
  );
}
