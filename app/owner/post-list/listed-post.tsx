import type { ChangeEvent } from 'react';
import { Link } from 'react-router';
import { fill } from '../../../messages/fill.ts';
import { datePart } from '../../../shared/dates.ts';
import { localised, paths } from '../../../shared/paths.ts';
import { useOwner } from '../context/owner-context.ts';
import { useLocalTime } from '../context/use-local-time.ts';
import { TextButton } from '../forms/button.tsx';
import { NewResponses } from '../shell/new-responses.tsx';
import { PostStatus } from '../shell/post-status.tsx';
import table from '../shell/shell.module.css';
import type { ListedPostRow, LoadedPostList } from './load-post-list.ts';
import styles from './post-list.module.css';

interface ListedPostProps {
  row: ListedPostRow;
  isTicked: boolean;
  /** Something is being done with the posts. */
  isBusy: boolean;
  /** The article at the top of the blog. */
  pinned: LoadedPostList['pinned'];
  onTick: (event: ChangeEvent<HTMLInputElement>) => void;
}

/** A post in a row: its box, title and tags, what it is without, and its facts. */
export function ListedPost({ row, isTicked, isBusy, pinned, onTick }: ListedPostProps) {
  const { messages, locale } = useOwner();
  const { postList, compose, language } = messages;
  const title = row.title || row.slug;
  const isPinned = pinned?.id === row.id;
  const { pin } = postList;
  const pinLabel = isPinned
    ? fill(pin.take_down_label, { title })
    : fill(pinned ? pin.instead_label : pin.pin_label, {
        title,
        other: pinned?.title.trim() || pinned?.slug || '',
      });
  const changed = useLocalTime(row.updated_at);
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
        <Link to={localised(paths.composePost(row.slug), locale)} lang={row.language}>
          {title}
        </Link>{' '}
        <NewResponses postId={row.id} />
        <p className={styles.facts}>
          {row.tagged.map(({ tag, name }) => (
            <Link key={tag} to={localised(paths.postsWith({ tag }), locale)} lang={row.language}>
              {name}
            </Link>
          ))}
          {isPinned && <strong className={styles.pinned}>{pin.mark}</strong>}
          {row.missing.map((part) => (
            <em key={part}>{postList.missing[part]}</em>
          ))}
          <RowButton
            name="copy"
            slug={row.slug}
            label={fill(compose.row.copy_label, { title })}
            isBusy={isBusy}
          >
            {compose.row.copy}
          </RowButton>
          <RowButton name={isPinned ? 'unpin' : 'pin'} slug={row.slug} label={pinLabel} isBusy={isBusy}>
            {isPinned ? pin.take_down : pin.pin}
          </RowButton>
        </p>
      </td>
      <td className={table.date}>{datePart(row.date)}</td>
      <td>{language[`name_${row.language}`]}</td>
      <td>
        <PostStatus
          post={row}
          published={
            <a href={localised(paths.post(row.slug), locale)} target="_blank" rel="noopener">
              {compose.status.published}
            </a>
          }
        />
      </td>
      <td className={table.date}>{changed}</td>
    </tr>
  );
}

interface RowButtonProps {
  name: 'copy' | 'pin' | 'unpin';
  slug: string;
  label: string;
  isBusy: boolean;
  children: string;
}

/** Does something with the post of its row, whatever is ticked. */
function RowButton({ name, slug, label, isBusy, children }: RowButtonProps) {
  return (
    <TextButton
      type="submit"
      name={name}
      value={slug}
      aria-label={label}
      aria-disabled={isBusy}
      onClick={(event) => isBusy && event.preventDefault()}
    >
      {children}
    </TextButton>
  );
}
