import type { FetcherWithComponents } from 'react-router';
import { SecondFactorStep } from './second-factor-step.tsx';
import type { GateFailure } from './sign-in.ts';
import { GateForm } from './sign-in-form.tsx';
import type { useSecondFactor } from './use-second-factor.ts';

interface SignInFormProps {
  form: FetcherWithComponents<unknown>['Form'];
  busy: boolean;
  failure: GateFailure | undefined;
  /** Where the sign-in stands. */
  second: ReturnType<typeof useSecondFactor>;
}

/** The password, or the second step once it was right. */
export function SignInForm({ form, busy, failure, second }: SignInFormProps) {
  const { factor, restart } = second;
  if (!factor) {
    // Nothing is wrong with the password of a sign-in that was begun again.
    return (
      <GateForm form={form} busy={busy} failure={failure?.code === 'second_factor' ? undefined : failure} />
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
