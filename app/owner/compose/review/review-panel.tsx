import { useRef, useState } from 'react';
import { plural } from '../../../../messages/fill.ts';
import { paths } from '../../../../shared/paths.ts';
import text from '../../../ui/text.module.css';
import { useOwner } from '../../context/owner-context.ts';
import type { PageHandle } from '../../editor/rich-editor.tsx';
import { useLoaded } from '../../editor/use-loaded.ts';
import field from '../../forms/forms.module.css';
import { requestMessage } from '../../forms/request-message.ts';
import { NewResponses } from '../../shell/new-responses.tsx';
import styles from '../details/details.module.css';
import { Disclosure } from '../disclosure.tsx';
import type { Fields } from '../use-fields.ts';
import { NewReviewLink } from './new-review-link.tsx';
import { ReviewRounds } from './review-rounds.tsx';
import type { Reviews } from './use-reviews.ts';
import { useSeenResponses } from './use-seen-responses.ts';

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
