import type { OpenReview } from '../../../core/reviews/review-core.ts';
import { fill } from '../../../messages/fill.ts';
import { switchingTo, withQuery } from '../../../shared/paths.ts';
import { reviewLimits } from '../../../shared/review/review.ts';
import { blockText, splitBlocks } from '../../../shared/review/review-blocks.ts';
import button from '../../ui/button.module.css';
import text from '../../ui/text.module.css';
import { lazyPictures } from '../blog/lazy-pictures.ts';
import prose from '../blog/prose.module.css';
import { raiseHeadings } from '../blog/raise-headings.ts';
import { useSite } from '../site-context.ts';
import type { ReviewProblem } from './answer-review.ts';
import { NoteList } from './note-list.tsx';
import { ProblemLine } from './problem-line.tsx';
import styles from './review.module.css';
import { sealPictures } from './seal-pictures.ts';

interface ReviewedBlocksProps {
  open: OpenReview;
  path: string;
  noteAt: number | undefined;
  isOver: boolean;
  answer: ReviewProblem | undefined;
}

/** The text, block by block, each with its notes and the way to a new one. */
export function ReviewedBlocks({ open, path, noteAt, isOver, answer }: ReviewedBlocksProps) {
  const { messages, locale, origin } = useSite();
  const { review } = messages;
  const { askedBy: owner, language, version } = open;
  const sealed = sealPictures(version.html, origin, (picture) =>
    fill(review.picture_elsewhere, { ...picture }),
  );
  const blocks = splitBlocks(raiseHeadings(lazyPictures(sealed)));
  const texts = splitBlocks(version.html).map(blockText);
  const notes = Map.groupBy(open.notes, ({ block }) => block);
  const address = switchingTo(path, locale);
  const isPlaced = noteAt !== undefined && noteAt < blocks.length;
  return (
    <div className={`${prose.prose} ${styles.blocks}`} data-prose="">
      {blocks.map((html, block) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: blocks of a frozen text have no other name
        <div key={block} id={`b${block}`} className={styles.block} data-block={block}>
          <div
            className={styles.text}
            lang={language}
            data-text=""
            // biome-ignore lint/security/noDangerouslySetInnerHtml: the core has sanitised the body that was frozen
            dangerouslySetInnerHTML={{ __html: html }}
          />
          <NoteList
            notes={notes.get(block) ?? []}
            label={fill(review.notes_label, { number: block + 1 })}
            owner={owner}
            withdrawAt={isOver ? undefined : path}
            // Beside its own paragraph a note to all of it repeats nothing.
            showsQuote={({ quote }) => quote !== texts[block]}
          />
          {!isOver && (
            <a
              className={`${text.small} ${styles.noteLink}`}
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
      {!isOver && !isPlaced && <NoteForm path={path} block={0} owner={owner} answer={undefined} isHidden />}
      {!isOver && (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset is for the fields of a form
        <div className={styles.bar} role="group" aria-label={review.bar} data-review-bar="" hidden>
          <button type="button">{review.bar_note}</button>
          <button type="button">{review.bar_proposal}</button>
        </div>
      )}
    </div>
  );
}

interface NoteFormProps {
  path: string;
  block: number;
  owner: string;
  answer: ReviewProblem | undefined;
  /** Waits for the page's script to put it below a paragraph. */
  isHidden?: boolean;
}

/** A note to a paragraph or to some of its words, and another wording for them. Works as a form alone. */
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
      // Without percent signs around every accent the longest note stays small.
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
      {/* Sent twice, it is one note. */}
      <input type="hidden" name="key" value={crypto.randomUUID()} />
      <input type="hidden" name="block" value={block} />
      <input type="hidden" name="start" value="" />
      <input type="hidden" name="end" value="" />
      <label htmlFor="note-text">{review.form_note}</label>
      <textarea
        id="note-text"
        name="note"
        rows={3}
        maxLength={reviewLimits.note}
        defaultValue={typed?.note}
      />
      <label htmlFor="note-quote">{review.form_quote}</label>
      <textarea
        id="note-quote"
        name="quote"
        rows={2}
        maxLength={reviewLimits.quote}
        defaultValue={typed?.quote}
        autoComplete="off"
        aria-describedby="note-quote-help"
      />
      <p id="note-quote-help" className={text.small}>
        {review.form_quote_help}
      </p>
      <label htmlFor="note-proposal">{review.form_proposal}</label>
      <textarea
        id="note-proposal"
        name="proposal"
        rows={3}
        maxLength={reviewLimits.proposal}
        defaultValue={typed?.proposal}
        aria-describedby="note-proposal-help"
      />
      <p id="note-proposal-help" className={text.small}>
        {fill(review.form_proposal_help, { owner })}
      </p>
      <div className={styles.buttons}>
        <button type="submit" className={button.button}>
          {review.form_send}
        </button>
        <a className={text.action} href={`${address}#b${block}`} data-note-cancel="">
          {review.form_cancel}
        </a>
      </div>
    </form>
  );
}
