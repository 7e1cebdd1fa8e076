import { createContext, type ReactNode } from 'react';
import { Form, useActionData } from 'react-router';
import { fill, numberFormat } from '../../../messages/fill.ts';
import { localized } from '../../../shared/paths.ts';
import layout from '../../ui/text.module.css';
import { PasswordField } from '../auth/password-input.tsx';
import { signInMessage } from '../auth/sign-in-message.ts';
import { type Owner, useOwner } from '../context/owner-context.ts';
import { requestMessage } from '../forms/api.ts';
import { Dialog, DialogClose, DialogHeading } from '../forms/dialog.tsx';
import { Button } from '../forms/fields.tsx';
import field from '../forms/forms.module.css';
import { HiddenFields } from '../page-kit.tsx';
import styles from './settings.module.css';
import type { Change, ChangeFailure, FieldError, PasswordNeeded } from './settings-actions.ts';
import type { Section } from './use-section.ts';

/** Returns why a settings form wasn't saved, as a sentence. `typed` is the length of the new password in characters. */
export function changeMessage(failure: ChangeFailure, owner: Owner, typed = 0): string {
  const { settings, errors } = owner.messages;
  switch (failure.code) {
    case 'invalid':
      return settings.not_saved;
    case 'names_found':
      return fill(settings.names_found, {
        passages: [...new Set(failure.places.map(({ passage }) => `“${passage}”`))].join(', '),
      });
    case 'guard_locked':
      return errors.detail.guard_locked;
    case 'not_approved':
      return settings.not_approved;
    case 'password_fixed':
      return settings.password.fixed;
    case 'password_too_short':
      return fill(settings.password.too_short, { count: typed, min: failure.least });
    case 'password_common':
      return settings.password.common;
    case 'password_needed':
      return settings.confirm.needed;
    case 'copy_running':
      return settings.copies.already_running;
    case 'no_place':
      return settings.copies.problems.no_place;
    case 'session_not_found':
      return errors.detail.not_found;
    case 'password_required':
    case 'password_invalid':
    case 'password_expired':
    case 'locked_out':
    case 'busy':
    case 'paused':
    case 'other':
      return signInMessage(failure, owner);
    case 'network':
      return `${requestMessage(failure.code, errors)} ${settings.failed}`;
    case 'signed_out':
    case 'server':
      return requestMessage(failure.code, errors);
  }
}

export function fieldErrorMessage(error: FieldError, { messages, locale }: Owner): string {
  const { invalid } = messages.settings;
  const number = numberFormat(locale);
  switch (error.wrong) {
    case 'too_long':
      return fill(invalid.too_long, { max: number.format(error.max) });
    case 'number':
    case 'price':
      return fill(invalid[error.wrong], { min: number.format(error.min), max: number.format(error.max) });
    default:
      return invalid[error.wrong];
  }
}

interface SettingsSectionProps {
  id: string;
  heading: string;
  help?: string | undefined;
  /** The page and anchor where these settings are visible. */
  seenAt?: string | undefined;
  children: ReactNode;
}

export function SettingsSection({ id, heading, help, seenAt, children }: SettingsSectionProps) {
  const { messages, locale } = useOwner();
  return (
    <section id={id} className={styles.section} aria-labelledby={`${id}-heading`} tabIndex={-1}>
      <div className={styles.head}>
        <h2 id={`${id}-heading`}>{heading}</h2>
        {seenAt && (
          <a className={layout.action} href={localized(seenAt, locale)} target="_blank" rel="noopener">
            {messages.settings.see}
            <span className={layout.hidden}>: {heading}</span>
          </a>
        )}
      </div>
      <div className={`${field.fields} ${styles.content}`}>
        {help && <p className={styles.help}>{help}</p>}
        {children}
      </div>
    </section>
  );
}

/** Errors of the section around a field. */
export const FieldErrorsContext = createContext<readonly FieldError[]>([]);

/** Returns the ID of a setting's field, or of part of it: `press.0.href`. */
export function fieldId(at: string): string {
  return `field-${at}`;
}

/** Moves the focus to a section or field, or to the first part of a field, and opens the entry around it. */
export function focusAnchor(id: string): void {
  const part = `[id^="${CSS.escape(id)}."]`;
  const target = document.getElementById(id) ?? document.querySelector<HTMLElement>(part);
  const folded = target?.closest('details');
  if (folded) folded.open = true;
  const field = target?.matches('fieldset') ? target.querySelector<HTMLElement>(':checked') : target;
  field?.focus();
}

/** A page's fields, which are saved together. Without JavaScript, a form with a Save button. */
export function SectionFields({ section, children }: { section: Section; children: ReactNode }) {
  const owner = useOwner();
  const { settings } = owner.messages;
  const { isReady, save } = section;
  const result = useActionData<Change>();
  /** The result of these fields. The page's other forms have results of their own. */
  const posted = result && ('saved' in result || result.typed) ? result : undefined;
  const failure = posted?.failure ?? section.failure;
  return (
    <Form
      method="post"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      <FieldErrorsContext value={failure?.code === 'invalid' ? failure.errors : []}>
        <fieldset data-ready={isReady} className={`${field.fields} ${styles.inputs}`}>
          {children}
          <div className={`${field.actions} ${styles.withoutScript}`}>
            <Button type="submit">{settings.save}</Button>
            <p role="status" className={failure && field.error}>
              {failure ? changeMessage(failure, owner) : posted && settings.saved}
            </p>
          </div>
        </fieldset>
      </FieldErrorsContext>
    </Form>
  );
}

interface ConfirmPasswordProps {
  question: Section['needsPassword'];
  isSaving: boolean;
  /** Why the password is asked for if nothing is being saved. */
  body?: string;
}

/** Asks for the password above the section. Typed changes stay. */
export function ConfirmPassword({ question, isSaving, body }: ConfirmPasswordProps) {
  const owner = useOwner();
  const { confirm } = owner.messages.settings;
  if (!question) return null;
  return (
    <Dialog onClose={question.cancel}>
      <DialogHeading>{confirm.heading}</DialogHeading>
      <p>{body ?? confirm.body}</p>
      <form
        className={field.fields}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          const password = new FormData(event.currentTarget).get('password');
          if (!isSaving) question.give(String(password ?? ''));
        }}
      >
        <PasswordField
          error={question.proof && !isSaving ? signInMessage(question.proof, owner) : undefined}
        />
        <div className={field.actions}>
          <SaveButton isSaving={isSaving} isEnding={body !== undefined} />
          <DialogClose className={layout.action}>{confirm.cancel}</DialogClose>
        </div>
      </form>
    </Dialog>
  );
}

/** Asks for the password without JavaScript, then resubmits the form. */
export function ConfirmPasswordPage({ failure }: { failure: PasswordNeeded }) {
  const owner = useOwner();
  const { confirm } = owner.messages.settings;
  const { proof, sent } = failure;
  const isEnding = sent.patch === undefined;
  return (
    <SettingsSection id="confirm" heading={confirm.heading} help={isEnding ? confirm.ending : confirm.body}>
      <Form method="post" className={field.fields}>
        <HiddenFields values={sent} />
        <PasswordField error={proof && signInMessage(proof, owner)} />
        <div className={field.actions}>
          <SaveButton isSaving={false} isEnding={isEnding} />
        </div>
      </Form>
    </SettingsSection>
  );
}

function SaveButton({ isSaving, isEnding }: { isSaving: boolean; isEnding: boolean }) {
  const { confirm, saving, sessions } = useOwner().messages.settings;
  const [act, acting] = isEnding ? [sessions.end_one, sessions.ending] : [confirm.save, saving];
  return <Button type="submit">{isSaving ? acting : act}</Button>;
}
