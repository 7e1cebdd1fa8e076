import { useState } from 'react';
import type { ImportedPostReport, ImportReport } from '../../../core/import/import-report.ts';
import { plural } from '../../../messages/fill.ts';
import type { ImportChangeCode } from '../../../shared/imported-post.ts';
import { localised, paths } from '../../../shared/paths.ts';
import text from '../../ui/text.module.css';
import { changeLine, problemLine } from '../context/change-lines.ts';
import { useOwner } from '../context/owner-context.ts';
import { ChangeSums } from './change-sums.tsx';
import styles from './import-report.module.css';
import { OthersReport } from './others/others-report.tsx';

/** The changes by kind, every post with what was changed or lost, what was skipped, and what is wrong with the file. */
export function ReportLists({ report }: { report: ImportReport }) {
  const { messages, locale } = useOwner();
  const { importReport } = messages;
  const [chosen, setChosen] = useState<ImportChangeCode>();
  const articles = report.posts.filter(({ kind }) => kind === undefined);
  const posts = articles.filter(({ changes }) => !chosen || changes.some(({ code }) => code === chosen));
  const counts = { ...report.counts, skipped: report.skipped.length };
  const sums = Object.entries(counts).filter(([, count]) => count > 0);
  return (
    <>
      {articles.length > 0 && <ChangeSums posts={articles} chosen={chosen} onChoose={setChosen} />}
      <h2 className={styles.heading}>{importReport.heading}</h2>
      <p className={text.small}>
        {sums
          .map(([name, count]) => plural(locale, importReport.summary[name as keyof typeof counts], count))
          .join(', ')}
      </p>
      <ul className={styles.posts}>
        {posts.map((post) => (
          <PostReport key={post.sourceKey} post={post} />
        ))}
        {(chosen ? [] : report.skipped).map(({ title, reason, detail }) => (
          <li key={`${title} ${reason} ${detail}`}>
            {title}: {importReport.skipReasons[reason]}
          </li>
        ))}
      </ul>
      <OthersReport report={report} />
      {report.problems.length > 0 && (
        <ul className={text.small}>
          {report.problems.map((problem) => (
            <li key={JSON.stringify(problem)}>{problemLine(problem, importReport)}</li>
          ))}
        </ul>
      )}
    </>
  );
}

function PostReport({ post }: { post: ImportedPostReport }) {
  const { messages, locale } = useOwner();
  const { compose, importReport, importPreview } = messages;
  const isHere = post.id !== '';
  const wanted = isHere ? paths.post(post.slug) : '';
  return (
    <li>
      {isHere ? (
        <a href={localised(paths.composePost(post.slug), locale)}>{post.title}</a>
      ) : (
        <span>{post.title}</span>
      )}
      <span className={styles.outcome}>
        {importReport.outcomes[post.outcome]}
        {isHere && post.status !== 'published' && `, ${compose.status[post.status]}`}
      </span>
      <span className={styles.address}>{wanted}</span>
      {post.changes.length > 0 ? (
        <ul className={text.small}>
          {post.changes.map((change) => (
            <li key={`${change.code} ${change.what}`}>{changeLine(change, importReport)}</li>
          ))}
        </ul>
      ) : (
        post.outcome === 'created' && <p className={text.small}>{importPreview.changes_none}</p>
      )}
    </li>
  );
}
