import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { Form, Link, useNavigation } from 'react-router';
import { fill, plural } from '../../../messages/fill.ts';
import { datePart, formatShortDay } from '../../../shared/dates.ts';
import { locales } from '../../../shared/locale.ts';
import { localized, paths } from '../../../shared/paths.ts';
import { bulkActions } from '../../../shared/post.ts';
import marks from '../../ui/marks.module.css';
import text from '../../ui/text.module.css';
import { useClock, useOwner, useShortTime } from '../context/owner-context.ts';
import { TextButton } from '../forms/fields.tsx';
import { NewResponses } from '../shell/post-status.tsx';
import type { ListedPostRow, ListResult, LoadedPostList } from './listed-posts.ts';
import styles from './post-list.module.css';

interface TickedFormProps {
  list: LoadedPostList;
  result: ListResult | undefined;
}

/** The rows with their checkboxes and the actions for ticked rows, in one form that works without JavaScript. */
export function TickedForm({ list, result }: TickedFormProps) {
  const { messages, locale } = useOwner();
  const { postList, compose } = messages;
  const { columns } = compose;
  const { rows, pinned } = list;
  const isBusy = useNavigation().formMethod === 'POST';
  const form = useRef<HTMLFormElement>(null);
  const [ticked, setTicked] = useState<readonly string[]>([]);
  const count = ticked.length;
  const boxes = () => [...(form.current?.querySelectorAll<HTMLInputElement>('[name=post]') ?? [])];
  const update = () =>
    setTicked(boxes().flatMap(({ checked, value }) => (checked ? (value.split(' ')[0] ?? []) : [])));
  const tickAll = (isTicked: boolean) => {
    for (const box of boxes()) box.checked = isTicked;
    update();
  };
  const untick = useEffectEvent(() => tickAll(false));
  useEffect(() => {
    if (result?.done) untick();
  }, [result]);
  // On phones, a button shows the checkboxes.
  const [isSelecting, setSelecting] = useState(false);
  const [publish, unpublish, remove, , addTags, removeTags] = bulkActions;
  const button = (action: string, label: string) => (
    <TextButton key={action} type="submit" name="intent" value={action} isBusy={isBusy}>
      {label}
    </TextButton>
  );
  const bulk = (action: keyof typeof postList.actions) => button(action, postList.actions[action]);
  const isPinnedTicked = pinned !== null && ticked.includes(pinned.id);
  return (
    <Form
      method="post"
      preventScrollReset
      ref={form}
      onChange={update}
      data-selecting={isSelecting || count > 0}
    >
      <TextButton className={styles.select} aria-pressed={isSelecting} onClick={() => setSelecting(true)}>
        {postList.select}
      </TextButton>
      <fieldset className={styles.bar}>
        <legend className={text.hidden}>{postList.bulk}</legend>
        <b role="status">{plural(locale, postList.ticked, count)}</b>
        {[publish, unpublish].map(bulk)}
        <details>
          <summary>{postList.tags}</summary>
          <div>
            <input
              name="tags"
              aria-label={postList.tags_label}
              placeholder={postList.tags_label}
              // Without this, Enter would press the form's first button, Publish.
              onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
            />
            {[addTags, removeTags].map(bulk)}
          </div>
        </details>
        {count < 2 && button('copy', postList.copy)}
        {count < 2 && !isPinnedTicked && button('pin', postList.pin.pin)}
        {count < 2 &&
          (count === 0 ? pinned !== null : isPinnedTicked) &&
          button('unpin', postList.pin.take_down)}
        {/* The browser opens it, because the response is a file. */}
        <TextButton
          type="submit"
          formMethod="get"
          formAction={localized(paths.handOverPosts([]), locale)}
          onClick={(event) => {
            event.preventDefault();
            location.assign(localized(paths.handOverPosts(ticked), locale));
          }}
        >
          {messages.handover.menu}
        </TextButton>
        {bulk(remove)}
        <TextButton
          className={styles.clear}
          onClick={() => {
            tickAll(false);
            setSelecting(false);
          }}
        >
          {postList.clear}
        </TextButton>
      </fieldset>
      <table className={styles.rows}>
        <caption className={text.hidden}>{postList.title}</caption>
        <thead>
          <tr>
            <th scope="col" className={styles.box}>
              <label>
                <input
                  type="checkbox"
                  checked={count === rows.length}
                  ref={(box) => {
                    if (box) box.indeterminate = count > 0 && count < rows.length;
                  }}
                  onChange={({ target }) => tickAll(target.checked)}
                  aria-label={postList.tick_all}
                />{' '}
                <span aria-hidden="true">{postList.tick_all}</span>
              </label>
            </th>
            <th scope="col">{columns.title}</th>
            <th scope="col">{columns.status}</th>
            <th scope="col">{postList.languages}</th>
            <th scope="col">{columns.date}</th>
            <th scope="col">{columns.updated}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <ListedPost key={row.id} row={row} isPinned={pinned?.id === row.id} />
          ))}
        </tbody>
      </table>
    </Form>
  );
}

interface ListedPostProps {
  row: ListedPostRow;
  isPinned: boolean;
}

function ListedPost({ row, isPinned }: ListedPostProps) {
  const { messages, locale } = useOwner();
  const { postList } = messages;
  const shortTime = useShortTime();
  const title = row.title || row.slug;
  return (
    <tr>
      <td className={styles.box}>
        <input
          type="checkbox"
          name="post"
          value={`${row.id} ${row.version} ${row.slug}`}
          aria-label={fill(postList.tick, { title })}
        />
      </td>
      <td className={styles.title}>
        <Link to={localized(paths.composePost(row.slug), locale)} lang={row.language}>
          {title}
        </Link>{' '}
        <NewResponses postId={row.id} />
        <p className={`${text.small} ${styles.facts}`}>
          {isPinned && <strong>{postList.pin.mark}</strong>}
          {row.tagged.map(({ tag, name }) => (
            <Link key={tag} to={localized(paths.postsWith({ tag }), locale)} lang={row.language}>
              {name}
            </Link>
          ))}
        </p>
      </td>
      <td>
        <ListedStatus row={row} />
      </td>
      <td className={styles.languages}>
        <Languages row={row} />
      </td>
      <td className={styles.date}>{formatShortDay(datePart(row.date), locale)}</td>
      <td className={styles.date}>{shortTime(row.updated_at)}</td>
    </tr>
  );
}

/** A post's status, and below what is about to happen or why nothing did. */
function ListedStatus({ row }: { row: ListedPostRow }) {
  const { messages, schedule } = useOwner();
  const { postList, compose } = messages;
  const { status } = compose;
  const { moment } = useClock();
  const { held_for: heldFor, next, review, publish_at } = row;
  const reason = heldFor && postList.held_for[heldFor];
  if (row.status === 'published') {
    const atTime = next?.publish_at ? fill(postList.next_at, { time: moment(next.publish_at) }) : '';
    return (
      <>
        {status.published}
        <p className={text.small}>
          {reason && <b>{postList.next_held}</b>} {reason || atTime || (next && postList.next_private)}
        </p>
      </>
    );
  }
  if (reason) {
    return (
      <>
        <b>{status.held}</b>
        <p className={text.small}>{reason}</p>
      </>
    );
  }
  const isOverdue = schedule?.overdue.some(({ id }) => id === row.id);
  const time = moment(publish_at ?? '');
  return (
    <>
      {publish_at === null ? <span className={text.badge}>{status.draft}</span> : status.scheduled}
      <p className={text.small}>
        {publish_at &&
          (isOverdue ? <b>{fill(postList.late_at, { time })}</b> : fill(postList.live_at, { time }))}
        {!publish_at && review && fill(postList.reviews[review.state], { ...review })}
      </p>
    </>
  );
}

/** The languages of a post and its translation, with a link to both, or the language that is missing. */
function Languages({ row }: { row: ListedPostRow }) {
  const { slug, language, missing, outOfDate } = row;
  const { messages, locale } = useOwner();
  const { postList, language: names } = messages;
  const lacking = locales.find((each) => missing.includes(each));
  if (lacking) {
    return (
      <>
        <abbr title={names[`name_${language}`]}>{names[`short_${language}`]}</abbr>{' '}
        <span className={styles.lacking}>
          <span className={marks.caret} aria-hidden="true" /> {postList.missing[lacking]}
        </span>
      </>
    );
  }
  const both = locales.map((each) => names[`short_${each}`]).join(' · ');
  return (
    <>
      <Link to={localized(paths.translationOf(slug), locale)} aria-label={`${both}: ${row.title || slug}`}>
        {both}
      </Link>
      {outOfDate && (
        <p className={text.small}>{fill(postList.out_of_date, { language: names[`short_${outOfDate}`] })}</p>
      )}
    </>
  );
}
