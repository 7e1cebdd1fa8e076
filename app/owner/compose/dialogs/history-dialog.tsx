import { useState } from 'react';
import { Link } from 'react-router';
import type { PostRevision } from '../../../../core/posts/post-core.ts';
import { fill, plural } from '../../../../messages/fill.ts';
import { localised, paths } from '../../../../shared/paths.ts';
import type { Post } from '../../../../shared/post.ts';
import text from '../../../ui/text.module.css';
import { useLocalTime, useOwner } from '../../context/owner-context.ts';
import { useApiData } from '../../forms/api.ts';
import { Dialog, DialogClose, DialogHeading } from '../../forms/dialog.tsx';
import { Button } from '../../forms/fields.tsx';
import dialog from '../../forms/forms.module.css';
import styles from '../dialogs.module.css';
import { type DraftValues, valuesOf } from '../post-values.ts';
import { Comparison } from './comparison.tsx';

interface HistoryDialogProps {
  post: Post;
  mine: DraftValues;
  /** The version to restore, and its formatted time. */
  onChoose: (version: Post, time: string) => void;
  onClose: () => void;
}

/** The saved versions of a post, each comparable with the text in the editor and restorable. */
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
                isNow={index === 0}
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
  isNow: boolean;
  isOpen: boolean;
  onOpen: () => void;
}

function Version({ version, isNow, isOpen, onOpen }: VersionProps) {
  const { messages, locale } = useOwner();
  const { history, status } = messages.compose;
  const time = useLocalTime(version.updated_at);
  const { change } = version;
  const difference =
    change === 0
      ? history.words_same
      : plural(locale, change > 0 ? history.words_more : history.words_fewer, Math.abs(change));
  return (
    <button type="button" aria-pressed={isOpen} className={styles.version} onClick={onOpen}>
      <span className={styles.time}>{time}</span>
      <span className={styles.title}>{version.title}</span>
      <span>
        {[isNow && history.now, version.status !== 'published' && status[version.status], difference]
          .filter(Boolean)
          .join(' · ')}
      </span>
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
          // Where it stands is the post's own affair, and stays.
          values: { ...valuesOf(version, locale), slug: mine.slug },
        }}
        after={{ name: compare.mine, values: mine }}
      />
      <div className={styles.restore}>
        <Button onClick={() => onChoose(version, time)}>{actions.restore}</Button>
        <Link
          className={text.action}
          to={localised(paths.speech({ slug, version: String(version.version) }), locale)}
        >
          {messages.speech.rehearse_version}
        </Link>
      </div>
    </>
  );
}
