import { useId } from 'react';
import { Form } from 'react-router';
import button from '../../ui/button.module.css';
import text from '../../ui/text.module.css';
import { PasswordInput } from '../auth/password-input.tsx';
import { signInMessage } from '../auth/sign-in-message.ts';
import { useOwner } from '../context/owner-context.ts';
import dialogStyles from '../forms/dialog.module.css';
import { Dialog, DialogClose, DialogHeading } from '../forms/dialog.tsx';
import field from '../forms/field.module.css';
import type { PasswordNeeded } from './ask-password.ts';
import frame from './section-form.module.css';
import { SettingsSection } from './settings-section.tsx';
import type { AnySection } from './use-section.ts';

interface ConfirmPasswordProps {
  /** There while the password is asked for. */
  question: AnySection['asksPassword'];
  isSaving: boolean;
  /** Why it is asked for, where nothing is saved. */
  body?: string;
}

/** Asks for the password over the section whose change needs it; what was typed stays beneath, and is saved with it. */
export function ConfirmPassword({ question, isSaving, body }: ConfirmPasswordProps) {
  const { confirm } = useOwner().messages.settings;
  if (!question) return null;
  return (
    <Dialog onClose={question.cancel}>
      <DialogHeading>{confirm.heading}</DialogHeading>
      <p>{body ?? confirm.body}</p>
      <form
        className={frame.fields}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          const password = new FormData(event.currentTarget).get('password');
          if (!isSaving) question.give(String(password ?? ''));
        }}
      >
        <PasswordFields gate={question.gate} isSaving={isSaving} />
        <div className={dialogStyles.actions}>
          <SaveButton isSaving={isSaving} isEnding={body !== undefined} />
          <DialogClose className={text.action}>{confirm.cancel}</DialogClose>
        </div>
      </form>
    </Dialog>
  );
}

/** The same for a browser without scripts: what was sent goes along once more. */
export function ConfirmPasswordPage({ failure }: { failure: PasswordNeeded }) {
  const { confirm } = useOwner().messages.settings;
  const { gate, sent } = failure;
  const isEnding = sent.patch === undefined;
  return (
    <SettingsSection id="confirm" heading={confirm.heading} help={isEnding ? confirm.ending : confirm.body}>
      <Form method="post" className={frame.fields}>
        {Object.entries(sent).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <PasswordFields gate={gate} isSaving={false} />
        <div className={frame.actions}>
          <SaveButton isSaving={false} isEnding={isEnding} />
        </div>
      </Form>
    </SettingsSection>
  );
}

function SaveButton({ isSaving, isEnding }: { isSaving: boolean; isEnding: boolean }) {
  const { confirm, saving, sessions } = useOwner().messages.settings;
  const [act, acting] = isEnding ? [sessions.end_one, sessions.ending] : [confirm.save, saving];
  return (
    <button type="submit" className={`${button.button} ${button.compact}`}>
      {isSaving ? acting : act}
    </button>
  );
}

function PasswordFields({ gate, isSaving }: { gate: PasswordNeeded['gate']; isSaving: boolean }) {
  const owner = useOwner();
  const id = useId();
  const message = gate && !isSaving ? signInMessage(gate, owner) : undefined;
  return (
    <>
      <input type="text" name="username" autoComplete="username" defaultValue="owner" hidden />
      <div className={field.field}>
        <label htmlFor={id}>{owner.messages.gate.password}</label>
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
