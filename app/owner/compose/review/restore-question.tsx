import { fill } from '../../../../messages/fill.ts';
import { useOwner } from '../../context/owner-context.ts';
import { Button, TextButton } from '../../forms/button.tsx';
import { Dialog, DialogHeading } from '../../forms/dialog.tsx';
import dialog from '../../forms/forms.module.css';
import type { Unapproved } from '../../forms/read-unapproved.ts';
import { unapprovedHeading } from '../../forms/unapproved-heading.ts';

interface RestoreQuestionProps extends Unapproved {
  title: string;
  onGoOn: () => void;
  onClose: () => void;
}

/** Before a deleted post that nobody approved as it is would be seen again. */
export function RestoreQuestion({ title, onGoOn, onClose, ...unapproved }: RestoreQuestionProps) {
  const { compose, reviewPanel } = useOwner().messages;
  return (
    <Dialog onClose={onClose}>
      <DialogHeading>{unapprovedHeading(unapproved, reviewPanel)}</DialogHeading>
      <p>{fill(reviewPanel.back_help, { title })}</p>
      <div className={dialog.actions}>
        <Button isOutlined onClick={onGoOn}>
          {reviewPanel.back_go_on}
        </Button>
        <TextButton onClick={onClose}>{compose.actions.cancel}</TextButton>
      </div>
    </Dialog>
  );
}
