import { Form, useNavigation } from 'react-router';
import { plural } from '../../../messages/fill.ts';
import { bulkActions } from '../../../shared/post-change.ts';
import layout from '../../ui/text.module.css';
import { useOwner } from '../context/owner-context.ts';
import { useIsInBrowser } from '../context/use-is-in-browser.ts';
import { Button } from '../forms/button.tsx';
import table from '../shell/shell.module.css';
import type { ListResult } from './change-listed.ts';
import { ListedPost } from './listed-post.tsx';
import type { ListedPostRow, LoadedPostList } from './load-post-list.ts';
import styles from './post-list.module.css';
import { useTicked } from './use-ticked.ts';

interface TickedFormProps {
  rows: ListedPostRow[];
  pinned: LoadedPostList['pinned'];
  result: ListResult | undefined;
}

/** The rows, each with a box to tick, and what is done with the ticked ones: one form, which works without scripts. */
export function TickedForm({ rows, pinned, result }: TickedFormProps) {
  const { messages, locale } = useOwner();
  const { postList, compose } = messages;
  const { columns } = compose;
  const isInBrowser = useIsInBrowser();
  const isBusy = useNavigation().formMethod === 'POST';
  const { isTicked, count, tick, tickAll } = useTicked(rows, result?.done);
  const [publish, unpublish, remove, , addTags, removeTags] = bulkActions;
  const button = (action: keyof typeof postList.actions) => (
    <Button
      key={action}
      type="submit"
      name="intent"
      value={action}
      isOutlined
      // Not disabled: that would take the focus away.
      aria-disabled={isBusy}
      onClick={(event) => isBusy && event.preventDefault()}
    >
      {postList.actions[action]}
    </Button>
  );
  return (
    <Form method="post" preventScrollReset>
      <p className={layout.small}>{plural(locale, postList.shown, rows.length)}</p>
      <fieldset className={styles.bar} data-ticked={count > 0}>
        <legend className={layout.hidden}>{postList.bulk}</legend>
        {isInBrowser && (
          <label className={styles.all}>
            <input
              type="checkbox"
              checked={count === rows.length}
              ref={(box) => {
                if (box) box.indeterminate = count > 0 && count < rows.length;
              }}
              onChange={({ target }) => tickAll(target.checked)}
            />
            {postList.tick_all}
          </label>
        )}
        <span className={styles.count} role="status">
          {count > 0 && plural(locale, postList.ticked, count)}
        </span>
        <div className={styles.actions}>{[publish, unpublish, remove].map(button)}</div>
        <div className={styles.tagging}>
          <input
            name="tags"
            className={styles.tags}
            aria-label={postList.tags_label}
            placeholder={postList.tags_label}
            // Enter would publish: the first button of a form answers it.
            onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
          />
          {[addTags, removeTags].map(button)}
        </div>
      </fieldset>
      <table className={`${table.table} ${styles.rows}`}>
        <caption className={layout.hidden}>{postList.title}</caption>
        <thead>
          <tr>
            <th scope="col">
              <span className={layout.hidden}>{postList.bulk}</span>
            </th>
            {[columns.title, columns.date, columns.language, columns.status, columns.updated].map(
              (column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ),
            )}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, at) => (
            <ListedPost
              key={row.id}
              row={row}
              isTicked={isTicked(row.id)}
              isBusy={isBusy}
              pinned={pinned}
              onTick={(event) => tick(at, event)}
            />
          ))}
        </tbody>
      </table>
    </Form>
  );
}
