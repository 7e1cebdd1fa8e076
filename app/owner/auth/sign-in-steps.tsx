import { SecondFactorStep } from './second-factor-step.tsx';
import { SignInForm } from './sign-in-form.tsx';
import type { SignInFormProps } from './sign-in-props.ts';
import type { useSecondFactor } from './use-second-factor.ts';

interface SignInStepsProps extends SignInFormProps {
  /** Where the sign-in stands. */
  second: ReturnType<typeof useSecondFactor>;
}

/** The password, or the second step once it was right. */
export function SignInSteps({ second: { factor, restart }, ...props }: SignInStepsProps) {
  if (factor) return <SecondFactorStep key={factor.id} {...props} factor={factor} onRestart={restart} />;
  // Nothing is wrong with the password of a sign-in that was begun again.
  return (
    <SignInForm {...props} failure={props.failure?.code === 'second_factor' ? undefined : props.failure} />
  );
}
