import { useState } from 'react';
import { useOwner } from '../context/owner-context.ts';
import { Dialog, DialogHeading } from '../forms/dialog.tsx';
import { Button, Field, TextButton } from '../forms/fields.tsx';
import dialog from '../forms/forms.module.css';
import { saveMessage, saveReason } from './save-message.ts';
import type { SaveFailure } from './save-post.ts';

interface SaveAsNewProps {
  isBusy: boolean;
  failure: SaveFailure | undefined;
  /** `slug` is '' where it is to be made from the title. */
  onSave: (slug: string) => void;
  onClose: () => void;
}

/** Asks for the address of a copy (docs/specification.md 4.5). */
export function SaveAsNew({ isBusy, failure, onSave, onClose }: SaveAsNewProps) {
  const { messages } = useOwner();
  const { actions, save_as_new_dialog: labels } = messages.compose;
  const [slug, setSlug] = useState('');
  return (
    <Dialog onEnter={() => isBusy || onSave(slug)} onClose={onClose}>
      <DialogHeading>{labels.heading}</DialogHeading>
      <Field id="new-slug" label={labels.slug} help={labels.help}>
        {(control) => (
          <input
            {...control}
            value={slug}
            autoComplete="off"
            spellCheck={false}
            onChange={(event) => setSlug(event.target.value)}
          />
        )}
      </Field>
      {failure && (
        <p role="alert" className={dialog.error}>
          {saveMessage(failure, messages)}{' '}
          <span className={dialog.help}>{saveReason(failure, messages)}</span>
        </p>
      )}
      <div className={dialog.actions}>
        <Button disabled={isBusy} onClick={() => onSave(slug)}>
          {isBusy ? actions.saving : labels.confirm}
        </Button>
        <TextButton onClick={onClose}>{actions.cancel}</TextButton>
      </div>
    </Dialog>
  );
}
