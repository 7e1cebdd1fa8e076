import { useState } from 'react';
import type { PostRevision } from '../../../../core/posts/post-core.ts';
import { fill, plural } from '../../../../messages/fill.ts';
import { paths } from '../../../../shared/paths.ts';
import type { Post } from '../../../../shared/post.ts';
import text from '../../../ui/text.module.css';
import { useLocalTime, useOwner } from '../../context/owner-context.ts';
import { useApiData } from '../../forms/api.ts';
import { Dialog, DialogClose, DialogHeading } from '../../forms/dialog.tsx';
import { Button } from '../../forms/fields.tsx';
import dialog from '../../forms/forms.module.css';
import { ActionLink } from '../../page-kit.tsx';
import styles from '../dialogs.module.css';
import { type DraftValues, valuesOf } from '../post-values.ts';
import { Comparison } from './comparison.tsx';

interface HistoryDialogProps {
  post: Post;
  mine: DraftValues;
  /** Called with the version to restore and its formatted time. */
  onChoose: (version: Post, time: string) => void;
  onClose: () => void;
}

/** The version history of a post. Each version can be compared with the text in the editor and restored. */
export function HistoryDialog({ post, mine, onChoose, onClose }: HistoryDialogProps) {
  const { history } = useOwner().messages.compose;
  const [chosen, setChosen] = useState<number>();
  const list = useApiData<PostRevision[]>(paths.apiRevisions(post.slug));
  const one = useApiData<Post>(chosen === undefined ? undefined : paths.apiRevision(post.slug, chosen));
  const versions = list?.ok ? list.value : [];
  const opened = one?.ok ? one.value : undefined;
  const hasFailed = list?.ok === false || one?.ok === false;
  return (
    <Dialog className={styles.history} onClose={onClose}>
      <div className={dialog.head}>
        <DialogHeading>{history.heading}</DialogHeading>
        <DialogClose className={text.action}>{history.close}</DialogClose>
      </div>
      <p className={text.small}>{history.intro}</p>
      <p role="status" className={hasFailed ? dialog.error : text.small}>
        {!list && history.loading}
        {hasFailed && history.failed}
        {versions.length === 1 && history.only}
      </p>
      {versions.length > 1 && (
        <ol className={styles.versions}>
          {versions.map((version, index) => (
            <li key={version.version}>
              <Version
                version={version}
                isCurrent={index === 0}
                isOpen={opened?.version === version.version}
                onOpen={() => setChosen(version.version)}
              />
            </li>
          ))}
        </ol>
      )}
      {opened && <OpenedVersion slug={post.slug} version={opened} mine={mine} onChoose={onChoose} />}
    </Dialog>
  );
}

interface VersionProps {
  version: PostRevision;
  isCurrent: boolean;
  isOpen: boolean;
  onOpen: () => void;
}

function Version({ version, isCurrent, isOpen, onOpen }: VersionProps) {
  const { messages, locale } = useOwner();
  const { history, status: statuses } = messages.compose;
  const { change, status, title } = version;
  const forms = change > 0 ? history.words_more : history.words_fewer;
  const facts = [
    isCurrent && history.now,
    status !== 'published' && statuses[status],
    change === 0 ? history.words_same : plural(locale, forms, Math.abs(change)),
  ];
  return (
    <button type="button" aria-pressed={isOpen} className={styles.version} onClick={onOpen}>
      <span className={styles.time}>{useLocalTime(version.updated_at)}</span>
      <span className={styles.title}>{title}</span>
      <span>{facts.filter(Boolean).join(' · ')}</span>
    </button>
  );
}

interface OpenedVersionProps extends Pick<HistoryDialogProps, 'mine' | 'onChoose'> {
  slug: string;
  version: Post;
}

function OpenedVersion({ slug, version, mine, onChoose }: OpenedVersionProps) {
  const { messages, locale } = useOwner();
  const { compare, actions } = messages.compose;
  const time = useLocalTime(version.updated_at);
  return (
    <>
      <Comparison
        before={{
          name: fill(compare.kept, { time }),
          // Restoring doesn't change the slug.
          values: { ...valuesOf(version, locale), slug: mine.slug },
        }}
        after={{ name: compare.mine, values: mine }}
      />
      <div className={styles.restore}>
        <Button onClick={() => onChoose(version, time)}>{actions.restore}</Button>
        <ActionLink to={paths.speech({ slug, version: String(version.version) })}>
          {messages.speech.rehearse_version}
        </ActionLink>
      </div>
    </>
  );
}
