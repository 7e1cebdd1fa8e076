import { type KeyboardEvent, type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { fill, plural } from '../../../../messages/fill.ts';
import { paths } from '../../../../shared/paths.ts';
import { type Review, reviewLimits, usualDays } from '../../../../shared/review.ts';
import text from '../../../ui/text.module.css';
import { useLocalTime, useOwner } from '../../context/owner-context.ts';
import { useLoaded } from '../../editor/editor-hooks.ts';
import type { PageHandle } from '../../editor/rich-editor.tsx';
import { callApi, type ReadFailure, requestMessage } from '../../forms/api.ts';
import { Button, TextButton, TextField } from '../../forms/fields.tsx';
import field from '../../forms/forms.module.css';
import { HeldPlaces } from '../../forms/name-warning.tsx';
import { NewResponses } from '../../shell/post-status.tsx';
import styles from '../details/details.module.css';
import { Disclosure } from '../details/disclosure.tsx';
import type { Fields } from '../fields.ts';
import type { OpenedPost } from '../post-values.ts';
import type { Reviews } from './use-reviews.ts';

/** Comes with the first note: it brings the editor’s library along, which neither the server nor the page needs before. */
const loadNoteCards = () => import('./note-cards.tsx').then(({ NoteCards }) => NoteCards);

interface ReviewPanelProps {
  fields: Fields;
  reviews: Reviews;
  /** The text while it is shown as a page. */
  page: PageHandle | null;
}

/** Beside the text: whom it was given to, what they noted, and a link for the next. */
export function ReviewPanel({ fields, reviews, page }: ReviewPanelProps) {
  const { messages, locale } = useOwner();
  const { reviewPanel } = messages;
  const { saved, isDirty } = fields;
  const { rounds, notes, problem } = reviews;
  const [message, setMessage] = useState('');
  const shown = useRef<HTMLDivElement>(null);
  useSeenResponses(shown, saved, rounds);
  const NoteCards = useLoaded(notes.length > 0, loadNoteCards, () =>
    setMessage(requestMessage('network', messages.errors)),
  );
  return (
    <Disclosure
      id="review"
      heading={reviewPanel.heading}
      mark={saved && <NewResponses postId={saved.id} />}
      closedBelow="70rem"
    >
      <div className={styles.panel}>
        <p aria-live="polite" className={problem ? field.error : text.small}>
          {problem || message}
        </p>
        {rounds.length > 0 && (
          <div ref={shown} className={styles.shown}>
            <p className={styles.count}>
              {notes.length > 0 ? plural(locale, reviewPanel.notes, notes.length) : reviewPanel.no_notes}
            </p>
            {NoteCards && (
              <NoteCards notes={notes} reviews={reviews} editor={page?.editor} onMessage={setMessage} />
            )}
            <ReviewRounds rounds={rounds} reviews={reviews} />
          </div>
        )}
        {saved ? (
          <NewReviewLink reviews={reviews} isDirty={isDirty} isFirst={rounds.length === 0} />
        ) : (
          <p className={text.small}>{reviewPanel.save_first}</p>
        )}
        <p>
          <a className={text.small} href={paths.reviewRecords}>
            {reviewPanel.all_records}
          </a>
        </p>
      </div>
    </Disclosure>
  );
}

/** Marks a post's responses as seen once they are on the screen. */
function useSeenResponses(
  shown: RefObject<HTMLElement | null>,
  post: OpenedPost | null,
  rounds: readonly Review[],
): void {
  const { responses, askForResponses } = useOwner();
  const hasNew = responses.some(({ post_id }) => post_id === post?.id);
  const until = rounds
    .flatMap(({ decision, notes }) => [decision?.decided_at, ...notes.map(({ created_at }) => created_at)])
    .reduce<string>((newest, at) => (at && at > newest ? at : newest), '');
  const see = useEffectEvent(async () => {
    if (!post) return;
    const called = await callApi<null>('POST', paths.apiResponsesSeen(post.slug), { body: { until } });
    if (called.ok) await askForResponses();
  });
  useEffect(() => {
    if (!shown.current || !hasNew || !until) return;
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      void see();
    });
    observer.observe(shown.current);
    return () => observer.disconnect();
  }, [shown, hasNew, until]);
}

/** Whom the post was given to, the newest round first. */
function ReviewRounds({ rounds, reviews }: { rounds: readonly Review[]; reviews: Reviews }) {
  const { reviewPanel } = useOwner().messages;
  return (
    <ol className={styles.rounds} aria-label={reviewPanel.rounds}>
      {rounds.map((round) => (
        <li key={round.id}>
          <Round round={round} onEnd={() => void reviews.end(round.id)} />
        </li>
      ))}
    </ol>
  );
}

function Round({ round, onEnd }: { round: Review; onEnd: () => void }) {
  const { messages, locale } = useOwner();
  const { reviewPanel } = messages;
  const { reader, decision } = round;
  const decided = useLocalTime(decision?.decided_at ?? '');
  const until = useLocalTime(round.expires_at);
  const named = { reader, round: round.round };
  return (
    <>
      <p className={styles.roundName}>{fill(reviewPanel.round_of, named)}</p>
      <p className={round.state === 'approved' ? styles.approved : undefined}>
        {fill(reviewPanel.states_of[round.state], { time: decided })}
      </p>
      {decision?.line && <p className={styles.line}>{decision.line}</p>}
      <p className={text.small}>
        {[
          round.is_open && fill(reviewPanel.open_until, { time: until }),
          round.has_passphrase && reviewPanel.with_passphrase,
          round.networks > 0 && plural(locale, reviewPanel.networks, round.networks),
        ]
          .filter(Boolean)
          .join(' · ')}
      </p>
      <p className={styles.actions}>
        {round.is_open && (
          <TextButton onClick={onEnd} aria-label={fill(reviewPanel.end_label, named)}>
            {reviewPanel.end}
          </TextButton>
        )}
        <a
          className={text.action}
          href={paths.reviewRecord(round.id)}
          target="_blank"
          rel="noopener"
          aria-label={fill(reviewPanel.record_label, named)}
        >
          {reviewPanel.record}
        </a>
      </p>
    </>
  );
}

interface NewReviewLinkProps {
  reviews: Reviews;
  /** What is typed is not saved: the reader gets what is. */
  isDirty: boolean;
  isFirst: boolean;
}

interface MadeLink {
  reader: string;
  address: string;
}

/** Asks whom the saved version is for, and shows the link the one time it can be shown. No fields of the post. */
function NewReviewLink({ reviews, isDirty, isFirst }: NewReviewLinkProps) {
  const { reviewPanel, guard } = useOwner().messages;
  const [reader, setReader] = useState('');
  const [days, setDays] = useState(String(usualDays));
  const [passphrase, setPassphrase] = useState('');
  const [isBusy, setBusy] = useState(false);
  const [made, setMade] = useState<MadeLink>();
  const [held, setHeld] = useState<ReadFailure>();
  const [reason, setReason] = useState('');
  const make = async () => {
    if (isBusy || reader.trim() === '') return;
    setBusy(true);
    const input = { reader, days: Number(days) || usualDays, ...(passphrase && { passphrase }) };
    const override = reason.trim() && { override: { reason: reason.trim() } };
    const called = await reviews.make({ ...input, ...(held && override) });
    setBusy(false);
    setHeld(called.ok || !called.failure.guarded ? undefined : called.failure);
    if (!called.ok) return;
    setMade({ reader: called.value.review.reader, address: called.value.address });
    setReason('');
    setReader('');
    setPassphrase('');
  };
  const onEnter = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && !event.nativeEvent.isComposing) void make();
  };
  return (
    <div className={styles.newLink}>
      {made && <ShownLink made={made} />}
      {isFirst && !made && <p className={text.small}>{reviewPanel.intro}</p>}
      <TextField
        id="review-reader"
        label={reviewPanel.reader}
        value={reader}
        maxLength={reviewLimits.reader}
        autoComplete="off"
        onChange={({ target }) => setReader(target.value)}
        onKeyDown={onEnter}
      />
      <TextField
        id="review-days"
        label={reviewPanel.days}
        type="number"
        min={1}
        max={reviewLimits.days}
        value={days}
        onChange={({ target }) => setDays(target.value)}
        onKeyDown={onEnter}
      />
      <TextField
        id="review-passphrase"
        label={reviewPanel.own_passphrase}
        help={reviewPanel.own_passphrase_help}
        value={passphrase}
        maxLength={reviewLimits.passphrase.max}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        onChange={({ target }) => setPassphrase(target.value)}
        onKeyDown={onEnter}
      />
      {isDirty && <p className={text.small}>{reviewPanel.unsaved}</p>}
      {held && (
        <HeldPlaces
          places={held.places ?? []}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
          onKeyDown={onEnter}
        />
      )}
      <Button
        isOutlined
        aria-disabled={isBusy || reader.trim() === '' ? true : undefined}
        onClick={() => void make()}
      >
        {isBusy ? reviewPanel.making : held ? guard.let_out : reviewPanel.make}
      </Button>
    </div>
  );
}

function ShownLink({ made }: { made: MadeLink }) {
  const { reviewPanel } = useOwner().messages;
  const [isCopied, setCopied] = useState(false);
  return (
    <div className={styles.made} aria-live="polite">
      <p>{reviewPanel.made}</p>
      <TextField
        id="review-link"
        label={fill(reviewPanel.link, { reader: made.reader })}
        readOnly
        value={made.address}
        onFocus={({ target }) => target.select()}
      />
      <Button
        onClick={() => {
          void navigator.clipboard.writeText(made.address).then(() => setCopied(true));
        }}
      >
        {isCopied ? reviewPanel.copied : reviewPanel.copy}
      </Button>
    </div>
  );
}
