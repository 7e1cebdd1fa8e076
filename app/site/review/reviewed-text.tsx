import type { OpenReview } from '../../../core/reviews/review-core.ts';
import { fill } from '../../../messages/fill.ts';
import { formatInZone } from '../../../shared/dates.ts';
import { type ComparedLine, type Difference, isChanged, redline } from '../../../shared/diff.ts';
import { switchingTo, withQuery } from '../../../shared/paths.ts';
import {
  blockLines,
  blockText,
  decodeText,
  type ReviewNote,
  reviewLimits,
  splitBlocks,
} from '../../../shared/review.ts';
import { escapeAttribute } from '../../../shared/rich-text/html.ts';
import button from '../../ui/button.module.css';
import layout from '../../ui/text.module.css';
import { BareList } from '../../ui/typography.tsx';
import { lazyPictures, raiseHeadings } from '../blog/post-text.ts';
import prose from '../blog/prose.module.css';
import { useSite } from '../frame/site-context.ts';
import type { ReviewProblem } from './answer-review.ts';
import styles from './review.module.css';

interface ReviewedBlocksProps {
  open: OpenReview;
  path: string;
  noteAt: number | undefined;
  isClosed: boolean;
  answer: ReviewProblem | undefined;
}

export function ReviewedBlocks({ open, path, noteAt, isClosed, answer }: ReviewedBlocksProps) {
  const { messages, locale, origin } = useSite();
  const { review } = messages;
  const { askedBy: owner, language, version } = open;
  const sealed = sealPictures(version.html, origin, (picture) =>
    fill(review.picture_elsewhere, { ...picture }),
  );
  const blocks = splitBlocks(raiseHeadings(lazyPictures(sealed)));
  const originals = splitBlocks(version.html);
  const texts = originals.map(blockText);
  const changed = changedLines(open.changes ?? []);
  const notes = Map.groupBy(open.notes, ({ block }) => block);
  const address = switchingTo(path, locale);
  const isPlaced = noteAt !== undefined && noteAt < blocks.length;
  return (
    <div className={`${prose.prose} ${styles.blocks}`} data-prose="">
      {blocks.map((html, block) => (
        <div
          // biome-ignore lint/suspicious/noArrayIndexKey: blocks have no ID, and their order never changes
          key={block}
          id={`b${block}`}
          className={styles.block}
          data-block={block}
          data-changed={isIn(changed, blockLines(originals[block] ?? ''))}
        >
          <div
            className={styles.text}
            lang={language}
            data-text=""
            // biome-ignore lint/security/noDangerouslySetInnerHtml: the core has sanitized the body of the reviewed version
            dangerouslySetInnerHTML={{ __html: html }}
          />
          <NoteList
            notes={notes.get(block) ?? []}
            label={fill(review.notes_label, { number: block + 1 })}
            owner={owner}
            withdrawAt={isClosed ? undefined : path}
            // A comment on a whole paragraph doesn't need a quote.
            showsQuote={({ quote }) => quote !== texts[block]}
          />
          {!isClosed && (
            <a
              className={`${layout.small} ${styles.noteLink}`}
              href={`${withQuery(address, { note: String(block) })}#note`}
              aria-label={fill(review.note_link_label, { number: block + 1 })}
              data-note-link=""
            >
              {review.note_link}
            </a>
          )}
          {isPlaced && noteAt === block && (
            <NoteForm path={path} block={block} owner={owner} answer={answer} />
          )}
        </div>
      ))}
      {!isClosed && !isPlaced && <NoteForm path={path} block={0} owner={owner} answer={undefined} isHidden />}
      {!isClosed && (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form fields
        <div className={styles.bar} role="group" aria-label={review.bar} data-review-bar="" hidden>
          <button type="button">{review.bar_note}</button>
          <button type="button">{review.bar_proposal}</button>
        </div>
      )}
    </div>
  );
}

/** Returns the lines of the text that differ from the compared one, without spaces. */
function changedLines(changes: readonly (ComparedLine | null)[]): ReadonlySet<string> {
  const lines = changes.filter(isChanged).map((line) =>
    (line ?? [])
      .filter(({ kind }) => kind !== 'removed')
      .map(({ text }) => text)
      .join(''),
  );
  return new Set(lines.map(withoutSpaces).filter(Boolean));
}

const withoutSpaces = (line: string) => line.replace(/\s+/g, '');

const isIn = (changed: ReadonlySet<string>, lines: readonly string[]) =>
  lines.some((line) => changed.has(withoutSpaces(line))) || undefined;

interface NoteFormProps {
  path: string;
  block: number;
  owner: string;
  answer: ReviewProblem | undefined;
  /** Hidden until the page's script moves it below a paragraph. */
  isHidden?: boolean;
}

/** Adds a comment on a paragraph or part of it, and a suggestion. Works without JavaScript. */
function NoteForm({ path, block, owner, answer, isHidden = false }: NoteFormProps) {
  const { messages, locale } = useSite();
  const { review } = messages;
  const typed = answer?.typed;
  const address = switchingTo(path, locale);
  return (
    <form
      id="note"
      method="post"
      action={`${address}#note`}
      // Percent-encoding would make long comments with accents too large.
      encType="multipart/form-data"
      className={styles.form}
      aria-labelledby="note-heading"
      data-note-form=""
      data-heading={review.form_heading}
      hidden={isHidden}
    >
      <p id="note-heading" className={styles.formHeading}>
        {fill(review.form_heading, { number: block + 1 })}
      </p>
      {typed && answer && <ProblemLine problem={answer} />}
      <input type="hidden" name="intent" value="note" />
      {/* Prevents duplicates if the form is sent twice. */}
      <input type="hidden" name="key" value={crypto.randomUUID()} />
      <input type="hidden" name="block" value={block} />
      <input type="hidden" name="start" value="" />
      <input type="hidden" name="end" value="" />
      <div className={`${styles.fields} ${styles.forNote}`}>
        <NoteField name="note" id="note-text" label={review.form_note} rows={3} typed={typed} />
        <NoteField
          name="quote"
          label={review.form_quote}
          rows={2}
          help={review.form_quote_help}
          typed={typed}
        />
      </div>
      <div className={`${styles.fields} ${styles.forProposal}`}>
        <NoteField
          name="proposal"
          label={review.form_proposal}
          rows={3}
          help={fill(review.form_proposal_help, { owner })}
          typed={typed}
        />
      </div>
      <div className={styles.buttons}>
        <button type="submit" className={button.button}>
          {review.form_send}
        </button>
        <a className={layout.action} href={`${address}#b${block}`} data-note-cancel="">
          {review.form_cancel}
        </a>
      </div>
    </form>
  );
}

interface NoteFieldProps {
  name: 'note' | 'quote' | 'proposal';
  id?: string;
  label: string;
  rows: number;
  help?: string;
  typed: ReviewProblem['typed'];
}

function NoteField({ name, id = `note-${name}`, label, rows, help, typed }: NoteFieldProps) {
  return (
    <>
      <label htmlFor={id}>{label}</label>
      <textarea
        id={id}
        name={name}
        rows={rows}
        maxLength={reviewLimits[name]}
        defaultValue={typed?.[name]}
        autoComplete={name === 'quote' ? 'off' : undefined}
        aria-describedby={help && `${id}-help`}
      />
      {help && (
        <p id={`${id}-help`} className={layout.small}>
          {help}
        </p>
      )}
    </>
  );
}

interface NoteListProps {
  notes: readonly ReviewNote[];
  label: string;
  owner: string;
  /** The URL to which withdrawals are sent; undefined if comments can't be withdrawn. */
  withdrawAt?: string | undefined;
  showsQuote?: (note: ReviewNote) => boolean;
}

export function NoteList({ notes, label, owner, withdrawAt, showsQuote = () => true }: NoteListProps) {
  const { messages, locale } = useSite();
  const { review } = messages;
  if (notes.length === 0) return null;
  return (
    <BareList as="ol" className={styles.notes} aria-label={label}>
      {notes.map((note) => (
        <li key={note.id} id={`n${note.id}`}>
          {note.quote && !note.proposal && showsQuote(note) && (
            <blockquote className={styles.quote}>{note.quote}</blockquote>
          )}
          {note.proposal !== null && (
            <p className={styles.proposal}>
              <Redlined pieces={redline(note.quote, note.proposal)} />
            </p>
          )}
          {note.note && <p className={styles.said}>{note.note}</p>}
          {note.answer && (
            <p className={styles.answer}>
              <strong>{fill(review.answer, { owner })}</strong> <span>{note.answer}</span>
            </p>
          )}
          <div className={`${layout.small} ${styles.facts}`}>
            <span>{review.you}</span>
            {note.state !== 'open' && <span className={layout.badge}>{review.states[note.state]}</span>}
            {withdrawAt && note.state === 'open' && note.answer === null && (
              <form method="post" action={switchingTo(withdrawAt, locale)}>
                <input type="hidden" name="intent" value="withdraw" />
                <input type="hidden" name="id" value={note.id} />
                <input type="hidden" name="block" value={note.block} />
                <button
                  type="submit"
                  className={layout.action}
                  aria-label={fill(review.note_withdraw_label, { note: note.note || note.proposal || '' })}
                >
                  {review.note_withdraw}
                </button>
              </form>
            )}
          </div>
        </li>
      ))}
    </BareList>
  );
}

export function ProblemLine({ problem: { problem, until } }: { problem: ReviewProblem }) {
  const { messages } = useSite();
  const moment = useMoment();
  const time = until ? moment(until) : '';
  return (
    <p role="alert" className={styles.problem}>
      {fill(messages.review.problems[problem], { time })}
    </p>
  );
}

/** Deletions and insertions, always as plain text. */
export function Redlined({ pieces }: { pieces: readonly Difference[] }) {
  const { review } = useSite().messages;
  return pieces.map(({ kind, text }, index) => {
    const Mark = kind === 'removed' ? 'del' : 'ins';
    // Keeps a space between words with different marks.
    const spaced = index < pieces.length - 1 && !text.endsWith(' ') ? `${text} ` : text;
    if (kind === 'same') return spaced;
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: a fixed list that is rendered once
      <Mark key={index}>
        <span className={layout.hidden}>{review[kind]} </span>
        {spaced}
      </Mark>
    );
  });
}

/**
 * Replaces images from other hosts with links, so that the hosts don't learn that the text is read. The links
 * have no text, so positions in the text stay the same.
 */
function sealPictures(
  html: string,
  origin: string,
  label: (picture: { host: string; alt: string }) => string,
): string {
  return html.replace(/<img [^>]*>/g, (tag) => {
    const source = / src="([^"]*)"/.exec(tag)?.[1] ?? '';
    const address = URL.parse(decodeText(source), origin);
    if (!address || address.origin === origin || !/^https?:$/.test(address.protocol)) return tag;
    const alt = decodeText(/ alt="([^"]*)"/.exec(tag)?.[1] ?? '');
    const text = escapeAttribute(label({ host: address.host, alt: alt || '–' }));
    return `<a class="sealed-picture" href="${source}" rel="noreferrer noopener" target="_blank" aria-label="${text}" data-label="${text}"></a>`;
  });
}

export function isOwnPicture(address: string, origin: string): boolean {
  return URL.parse(address, origin)?.origin === origin;
}

/** Formats a timestamp in the site's time zone, because the reviewer's is unknown. */
export function useMoment(): (at: string) => string {
  const { locale, zone } = useSite();
  return (at) => formatInZone(at, locale, zone);
}
