import { useState } from 'react';
import { fill } from '../../../messages/fill.ts';
import { formatPostDate } from '../../../shared/dates.ts';
import { localized, paths } from '../../../shared/paths.ts';
import text from '../../ui/text.module.css';
import { useOwner } from '../context/owner-context.ts';
import field from '../forms/forms.module.css';
import { ChangeList } from '../import-lists.tsx';
import styles from './import-preview.module.css';
import type { PreviewedPost } from './read-export.ts';

interface PreviewCardProps {
  post: PreviewedPost;
  here: string | undefined;
  slug: string;
  selection: Selection | undefined;
}

export function PreviewCard({ post, here, slug, selection }: PreviewCardProps) {
  const { messages, locale } = useOwner();
  const { importPreview, compose, language } = messages;
  const lang = post.language === locale ? undefined : post.language;
  const isTicked = selection?.has(post.key) ?? false;
  return (
    <li className={`${styles.card} ${isTicked ? styles.ticked : ''}`}>
      <Cover address={post.cover} />
      <p className={`${text.small} ${field.actions}`}>
        {post.date ? (
          <time dateTime={post.date}>{formatPostDate(post.date, locale)}</time>
        ) : (
          <span>{importPreview.no_date}</span>
        )}
        {post.status !== 'published' && <span className={text.badge}>{compose.status[post.status]}</span>}
        {lang && <span className={text.badge}>{language[`short_${lang}`]}</span>}
        {here !== undefined && (
          <a className={text.badge} href={localized(paths.post(here), locale)}>
            {importPreview.exists}
          </a>
        )}
      </p>
      <h3 lang={lang}>{post.title}</h3>
      <p className={text.small}>{paths.post(here ?? slug)}</p>
      {here === undefined && slug !== post.slug && (
        <p className={text.small}>{fill(importPreview.slug_taken, { path: paths.post(post.slug) })}</p>
      )}
      {post.excerpt && (
        <p className={styles.excerpt} lang={lang}>
          {post.excerpt}
        </p>
      )}
      <Changes post={post} />
      <div className={`${field.actions} ${styles.foot}`}>
        {selection && (
          <label className={field.tick}>
            <input
              type="checkbox"
              checked={isTicked}
              aria-label={fill(importPreview.select_one, { title: post.title })}
              onChange={() => selection.toggle(post.key)}
            />
            <span aria-hidden="true">{importPreview.pick}</span>
          </label>
        )}
        {post.link && (
          <a className={text.small} href={post.link} target="_blank" rel="noopener noreferrer">
            {importPreview.original}
          </a>
        )}
      </div>
    </li>
  );
}

function Cover({ address }: { address: string | null }) {
  const { importPreview } = useOwner().messages;
  const [failed, setFailed] = useState<string | null>(null);
  return (
    <div className={styles.cover}>
      {address && failed !== address ? (
        <img
          src={address}
          alt=""
          loading="lazy"
          decoding="async"
          // Some hosts reject hotlinked images if there is a referrer.
          referrerPolicy="no-referrer"
          onError={() => setFailed(address)}
        />
      ) : (
        <span>{importPreview.no_cover}</span>
      )}
    </div>
  );
}

function Changes({ post }: { post: PreviewedPost }) {
  const { importPreview } = useOwner().messages;
  if (post.changes.length === 0) return null;
  return (
    <details className={`${text.small} ${styles.changes}`}>
      <summary>{importPreview.changes_heading}</summary>
      <ChangeList changes={post.changes} />
    </details>
  );
}

export type Selection = ReturnType<typeof useSelection>;

/** Manages the selected posts. Selections from an earlier preview are ignored. */
export function useSelection(posts: PreviewedPost[]) {
  const [keys, setKeys] = useState<ReadonlySet<string>>(new Set());
  return {
    has: (key: string) => keys.has(key),
    posts: posts.filter(({ key }) => keys.has(key)),
    toggle: (key: string) =>
      setKeys((before) => {
        const after = new Set(before);
        if (!after.delete(key)) after.add(key);
        return after;
      }),
    selectAll: () => setKeys(new Set(posts.map(({ key }) => key))),
    clear: () => setKeys(new Set()),
  };
}
