import { Form } from 'react-router';
import { OwnerNameInput } from '../auth/owner-name-input.tsx';
import { PasswordInput } from '../auth/password-input.tsx';
import { signInMessage } from '../auth/sign-in-message.ts';
import { useOwner } from '../context/owner-context.ts';
import { Button } from '../forms/button.tsx';
import { Field } from '../forms/field.tsx';
import styles from '../records.module.css';
import type { PasswordNeeded } from '../settings-parts/ask-password.ts';

/** Asks for the password before the list is shown or changed; what was sent goes along once more. */
export function ProveForm({ needed }: { needed: PasswordNeeded | undefined }) {
  const owner = useOwner();
  const { guard, signIn } = owner.messages;
  const sent = needed?.sent ?? { intent: 'open' };
  return (
    <Form method="post" className={styles.form}>
      <p>{guard.prove}</p>
      {Object.entries(sent).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <OwnerNameInput />
      <Field
        label={signIn.password}
        error={needed?.proof ? signInMessage(needed.proof, owner) : undefined}
        isAlert
      >
        {(control) => <PasswordInput {...control} name="password" autoComplete="current-password" />}
      </Field>
      <div>
        <Button type="submit">{guard.open}</Button>
      </div>
    </Form>
  );
}
