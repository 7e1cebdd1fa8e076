import { Link } from 'react-router';
import type { KeptPost } from '../../../core/import/runs/import-run-core.ts';
import { fill } from '../../../messages/fill.ts';
import { localised, paths } from '../../../shared/paths.ts';
import text from '../../ui/text.module.css';
import { changeLine } from '../context/change-lines.ts';
import { useOwner } from '../context/owner-context.ts';
import { readHeld } from '../forms/read-held.ts';
import { PageHeading } from '../shell/page-heading.tsx';
import { DecisionBar } from './decision-bar.tsx';
import { formatScore } from './format-score.ts';
import styles from './import-runs.module.css';
import type { LoadedPost } from './load-runs.ts';
import { PartNames } from './part-names.tsx';
import { PartTable } from './part-table.tsx';
import { PostPair } from './post-pair.tsx';

interface ComparedPostProps {
  loaded: LoadedPost;
  /** Of a decision that was not taken. */
  failure: unknown;
}

/** An article beside its original: what is missing, what is new, and what becomes of it. */
export function ComparedPost({ loaded, failure }: ComparedPostProps) {
  const { messages, locale } = useOwner();
  const { importRuns } = messages;
  const { post, query } = loaded;
  const held = readHeld(failure);
  if (!post) {
    return (
      <PageHeading title={importRuns.list.title}>
        <p>{importRuns.post.gone}</p>
        <Link className={text.action} to={localised(paths.importRuns, locale)}>
          {importRuns.report.back}
        </Link>
      </PageHeading>
    );
  }
  const { run, item, pair, lacks } = post;
  return (
    <>
      <PageHeading title={fill(importRuns.post.title, { title: item.title || importRuns.report.untitled })}>
        <Scores post={post} />
        <Link className={text.action} to={localised(paths.importRun(run.id, query), locale)}>
          {importRuns.post.back}
        </Link>
      </PageHeading>
      {failure !== undefined && !held && <p role="alert">{importRuns.post.failed}</p>}
      <DecisionBar loaded={loaded} post={post} held={held} />
      {lacks && <p role="status">{importRuns.post.lacks[lacks]}</p>}
      {pair && (
        <>
          <PostPair pair={pair} hasPictures={loaded.hasPictures} isHere={post.here !== null} />
          <PartTable caption={importRuns.report.parts} parts={pair.comparison.parts} />
          <PartNames parts={pair.parts} />
        </>
      )}
      {!pair && item.comparison && (
        <PartTable caption={importRuns.report.parts} parts={item.comparison.parts} />
      )}
      <section className={styles.section} aria-labelledby="changes">
        <h2 id="changes" className={styles.heading}>
          {importRuns.post.changes}
        </h2>
        {item.changes.length === 0 && <p className={text.small}>{messages.importReport.sums.none}</p>}
        <ul className={styles.notices}>
          {item.changes.map((change) => (
            <li key={`${change.code} ${change.what}`}>{changeLine(change, messages.importReport)}</li>
          ))}
        </ul>
      </section>
    </>
  );
}

/** The number of the article as it is now, and as the import left it where that was another. */
function Scores({ post: { item, pair, here } }: { post: KeptPost }) {
  const { messages, locale } = useOwner();
  const sentences = messages.importRuns.post;
  const then = item.score === null ? null : formatScore(item.score, locale);
  const now = pair && here ? formatScore(pair.comparison.score, locale) : null;
  return (
    <p>
      {(now ?? then) !== null && `${fill(sentences.score_now, { score: now ?? then ?? '' })}.`}
      {now !== null && then !== null && now !== then && ` ${fill(sentences.score_then, { score: then })}`}
      {here?.isEdited && ` ${sentences.edited}`}
    </p>
  );
}
