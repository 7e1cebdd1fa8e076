import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { fill, plural } from '../../../messages/fill.ts';
import { localised, paths } from '../../../shared/paths.ts';
import text from '../../ui/text.module.css';
import { useOwner } from '../context/owner-context.ts';
import { TextButton } from '../forms/button.tsx';
import styles from './import-report.module.css';
import { PicturesSummary } from './pictures-summary.tsx';
import { failureDetail } from './read/failure-sentence.ts';
import { ReportLists } from './report-lists.tsx';
import type { ImportRunner } from './run/use-import.ts';

/** What became of the import, and how to take it back. */
export function RunReport({ importer }: { importer: ImportRunner }) {
  const owner = useOwner();
  const { messages, locale } = owner;
  const { importPreview } = messages;
  const { step, report, failure, undone } = importer.run;
  const region = useRef<HTMLElement>(null);
  const isVisible = report !== null || failure !== null || undone !== null;
  useEffect(() => {
    // The report is above the posts, and the button that asked for it below them.
    if (isVisible) region.current?.focus();
  }, [isVisible]);
  const brought = report ? report.counts.created + report.counts.updated : 0;
  const others = report ? report.others.created + report.others.updated : 0;
  return (
    <section
      ref={region}
      tabIndex={-1}
      className={styles.report}
      aria-label={importPreview.report_label}
      hidden={!isVisible}
    >
      {failure && (
        <div role="alert" className={styles.failed}>
          <p>{importPreview.failed}</p>
          <p>{failureDetail(failure, owner)}</p>
        </div>
      )}
      <div role="status" className={styles.said}>
        {report && <p className={styles.sum}>{plural(locale, importPreview.done, brought)}</p>}
        {others > 0 && <p>{plural(locale, importPreview.others.done, others)}</p>}
        {undone && <p className={styles.sum}>{importPreview.undone}</p>}
        {undone && undone.kept > 0 && <p>{plural(locale, importPreview.undone_kept, undone.kept)}</p>}
        {undone?.drafts.map((post) => (
          <p key={post.slug}>{fill(importPreview.undone_drafts, post)}</p>
        ))}
        {undone?.links.map((post) => (
          <p key={post.slug}>{fill(importPreview.undone_links, post)}</p>
        ))}
      </div>
      {report && (
        <>
          <p className={styles.actions}>
            <Link className={text.action} to={localised(paths.compose, locale)}>
              {importPreview.see}
            </Link>
            {report.run && (
              <Link className={text.action} to={localised(paths.importRun(report.run), locale)}>
                {messages.importRuns.link_one}
              </Link>
            )}
            {brought + others > 0 && (
              <TextButton disabled={step !== 'idle'} onClick={() => importer.undo(report)}>
                {importPreview.undo}
              </TextButton>
            )}
          </p>
          {brought + others > 0 && <p className={text.small}>{importPreview.new_addresses}</p>}
          <PicturesSummary importer={importer} />
          <ReportLists report={report} />
        </>
      )}
    </section>
  );
}
