import { useEffect, useRef } from 'react';
import { Form, useSubmit } from 'react-router';
import { localised, paths } from '../../../shared/paths.ts';
import { type Settings, sampleMailDomain } from '../../../shared/settings.ts';
import button from '../../ui/button.module.css';
import { useOwner } from '../context/owner-context.ts';
import { deviceZone } from '../context/use-clock.ts';
import { TextButton } from '../forms/button.tsx';
import field from '../forms/forms.module.css';
import { changeMessage } from '../settings-parts/change-message.ts';
import { LanguageField, NameFields } from '../settings-parts/fields/setup-fields.tsx';
import { TextField } from '../settings-parts/fields/text-field.tsx';
import { TimeZoneField } from '../settings-parts/fields/time-zone-field.tsx';
import styles from '../settings-parts/fields.module.css';
import { SectionFields } from '../settings-parts/section-fields.tsx';
import { useSettings } from '../settings-parts/settings-context.ts';
import { type FieldProps, useSection } from '../settings-parts/use-section.ts';

const names = ['brand', 'founder', 'email', 'language', 'time_zone'] as const;

/** All that a new site has to ask: its name, its owner's, where mail goes, its language and time zone. Continue saves and goes on. */
export function FirstQuestions({ next }: { next: string }) {
  const owner = useOwner();
  const { onboarding, settings } = owner.messages;
  const section = useSection('first-steps', names);
  const { settings: saved } = useSettings();
  const submit = useSubmit();
  const isLeaving = useRef(false);
  const { done, failure } = section;
  const here = localised(paths.firstSteps, owner.locale);
  const finish = () => void submit({ intent: 'finish', next }, { method: 'POST', action: here });

  // biome-ignore lint/correctness/useExhaustiveDependencies: gone on once what was asked for is saved
  useEffect(() => {
    if (done && isLeaving.current) finish();
  }, [done]);
  const zone = section.field('time_zone');
  // biome-ignore lint/correctness/useExhaustiveDependencies: suggested once
  useEffect(() => {
    if (zone.value === '') zone.onChange(deviceZone());
  }, []);
  return (
    <>
      <p className={styles.intro}>{onboarding.intro}</p>
      <SectionFields
        section={section}
        className={styles.questions}
        onSubmit={() => {
          isLeaving.current = true;
          if (section.isChanged) section.save();
          else finish();
        }}
        actions={
          <>
            <p role="status" className={field.error}>
              {failure && changeMessage(failure, owner)}
            </p>
            <button type="submit" className={button.button} disabled={!section.isReady}>
              {section.isSaving ? settings.saving : onboarding.next}
            </button>
          </>
        }
      >
        <NameFields section={section} />
        <TextField
          {...withoutSample(section.field('email'), saved)}
          type="email"
          label={onboarding.address}
          help={onboarding.address_help}
          placeholder={settings.contact.email_placeholder}
        />
        <LanguageField section={section} />
        <TimeZoneField section={section} />
      </SectionFields>
      <Form method="post" action={here} className={styles.later}>
        <input type="hidden" name="next" value={localised(paths.compose, owner.locale)} />
        <TextButton type="submit" name="intent" value="later">
          {onboarding.later}
        </TextButton>
      </Form>
    </>
  );
}

/** An address that is still the sample reads as none; while none is typed, it stays. */
function withoutSample(
  field: FieldProps<string>,
  { email_user, email_domain }: Settings,
): FieldProps<string> {
  if (email_domain !== sampleMailDomain) return field;
  const sample = `${email_user}@${email_domain}`;
  return {
    ...field,
    value: field.value === sample ? '' : field.value,
    onChange: (typed) => field.onChange(typed === '' ? sample : typed),
  };
}
