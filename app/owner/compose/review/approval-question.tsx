import { fill } from '../../../../messages/fill.ts';
import { paths } from '../../../../shared/paths.ts';
import type { ReviewRecord } from '../../../../shared/review.ts';
import text from '../../../ui/text.module.css';
import { useOwner } from '../../context/owner-context.ts';
import { useApiData } from '../../forms/api.ts';
import { Dialog, DialogHeading } from '../../forms/dialog.tsx';
import { Button, TextButton } from '../../forms/fields.tsx';
import dialog from '../../forms/forms.module.css';
import { unapprovedHeading } from '../../forms/overrides.ts';
import { Comparison } from '../comparison/comparison.tsx';
import type { DraftValues } from '../post-values.ts';
import type { SaveFailure } from '../save-post.ts';

interface ApprovalQuestionProps {
  review: NonNullable<SaveFailure['review']>;
  mine: DraftValues;
  /** A post that readers do not see yet can wait as a draft. */
  canWait: boolean;
  /** It was to go live at its time, not now. */
  isScheduled: boolean;
  onGoOn: () => void;
  onDraft: () => void;
  onClose: () => void;
}

/** Before readers see what nobody has approved: what it differs in, and whether that is meant. */
export function ApprovalQuestion({ review, mine, canWait, isScheduled, ...on }: ApprovalQuestionProps) {
  const { messages } = useOwner();
  const { reviewPanel, compose } = messages;
  const { reader } = review;
  const given = useApiData<ReviewRecord>(paths.apiReviewRecord(review.review));
  const content = given?.ok ? given.value.content : undefined;
  return (
    <Dialog onClose={on.onClose}>
      <DialogHeading>{unapprovedHeading(review, reviewPanel)}</DialogHeading>
      <p>{fill(reviewPanel.ask_help, { reader })}</p>
      {content ? (
        <Comparison
          before={{
            name: fill(reviewPanel.given, { reader }),
            values: {
              ...mine,
              title: content.title,
              excerpt: content.excerpt ?? '',
              cover: content.cover ?? '',
              cover_alt: content.cover_alt ?? '',
              html: content.html,
            },
          }}
          after={{ name: compose.compare.mine, values: mine }}
        />
      ) : (
        <p className={text.small}>{reviewPanel.ask_loading}</p>
      )}
      <div className={dialog.actions}>
        {canWait && <Button onClick={on.onDraft}>{reviewPanel.ask_draft}</Button>}
        <Button isOutlined onClick={on.onGoOn}>
          {isScheduled ? reviewPanel.ask_go_on_later : reviewPanel.ask_go_on}
        </Button>
        <TextButton onClick={on.onClose}>{compose.actions.cancel}</TextButton>
      </div>
    </Dialog>
  );
}

/** The same question where no script asks it: sent again with its box ticked, the form publishes. */
export function ApprovalCheck({ reader }: { reader: string }) {
  const { reviewPanel } = useOwner().messages;
  return (
    <p>
      <label>
        <input type="checkbox" name="without_approval" value="1" /> {fill(reviewPanel.ask_check, { reader })}
      </label>
    </p>
  );
}
