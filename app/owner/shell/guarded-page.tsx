import { type ReactNode, useState } from 'react';
import { useSearchParams } from 'react-router';
import type { NewPasswordFailure } from '../auth/choose-password.ts';
import { ChoosePasswordDialog, ChoosePasswordPage } from '../auth/choose-password-page.tsx';
import { useSessionHint } from '../auth/session-hint.ts';
import type { SignInFailure } from '../auth/sign-in.ts';
import { SignInAgain } from '../auth/sign-in-again.tsx';
import { SignInPage } from '../auth/sign-in-page.tsx';
import { OwnerToaster } from '../context/owner-toasts.tsx';
import { PageFrame } from './page-frame.tsx';
import { type Guarded, useLastLoaderData } from './use-last-loader-data.ts';

interface GuardedPageProps<Shown> {
  /** What the loader gave. */
  loaded: Guarded<Shown>;
  gate: SignInFailure | undefined;
  newPassword?: NewPasswordFailure | undefined;
  children: (shown: Shown, state: { isLost: boolean; isSignedOut: boolean }) => ReactNode;
}

/**
 * A page of the owner's: the gate stands before it; once it was shown it stays, whatever is typed on it, and the
 * password is asked for in place when the session has ended.
 */
export function GuardedPage<Shown>({ loaded, gate, newPassword, children }: GuardedPageProps<Shown>) {
  const { shown, expiresAt, mustChoosePassword } = useLastLoaderData(loaded);
  const [parameters] = useSearchParams();
  const [last, setLast] = useState(shown);
  if (shown && shown !== last) setLast(shown);
  useSessionHint(expiresAt);
  if (!last) {
    if (mustChoosePassword) return <ChoosePasswordPage failure={newPassword} />;
    // Nothing was shown yet that could stay: the way to the workspace was lost right after the sign-in.
    const failure = gate ?? (loaded.lost ? lost : undefined);
    return <SignInPage failure={failure} signedOut={parameters.get('done') === 'signed-out'} />;
  }
  return (
    <>
      <PageFrame>{children(last, { isLost: loaded.lost ?? false, isSignedOut: shown === null })}</PageFrame>
      {shown === null && (mustChoosePassword ? <ChoosePasswordDialog /> : <SignInAgain />)}
      <OwnerToaster />
    </>
  );
}

const lost: SignInFailure = { code: 'network' };
