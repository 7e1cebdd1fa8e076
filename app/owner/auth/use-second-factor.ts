import { useState } from 'react';
import type { SecondFactor } from '../../../shared/passkeys.ts';
import type { SignInFailure } from './sign-in-failure.ts';

/** Failures after which the second step can go on: what was begun still stands on the server. */
const passing = new Set<SignInFailure['code']>(['second_factor', 'network', 'other']);

/**
 * The second step that a sign-in stands at; undefined while the password is asked for. It outlasts a connection that is
 * lost on the way. `restart` goes back to the password.
 */
export function useSecondFactor(failure: SignInFailure | undefined): {
  factor: SecondFactor | undefined;
  restart: () => void;
} {
  const asked = failure?.code === 'second_factor' ? failure.factor : undefined;
  const [lastFactor, setLastFactor] = useState(asked);
  const [left, setLeft] = useState<string>();
  if (asked && asked !== lastFactor) setLastFactor(asked);
  const stands = failure && passing.has(failure.code) && lastFactor && lastFactor.id !== left;
  return { factor: stands ? lastFactor : undefined, restart: () => setLeft(lastFactor?.id) };
}
