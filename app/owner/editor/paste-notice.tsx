import { fill, plural } from '../../../messages/fill.ts';
import { useOwner } from '../context/owner-context.ts';
import { TextButton } from '../forms/fields.tsx';
import type { PasteReportLine } from './paste/paste-report.ts';
import styles from './pictures/pictures.module.css';

/** Passages that are quoted of each kind, and their length in characters. */
const quoted = { most: 10, longest: 200 } as const;

function quotes(passages: readonly string[], quote: string): string {
  const shown = passages.slice(0, quoted.most).map((passage) => {
    const characters = [...passage];
    const isLong = characters.length > quoted.longest;
    return fill(quote, { text: isLong ? `${characters.slice(0, quoted.longest).join('')}…` : passage });
  });
  return shown.join(', ') + (passages.length > quoted.most ? ' …' : '');
}

interface PasteNoticeProps {
  report: readonly PasteReportLine[];
  onClose: () => void;
}

/** Shows above the text what the last paste left out or changed, until it is closed or something else is pasted. */
export function PasteNotice({ report, onClose }: PasteNoticeProps) {
  const { messages, locale } = useOwner();
  const { pasted } = messages.compose;
  return (
    <div className={styles.notice} role="status">
      <p>{pasted.heading}</p>
      {report.map(({ code, count, passages }) => (
        <p key={code}>
          {plural(locale, pasted.losses[code], count)}
          {passages.length > 0 && <span>: {quotes(passages, pasted.quote)}</span>}
        </p>
      ))}
      <div className={styles.actions}>
        <TextButton onClick={onClose}>{pasted.close}</TextButton>
      </div>
    </div>
  );
}
