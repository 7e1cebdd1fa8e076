import { plural } from '../../../../messages/fill.ts';
import type { WordReport } from '../../../../shared/handover.ts';
import { useOwner } from '../../context/owner-context.ts';
import styles from '../dialogs.module.css';

/** What of a Word file is not as it was, a line each. */
export function ReportLines({ report }: { report: WordReport }) {
  const { messages, locale } = useOwner();
  const { handover } = messages;
  if (report.length === 0) return <p>{handover.nothing}</p>;
  return (
    <>
      <p>{handover.report}:</p>
      <ul className={styles.lines}>
        {report.map(({ code, count, what }) => (
          <li key={code}>
            {plural(locale, handover.losses[code], count)}
            {what && <span className={styles.what}>: {what}</span>}
          </li>
        ))}
      </ul>
    </>
  );
}
