import { type ComponentType, type ReactNode, useState } from 'react';
import { Form, useNavigation, useSearchParams } from 'react-router';
import { fill } from '../../../messages/fill.ts';
import { localized, paths } from '../../../shared/paths.ts';
import { ChoosePasswordDialog, ChoosePasswordPage } from '../auth/choose-password.tsx';
import styles from '../auth/sign-in.module.css';
import type { NewPasswordFailure } from '../auth/sign-in-actions.ts';
import {
  CommandHelp,
  SignInDialog,
  SignInNotice,
  SignInSteps,
  useSecondFactor,
  useSessionHint,
} from '../auth/sign-in-form.tsx';
import type { SignInFailure } from '../auth/sign-in-message.ts';
import { useDelayed, Waiting } from '../auth/waiting.tsx';
import { useOwner } from '../context/owner-context.ts';
import { OwnerToaster } from '../forms/notices.tsx';
import { PageFrame } from './page-frame.tsx';

export interface GuardedData<Content> {
  /** The page's content; null while signed out. */
  content: Content | null;
  /** When the session ends, as an ISO 8601 timestamp. */
  expiresAt: string | undefined;
  /** Signed in with a temporary password: the owner must choose a new one first. */
  mustChoosePassword?: true;
  /** Whether the server isn't reachable. */
  isLost?: true;
}

interface GuardedPageProps<Content> {
  /** `{brand}` is replaced with the site's name. */
  title: string;
  description: string;
  loaderData: GuardedData<Content>;
  actionData?: object | null | undefined;
  /** Replaces the owner area's header around the content. */
  frame?: ComponentType<{ children: ReactNode }>;
  children: (content: Content, state: { isLost: boolean; isSignedOut: boolean }) => ReactNode;
}

/** A page that requires signing in. Once shown, the content stays: when the session expires, the page asks for the password above it. */
export function GuardedPage<Content>(props: GuardedPageProps<Content>) {
  const { title, description, loaderData, actionData, frame: Frame = PageFrame, children } = props;
  const { brand, responses } = useOwner();
  const news = responses.reduce((sum, { count }) => sum + count, 0);
  const isLost = loaderData.isLost ?? false;
  const { content, expiresAt, mustChoosePassword } =
    useLastLoaderData(isLost ? null : loaderData) ?? loaderData;
  const lastContent = useLastLoaderData(content);
  const [parameters] = useSearchParams();
  useSessionHint(expiresAt);
  const failures = (actionData ?? {}) as { signInFailure?: SignInFailure; newPassword?: NewPasswordFailure };
  const head = (
    <>
      <title>{(news > 0 ? `(${news}) ` : '') + fill(title, { brand })}</title>
      <meta name="description" content={description} />
    </>
  );
  if (lastContent === undefined) {
    // The connection can be lost right after signing in, before any content is shown.
    const failure = failures.signInFailure ?? (isLost ? ({ code: 'network' } as const) : undefined);
    return (
      <>
        {head}
        {mustChoosePassword ? (
          <ChoosePasswordPage failure={failures.newPassword} />
        ) : (
          <SignInPage failure={failure} isSignedOut={parameters.get('done') === 'signed-out'} />
        )}
      </>
    );
  }
  const isSignedOut = content === null && !mustChoosePassword;
  return (
    <>
      {head}
      <Frame>
        {isSignedOut && Frame === PageFrame && <SignInNotice />}
        {children(lastContent, { isLost, isSignedOut: content === null })}
      </Frame>
      {content === null && mustChoosePassword && <ChoosePasswordDialog />}
      {isSignedOut && Frame !== PageFrame && <SignInDialog />}
      <OwnerToaster />
    </>
  );
}

interface SignInPageProps {
  failure: SignInFailure | undefined;
  /** True right after signing out. */
  isSignedOut: boolean;
}

/**
 * The owner area's sign-in page (docs/specification.md 2.9). Whether there is a session is known before the
 * page is sent, so only the content after signing in has to load.
 */
function SignInPage({ failure, isSignedOut }: SignInPageProps) {
  const { brand, messages, locale } = useOwner();
  const { signIn } = messages;
  const { state } = useNavigation();
  const isChecking = useDelayed(state === 'loading');
  const second = useSecondFactor(failure);
  const { step } = messages.passkeys;
  const asked = second.factor && (second.factor.options ? step.body : step.only_code);
  const intro = asked ?? (isSignedOut ? signIn.logged_out : signIn.intro);
  return (
    <main className={styles.page}>
      <div className={styles.panel}>
        <a className={styles.logo} href={localized(paths.home, locale)}>
          {brand}
        </a>
        <h1>{second.factor ? step.heading : signIn.heading}</h1>
        <p role="status">{isChecking ? <Waiting text={signIn.checking} /> : intro}</p>
        {/* Hidden elements keep their space, so that nothing moves. */}
        <div className={isChecking ? styles.away : styles.asking}>
          <SignInSteps form={Form} isBusy={state !== 'idle'} failure={failure} second={second} />
          {!second.factor && <CommandHelp help={signIn.forgot} />}
        </div>
      </div>
    </main>
  );
}

/** Returns the last loaded value, which stays when later loads fail. */
export function useLastLoaderData<Value>(value: Value | null | undefined): Value | undefined {
  const [last, setLast] = useState(value ?? undefined);
  if (value && value !== last) setLast(value);
  return value ?? last;
}
