import { Form, Link } from 'react-router';
import type { ListedRun } from '../../../core/import/run-store.ts';
import { fill } from '../../../messages/fill.ts';
import { resumableImports } from '../../../shared/import.ts';
import { localized, paths } from '../../../shared/paths.ts';
import button from '../../ui/button.module.css';
import text from '../../ui/text.module.css';
import { useOwner } from '../context/owner-context.ts';
import { TextButton } from '../forms/fields.tsx';
import field from '../forms/forms.module.css';
import { ActionLink } from '../page-kit.tsx';
import { clientAction, clientLoader, shouldRevalidate } from '../shell/guarded-client.ts';
import { GuardedPage } from '../shell/guarded-page.tsx';
import { guardedAction, guardedHeaders, guardedLoader } from '../shell/guarded-route.ts';
import { EmptyState, PageHeading } from '../shell/page-parts.tsx';
import type { Route } from './+types/import-runs-page';
import styles from './import-runs.module.css';
import { removals, removeRun } from './import-runs.ts';
import { formatScore, nameOf, RunLine } from './run-facts.tsx';

export const loader = guardedLoader(async ({ core }, query) => ({
  runs: await core.importRuns.list(),
  done: removals.find((name) => name === query.get('done')) ?? null,
}));

export const action = guardedAction(removeRun);

export { clientAction, clientLoader, guardedHeaders as headers, shouldRevalidate };

export default function ImportRunsPage(props: Route.ComponentProps) {
  const { meta_title, meta_description } = useOwner().messages.importRuns.list;
  return (
    <GuardedPage {...props} title={meta_title} description={meta_description}>
      {(content) => <RunList {...content} hasFailed={hasFailed(props.actionData)} />}
    </GuardedPage>
  );
}

function hasFailed(actionData: object | null | undefined): boolean {
  return (actionData as { failure?: unknown } | undefined)?.failure !== undefined;
}

interface RunListProps {
  runs: ListedRun[];
  done: (typeof removals)[number] | null;
  hasFailed: boolean;
}

function RunList({ runs, done, hasFailed }: RunListProps) {
  const { messages, locale } = useOwner();
  const { list, post } = messages.importRuns;
  return (
    <>
      <PageHeading title={list.title}>
        <p>{fill(list.intro, resumableImports)}</p>
        <ActionLink to={paths.settings}>{list.back}</ActionLink>
      </PageHeading>
      <p role="status">
        {done === 'report' && list.removed}
        {done === 'originals' && list.removed_originals}
      </p>
      {hasFailed && <p role="alert">{post.failed}</p>}
      {runs.length === 0 && (
        <EmptyState heading={list.empty} text={list.empty_help}>
          <Link className={button.button} to={localized(paths.importPreview, locale)}>
            {list.to_import}
          </Link>
        </EmptyState>
      )}
      <ol className={styles.list}>
        {runs.map((run) => (
          <li key={run.id} className={styles.importRunsRow}>
            <p className={styles.score}>{run.score === null ? '–' : formatScore(run.score, locale)}</p>
            <div>
              <h2 className={styles.name}>
                <Link to={localized(paths.importRun(run.id), locale)}>
                  {nameOf(run, messages.importRuns)}
                </Link>
              </h2>
              <p className={text.small}>
                <RunLine run={run} />
              </p>
              <Removals run={run} />
            </div>
          </li>
        ))}
      </ol>
    </>
  );
}

function Removals({ run }: { run: ListedRun }) {
  const { list } = useOwner().messages.importRuns;
  const megabytes = (run.originalBytes / 1024 / 1024).toFixed(1);
  // A running import has its own controls.
  if (run.endedAt === null) return null;
  return (
    <Form method="post" className={field.actions}>
      <input type="hidden" name="run" value={run.id} />
      <span className={text.small}>
        {run.originalBytes > 0 ? fill(list.originals, { size: megabytes }) : list.no_originals}
      </span>
      {run.originalBytes > 0 && (
        <TextButton type="submit" name="intent" value="remove-originals">
          {list.remove_originals}
        </TextButton>
      )}
      <TextButton type="submit" name="intent" value="remove">
        {list.remove}
      </TextButton>
    </Form>
  );
}
