import { type ChangeEvent, useRef, useState } from 'react';
import { Form, Link, useNavigation } from 'react-router';
import { fill, plural } from '../../../messages/fill.ts';
import { datePart, formatShortDay } from '../../../shared/dates.ts';
import { localized, paths } from '../../../shared/paths.ts';
import { bulkActions } from '../../../shared/post.ts';
import text from '../../ui/text.module.css';
import { useIsInBrowser } from '../context/browser.ts';
import { useClock, useLocalTime, useOwner } from '../context/owner-context.ts';
import { Button, TextButton } from '../forms/fields.tsx';
import { NewResponses, PostStatus, postName } from '../shell/post-status.tsx';
import table from '../shell/shell.module.css';
import type { ListedPostRow, ListResult, LoadedPostList } from './listed-posts.ts';
import styles from './post-list.module.css';

interface TickedFormProps {
  rows: ListedPostRow[];
  pinned: LoadedPostList['pinned'];
  result: ListResult | undefined;
}

/** The rows with their checkboxes and the actions for ticked rows, in one form that works without JavaScript. */
export function TickedForm({ rows, pinned, result }: TickedFormProps) {
  const { messages, locale } = useOwner();
  const { postList, compose } = messages;
  const { columns } = compose;
  const isInBrowser = useIsInBrowser();
  const isBusy = useNavigation().formMethod === 'POST';
  const { isTicked, count, tick, tickAll } = useTicked(rows, result?.done);
  const [publish, unpublish, remove, , addTags, removeTags] = bulkActions;
  const button = (action: keyof typeof postList.actions) => (
    <Button key={action} type="submit" name="intent" value={action} isOutlined isBusy={isBusy}>
      {postList.actions[action]}
    </Button>
  );
  return (
    <Form method="post" preventScrollReset>
      <p className={text.small}>{plural(locale, postList.shown, rows.length)}</p>
      <fieldset className={styles.bar} data-ticked={count > 0}>
        <legend className={text.hidden}>{postList.bulk}</legend>
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
            // Without this, Enter would press the form's first button, Publish.
            onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
          />
          {[addTags, removeTags].map(button)}
        </div>
      </fieldset>
      <table className={`${table.table} ${styles.rows}`}>
        <caption className={text.hidden}>{postList.title}</caption>
        <thead>
          <tr>
            <th scope="col">
              <span className={text.hidden}>{postList.bulk}</span>
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

/** Manages the ticked rows. A change unticks all of them. */
function useTicked(rows: readonly ListedPostRow[], done: unknown) {
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set());
  const [seen, setSeen] = useState(done);
  /** The row ticked last. Shift ticks all rows from there to the next. */
  const last = useRef<number>(undefined);
  if (done !== seen) {
    setSeen(done);
    if (done) setTicked(new Set());
  }
  const ids = rows.map(({ id }) => id);
  const count = ids.filter((id) => ticked.has(id)).length;

  const tick = (at: number, { target, nativeEvent }: ChangeEvent<HTMLInputElement>) => {
    const hasShift = nativeEvent instanceof MouseEvent && nativeEvent.shiftKey;
    const from = hasShift && last.current !== undefined ? last.current : at;
    last.current = at;
    const next = new Set(ticked);
    for (const id of ids.slice(Math.min(from, at), Math.max(from, at) + 1)) {
      if (target.checked) next.add(id);
      else next.delete(id);
    }
    setTicked(next);
  };
  const tickAll = (isTicked: boolean) => setTicked(new Set(isTicked ? ids : []));
  return { isTicked: (id: string) => ticked.has(id), count, tick, tickAll };
}

interface ListedPostProps {
  row: ListedPostRow;
  isTicked: boolean;
  isBusy: boolean;
  pinned: LoadedPostList['pinned'];
  onTick: (event: ChangeEvent<HTMLInputElement>) => void;
}

function ListedPost({ row, isTicked, isBusy, pinned, onTick }: ListedPostProps) {
  const { messages, locale } = useOwner();
  const { postList, compose, language } = messages;
  const { moment } = useClock();
  const title = row.title || row.slug;
  const isPinned = pinned?.id === row.id;
  const { pin } = postList;
  const submit = { type: 'submit', value: row.slug, isBusy } as const;
  const pinLabel = isPinned ? pin.take_down_label : pinned ? pin.instead_label : pin.pin_label;
  return (
    <tr>
      <td className={styles.box}>
        <input
          type="checkbox"
          name="post"
          value={`${row.id} ${row.version}`}
          checked={isTicked}
          onChange={onTick}
          aria-label={fill(postList.tick, { title })}
        />
      </td>
      <td className={table.title}>
        <Link to={localized(paths.composePost(row.slug), locale)} lang={row.language}>
          {title}
        </Link>{' '}
        <NewResponses postId={row.id} />
        <p className={styles.facts}>
          {row.tagged.map(({ tag, name }) => (
            <Link key={tag} to={localized(paths.postsWith({ tag }), locale)} lang={row.language}>
              {name}
            </Link>
          ))}
          {isPinned && <strong className={styles.pinned}>{pin.mark}</strong>}
          {row.next && (
            <strong className={styles.pinned}>
              {row.next.publish_at
                ? fill(postList.next_at, { time: moment(row.next.publish_at) })
                : postList.next_mark}
            </strong>
          )}
          {row.missing.map((part) => (
            <em key={part}>{postList.missing[part]}</em>
          ))}
          <TextButton {...submit} name="copy" aria-label={fill(compose.row.copy_label, { title })}>
            {compose.row.copy}
          </TextButton>
          <TextButton
            {...submit}
            name={isPinned ? 'unpin' : 'pin'}
            aria-label={fill(pinLabel, { title, other: pinned ? postName(pinned) : '' })}
          >
            {isPinned ? pin.take_down : pin.pin}
          </TextButton>
        </p>
      </td>
      <td className={table.date}>{formatShortDay(datePart(row.date), locale)}</td>
      <td>{language[`name_${row.language}`]}</td>
      <td>
        <PostStatus
          post={row}
          published={
            <a href={localized(paths.post(row.slug), locale)} target="_blank" rel="noopener">
              {compose.status.published}
            </a>
          }
        />
      </td>
      <td className={table.date}>{useLocalTime(row.updated_at)}</td>
    </tr>
  );
}
