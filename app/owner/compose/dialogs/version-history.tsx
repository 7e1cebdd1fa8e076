import { useEffect, useRef, useState } from 'react';
import type { PostRevision } from '../../../../core/posts/post-core.ts';
import { fill, plural } from '../../../../messages/fill.ts';
import { paths } from '../../../../shared/paths.ts';
import type { Post } from '../../../../shared/post.ts';
import text from '../../../ui/text.module.css';
import { useLocalTime, useOwner } from '../../context/owner-context.ts';
import { useApiData } from '../../forms/api.ts';
import { Button, TextButton } from '../../forms/fields.tsx';
import field from '../../forms/forms.module.css';
import { ActionLink } from '../../page-kit.tsx';
import details from '../details/details.module.css';
import styles from '../next-version.module.css';
import { type DraftValues, valuesOf } from '../post-values.ts';
import { Comparison } from './comparison.tsx';

interface VersionHistoryProps {
  post: Post;
  mine: DraftValues;
  /** Called with the version to restore and its formatted time. */
  onChoose: (version: Post, time: string) => void;
  onClose: () => void;
}

/** The version history of a post. Each version can be compared with the text in the editor and restored. */
export function VersionHistory({ post, mine, onChoose, onClose }: VersionHistoryProps) {
  const { history } = useOwner().messages.compose;
  const heading = useRef<HTMLHeadingElement>(null);
  const list = useApiData<PostRevision[]>(paths.apiRevisions(post.slug));
  const versions = list?.ok ? list.value : [];
  const hasFailed = list?.ok === false;
  useEffect(() => heading.current?.focus(), []);
  return (
    <section
      className={styles.live}
      aria-labelledby="versions"
      onKeyDown={({ key }) => key === 'Escape' && onClose()}
    >
      <div className={field.head}>
        <h2 id="versions" ref={heading} tabIndex={-1} className={field.heading}>
          {history.heading}
        </h2>
        <TextButton onClick={onClose}>{history.close}</TextButton>
      </div>
      <p className={text.small}>{history.intro}</p>
      <p role="status" className={hasFailed ? field.error : text.small}>
        {!list && history.loading}
        {hasFailed && history.failed}
        {versions.length === 1 && history.only}
      </p>
      {versions.length > 1 && (
        <ol className={styles.versions}>
          {versions.map((version, index) => (
            <Version key={version.version} isCurrent={index === 0} {...{ post, version, mine, onChoose }} />
          ))}
        </ol>
      )}
    </section>
  );
}

interface VersionProps extends Omit<VersionHistoryProps, 'onClose'> {
  version: PostRevision;
  isCurrent: boolean;
}

/** A version: its time, title and length, and its differences once it is opened. */
function Version({ post, version, isCurrent, mine, onChoose }: VersionProps) {
  const { messages, locale } = useOwner();
  const { history, compare, actions, status: statuses } = messages.compose;
  const { slug } = post;
  const { change, status, title } = version;
  const [isOpen, setOpen] = useState(false);
  const read = useApiData<Post>(isOpen ? paths.apiRevision(slug, version.version) : undefined);
  const opened = isOpen && read?.ok ? read.value : undefined;
  const time = useLocalTime(version.updated_at);
  const forms = change > 0 ? history.words_more : history.words_fewer;
  const facts = [
    isCurrent && history.now,
    status !== 'published' && statuses[status],
    change === 0 ? history.words_same : plural(locale, forms, Math.abs(change)),
  ];
  return (
    <li>
      <details className={details.row} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <summary>
          <span>{time}</span>
          <span>
            {title} <span className={text.small}>{facts.filter(Boolean).join(' · ')}</span>
          </span>
        </summary>
        {read?.ok === false && <p className={field.error}>{history.failed}</p>}
        {opened && (
          <div>
            <Comparison
              before={{
                name: fill(compare.kept, { time }),
                // Restoring doesn't change the slug.
                values: { ...valuesOf(opened, locale), slug: mine.slug },
              }}
              after={{ name: compare.mine, values: mine }}
            />
            <div className={field.actions}>
              <Button isOutlined onClick={() => onChoose(opened, time)}>
                {actions.restore}
              </Button>
              <ActionLink to={paths.speech({ slug, version: String(version.version) })}>
                {messages.speech.rehearse_version}
              </ActionLink>
            </div>
          </div>
        )}
      </details>
    </li>
  );
}
