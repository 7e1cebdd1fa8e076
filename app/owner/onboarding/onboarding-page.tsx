import { useEffect, useRef } from 'react';
import { data, Form, Link, redirect, useSearchParams, useSubmit } from 'react-router';
import { ownPath } from '../../../shared/addresses.ts';
import { localized, paths, withQuery } from '../../../shared/paths.ts';
import { type Settings, sampleMailDomain } from '../../../shared/settings.ts';
import type { PageContext } from '../../page-context.ts';
import button from '../../ui/button.module.css';
import { deviceZone, useOwner } from '../context/owner-context.ts';
import { TextButton } from '../forms/fields.tsx';
import field from '../forms/forms.module.css';
import { ActionLink } from '../page-kit.tsx';
import styles from '../settings/fields.module.css';
import { LanguageField, NameFields, TextField, TimeZoneField } from '../settings/fields.tsx';
import { loadSettings } from '../settings/load-settings.ts';
import { changeMessage, SectionFields } from '../settings/section.tsx';
import { type FieldProps, SettingsContext, useSection, useSettings } from '../settings/use-section.ts';
import { clientAction, clientLoader, shouldRevalidate } from '../shell/guarded-client.ts';
import { GuardedPage } from '../shell/guarded-page.tsx';
import { guardedAction, guardedHeaders, guardedLoader } from '../shell/guarded-route.ts';
import type { Route } from './+types/onboarding-page';

const names = ['brand', 'founder', 'email', 'language', 'time_zone'] as const;

/** A new site's questions: its name, the owner's name, the contact address, the language and the time zone. */
function FirstQuestions({ next }: { next: string }) {
  const owner = useOwner();
  const { onboarding, settings } = owner.messages;
  const section = useSection('first-steps', names);
  const { settings: saved } = useSettings();
  const submit = useSubmit();
  const isLeaving = useRef(false);
  const { done, failure } = section;
  const here = localized(paths.firstSteps, owner.locale);
  const finish = () => void submit({ intent: 'finish', next }, { method: 'POST', action: here });

  // biome-ignore lint/correctness/useExhaustiveDependencies: continues once the settings are saved
  useEffect(() => {
    if (done && isLeaving.current) finish();
  }, [done]);
  const zone = section.field('time_zone');
  // biome-ignore lint/correctness/useExhaustiveDependencies: suggests a time zone only once
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
        <input type="hidden" name="next" value={localized(paths.compose, owner.locale)} />
        <TextButton type="submit" name="intent" value="later">
          {onboarding.later}
        </TextButton>
      </Form>
    </>
  );
}

/** Shows the example address as an empty field. The setting stays until another address is entered. */
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

const headline = withQuery(paths.pageTexts, { page: 'home', text: 'hero_title' });

function NextSteps() {
  const { messages, locale } = useOwner();
  const { ready } = messages.onboarding;
  const now = [
    ['headline', headline],
    ['article', paths.compose],
  ] as const;
  const later = [
    ['passkey', `${paths.settings}#passkeys`],
    ['blog', paths.importPreview],
    ['samples', `${paths.settings}#launch`],
  ] as const;
  return (
    <>
      <p className={styles.intro}>{ready.intro}</p>
      <ol className={styles.now}>
        {now.map(([name, path], index) => (
          <li key={name}>
            <div>
              <h2>{ready[name].heading}</h2>
              <p>{ready[name].body}</p>
            </div>
            <Link
              className={index === 0 ? button.button : `${button.button} ${button.outlined}`}
              to={localized(path, locale)}
            >
              {ready[name].act}
            </Link>
          </li>
        ))}
      </ol>
      <section aria-labelledby="later">
        <h2 id="later" className={styles.waiting}>
          {ready.later}
        </h2>
        <ul className={styles.rest}>
          {later.map(([name, path]) => (
            <li key={name}>
              <ActionLink to={path}>{ready[name].act}</ActionLink>
              <p>{ready[name].body}</p>
            </li>
          ))}
        </ul>
      </section>
    </>
  );
}

export const loader = guardedLoader(loadSettings);

export const action = guardedAction(endOnboarding);

export { clientAction, clientLoader, guardedHeaders as headers, shouldRevalidate };

/** The first run: questions, then the next steps (`?step=2`). Its fields are the same as in the settings. */
export default function OnboardingPage(props: Route.ComponentProps) {
  const { messages, locale } = useOwner();
  const { title, description } = messages.meta.setup;
  const { onboarding } = messages;
  const isReady = useSearchParams()[0].get('step') === '2';
  const next = withQuery(localized(paths.firstSteps, locale), { step: '2' });
  return (
    <GuardedPage {...props} title={title} description={description}>
      {(settings, { isLost }) => (
        <SettingsContext value={{ ...settings, isLost }}>
          <div className={styles.steps}>
            <h1>{isReady ? onboarding.ready.heading : onboarding.title}</h1>
            {isReady ? <NextSteps /> : <FirstQuestions next={next} />}
          </div>
        </SettingsContext>
      )}
    </GuardedPage>
  );
}

/** Ends the first run and redirects to the form's `next`, a path on this site. */
export async function endOnboarding(form: FormData, { core }: PageContext) {
  await core.settings.save({ first_run: 'done' });
  const next = ownPath(String(form.get('next') ?? ''));
  return next === undefined ? data({ ended: true }) : redirect(next, 303);
}
