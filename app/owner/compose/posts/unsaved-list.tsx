import { useRef, useState } from 'react';
import { Link, useRevalidator } from 'react-router';
import type { WorkingCopy, WorkingCopyHead } from '../../../../core/posts/working-copies.ts';
import { fill } from '../../../../messages/fill.ts';
import { formatShortDay } from '../../../../shared/dates.ts';
import { localised, paths } from '../../../../shared/paths.ts';
import text from '../../../ui/text.module.css';
import { useIsInBrowser } from '../../context/browser.ts';
import { useLocalTime, useOwner } from '../../context/owner-context.ts';
import { callApi } from '../../forms/api.ts';
import { TextButton } from '../../forms/fields.tsx';
import { ownerToasts } from '../../forms/notices.tsx';
import { isOfThisBrowser } from '../autosave.ts';
import styles from './posts.module.css';

/** So many are shown before all are asked for: whoever came to write something else has it in sight. */
const shownAtFirst = 1;

interface UnsavedListProps {
  /** What the server keeps. */
  copies: readonly WorkingCopyHead[];
  /** Of the text in the editor; null for one that the server did not know when the page was loaded. */
  openId: string | null;
}

/** The owner's unsaved writing but that in the editor, to be gone on with: also what another device has begun. */
export function UnsavedList({ copies, openId }: UnsavedListProps) {
  const { unsaved } = useOwner().messages.compose;
  const [gone, setGone] = useState<string[]>([]);
  const [isWhole, setWhole] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  // Only the browser knows what it keeps itself: of new texts, the editor offers those.
  if (!useIsInBrowser()) return null;
  const listed = copies.filter(
    ({ id, etag, slug, writer }) =>
      id !== openId && !gone.includes(etag) && (slug !== null || !isOfThisBrowser(writer)),
  );
  if (listed.length === 0) return null;
  const shown = isWhole ? listed : listed.slice(0, shownAtFirst);
  return (
    <section className={styles.unsaved} aria-labelledby="unsaved">
      <h2 id="unsaved" ref={heading} tabIndex={-1}>
        {unsaved.heading}
      </h2>
      {isWhole && <p className={text.small}>{unsaved.intro}</p>}
      <ul>
        {shown.map((copy) => (
          <Unsaved
            key={copy.etag}
            copy={copy}
            onGone={() => {
              setGone((etags) => [...etags, copy.etag]);
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

interface UnsavedProps {
  copy: WorkingCopyHead;
  /** It was let go. */
  onGone: () => void;
}

function Unsaved({ copy, onGone }: UnsavedProps) {
  const { messages, locale } = useOwner();
  const { unsaved, recover } = messages.compose;
  const title = copy.title.trim() || copy.slug || unsaved.untitled;
  const written = useLocalTime(copy.written_at);
  const letGo = useLettingGo(copy, title, onGone);
  const address = copy.slug === null ? paths.composeUnsaved(copy.id) : paths.composePost(copy.slug);
  return (
    <li>
      <span className={styles.unsavedListTitle} lang={copy.language}>
        {title}
      </span>
      <span className={text.small}>
        {copy.slug === null ? unsaved.of_new : unsaved.of_post}
        {' · '}
        {fill(unsaved.times, { written, until: formatShortDay(copy.kept_until, locale) })}
      </span>
      <span className={styles.unsavedListActions}>
        <Link
          className={text.action}
          to={localised(address, locale)}
          aria-label={fill(unsaved.go_on_label, { title })}
        >
          {unsaved.go_on}
        </Link>
        <TextButton aria-label={fill(unsaved.discard_label, { title })} onClick={() => void letGo()}>
          {recover.discard}
        </TextButton>
      </span>
    </li>
  );
}

/** Lets unsaved writing go, with Undo. What another device has written on since stays. */
function useLettingGo({ id, etag }: WorkingCopyHead, title: string, onGone: () => void): () => Promise<void> {
  const { compose, errors, toasts } = useOwner().messages;
  const { unsaved } = compose;
  const { revalidate } = useRevalidator();
  const address = paths.apiUnsavedText(id);
  const refuse = (status: number) => {
    const told = status === 409 ? unsaved.changed : fill(unsaved.not_discarded, { status });
    const sentence = status === 0 ? errors.catalog.auth_network_compose : told;
    ownerToasts.show({ title: sentence, variant: 'destructive' });
  };
  const bringBack = async ({ text: written, version, made_slug, writer, written_at }: WorkingCopy) => {
    const body = { text: written, version, made_slug, writer, written_at };
    const called = await callApi('PUT', address, { body });
    if (called.ok) void revalidate();
    else refuse(called.failure.status);
  };
  return async () => {
    const read = await callApi<WorkingCopy>('GET', address);
    const removed = read.ok ? await callApi('DELETE', paths.apiUnsavedText(id, { etag })) : read;
    if (!removed.ok || !read.ok) return removed.ok ? undefined : refuse(removed.failure.status);
    onGone();
    const said = fill(unsaved.discarded, { title });
    ownerToasts.show({
      title: said,
      action: {
        label: toasts.undo,
        altText: fill(toasts.undo_alt, { action: said }),
        onAction: () => void bringBack(read.value),
      },
    });
  };
}
