import { fill, plural } from '../../../../messages/fill.ts';
import { useOwner } from '../../context/owner-context.ts';
import { Dialog, DialogHeading } from '../../forms/dialog.tsx';
import { Button, TextButton } from '../../forms/fields.tsx';
import dialog from '../../forms/forms.module.css';
import { HeldDialog } from '../../forms/name-warning.tsx';
import styles from '../dialogs.module.css';
import { ReportLines } from './report-lines.tsx';
import type { DroppedWord } from './use-dropped-word.ts';

/** What a dropped file asks, and what of it is not as it was. */
export function DroppedWordNotice({ asked, held, brought, bring, cancel, close }: DroppedWord) {
  const { messages, locale } = useOwner();
  const { handover } = messages;
  return (
    <>
      {brought && (
        <section className={styles.notice} aria-label={fill(handover.here, { name: brought.name })}>
          <p>{fill(handover.here, { name: brought.name })}</p>
          <ReportLines report={brought.report} />
          <TextButton onClick={close}>{handover.close}</TextButton>
        </section>
      )}
      {held && (
        <HeldDialog
          heading={fill(handover.held, { name: held.file.name })}
          places={held.places}
          onLetOut={(reason) => void bring(held.file, { changes: held.changes, reason })}
          onLeave={cancel}
        >
          <Button
            isOutlined
            onClick={() => void bring(held.file, { changes: held.changes, leavesNamed: true })}
          >
            {handover.leave_named}
          </Button>
        </HeldDialog>
      )}
      {asked && (
        <Dialog onClose={cancel}>
          <DialogHeading>
            {fill(plural(locale, handover.tracked, asked.count), { name: asked.file.name })}
          </DialogHeading>
          <p>{handover.tracked_help}</p>
          <div className={dialog.actions}>
            <Button onClick={() => void bring(asked.file, { changes: 'accepted' })}>{handover.accept}</Button>
            <Button isOutlined onClick={() => void bring(asked.file, { changes: 'rejected' })}>
              {handover.reject}
            </Button>
            <TextButton onClick={cancel}>{handover.cancel}</TextButton>
          </div>
        </Dialog>
      )}
    </>
  );
}
