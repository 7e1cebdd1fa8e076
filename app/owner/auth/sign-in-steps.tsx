import type { FetcherWithComponents } from 'react-router';
import { SecondFactorStep } from './second-factor-step.tsx';
import type { SignInFailure } from './sign-in.ts';
import { SignInForm } from './sign-in-form.tsx';
import type { useSecondFactor } from './use-second-factor.ts';

interface SignInStepsProps {
  form: FetcherWithComponents<unknown>['Form'];
  busy: boolean;
  failure: SignInFailure | undefined;
  /** Where the sign-in stands. */
  second: ReturnType<typeof useSecondFactor>;
}

/** The password, or the second step once it was right. */
export function SignInSteps({ form, busy, failure, second }: SignInStepsProps) {
  const { factor, restart } = second;
  if (!factor) {
    // Nothing is wrong with the password of a sign-in that was begun again.
    return (
      <SignInForm form={form} busy={busy} failure={failure?.code === 'second_factor' ? undefined : failure} />
    );
  }
  return (
    <SecondFactorStep
      key={factor.id}
      form={form}
      busy={busy}
      factor={factor}
      failure={failure}
      onRestart={restart}
    />
  );
}
