import {
  type ChangeEvent,
  type KeyboardEvent,
  type RefObject,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react';
import { fill, plural } from '../../../../messages/fill.ts';
import { paths } from '../../../../shared/paths.ts';
import { type Review, reviewLimits, usualDays } from '../../../../shared/review.ts';
import text from '../../../ui/text.module.css';
import { useLocalTime, useOwner } from '../../context/owner-context.ts';
import { useLoaded } from '../../editor/editor-hooks.ts';
import type { PageHandle } from '../../editor/rich-editor.tsx';
import { callApi, requestMessage } from '../../forms/api.ts';
import { Button, TextButton, TextField } from '../../forms/fields.tsx';
import field from '../../forms/forms.module.css';
import { NameMatches } from '../../forms/name-warning.tsx';
import type { NameMatchesFound } from '../../forms/overrides.ts';
import styles from '../details/details.module.css';
import { Row } from '../details/rows.tsx';
import type { OpenedPost } from '../post-values.ts';
import type { Fields } from '../saving.ts';
import type { Reviews } from './use-reviews.ts';

/** Loaded with the first comment, because it needs the editor library. */
const loadNoteCards = () => import('./note-cards.tsx').then(({ NoteCards }) => NoteCards);

interface ReviewPanelProps {
  fields: Fields;
  reviews: Reviews;
  /** The text editor; null while the source or a plain field is shown. */
  page: PageHandle | null;
}

/** The reviews of a post: comments, rounds, and a form for a new review link. */
export function ReviewPanel({ fields, reviews, page }: ReviewPanelProps) {
  const { messages, locale, responses } = useOwner();
  const { reviewPanel } = messages;
  const { saved, isDirty } = fields;
  const unseen = responses.find(({ post_id }) => post_id === saved?.id);
  const { rounds, notes, problem } = reviews;
  const [message, setMessage] = useState('');
  const shown = useRef<HTMLDivElement>(null);
  const newest = rounds[0];
  const decided = useLocalTime(newest?.decision?.decided_at ?? '');
  useSeenResponses(shown, saved, rounds);
  const NoteCards = useLoaded(notes.length > 0, loadNoteCards, () =>
    setMessage(requestMessage('network', messages.errors)),
  );
  return (
    <Row
      id="review"
      label={reviewPanel.heading}
      state={
        <>
          {newest && fill(reviewPanel.states_of[newest.state], { time: decided })}
          {!newest && messages.compose.panel.not_sent}
          {unseen && <b> {plural(locale, reviewPanel.new_responses, unseen.count)}</b>}
        </>
      }
      isOpen={reviews.wasGiven}
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
            <ol className={styles.rounds} aria-label={reviewPanel.rounds}>
              {rounds.map((round) => (
                <Round key={round.id} round={round} onRevoke={() => void reviews.revoke(round.id)} />
              ))}
            </ol>
          </div>
        )}
        {saved ? (
          <NewReviewLink reviews={reviews} isDirty={isDirty} last={newest} />
        ) : (
          <p className={text.small}>{reviewPanel.save_first}</p>
        )}
        <p>
          <a className={text.small} href={paths.reviewRecords}>
            {reviewPanel.all_records}
          </a>
        </p>
      </div>
    </Row>
  );
}

/** Marks a post's responses as seen once they are visible. */
function useSeenResponses(
  shown: RefObject<HTMLElement | null>,
  post: OpenedPost | null,
  rounds: readonly Review[],
): void {
  const { responses, pollForResponses } = useOwner();
  const hasNew = responses.some(({ post_id }) => post_id === post?.id);
  const until = rounds
    .flatMap(({ decision, notes }) => [decision?.decided_at, ...notes.map(({ created_at }) => created_at)])
    .reduce<string>((newest, at) => (at && at > newest ? at : newest), '');
  const see = useEffectEvent(async () => {
    if (!post) return;
    const called = await callApi<null>('POST', paths.apiResponsesSeen(post.slug), { body: { until } });
    if (called.ok) await pollForResponses();
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

/** A review round: its reviewer, decision, and review link. */
function Round({ round, onRevoke }: { round: Review; onRevoke: () => void }) {
  const { messages, locale } = useOwner();
  const { reviewPanel } = messages;
  const { reader, decision } = round;
  const decided = useLocalTime(decision?.decided_at ?? '');
  const until = useLocalTime(round.expires_at);
  const named = { reader, round: round.round };
  const facts = [
    round.is_open && fill(reviewPanel.open_until, { time: until }),
    round.has_passphrase && reviewPanel.with_passphrase,
    round.networks > 0 && plural(locale, reviewPanel.networks, round.networks),
  ];
  return (
    <li>
      <p className={styles.roundName}>{fill(reviewPanel.round_of, named)}</p>
      <p className={round.state === 'approved' ? styles.approved : undefined}>
        {fill(reviewPanel.states_of[round.state], { time: decided })}
      </p>
      {decision?.line && <p className={styles.line}>{decision.line}</p>}
      <p className={text.small}>{facts.filter(Boolean).join(' · ')}</p>
      <p className={styles.actions}>
        {round.is_open && (
          <TextButton onClick={onRevoke} aria-label={fill(reviewPanel.end_label, named)}>
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
    </li>
  );
}

interface NewReviewLinkProps {
  reviews: Reviews;
  /** Unsaved changes aren't part of the review. */
  isDirty: boolean;
  /** The newest round. A reviewer who requested changes gets the next one too. */
  last: Review | undefined;
}

interface MadeLink {
  reader: string;
  address: string;
}

const emptyLink = { reader: '', days: String(usualDays), passphrase: '', reason: '' };

/** Creates a review link for the saved version and shows it once. Its fields aren't fields of the post. */
function NewReviewLink({ reviews, isDirty, last }: NewReviewLinkProps) {
  const { reviewPanel, guard } = useOwner().messages;
  const [fields, setTyped] = useState<Partial<typeof emptyLink>>({});
  const typed = { ...emptyLink, reader: last?.state === 'changes' ? last.reader : '', ...fields };
  const [isBusy, setBusy] = useState(false);
  const [made, setMade] = useState<MadeLink>();
  const [held, setHeld] = useState<NameMatchesFound>();
  const cannotCreate = isBusy || typed.reader.trim() === '';
  const create = async () => {
    if (cannotCreate) return;
    setBusy(true);
    const { reader, passphrase } = typed;
    const reason = held && typed.reason.trim();
    const called = await reviews.create({
      reader,
      days: Number(typed.days) || usualDays,
      ...(passphrase && { passphrase }),
      ...(reason && { override: { reason } }),
    });
    setBusy(false);
    setHeld(called.ok ? undefined : called.failure.held);
    if (!called.ok) return;
    setMade({ reader: called.value.review.reader, address: called.value.address });
    setTyped({ days: typed.days });
  };
  const control = (name: keyof typeof typed) => ({
    value: typed[name],
    onChange: ({ target }: ChangeEvent<HTMLInputElement>) =>
      setTyped((now) => ({ ...now, [name]: target.value })),
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key === 'Enter' && !event.nativeEvent.isComposing) void create();
    },
  });
  return (
    <div className={styles.newLink}>
      {made && <ShownLink key={made.address} {...made} />}
      {!last && !made && <p className={text.small}>{reviewPanel.intro}</p>}
      <TextField
        id="review-reader"
        label={reviewPanel.reader}
        maxLength={reviewLimits.reader}
        autoComplete="off"
        {...control('reader')}
      />
      <TextField
        id="review-days"
        label={reviewPanel.days}
        type="number"
        min={1}
        max={reviewLimits.days}
        {...control('days')}
      />
      <TextField
        id="review-passphrase"
        label={reviewPanel.own_passphrase}
        help={reviewPanel.own_passphrase_help}
        maxLength={reviewLimits.passphrase.max}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        {...control('passphrase')}
      />
      {isDirty && <p className={text.small}>{reviewPanel.unsaved}</p>}
      {held && <NameMatches places={held.places} {...control('reason')} />}
      <Button isOutlined isBusy={cannotCreate} onClick={() => void create()}>
        {isBusy ? reviewPanel.making : held ? guard.let_out : reviewPanel.make}
      </Button>
    </div>
  );
}

function ShownLink({ reader, address }: MadeLink) {
  const { reviewPanel } = useOwner().messages;
  const [isCopied, setCopied] = useState(false);
  return (
    <div className={styles.made} aria-live="polite">
      <p>{reviewPanel.made}</p>
      <TextField
        id="review-link"
        label={fill(reviewPanel.link, { reader })}
        readOnly
        value={address}
        onFocus={({ target }) => target.select()}
      />
      <Button
        autoFocus
        onClick={() => void navigator.clipboard.writeText(address).then(() => setCopied(true))}
      >
        {isCopied ? reviewPanel.copied : reviewPanel.copy}
      </Button>
    </div>
  );
}
