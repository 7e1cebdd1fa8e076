import type { ComponentType, ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { fill } from '../../../messages/fill.ts';
import type { NewPasswordFailure } from '../auth/choose-password.ts';
import { ChoosePasswordDialog, ChoosePasswordPage } from '../auth/choose-password-page.tsx';
import { useSessionHint } from '../auth/session-hint.ts';
import { SignInDialog } from '../auth/sign-in-dialog.tsx';
import type { SignInFailure } from '../auth/sign-in-failure.ts';
import { SignInPage } from '../auth/sign-in-page.tsx';
import { useOwner } from '../context/owner-context.ts';
import { OwnerToaster } from '../context/owner-toasts.tsx';
import { PageFrame } from './page-frame.tsx';
import { useLastLoaderData } from './use-last-loader-data.ts';

export interface GuardedData<Content> {
  /** Null for whoever is not signed in. */
  content: Content | null;
  /** When the session ends, as an ISO 8601 timestamp. */
  expiresAt: string | undefined;
  /** Someone is signed in, with a password that the site made up: another has to be chosen first. */
  mustChoosePassword?: true;
  /** The browser could not ask the server. */
  isLost?: true;
}

interface GuardedPageProps<Content> {
  /** `{brand}` in it is the site's name. */
  title: string;
  description: string;
  loaderData: GuardedData<Content>;
  actionData: object | null | undefined;
  /** What is around the content, where it is not the header of the owner's area. */
  frame?: ComponentType<{ children: ReactNode }>;
  children: (content: Content, state: { isLost: boolean; isSignedOut: boolean }) => ReactNode;
}

/** A page behind the sign-in. Once shown it stays: when the session has ended, the password is asked for in place. */
export function GuardedPage<Content>(props: GuardedPageProps<Content>) {
  const { title, description, loaderData, actionData, frame: Frame = PageFrame, children } = props;
  const { brand } = useOwner();
  const isLost = loaderData.isLost ?? false;
  const { content, expiresAt, mustChoosePassword } =
    useLastLoaderData(isLost ? null : loaderData) ?? loaderData;
  const lastContent = useLastLoaderData(content);
  const [parameters] = useSearchParams();
  useSessionHint(expiresAt);
  const failures = (actionData ?? {}) as { signInFailure?: SignInFailure; newPassword?: NewPasswordFailure };
  const head = (
    <>
      <title>{fill(title, { brand })}</title>
      <meta name="description" content={description} />
    </>
  );
  if (lastContent === undefined) {
    // The server can be lost right after the sign-in, before anything was shown.
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
  return (
    <>
      {head}
      <Frame>{children(lastContent, { isLost, isSignedOut: content === null })}</Frame>
      {content === null && (mustChoosePassword ? <ChoosePasswordDialog /> : <SignInDialog />)}
      <OwnerToaster />
    </>
  );
}
