import { useEffect } from 'react';
import { Form, Link, useNavigate, useSearchParams } from 'react-router';
import { fill } from '../../../messages/fill.ts';
import { localised, paths, withQuery } from '../../../shared/paths.ts';
import button from '../../ui/button.module.css';
import text from '../../ui/text.module.css';
import { useOwner } from '../context/owner-context.ts';
import { TextButton } from '../forms/button.tsx';
import { OnboardingStep } from './onboarding-step.tsx';
import styles from './onboarding-steps.module.css';
import { firstStep, keepStep, placeOf, savedStep, stepAt, steps } from './steps.ts';

/** Five short steps, one at a time: any can be skipped, and all left for later. */
export function OnboardingSteps() {
  const { messages, locale } = useOwner();
  const { onboarding } = messages;
  const [parameters] = useSearchParams();
  const navigate = useNavigate();
  const named = stepAt(parameters.get('step'));
  const step = named ?? firstStep;
  const n = placeOf(step);
  const address = (place: number) => withQuery(localised(paths.firstSteps, locale), { step: String(place) });

  // biome-ignore lint/correctness/useExhaustiveDependencies: where to go on is looked up when no step is named
  useEffect(() => {
    if (named) keepStep(named);
    else if (savedStep() !== firstStep) navigate(address(placeOf(savedStep())), { replace: true });
  }, [named]);

  return (
    <div className={styles.steps}>
      <h1>{onboarding.title}</h1>
      {step === 'done' ? (
        <Done />
      ) : (
        <>
          <p className={styles.intro}>{onboarding.intro}</p>
          <ol className={styles.progress} aria-label={onboarding.progress}>
            {steps.map((name, index) => (
              <li key={name} aria-current={name === step ? 'step' : undefined}>
                <Link to={address(index + 1)}>
                  <span>{fill(onboarding.step, { n: index + 1, total: steps.length })}: </span>
                  {onboarding[name].heading}
                </Link>
              </li>
            ))}
          </ol>
          <section className={styles.step} aria-labelledby="step-heading" key={step}>
            <p className={text.small}>{fill(onboarding.step, { n, total: steps.length })}</p>
            <h2 id="step-heading">{onboarding[step].heading}</h2>
            <p className={styles.body}>{onboarding[step].body}</p>
            <OnboardingStep step={step} next={address(n + 1)} back={n > 1 ? address(n - 1) : undefined} />
          </section>
          <Form method="post" action={localised(paths.firstSteps, locale)} className={styles.later}>
            <input type="hidden" name="next" value={localised(paths.compose, locale)} />
            <TextButton type="submit" name="intent" value="later">
              {onboarding.later}
            </TextButton>
          </Form>
        </>
      )}
    </div>
  );
}

function Done() {
  const { messages, locale } = useOwner();
  const { done } = messages.onboarding;
  return (
    <section className={styles.step} aria-labelledby="step-heading">
      <h2 id="step-heading">{done.heading}</h2>
      <p className={styles.body}>{done.body}</p>
      <div className={styles.actions}>
        <a className={button.button} href={localised(paths.home, locale)}>
          {done.see}
        </a>
        <Link className={`${button.button} ${button.outlined}`} to={localised(paths.compose, locale)}>
          {done.write}
        </Link>
      </div>
    </section>
  );
}
