import { Fragment, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { fill } from '../../../messages/fill.ts';
import type { SecondFactor } from '../../../shared/passkeys.ts';
import button from '../../ui/button.module.css';
import text from '../../ui/text.module.css';
import { useOwner } from '../context/owner-context.ts';
import field from '../forms/forms.module.css';
import { RecoveryForm } from './recovery-form.tsx';
import styles from './sign-in.module.css';
import { signInMessage } from './sign-in-message.ts';
import type { SignInFormProps } from './sign-in-props.ts';
import { usePasskey } from './use-passkey.ts';

interface SecondFactorStepProps extends SignInFormProps {
  factor: SecondFactor;
  /** Back to the password. */
  onRestart: () => void;
}

/** The second step of a sign-in: the passkey, asked for by itself once, or a recovery code, which needs no script. */
export function SecondFactorStep({ form: Form, isBusy, factor, failure, onRestart }: SecondFactorStepProps) {
  const owner = useOwner();
  const { step } = owner.messages.passkeys;
  const { pathname, search } = useLocation();
  const signed = useRef<HTMLFormElement>(null);
  const response = useRef<HTMLInputElement>(null);
  const [wantsCode, setWantsCode] = useState(factor.options === null);
  const message = failure && signInMessage(failure, owner);
  const isCodeWrong = failure?.code === 'second_factor' && failure.wrong?.code === 'recovery_code_invalid';
  const { state, ask } = usePasskey(factor, (signature) => {
    if (response.current) response.current.value = signature;
    signed.current?.requestSubmit();
  });

  const isAsking = state === 'asking';
  const passkeyError =
    state === 'idle' || isAsking
      ? !isCodeWrong && message
      : fill(step[state], { origin: factor.origin ?? '' });
  return (
    <div className={styles.form}>
      {factor.options ? (
        <Form method="post" ref={signed}>
          <input type="hidden" name="intent" value="passkey" />
          <input type="hidden" name="pending" value={factor.id} />
          <input type="hidden" name="response" ref={response} />
          <noscript>
            <p>{step.no_script}</p>
          </noscript>
          <div className={styles.passkey}>
            {passkeyError && (
              <p role="alert" className={field.error}>
                {passkeyError}
              </p>
            )}
            {state === 'elsewhere' ? (
              <a className={button.button} href={`${factor.origin}${pathname}${search}`}>
                {factor.origin}
              </a>
            ) : (
              <button type="button" className={button.button} disabled={isBusy || isAsking} onClick={ask}>
                {isAsking ? step.waiting : isBusy ? step.checking : step.use}
              </button>
            )}
          </div>
        </Form>
      ) : (
        <p>{step.moved}</p>
      )}
      <RecoveryForm
        form={Form}
        isBusy={isBusy}
        pending={factor.id}
        isOpen={wantsCode || isCodeWrong}
        onOpen={() => setWantsCode(true)}
        error={isCodeWrong ? message : undefined}
      />
      <p className={text.small}>
        <a
          href={pathname + search}
          onClick={(event) => {
            event.preventDefault();
            onRestart();
          }}
        >
          {step.again}
        </a>
      </p>
      <LostHelp />
    </div>
  );
}

/** How to get in without passkey and codes. */
function LostHelp() {
  const { lost } = useOwner().messages.passkeys.step;
  const [help = '', command = ''] = lost.split(/(?=npm )/);
  return (
    <p className={text.small}>
      {help}
      <code className={styles.long}>
        {/* An option is no command when it breaks at its hyphens. */}
        {command.split(' ').map((word) => (
          <Fragment key={word}>
            <span>{word}</span>{' '}
          </Fragment>
        ))}
      </code>
    </p>
  );
}
