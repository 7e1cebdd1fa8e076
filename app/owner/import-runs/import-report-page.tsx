import { Form, Link } from 'react-router';
import type { RunSummary, StoredItem, StoredRun } from '../../../core/import/run-store.ts';
import { fill, plural } from '../../../messages/fill.ts';
import { nameKinds } from '../../../messages/name-kinds.ts';
import { importOutcomes } from '../../../shared/import.ts';
import { allWords, importChangeCodes, kindIn } from '../../../shared/imported-post.ts';
import { defaultLocale, localeParameter } from '../../../shared/locale.ts';
import { localized, paths } from '../../../shared/paths.ts';
import text from '../../ui/text.module.css';
import { useOwner } from '../context/owner-context.ts';
import { Button } from '../forms/fields.tsx';
import field from '../forms/forms.module.css';
import { ProblemList } from '../import-lists.tsx';
import { ActionLink, ListPager, SelectField } from '../page-kit.tsx';
import { clientAction, clientLoader, shouldRevalidate } from '../shell/guarded-client.ts';
import { GuardedPage } from '../shell/guarded-page.tsx';
import { guardedAction, guardedHeaders, guardedLoader } from '../shell/guarded-route.ts';
import { PageHeading } from '../shell/page-parts.tsx';
import type { Route } from './+types/import-report-page';
import styles from './import-runs.module.css';
import { type LoadedReport, loadReport, type ReportQuery } from './import-runs.ts';
import { formatCount, formatScore, nameOf, PartTable, RunLine } from './run-facts.tsx';

export const loader = guardedLoader(({ core }, query) => loadReport(core, query));

/** The only action here is signing in or out. */
export const action = guardedAction(async () => null);

export { clientAction, clientLoader, guardedHeaders as headers, shouldRevalidate };

export default function ImportReportPage(props: Route.ComponentProps) {
  const { meta_title, meta_description } = useOwner().messages.importRuns.report;
  return (
    <GuardedPage {...props} title={meta_title} description={meta_description}>
      {(report) => <ImportReport report={report} />}
    </GuardedPage>
  );
}

function ImportReport({ report }: { report: LoadedReport }) {
  const { importRuns } = useOwner().messages;
  const { run } = report;
  return (
    <>
      <PageHeading
        title={run ? fill(importRuns.report.title, { name: nameOf(run, importRuns) }) : importRuns.list.title}
      >
        <p>{run ? <RunLine run={run} /> : importRuns.report.gone}</p>
        <ActionLink to={paths.importRuns}>{importRuns.report.back}</ActionLink>
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

function Score({ run, summary: { compared, whole } }: { run: StoredRun; summary: RunSummary }) {
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
      <p className={field.actions}>
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

function Sums({ run, summary: { sums } }: { run: StoredRun; summary: RunSummary }) {
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
              to={`${localized(paths.importRun(run.id, { change: code }), locale)}#articles`}
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
      <ProblemList className={styles.notices} problems={problems} />
      {skippedCount > 0 && (
        <details className={styles.section}>
          <summary>{plural(locale, importRuns.report.skipped, skippedCount)}</summary>
          <ul className={styles.notices}>
            {skipped.map(({ title, reason }, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two posts may have the same title, and the list never changes
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

/** A GET form, so that it works without JavaScript. */
function ReportFilter({ run, query }: { run: string; query: ReportQuery }) {
  const { messages, locale } = useOwner();
  const { importReport, importRuns } = messages;
  const { report } = importRuns;
  const isFiltered = Object.keys(query).length > 0;
  return (
    // The form is created again for each URL, so that its fields match the list.
    <Form
      method="get"
      action={paths.importReport}
      key={JSON.stringify(query)}
      className={styles.filter}
      aria-label={report.filter}
    >
      <input type="hidden" name="run" value={run} />
      {locale !== defaultLocale && <input type="hidden" name={localeParameter} value={locale} />}
      <SelectField
        label={report.outcome}
        name="outcome"
        defaultValue={query.outcome ?? ''}
        options={[
          ['', report.any],
          ...importOutcomes.map((name) => [name, importReport.outcomes[name]] as const),
        ]}
      />
      <SelectField
        label={report.change}
        name="change"
        defaultValue={query.change ?? ''}
        options={[
          ['', report.any],
          ...importChangeCodes.map((code) => [code, importReport.changeKinds[code]] as const),
        ]}
      />
      <div className={field.field}>
        <label htmlFor="q">{report.text}</label>
        <input id="q" name="q" type="search" maxLength={200} defaultValue={query.q ?? ''} />
      </div>
      <div>
        <label className={field.tick}>
          <input type="checkbox" name="incomplete" value="1" defaultChecked={query.incomplete === '1'} />
          {report.incomplete}
        </label>
        <label className={field.tick}>
          <input type="checkbox" name="undecided" value="1" defaultChecked={query.undecided === '1'} />
          {report.undecided}
        </label>
      </div>
      <div className={field.actions}>
        <Button type="submit" isOutlined>
          {report.apply}
        </Button>
        {isFiltered && <ActionLink to={paths.importRun(run)}>{report.clear}</ActionLink>}
      </div>
    </Form>
  );
}

function ReportItems({ run, report }: { run: string; report: LoadedReport }) {
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
                <Link to={localized(paths.importedPost(run, item.position, query), locale)}>
                  {item.title || sentences.untitled}
                </Link>
              </p>
              <ItemFacts item={item} />
            </div>
          </li>
        ))}
      </ol>
      <ListPager
        className={field.actions}
        label={sentences.pager}
        parameter="after"
        isFirst={isFirst}
        next={next}
        toFirst={sentences.first}
        toNext={sentences.more}
      />
    </>
  );
}

function ItemFacts({ item: { outcome, comparison, decision, changes } }: { item: StoredItem }) {
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
