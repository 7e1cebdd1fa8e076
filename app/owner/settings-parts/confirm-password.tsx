import { useId } from 'react';
import { Form } from 'react-router';
import button from '../../ui/button.module.css';
import text from '../../ui/text.module.css';
import { PasswordInput } from '../auth/password-input.tsx';
import { gateMessage } from '../auth/sign-in-message.ts';
import { useDesk } from '../context/owner-context.ts';
import dialogStyles from '../forms/dialog.module.css';
import { Dialog, DialogClose, DialogHeading } from '../forms/dialog.tsx';
import field from '../forms/field.module.css';
import type { PasswordNeeded } from './ask-password.ts';
import frame from './section-form.module.css';
import type { Section } from './use-section.ts';

interface ConfirmPasswordProps {
  section: Pick<Section<never>, 'asksPassword' | 'isSaving'>;
  /** Why it is asked for, where nothing is saved. */
  body?: string;
}

/** Asks for the password over the section whose change needs it; what was typed stays beneath, and is saved with it. */
export function ConfirmPassword({ section, body }: ConfirmPasswordProps) {
  const { confirm } = useDesk().copy.settings;
  const { asksPassword, isSaving } = section;
  if (!asksPassword) return null;
  return (
    <Dialog onClose={asksPassword.cancel}>
      <DialogHeading>{confirm.heading}</DialogHeading>
      <p>{body ?? confirm.body}</p>
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
          <SaveButton isSaving={isSaving} ends={body !== undefined} />
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
  const ends = sent.patch === undefined;
  const headingId = useId();
  return (
    <section className={frame.section} aria-labelledby={headingId}>
      <div className={frame.head}>
        <h2 id={headingId}>{confirm.heading}</h2>
      </div>
      <p className={frame.help}>{ends ? confirm.ending : confirm.body}</p>
      <Form method="post" className={frame.fields}>
        {Object.entries(sent).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <PasswordFields gate={gate} isSaving={false} />
        <div className={frame.actions}>
          <SaveButton isSaving={false} ends={ends} />
        </div>
      </Form>
    </section>
  );
}

function SaveButton({ isSaving, ends }: { isSaving: boolean; ends: boolean }) {
  const { confirm, saving, sessions } = useDesk().copy.settings;
  const [act, acting] = ends ? [sessions.end_one, sessions.ending] : [confirm.save, saving];
  return (
    <button type="submit" className={`${button.button} ${button.compact}`}>
      {isSaving ? acting : act}
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
