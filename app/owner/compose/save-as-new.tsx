import { useState } from 'react';
import button from '../../ui/button.module.css';
import text from '../../ui/text.module.css';
import { useDesk } from '../desk-context.ts';
import dialog from '../dialog.module.css';
import { Dialog, DialogHeading } from '../dialog.tsx';
import field from '../field.module.css';
import { saveMessage, saveReason } from './save-message.ts';
import type { SaveFailure } from './save-post.ts';

interface SaveAsNewProps {
  busy: boolean;
  failure: SaveFailure | undefined;
  /** `slug` is '' where it is to be made from the title. */
  onSave: (slug: string) => void;
  onClose: () => void;
}

/** Asks for the address of a copy (docs/specification.md 4.5). */
export function SaveAsNew({ busy, failure, onSave, onClose }: SaveAsNewProps) {
  const { copy } = useDesk();
  const { actions, save_as_new_dialog: words } = copy.compose;
  const [slug, setSlug] = useState('');
  return (
    <Dialog onEnter={() => busy || onSave(slug)} onClose={onClose}>
      <DialogHeading>{words.heading}</DialogHeading>
      <div className={field.field}>
        <label htmlFor="new-slug">{words.slug}</label>
        <input
          id="new-slug"
          value={slug}
          autoComplete="off"
          spellCheck={false}
          aria-describedby="new-slug-help"
          onChange={(event) => setSlug(event.target.value)}
        />
        <p id="new-slug-help" className={field.help}>
          {words.help}
        </p>
      </div>
      {failure && (
        <p role="alert" className={field.error}>
          {saveMessage(failure, copy)} <span className={field.help}>{saveReason(failure, copy)}</span>
        </p>
      )}
      <div className={dialog.actions}>
        <button
          type="button"
          className={`${button.button} ${button.compact}`}
          disabled={busy}
          onClick={() => onSave(slug)}
        >
          {busy ? actions.saving : words.confirm}
        </button>
        <button type="button" className={text.action} onClick={onClose}>
          {actions.cancel}
        </button>
      </div>
    </Dialog>
  );
}
