import { allWords, comparedParts, type PartCounts } from '../../../shared/post-comparison.ts';
import { useOwner } from '../context/owner-context.ts';
import { formatCount } from './format-score.ts';
import styles from './import-runs.module.css';

/** How many words, pictures … the originals have, and how many are missing here or new. */
export function PartTable({ caption, parts }: { caption: string; parts: PartCounts }) {
  const { messages, locale } = useOwner();
  const { report, parts: names } = messages.importRuns;
  const rows = [
    ['all_words', allWords(parts)] as const,
    ...comparedParts.map((name) => [name, parts[name]] as const),
  ];
  return (
    <table className={styles.importRunsTable}>
      <caption>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{report.part}</th>
          <th scope="col">{report.in_source}</th>
          <th scope="col">{report.missing}</th>
          <th scope="col">{report.added}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, { total, missing, added }]) => (
          <tr key={name}>
            <th scope="row">{names[name]}</th>
            <td>{formatCount(total, locale)}</td>
            <td>{missing > 0 ? <strong>{formatCount(missing, locale)}</strong> : 0}</td>
            <td>{formatCount(added, locale)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
