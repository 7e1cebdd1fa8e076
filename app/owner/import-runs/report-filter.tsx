import { Form, Link } from 'react-router';
import { importOutcomes } from '../../../shared/import-outcome.ts';
import { importChangeCodes } from '../../../shared/imported-post.ts';
import { defaultLocale, localeParameter } from '../../../shared/locale.ts';
import { localised, paths } from '../../../shared/paths.ts';
import text from '../../ui/text.module.css';
import { useOwner } from '../context/owner-context.ts';
import { Button } from '../forms/button.tsx';
import field from '../forms/forms.module.css';
import styles from './import-runs.module.css';
import type { ReportQuery } from './report-query.ts';

/** Narrows the articles down; a form that asks for the page anew, so it works without scripts too. */
export function ReportFilter({ run, query }: { run: string; query: ReportQuery }) {
  const { messages, locale } = useOwner();
  const { importReport, importRuns } = messages;
  const { report } = importRuns;
  const isFiltered = Object.keys(query).length > 0;
  return (
    // Made anew with the address, so that its fields say what is shown.
    <Form
      method="get"
      action={paths.importReport}
      key={JSON.stringify(query)}
      className={styles.filter}
      aria-label={report.filter}
    >
      <input type="hidden" name="run" value={run} />
      {locale !== defaultLocale && <input type="hidden" name={localeParameter} value={locale} />}
      <div className={field.field}>
        <label htmlFor="outcome">{report.outcome}</label>
        <select id="outcome" name="outcome" defaultValue={query.outcome ?? ''}>
          <option value="">{report.any}</option>
          {importOutcomes.map((name) => (
            <option key={name} value={name}>
              {importReport.outcomes[name]}
            </option>
          ))}
        </select>
      </div>
      <div className={field.field}>
        <label htmlFor="change">{report.change}</label>
        <select id="change" name="change" defaultValue={query.change ?? ''}>
          <option value="">{report.any}</option>
          {importChangeCodes.map((code) => (
            <option key={code} value={code}>
              {importReport.changeKinds[code]}
            </option>
          ))}
        </select>
      </div>
      <div className={field.field}>
        <label htmlFor="q">{report.text}</label>
        <input id="q" name="q" type="search" maxLength={200} defaultValue={query.q ?? ''} />
      </div>
      <div className={styles.ticks}>
        <label>
          <input type="checkbox" name="incomplete" value="1" defaultChecked={query.incomplete === '1'} />
          {report.incomplete}
        </label>
        <label>
          <input type="checkbox" name="undecided" value="1" defaultChecked={query.undecided === '1'} />
          {report.undecided}
        </label>
      </div>
      <div className={styles.actions}>
        <Button type="submit" isOutlined>
          {report.apply}
        </Button>
        {isFiltered && (
          <Link className={text.action} to={localised(paths.importRun(run), locale)}>
            {report.clear}
          </Link>
        )}
      </div>
    </Form>
  );
}
