import { Form, Link, useNavigate } from 'react-router';
import { localised, paths } from '../../../shared/paths.ts';
import button from '../../ui/button.module.css';
import text from '../../ui/text.module.css';
import { useOwner } from '../context/owner-context.ts';
import { LanguageField, NameFields, OldBlogField } from '../settings-parts/fields/setup-fields.tsx';
import { LaunchChecklist } from '../settings-parts/launch-checklist/launch-checklist.tsx';
import { Passkeys } from '../settings-parts/passkeys/passkeys.tsx';
import { useSettings } from '../settings-parts/settings-context.ts';
import { useSection } from '../settings-parts/use-section.ts';
import { FieldsStep } from './fields-step.tsx';
import styles from './onboarding-steps.module.css';
import type { steps } from './steps.ts';

interface OnboardingStepProps {
  step: (typeof steps)[number];
  next: string;
  back: string | undefined;
}

/** What is asked in a step. */
export function OnboardingStep({ step, next, back }: OnboardingStepProps) {
  switch (step) {
    case 'passkey':
      return <PasskeyStep next={next} back={back} />;
    case 'brand':
      return <NameStep next={next} back={back} />;
    case 'language':
      return <LanguageStep next={next} back={back} />;
    case 'import':
      return <OldBlogStep next={next} back={back} />;
    case 'samples':
      return <SamplesStep next={next} back={back} />;
  }
}

interface StepProps {
  next: string;
  back?: string | undefined;
}

/** Offered, and passed over with one click; whoever has a passkey goes on. */
function PasskeyStep({ next, back = next }: StepProps) {
  const { onboarding } = useOwner().messages;
  const { passkeys } = useSettings().passkeys;
  const navigate = useNavigate();
  return (
    <>
      <Passkeys onAdded={() => void navigate(next)} />
      <div className={styles.actions}>
        <Link className={passkeys.length > 0 ? button.button : text.action} to={next}>
          {passkeys.length > 0 ? onboarding.next : onboarding.skip}
        </Link>
        <Link className={text.action} to={back}>
          {onboarding.back}
        </Link>
      </div>
    </>
  );
}

const nameFields = ['brand', 'founder'] as const;
const languageFields = ['language'] as const;
const oldBlogFields = ['import_source'] as const;

function NameStep(props: StepProps) {
  const section = useSection('first-name', nameFields);
  return (
    <FieldsStep {...props} section={section}>
      <NameFields section={section} />
    </FieldsStep>
  );
}

function LanguageStep(props: StepProps) {
  const section = useSection('first-language', languageFields);
  return (
    <FieldsStep {...props} section={section}>
      <LanguageField section={section} />
    </FieldsStep>
  );
}

function OldBlogStep(props: StepProps) {
  const { messages, locale } = useOwner();
  const section = useSection('first-old-blog', oldBlogFields);
  return (
    <FieldsStep {...props} section={section} skip={messages.onboarding.import.none}>
      <OldBlogField section={section} />
      <p>
        <Link className={text.action} to={localised(paths.importPreview, locale)}>
          {messages.onboarding.look}
        </Link>
      </p>
    </FieldsStep>
  );
}

function SamplesStep({ next, back = next }: StepProps) {
  const { messages, locale } = useOwner();
  const { onboarding } = messages;
  return (
    <>
      <LaunchChecklist />
      <Form method="post" action={localised(paths.firstSteps, locale)} className={styles.actions}>
        <input type="hidden" name="next" value={next} />
        <button type="submit" className={button.button} name="intent" value="finish">
          {onboarding.finish}
        </button>
        <Link className={text.action} to={back}>
          {onboarding.back}
        </Link>
      </Form>
    </>
  );
}
