import { useMemo, useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import type { WorkingCopy, WorkingCopyHead } from '../../../../core/posts/autosaves.ts';
import { fill } from '../../../../messages/fill.ts';
import { formatShortDay } from '../../../../shared/dates.ts';
import { paths } from '../../../../shared/paths.ts';
import text from '../../../ui/text.module.css';
import { useIsInBrowser } from '../../context/browser.ts';
import { useLocalTime, useOwner } from '../../context/owner-context.ts';
import { callApi } from '../../forms/api.ts';
import { TextButton } from '../../forms/fields.tsx';
import { ownerToasts } from '../../forms/notices.tsx';
import { ActionLink } from '../../page-kit.tsx';
import { isOfThisBrowser } from '../autosave.ts';
import compose from '../compose.module.css';
import styles from './posts.module.css';

interface UnsavedListProps {
  backups: readonly WorkingCopyHead[];
  /** ID of the text in the editor; null if the server had no backup of it when the page was loaded. */
  openId: string | null;
}

/** The owner's unsaved texts except the one in the editor, newest first. A button shows the rest. */
export function UnsavedList({ backups, openId }: UnsavedListProps) {
  const { unsaved } = useOwner().messages.compose;
  const [discarded, setDiscarded] = useState<string[]>([]);
  const [isWhole, setWhole] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const isInBrowser = useIsInBrowser();
  // The editor restores new texts stored in this browser. The server can't tell which they are.
  const elsewhere = useMemo(
    () => backups.filter(({ slug, writer }) => isInBrowser && (slug !== null || !isOfThisBrowser(writer))),
    [backups, isInBrowser],
  );
  const listed = elsewhere.filter(({ id, etag }) => id !== openId && !discarded.includes(etag));
  if (listed.length === 0) return null;
  const shown = isWhole ? listed : listed.slice(0, 1);
  return (
    <section className={compose.panel} aria-labelledby="unsaved">
      <h2 id="unsaved" ref={heading} tabIndex={-1}>
        {unsaved.heading}
      </h2>
      {isWhole && <p className={text.small}>{unsaved.intro}</p>}
      <ul className={styles.unsaved}>
        {shown.map((backup) => (
          <Unsaved
            key={backup.etag}
            backup={backup}
            onDiscarded={() => {
              setDiscarded((etags) => [...etags, backup.etag]);
              heading.current?.focus();
            }}
          />
        ))}
      </ul>
      {shown.length < listed.length && (
        <TextButton
          onClick={() => {
            setWhole(true);
            heading.current?.focus();
          }}
        >
          {fill(unsaved.more, { count: listed.length })}
        </TextButton>
      )}
    </section>
  );
}

function Unsaved({ backup, onDiscarded }: { backup: WorkingCopyHead; onDiscarded: () => void }) {
  const { messages, locale } = useOwner();
  const { errors, toasts } = messages;
  const { unsaved, recover } = messages.compose;
  const { revalidate } = useRevalidator();
  const { id, etag, slug } = backup;
  const title = backup.title.trim() || slug || unsaved.untitled;
  const written = useLocalTime(backup.written_at);

  const refuse = (status: number) => {
    const sentence = status === 409 ? unsaved.changed : fill(unsaved.not_discarded, { status });
    const title = status === 0 ? errors.catalog.auth_network_compose : sentence;
    ownerToasts.show({ title, variant: 'destructive' });
  };
  const restore = async ({ text, version, made_slug, writer, written_at }: WorkingCopy) => {
    const body = { text, version, made_slug, writer, written_at };
    const called = await callApi('PUT', paths.apiUnsavedText(id), { body });
    if (called.ok) void revalidate();
    else refuse(called.failure.status);
  };
  /** Discards the text, with Undo, unless another device has written since. */
  const discard = async () => {
    const read = await callApi<WorkingCopy>('GET', paths.apiUnsavedText(id));
    if (!read.ok) return refuse(read.failure.status);
    const removed = await callApi('DELETE', paths.apiUnsavedText(id, { etag }));
    if (!removed.ok) return refuse(removed.failure.status);
    onDiscarded();
    const action = fill(unsaved.discarded, { title });
    const altText = fill(toasts.undo_alt, { action });
    const onAction = () => void restore(read.value);
    ownerToasts.show({ title: action, action: { label: toasts.undo, altText, onAction } });
  };
  return (
    <li>
      <span className={styles.rowTitle} lang={backup.language}>
        {title}
      </span>
      <span className={text.small}>
        {slug === null ? unsaved.of_new : unsaved.of_post}
        {' · '}
        {fill(unsaved.times, { written, until: formatShortDay(backup.kept_until, locale) })}
      </span>
      <ActionLink
        to={slug === null ? paths.composeUnsaved(id) : paths.composePost(slug)}
        aria-label={fill(unsaved.go_on_label, { title })}
      >
        {unsaved.go_on}
      </ActionLink>
      <TextButton aria-label={fill(unsaved.discard_label, { title })} onClick={() => void discard()}>
        {recover.discard}
      </TextButton>
    </li>
  );
}
