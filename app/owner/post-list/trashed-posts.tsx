import { useEffect, useRef } from 'react';
import { Form, Link, useNavigation } from 'react-router';
import { fill, plural } from '../../../messages/fill.ts';
import { formatShortDay } from '../../../shared/dates.ts';
import text from '../../ui/text.module.css';
import { useClock, useOwner } from '../context/owner-context.ts';
import { Button, TextButton } from '../forms/fields.tsx';
import { ActionTableHead } from '../page-kit.tsx';
import { postName } from '../shell/post-status.tsx';
import { useAddress } from './list-filter.tsx';
import type { LoadedTrash } from './listed-posts.ts';
import styles from './post-list.module.css';

/** The trash, with a question below the post to delete permanently (`?delete=`, its ID). */
export function TrashedPosts({ trash: { posts, asked }, count }: { trash: LoadedTrash; count: number }) {
  const { messages } = useOwner();
  const { trash } = messages.postList;
  const { title, actions } = messages.compose.columns;
  if (posts.length === 0) return <p className={styles.note}>{trash.empty}</p>;
  return (
    <>
      <p className={styles.note}>{trash.intro}</p>
      {count > posts.length && <p className={text.small}>{trash.most}</p>}
      <table className={`${styles.rows} ${styles.trash}`}>
        <caption className={text.hidden}>{messages.postList.filter.trash}</caption>
        <ActionTableHead columns={[title, trash.was, trash.deleted, trash.until]} actions={actions} />
        <tbody>
          {posts.map((post) => (
            <TrashedPost key={post.id} post={post} asked={asked?.id === post.id ? asked : undefined} />
          ))}
        </tbody>
      </table>
    </>
  );
}

type Trashed = LoadedTrash['posts'][number];
type Asked = NonNullable<LoadedTrash['asked']>;

function TrashedPost({ post, asked }: { post: Trashed; asked: Asked | undefined }) {
  const { messages, locale } = useOwner();
  const { postList, compose } = messages;
  const { trash } = postList;
  const { day } = useClock();
  const address = useAddress();
  const isBusy = useNavigation().formMethod === 'POST';
  const title = postName(post);
  const reviews = post.reviews > 0 && plural(locale, trash.reviews, post.reviews);
  return (
    <>
      <tr>
        <td className={styles.title} lang={post.language}>
          {title}
        </td>
        <td>{[compose.status[post.status], reviews].filter(Boolean).join(', ')}</td>
        <td className={styles.date}>{formatShortDay(day(post.deleted_at), locale)}</td>
        <td className={styles.until}>
          <span className={styles.date}>{formatShortDay(day(post.until), locale)}</span>
          <p className={text.small}>{plural(locale, trash.days, post.daysLeft)}</p>
        </td>
        <td>
          <Form method="post" preventScrollReset className={styles.rowActions}>
            <input type="hidden" name="post" value={post.id} />
            <TextButton
              type="submit"
              name="intent"
              value="restore"
              isBusy={isBusy}
              aria-label={fill(compose.trash.restore_label, { title })}
            >
              {compose.trash.restore}
            </TextButton>
            <Link
              className={text.action}
              to={address({ delete: post.id })}
              preventScrollReset
              aria-label={fill(compose.trash.purge_label, { title })}
            >
              {compose.trash.purge}
            </Link>
          </Form>
        </td>
      </tr>
      {asked && (
        <tr>
          <td colSpan={5} className={styles.question}>
            <PurgeQuestion post={post} asked={asked} isBusy={isBusy} />
          </td>
        </tr>
      )}
    </>
  );
}

/** Says what is deleted with a post, and what remains in review records and backups. */
function PurgeQuestion({ post, asked, isBusy }: { post: Trashed; asked: Asked; isBusy: boolean }) {
  const { messages, locale } = useOwner();
  const { postList, compose } = messages;
  const { trash } = postList;
  const { day } = useClock();
  const address = useAddress();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const { versions, has_next, translation, backups } = asked;
  const until = backups?.until ?? '';
  const kept = backups === null ? 'none' : until ? 'until' : 'lasting';
  const sentences = [
    plural(locale, trash.versions, versions),
    has_next && trash.next,
    translation !== null && fill(trash.translation, { title: translation }),
    trash.pictures,
    post.reviews > 0 && plural(locale, trash.records, post.reviews),
    fill(trash.backups[kept], { date: until && formatShortDay(day(until), locale) }),
  ];
  return (
    <>
      <h2 ref={heading} tabIndex={-1}>
        {fill(trash.question, { title: postName(post) })}
      </h2>
      <p className={text.soft}>{sentences.filter(Boolean).join(' ')}</p>
      <Form method="post" preventScrollReset className={styles.rowActions}>
        <input type="hidden" name="post" value={post.id} />
        <Button type="submit" name="intent" value="purge" isBusy={isBusy}>
          {compose.trash.purge}
        </Button>
        <Link className={text.action} to={address({ delete: undefined })} preventScrollReset>
          {compose.actions.cancel}
        </Link>
      </Form>
    </>
  );
}
