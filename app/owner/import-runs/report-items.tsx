import { Link } from 'react-router';
import type { KeptItem } from '../../../core/import/runs/kept-run.ts';
import { plural } from '../../../messages/fill.ts';
import { nameKinds } from '../../../messages/name-kinds.ts';
import { kindIn } from '../../../shared/imported-post.ts';
import { localised, paths } from '../../../shared/paths.ts';
import { allWords } from '../../../shared/post-comparison.ts';
import text from '../../ui/text.module.css';
import { useOwner } from '../context/owner-context.ts';
import { formatScore } from './format-score.ts';
import styles from './import-runs.module.css';
import type { LoadedReport } from './load-runs.ts';

/** The articles of a page of the report, each with its number. */
export function ReportItems({ run, report }: { run: string; report: LoadedReport }) {
  const { messages, locale } = useOwner();
  const { items, query, isFirst, next } = report;
  const sentences = messages.importRuns.report;
  return (
    <>
      {items.length === 0 && <p>{sentences.none}</p>}
      <ol className={styles.list}>
        {items.map((item) => (
          <li key={item.position} className={styles.importRunsRow}>
            <p className={styles.score}>
              {item.score === null ? sentences.not_compared : formatScore(item.score, locale)}
            </p>
            <div>
              <p className={styles.name}>
                <Link to={localised(paths.importedPost(run, item.position, query), locale)}>
                  {item.title || sentences.untitled}
                </Link>
              </p>
              <ItemFacts item={item} />
            </div>
          </li>
        ))}
      </ol>
      {!(isFirst && next === null) && (
        <nav className={styles.actions} aria-label={sentences.pager}>
          {!isFirst && (
            <Link className={text.action} to={localised(paths.importRun(run, query), locale)}>
              {sentences.first}
            </Link>
          )}
          {next !== null && (
            <Link
              className={text.action}
              to={localised(paths.importRun(run, { ...query, after: next }), locale)}
              rel="next"
            >
              {sentences.more}
            </Link>
          )}
        </nav>
      )}
    </>
  );
}

function ItemFacts({ item: { outcome, comparison, decision, changes } }: { item: KeptItem }) {
  const { messages, locale } = useOwner();
  const { importReport, importRuns } = messages;
  const kind = kindIn(changes);
  const missing = comparison ? allWords(comparison.parts).missing : 0;
  const codes = new Set(changes.map(({ code }) => code));
  const kinds = [...codes]
    .filter((code) => code !== 'other_kind')
    .map((code) => importReport.changeKinds[code]);
  const facts = [
    kind !== undefined && nameKinds(locale, importReport.others, { [kind]: 1 }),
    importReport.outcomes[outcome],
    missing > 0 && plural(locale, importRuns.report.words_missing, missing),
    ...kinds,
  ].filter(Boolean);
  return (
    <p className={text.small}>
      {decision && <span className={text.badge}>{importRuns.decisions[decision]}</span>} {facts.join(' · ')}
    </p>
  );
}
