import { Link } from 'react-router';
import type { KeptRun, RunSummary } from '../../../core/import/runs/kept-run.ts';
import { fill, plural } from '../../../messages/fill.ts';
import { localised, paths } from '../../../shared/paths.ts';
import text from '../../ui/text.module.css';
import { problemLine } from '../context/change-lines.ts';
import { useOwner } from '../context/owner-context.ts';
import { PageHeading } from '../shell/page-heading.tsx';
import { formatCount, formatScore } from './format-score.ts';
import styles from './import-runs.module.css';
import type { LoadedReport } from './load-runs.ts';
import { PartTable } from './part-table.tsx';
import { ReportFilter } from './report-filter.tsx';
import { ReportItems } from './report-items.tsx';
import { RunLine } from './run-line.tsx';
import { nameOf } from './run-name.ts';

/** The report of one import: one number for all, sums by kind of change, then its articles, worst first. */
export function KeptReport({ report }: { report: LoadedReport }) {
  const { messages, locale } = useOwner();
  const { importRuns } = messages;
  const { run } = report;
  return (
    <>
      <PageHeading
        title={run ? fill(importRuns.report.title, { name: nameOf(run, importRuns) }) : importRuns.list.title}
      >
        <p>{run ? <RunLine run={run} /> : importRuns.report.gone}</p>
        <Link className={text.action} to={localised(paths.importRuns, locale)}>
          {importRuns.report.back}
        </Link>
      </PageHeading>
      {run?.summary && (
        <>
          <Score run={run} summary={run.summary} />
          <Sums run={run} summary={run.summary} />
          <PartTable caption={importRuns.report.parts} parts={run.summary.parts} />
          <Notices summary={run.summary} />
        </>
      )}
      {run && (
        <section aria-labelledby="articles" className={styles.section}>
          <h2 id="articles" className={styles.heading}>
            {importRuns.report.articles}
          </h2>
          <ReportFilter run={run.id} query={report.query} />
          <ReportItems run={run.id} report={report} />
        </section>
      )}
    </>
  );
}

function Score({ run, summary: { compared, whole } }: { run: KeptRun; summary: RunSummary }) {
  const { messages, locale } = useOwner();
  const { report } = messages.importRuns;
  const counts = { whole: formatCount(whole, locale), compared: formatCount(compared, locale) };
  return (
    <section aria-label={report.score_label} className={styles.total}>
      {run.score === null ? (
        <p>{report.none_compared}</p>
      ) : (
        <>
          <p>
            <strong className={styles.number}>{formatScore(run.score, locale)}</strong> {report.score}
          </p>
          <p className={text.small}>{fill(report.whole, counts)}</p>
        </>
      )}
      <p className={styles.actions}>
        <a className={text.action} href={paths.apiImportFile(run.id, 'csv')} download>
          {report.download_csv}
        </a>
        <a className={text.action} href={paths.apiImportFile(run.id, 'json')} download>
          {report.download_json}
        </a>
      </p>
    </section>
  );
}

/** Each kind of change leads to the articles it was made in. */
function Sums({ run, summary: { sums } }: { run: KeptRun; summary: RunSummary }) {
  const { messages, locale } = useOwner();
  const { sums: sentences, changeKinds } = messages.importReport;
  return (
    <section className={styles.section} aria-labelledby="sums">
      <h2 id="sums" className={styles.heading}>
        {sentences.heading}
      </h2>
      {sums.length === 0 && <p className={text.small}>{sentences.none}</p>}
      <ul className={styles.sums}>
        {sums.map(({ code, count, posts }) => (
          <li key={code}>
            <Link
              className={text.action}
              to={`${localised(paths.importRun(run.id, { change: code }), locale)}#articles`}
            >
              {fill(plural(locale, sentences.line, posts), { kind: changeKinds[code], times: count })}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Notices({ summary: { skipped, skippedCount, problems } }: { summary: RunSummary }) {
  const { messages, locale } = useOwner();
  const { importReport, importRuns } = messages;
  return (
    <>
      {problems.length > 0 && (
        <ul className={styles.notices}>
          {problems.map((problem) => {
            const line = problemLine(problem, importReport);
            return <li key={line}>{line}</li>;
          })}
        </ul>
      )}
      {skippedCount > 0 && (
        <details className={styles.section}>
          <summary>{plural(locale, importRuns.report.skipped, skippedCount)}</summary>
          <ul className={styles.notices}>
            {skipped.map(({ title, reason }, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two may share a title, and the list does not change
              <li key={at}>
                {title || importRuns.report.untitled}: {importReport.skipReasons[reason]}
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  );
}
