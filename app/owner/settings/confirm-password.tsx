import { useId } from 'react';
import { Form } from 'react-router';
import button from '../../ui/button.module.css';
import text from '../../ui/text.module.css';
import { useDesk } from '../desk-context.ts';
import dialogStyles from '../dialog.module.css';
import { Dialog, DialogClose, DialogHeading } from '../dialog.tsx';
import field from '../field.module.css';
import { gateMessage } from '../gate/gate-message.ts';
import { PasswordInput } from '../password-input.tsx';
import type { PasswordNeeded } from './ask-password.ts';
import frame from './section-form.module.css';
import type { Section } from './use-section.ts';

/** Asks for the password over the section whose change needs it; what was typed stays beneath, and is saved with it. */
export function ConfirmPassword({ section }: { section: Pick<Section<never>, 'asksPassword' | 'isSaving'> }) {
  const { confirm } = useDesk().copy.settings;
  const { asksPassword, isSaving } = section;
  if (!asksPassword) return null;
  return (
    <Dialog onClose={asksPassword.cancel}>
      <DialogHeading>{confirm.heading}</DialogHeading>
      <p>{confirm.body}</p>
      <form
        className={frame.fields}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          const password = new FormData(event.currentTarget).get('password');
          if (!isSaving) asksPassword.give(String(password ?? ''));
        }}
      >
        <PasswordFields gate={asksPassword.gate} isSaving={isSaving} />
        <div className={dialogStyles.actions}>
          <SaveButton isSaving={isSaving} />
          <DialogClose className={text.action}>{confirm.cancel}</DialogClose>
        </div>
      </form>
    </Dialog>
  );
}

/** The same for a browser without scripts: what was sent goes along once more. */
export function ConfirmPasswordPage({ failure }: { failure: PasswordNeeded }) {
  const { confirm } = useDesk().copy.settings;
  const { gate, sent } = failure;
  const headingId = useId();
  return (
    <section className={frame.section} aria-labelledby={headingId}>
      <div className={frame.head}>
        <h2 id={headingId}>{confirm.heading}</h2>
      </div>
      <p className={frame.help}>{confirm.body}</p>
      <Form method="post" className={frame.fields}>
        <input type="hidden" name="patch" value={sent.patch} />
        {sent.undo && <input type="hidden" name="undo" value="yes" />}
        <PasswordFields gate={gate} isSaving={false} />
        <div className={frame.actions}>
          <SaveButton isSaving={false} />
        </div>
      </Form>
    </section>
  );
}

function SaveButton({ isSaving }: { isSaving: boolean }) {
  const { confirm } = useDesk().copy.settings;
  const { saving } = useDesk().copy.settings;
  return (
    <button type="submit" className={`${button.button} ${button.compact}`} name="intent" value="save">
      {isSaving ? saving : confirm.save}
    </button>
  );
}

function PasswordFields({ gate, isSaving }: { gate: PasswordNeeded['gate']; isSaving: boolean }) {
  const desk = useDesk();
  const id = useId();
  const message = gate && !isSaving ? gateMessage(gate, desk) : undefined;
  return (
    <>
      <input type="text" name="username" autoComplete="username" defaultValue="owner" hidden />
      <div className={field.field}>
        <label htmlFor={id}>{desk.copy.gate.password}</label>
        <PasswordInput
          id={id}
          name="password"
          autoComplete="current-password"
          aria-invalid={message ? true : undefined}
          aria-describedby={message ? `${id}-message` : undefined}
        />
        {message && (
          <p id={`${id}-message`} role="alert" className={field.error}>
            {message}
          </p>
        )}
      </div>
    </>
  );
}
