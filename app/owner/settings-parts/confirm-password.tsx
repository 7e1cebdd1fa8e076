import { Form } from 'react-router';
import text from '../../ui/text.module.css';
import { OwnerNameInput } from '../auth/owner-name-input.tsx';
import { PasswordInput } from '../auth/password-input.tsx';
import { signInMessage } from '../auth/sign-in-message.ts';
import { useOwner } from '../context/owner-context.ts';
import { Dialog, DialogClose, DialogHeading } from '../forms/dialog.tsx';
import { Button, Field } from '../forms/fields.tsx';
import dialogStyles from '../forms/forms.module.css';
import frame from '../settings/settings.module.css';
import type { PasswordNeeded } from './ask-password.ts';
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
        <PasswordFields proof={question.proof} isSaving={isSaving} />
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
  const { proof, sent } = failure;
  const isEnding = sent.patch === undefined;
  return (
    <SettingsSection id="confirm" heading={confirm.heading} help={isEnding ? confirm.ending : confirm.body}>
      <Form method="post" className={frame.fields}>
        {Object.entries(sent).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <PasswordFields proof={proof} isSaving={false} />
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
  return <Button type="submit">{isSaving ? acting : act}</Button>;
}

function PasswordFields({ proof, isSaving }: { proof: PasswordNeeded['proof']; isSaving: boolean }) {
  const owner = useOwner();
  return (
    <>
      <OwnerNameInput />
      <Field
        label={owner.messages.signIn.password}
        error={proof && !isSaving ? signInMessage(proof, owner) : undefined}
        isAlert
      >
        {(control) => <PasswordInput {...control} name="password" autoComplete="current-password" />}
      </Field>
    </>
  );
}
