import { Fragment, useEffect, useEffectEvent, useId, useLayoutEffect, useRef, useState } from 'react';
import { type FetcherWithComponents, useFetcher, useLocation } from 'react-router';
import { fill } from '../../../messages/fill.ts';
import { paths } from '../../../shared/paths.ts';
import type { SecondFactor } from '../../../shared/sign-in.ts';
import button from '../../ui/button.module.css';
import text from '../../ui/text.module.css';
import { store } from '../context/browser.ts';
import { useOwner } from '../context/owner-context.ts';
import { Dialog, DialogHeading } from '../forms/dialog.tsx';
import { TextField } from '../forms/fields.tsx';
import field from '../forms/forms.module.css';
import { askPasskey, type PasskeyError, stopAskingPasskey } from './passkey-ceremony.ts';
import { PasswordField } from './password-input.tsx';
import styles from './sign-in.module.css';
import { type SignInFailure, signInMessage } from './sign-in-message.ts';

interface SignInStepsProps extends SignInFormProps {
  second: ReturnType<typeof useSecondFactor>;
}

export function SignInSteps({ second: { factor, restart }, ...props }: SignInStepsProps) {
  if (factor) return <SecondFactorStep key={factor.id} {...props} factor={factor} onRestart={restart} />;
  // After restarting the sign-in, the second step's failure is no longer shown.
  return (
    <SignInForm {...props} failure={props.failure?.code === 'second_factor' ? undefined : props.failure} />
  );
}

function SignInForm({ form: Form, isBusy, failure, isInPage }: SignInFormProps) {
  const owner = useOwner();
  const { signIn } = owner.messages;
  const place = useLocation().pathname.startsWith(paths.contentManager) ? 'manager' : 'compose';
  return (
    <Form method="post" className={styles.form}>
      <PasswordField
        error={failure && signInMessage(failure, owner, place)}
        required
        {...(!isInPage && { id: 'password', autoFocus: true })}
      />
      <button type="submit" className={button.button} name="intent" value="sign-in" disabled={isBusy}>
        {isBusy ? signIn.busy : signIn.submit}
      </button>
      {!isInPage && <p className={text.small}>{signIn.session_length}</p>}
    </Form>
  );
}

interface SecondFactorStepProps extends SignInFormProps {
  factor: SecondFactor;
  onRestart: () => void;
}

/** The second step of a sign-in: a passkey, requested once automatically, or a recovery code, which works without JavaScript. */
function SecondFactorStep({ form: Form, isBusy, factor, failure, onRestart }: SecondFactorStepProps) {
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
      <CommandHelp help={step.lost} />
    </div>
  );
}

/** Help that ends with a command. */
export function CommandHelp({ help: sentence }: { help: string }) {
  const [help = '', command = ''] = sentence.split(/(?=npm )/);
  return (
    <p className={text.small}>
      {help}
      <code className={styles.command}>
        {/* Don't break a command-line option at its hyphens. */}
        {command.split(' ').map((word) => (
          <Fragment key={word}>
            <span>{word}</span>{' '}
          </Fragment>
        ))}
      </code>
    </p>
  );
}

/** The state of the passkey request. `elsewhere`: the passkey belongs to another origin. */
type PasskeyState = 'idle' | 'asking' | 'elsewhere' | Exclude<PasskeyError, 'aborted'>;

/** Requests a signature from the device: automatically once per sign-in, then when `ask` is called. */
function usePasskey(
  { id, options, origin }: SecondFactor,
  onSigned: (response: string) => void,
): { state: PasskeyState; ask: () => void } {
  const [state, setState] = useState<PasskeyState>('idle');
  const asked = useRef<string>(undefined);

  const ask = useEffectEvent(async () => {
    if (!options) return;
    // Browsers sign only requests from the passkey's origin.
    if (origin !== location.origin) return setState('elsewhere');
    setState('asking');
    const result = await askPasskey(options);
    if (result.ok) {
      setState('idle');
      onSigned(JSON.stringify(result.response));
    } else if (result.error !== 'aborted') setState(result.error);
  });

  useEffect(() => {
    if (asked.current === id) return;
    asked.current = id;
    void ask();
  }, [id]);
  useEffect(() => () => void stopAskingPasskey(), []);
  return { state, ask: () => void ask() };
}

interface RecoveryFormProps extends Pick<SignInFormProps, 'form' | 'isBusy'> {
  pending: string;
  isOpen: boolean;
  onOpen: () => void;
  error: string | undefined;
}

function RecoveryForm({ form: Form, isBusy, pending, isOpen, onOpen, error }: RecoveryFormProps) {
  const { step } = useOwner().messages.passkeys;
  return (
    <details
      className={styles.recovery}
      open={isOpen}
      onToggle={(event) => event.currentTarget.open && !isOpen && onOpen()}
    >
      <summary>{step.use_code}</summary>
      <Form method="post" className={styles.form}>
        <input type="hidden" name="pending" value={pending} />
        <TextField
          label={step.code}
          error={error}
          isAlert
          help={step.code_help}
          name="code"
          required
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
        />
        <button
          type="submit"
          className={`${button.button} ${button.outlined}`}
          name="intent"
          value="recovery"
          disabled={isBusy}
        >
          {isBusy ? step.checking : step.use_this_code}
        </button>
      </Form>
    </details>
  );
}

interface SignInFormProps {
  form: FetcherWithComponents<unknown>['Form'];
  isBusy: boolean;
  failure: SignInFailure | undefined;
  /** Whether the form is part of a page on which the owner may be typing. */
  isInPage?: boolean;
}

/** Failures after which the second step can continue, because the sign-in is still valid on the server. */
const passing = new Set<SignInFailure['code']>(['second_factor', 'network', 'other']);

/**
 * Returns the current second step; undefined while the password is asked for. The step continues after a lost
 * connection. `restart` returns to the password.
 */
export function useSecondFactor(failure: SignInFailure | undefined): {
  factor: SecondFactor | undefined;
  restart: () => void;
} {
  const asked = failure?.code === 'second_factor' ? failure.factor : undefined;
  const [lastFactor, setLastFactor] = useState(asked);
  const [left, setLeft] = useState<string>();
  if (asked && asked !== lastFactor) setLastFactor(asked);
  const isStillValid = failure && passing.has(failure.code) && lastFactor && lastFactor.id !== left;
  return { factor: isStillValid ? lastFactor : undefined, restart: () => setLeft(lastFactor?.id) };
}

/** The state of a sign-in that doesn't leave the page. */
function useSignInHere() {
  const fetcher = useFetcher<{ signInFailure?: SignInFailure }>();
  const failure = fetcher.data?.signInFailure;
  return { form: fetcher.Form, isBusy: fetcher.state !== 'idle', failure, second: useSecondFactor(failure) };
}

/** Asks for the password over the page. Without `onClose`, it can't be dismissed. */
export function SignInDialog({ onClose }: { onClose?: () => void }) {
  const { signIn, passkeys } = useOwner().messages;
  const steps = useSignInHere();
  const [heading, body] = onClose
    ? [signIn.heading, signIn.intro]
    : [signIn.again_heading, signIn.again_body];
  return (
    <Dialog className={styles.again} {...(onClose && { onClose })}>
      <DialogHeading>{steps.second.factor ? passkeys.step.heading : heading}</DialogHeading>
      <p>{body}</p>
      <SignInSteps {...steps} />
    </Dialog>
  );
}

/**
 * Asks for the password again at the top of a page whose session has expired. The page stays usable, and the focus
 * stays where the owner is typing. An open dialog covers the page, so the password is asked for above it.
 */
export function SignInNotice() {
  const { signIn, passkeys } = useOwner().messages;
  const steps = useSignInHere();
  const id = useId();
  const section = useRef<HTMLElement>(null);
  const before = useRef<HTMLElement>(null);
  const [isCovered] = useState(() => document.querySelector('dialog:modal') !== null);
  const [isInView, setInView] = useState(true);
  // A layout effect, because the focus can't be read once the notice is removed.
  useLayoutEffect(() => {
    const notice = section.current;
    if (!notice) return;
    const observer = new IntersectionObserver(([entry]) => setInView((entry?.intersectionRatio ?? 1) > 0.6), {
      threshold: 0.6,
    });
    observer.observe(notice);
    return () => {
      observer.disconnect();
      if (notice.contains(document.activeElement)) before.current?.focus();
    };
  }, []);
  if (isCovered) return <SignInDialog />;
  return (
    <section
      ref={section}
      className={styles.notice}
      aria-labelledby={id}
      onFocus={({ relatedTarget: left, currentTarget }) => {
        if (left instanceof HTMLElement && !currentTarget.contains(left)) before.current = left;
      }}
    >
      <div role="alert">
        <h2 id={id}>{steps.second.factor ? passkeys.step.heading : signIn.again_heading}</h2>
        <p className={text.small}>{signIn.again_body}</p>
      </div>
      <SignInSteps {...steps} isInPage />
      {!isInView && (
        <button
          type="button"
          className={`${button.button} ${styles.back}`}
          onClick={() =>
            section.current?.querySelector<HTMLElement>('form :is([type=password], button)')?.focus()
          }
        >
          {signIn.again_heading}. {signIn.submit}
        </button>
      )}
    </section>
  );
}

/** How long a session lasts (docs/specification.md 6.2). */
const sessionLengthMs = 86_400_000;

/**
 * Local storage keys that hint at a session in Compose and the content manager (docs/specification.md 3.7),
 * with values for a session that ends at `end` (ms since 1970). The last one stores the sign-in time.
 */
const hints = {
  compose_auth: () => 'true',
  compose_auth_expiry: (end: number) => String(end),
  contentManagerAuth: (end: number) => String(end - sessionLengthMs),
};

/** Maintains the hints in local storage during a session. Only the cookie decides who is signed in. */
export function useSessionHint(expiresAt: string | undefined): void {
  useEffect(() => {
    for (const [key, value] of Object.entries(hints)) {
      store(key, expiresAt ? value(Date.parse(expiresAt)) : null);
    }
  }, [expiresAt]);
}
