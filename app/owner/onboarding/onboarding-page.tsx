import { type ReactNode, useEffect, useRef, useState } from 'react';
import { data, Form, Link, redirect, useActionData, useNavigation, useSearchParams } from 'react-router';
import { fill } from '../../../messages/fill.ts';
import { zoneCity } from '../../../shared/dates.ts';
import { locales } from '../../../shared/locale.ts';
import { localized, paths, withQuery } from '../../../shared/paths.ts';
import { ConfidentialNamesFound, statusOf } from '../../../shared/result.ts';
import { changesDelicate, type Settings, sampleMailDomain } from '../../../shared/settings.ts';
import type { PageContext } from '../../page-context.ts';
import button from '../../ui/button.module.css';
import text from '../../ui/text.module.css';
import { PasswordField } from '../auth/password-input.tsx';
import { signInMessage } from '../auth/sign-in-message.ts';
import { deviceZone, useOwner } from '../context/owner-context.ts';
import { Button, Field, TextButton, TextField, ZoneOptions } from '../forms/fields.tsx';
import field from '../forms/forms.module.css';
import { ActionLink } from '../page-kit.tsx';
import { changeMessage, fieldErrorMessage } from '../settings/section.tsx';
import { askPassword, type ChangeFailure, checkSettings } from '../settings/settings-actions.ts';
import { formOf, patchOf } from '../settings/settings-form.ts';
import { clientAction, clientLoader, shouldRevalidate } from '../shell/guarded-client.ts';
import { GuardedPage } from '../shell/guarded-page.tsx';
import { guardedAction, guardedHeaders, guardedLoader } from '../shell/guarded-route.ts';
import type { Route } from './+types/onboarding-page';
import styles from './onboarding.module.css';

/** The questions in order, with the settings that they change. */
const questions = {
  name: ['brand', 'founder'],
  language: ['language', 'time_zone'],
  address: ['email'],
  blog: [],
} as const;

type Step = keyof typeof questions;

const steps = Object.keys(questions) as Step[];

export const loader = guardedLoader(({ core }) => core.settings.get());

export const action = guardedAction(answerQuestion);

export { clientAction, clientLoader, guardedHeaders as headers, shouldRevalidate };

type Answer = { failure: ChangeFailure } | { ended: true };

/** Saves the answer to one question and redirects to the next. The last saved or skipped one ends the first run. */
export async function answerQuestion(form: FormData, page: PageContext) {
  const { core, locale } = page;
  const refuse = (failure: ChangeFailure, status: number) => data<Answer>({ failure }, { status });
  const step = steps.find((name) => name === form.get('step'));
  const isLast = step === 'address' || form.get('intent') === 'later';
  let patch: Partial<Settings> = {};
  if (step && form.get('intent') !== 'later') {
    const typed = Object.fromEntries(questions[step].map((name) => [name, String(form.get(name) ?? '')]));
    const saved = await core.settings.get();
    // The sample address stays until another one is entered.
    if (typed.email?.trim() === '' && saved.email_domain === sampleMailDomain) delete typed.email;
    const checked = checkSettings(patchOf(typed));
    if (!checked.patch) return refuse({ code: 'invalid', errors: checked.errors }, 400);
    patch = checked.patch;
    const asked = changesDelicate(saved, patch) ? await askPassword(form, page) : undefined;
    if (asked) return refuse(asked.failure, asked.status);
  }
  try {
    await core.settings.save({ ...patch, ...(isLast && { first_run: 'done' }) });
  } catch (error) {
    if (!(error instanceof ConfidentialNamesFound)) throw error;
    return refuse(error.failure, statusOf(error.failure));
  }
  if (!step) return data<Answer>({ ended: true });
  return redirect(stepPath(steps[steps.indexOf(step) + 1] ?? 'next', locale), 303);
}

const stepPath = (step: Step | 'next', locale: Settings['language']) =>
  withQuery(localized(paths.firstSteps, locale), { step });

/** The first run of a new site: four questions, then the next steps (`?step=next`). */
export default function OnboardingPage(props: Route.ComponentProps) {
  const { title, description } = useOwner().messages.meta.setup;
  const asked = useSearchParams()[0].get('step');
  const step = steps.find((name) => name === asked) ?? 'name';
  return (
    <GuardedPage {...props} title={title} description={description} frame={FirstRunFrame}>
      {(settings) =>
        asked === 'next' ? <NextSteps /> : <Question key={step} step={step} saved={settings} />
      }
    </GuardedPage>
  );
}

/** Without navigation, because there is one thing to do. */
function FirstRunFrame({ children }: { children: ReactNode }) {
  return <main id="content">{children}</main>;
}

function Question({ step, saved }: { step: Step; saved: Settings }) {
  const owner = useOwner();
  const { messages, locale, brand } = owner;
  const { onboarding } = messages;
  const answer = useActionData<Answer>();
  const failure = answer && 'failure' in answer ? answer.failure : undefined;
  const isBusy = useNavigation().state !== 'idle';
  const form = useRef<HTMLFormElement>(null);
  const [typed, setTyped] = useState<Record<string, string>>({});
  useEffect(() => {
    if (failure) form.current?.querySelector<HTMLElement>('[aria-invalid], [type=password]')?.focus();
  }, [failure]);
  const before = steps[steps.indexOf(step) - 1];
  const outlined = `${button.button} ${button.outlined}`;
  const order = { number: steps.indexOf(step) + 1, count: steps.length };
  return (
    <div className={styles.question}>
      <div className={styles.ask}>
        <p className={styles.logo}>{brand}</p>
        <Form
          ref={form}
          method="post"
          noValidate
          onInput={({ target }) => {
            if (target instanceof HTMLInputElement) setTyped({ ...typed, [target.name]: target.value });
          }}
        >
          <p className={text.small}>{fill(onboarding.count, order)}</p>
          <h1>{onboarding[step].heading}</h1>
          <input type="hidden" name="step" value={step} />
          <Answers step={step} saved={saved} failure={failure} />
          {failure && failure.code !== 'invalid' && (
            <p role="alert" className={field.error}>
              {changeMessage(failure, owner)}
            </p>
          )}
          {failure?.code === 'password_needed' && (
            <PasswordField id="password" error={failure.proof && signInMessage(failure.proof, owner)} />
          )}
          <p className={styles.actions}>
            {step === 'blog' ? (
              <>
                <Link className={typed.blog ? outlined : button.button} to={stepPath('next', locale)}>
                  {onboarding.blog.none}
                </Link>
                <Link
                  className={typed.blog ? button.button : outlined}
                  to={localized(paths.importPreview, locale)}
                  state={{ blog: typed.blog }}
                >
                  {onboarding.blog.preview}
                </Link>
              </>
            ) : (
              <Button type="submit" isBusy={isBusy}>
                {onboarding.next}
              </Button>
            )}
            {step === 'address' && (
              <TextButton type="submit" name="intent" value="later">
                {onboarding.address.later}
              </TextButton>
            )}
            {before && (
              <ActionLink to={withQuery(paths.firstSteps, { step: before })}>{onboarding.back}</ActionLink>
            )}
          </p>
        </Form>
        <p className={text.small}>{onboarding.intro}</p>
      </div>
      <div className={styles.seen}>
        <Preview step={step} typed={{ brand: typed.brand ?? saved.brand, email: typed.email ?? '' }} />
        <p className={text.small}>{onboarding[step].seen}</p>
      </div>
    </div>
  );
}

interface AnswersProps {
  step: Step;
  saved: Settings;
  failure: ChangeFailure | undefined;
}

function Answers({ step, saved, failure }: AnswersProps) {
  const owner = useOwner();
  const { onboarding, settings, language } = owner.messages;
  const [zone, setZone] = useState(saved.time_zone);
  // The device's time zone is only known in the browser.
  useEffect(() => setZone((now) => now || deviceZone()), []);
  const { brand, founder, email } = formOf(saved);
  const control = (name: 'brand' | 'founder' | 'email', value: string) => {
    const error = failure?.code === 'invalid' && failure.errors.find(({ at }) => at === name);
    return {
      id: name,
      name,
      defaultValue: value,
      error: error ? fieldErrorMessage(error, owner) : undefined,
    };
  };
  switch (step) {
    case 'name':
      return (
        <>
          <TextField {...control('brand', brand)} label={settings.brand.brand} autoComplete="organization" />
          <TextField {...control('founder', founder)} label={settings.brand.founder} autoComplete="name" />
        </>
      );
    case 'language':
      return (
        <>
          <div className={styles.options}>
            {locales.map((locale) => (
              <label key={locale}>
                <input
                  type="radio"
                  name="language"
                  value={locale}
                  defaultChecked={locale === saved.language}
                />
                <span lang={locale}>
                  {language[`name_${locale}`]}
                  <span className={text.small}>{onboarding.language[locale]}</span>
                </span>
              </label>
            ))}
          </div>
          <details>
            <summary>{fill(onboarding.language.zone, { city: zone ? zoneCity(zone) : 'UTC' })}</summary>
            <Field label={settings.brand.time_zone}>
              {(attributes) => (
                <select
                  {...attributes}
                  name="time_zone"
                  value={zone}
                  onChange={(event) => setZone(event.currentTarget.value)}
                >
                  {zone === '' && <option value="">{settings.brand.time_zone_none}</option>}
                  <ZoneOptions chosen={zone} />
                </select>
              )}
            </Field>
          </details>
        </>
      );
    case 'address':
      return (
        <TextField
          {...control('email', saved.email_domain === sampleMailDomain ? '' : email)}
          type="email"
          label={onboarding.address.label}
          help={onboarding.address.help}
          placeholder={settings.contact.email_placeholder}
        />
      );
    case 'blog':
      return (
        <TextField
          id="blog"
          name="blog"
          label={onboarding.blog.label}
          help={onboarding.blog.help}
          inputMode="url"
          placeholder="https://"
        />
      );
  }
}

/** How the answer will look on the site. */
function Preview({ step, typed }: { step: Step; typed: Record<'brand' | 'email', string> }) {
  const { messages } = useOwner();
  const { onboarding, settings, language } = messages;
  const name = typed.brand.trim();
  switch (step) {
    case 'name':
    case 'language':
      return (
        <p className={`${field.edited} ${styles.brand}`} aria-hidden="true">
          {name === '' || name === onboarding.sample_brand ? (
            onboarding.sample_brand
          ) : (
            <>
              <del>{onboarding.sample_brand}</del> <ins>{name}</ins>
            </>
          )}
          {step === 'language' && (
            <span className={text.small}>
              <b>{language.short_en}</b> {language.short_es}
            </span>
          )}
        </p>
      );
    case 'address':
      return (
        <p className={styles.line} aria-hidden="true">
          <u>{typed.email.trim() || settings.contact.email_placeholder}</u>
        </p>
      );
    case 'blog':
      return (
        <p className={`${field.edited} ${styles.line}`} aria-hidden="true">
          <del>/2019/05/{onboarding.blog.old}</del> <ins>/blog/{onboarding.blog.old}</ins>
        </p>
      );
  }
}

const headline = withQuery(paths.pageTexts, { page: 'home', text: 'hero_title' });

const later = [
  ['headline', headline],
  ['samples', paths.settingsPage('samples')],
  ['passkey', `${paths.settingsPage('security')}#passkeys`],
  ['backup', paths.settingsPage('backups')],
] as const;

function NextSteps() {
  const { messages, locale, brand } = useOwner();
  const { ready } = messages.onboarding;
  return (
    <div className={styles.next}>
      <p className={styles.logo}>{brand}</p>
      <h1>{ready.heading}</h1>
      <p className={text.lead}>{ready.intro}</p>
      <ul>
        <li>
          <h2>{ready.article.heading}</h2>
          <p>{ready.article.body}</p>
          <Link className={`${button.button} ${button.compact}`} to={localized(paths.compose, locale)}>
            {ready.article.act}
          </Link>
        </li>
      </ul>
      <h2 id="later">{ready.later}</h2>
      <ul aria-labelledby="later">
        {later.map(([name, path]) => (
          <li key={name}>
            <h3>{ready[name].heading}</h3>
            <p>{ready[name].body}</p>
            <ActionLink to={path}>{ready[name].act}</ActionLink>
          </li>
        ))}
      </ul>
    </div>
  );
}
