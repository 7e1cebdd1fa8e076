import { type ComponentProps, type ReactNode, useEffect, useId, useRef } from 'react';
import { Form, useSubmit } from 'react-router';
import { zoneCity } from '../../../shared/dates.ts';
import { defaultLocale, localeParameter } from '../../../shared/locale.ts';
import button from '../../ui/button.module.css';
import text from '../../ui/text.module.css';
import { useIsInBrowser } from '../context/browser.ts';
import { useOwner } from '../context/owner-context.ts';
import styles from './forms.module.css';

interface ButtonProps extends ComponentProps<'button'> {
  /** Prevents clicks for a moment. Used instead of `disabled`, which would lose the focus. */
  isBusy?: boolean;
}

/** A button; `isOutlined` unless it is the main button of a view. */
export function Button({
  isOutlined = false,
  className = '',
  ...more
}: ButtonProps & { isOutlined?: boolean }) {
  const kind = `${button.button} ${button.compact} ${isOutlined ? button.outlined : ''}`;
  return <PlainButton {...more} className={`${kind} ${className}`} />;
}

export function TextButton({ className = '', ...more }: ButtonProps) {
  return <PlainButton {...more} className={`${text.action} ${className}`} />;
}

function PlainButton({ isBusy = false, type = 'button', onClick, ...more }: ButtonProps) {
  if (!isBusy) return <button {...more} type={type} onClick={onClick} />;
  return <button {...more} type={type} aria-disabled onClick={(event) => event.preventDefault()} />;
}

export interface FileButtonProps extends Omit<ComponentProps<'input'>, 'type' | 'onChange'> {
  label: string;
  onFiles: (files: File[]) => void;
}

/** Asks for files. The browser's own button would be in the browser's language. */
export function FileButton({ label, className = '', onFiles, ...input }: FileButtonProps) {
  return (
    <label className={`${styles.file} ${className}`}>
      {label}
      <input
        {...input}
        type="file"
        onChange={({ target }) => {
          onFiles([...(target.files ?? [])]);
          // Lets the same file be chosen again.
          target.value = '';
        }}
      />
    </label>
  );
}

/** Attributes that connect a control with its label, help and error. */
export interface ControlProps {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

interface FieldProps {
  id?: string | undefined;
  label: string;
  error?: string | undefined;
  /** Screen readers announce the error when it appears. */
  isAlert?: boolean | undefined;
  help?: ReactNode;
  children: (control: ControlProps) => ReactNode;
}

export function Field({ id, label, error, isAlert = false, help, children }: FieldProps) {
  const madeId = useId();
  const own = id ?? madeId;
  const described = [error && `${own}-message`, help && `${own}-help`].filter(Boolean).join(' ');
  return (
    <div className={styles.field}>
      <label htmlFor={own}>{label}</label>
      {children({
        id: own,
        'aria-describedby': described || undefined,
        'aria-invalid': error ? true : undefined,
      })}
      {error && (
        <p id={`${own}-message`} role={isAlert ? 'alert' : undefined} className={styles.error}>
          {error}
        </p>
      )}
      {help && (
        <p id={`${own}-help`} className={styles.help}>
          {help}
        </p>
      )}
    </div>
  );
}

type TextFieldProps = Omit<FieldProps, 'children'> & ComponentProps<'input'>;

/** A field with a plain input, which gets all other props. */
export function TextField({ id, label, error, isAlert, help, ...input }: TextFieldProps) {
  return (
    <Field id={id} label={label} error={error} isAlert={isAlert} help={help}>
      {(control) => <input {...input} {...control} />}
    </Field>
  );
}

type TextAreaFieldProps = Omit<FieldProps, 'children'> & ComponentProps<'textarea'>;

export function TextAreaField({ id, label, error, isAlert, help, ...textarea }: TextAreaFieldProps) {
  return (
    <Field id={id} label={label} error={error} isAlert={isAlert} help={help}>
      {(control) => <textarea {...textarea} {...control} />}
    </Field>
  );
}

const debounceMs = 250;

interface SearchFormProps {
  className: string | undefined;
  label: string;
  isLabelHidden?: boolean;
  placeholder: string;
  query: string;
  onType?: () => void;
  /** Hidden fields for other parameters. */
  children?: ReactNode;
}

/** Searches the page's list (`?q=`) while the owner types, or without JavaScript when the form is submitted. */
export function SearchForm(props: SearchFormProps) {
  const { className, label, isLabelHidden, placeholder, query, onType, children } = props;
  const { locale } = useOwner();
  const submit = useSubmit();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const input = useRef<HTMLInputElement>(null);
  // A link can change the query. What is being typed stays.
  useEffect(() => {
    if (input.current && input.current !== document.activeElement) input.current.value = query;
  }, [query]);
  return (
    <Form method="get" role="search" className={`${styles.field} ${className}`}>
      <label htmlFor="search" className={isLabelHidden ? text.hidden : undefined}>
        {label}
      </label>
      <input
        ref={input}
        id="search"
        name="q"
        type="search"
        defaultValue={query}
        placeholder={placeholder}
        onChange={({ currentTarget: { form } }) => {
          onType?.();
          clearTimeout(timer.current);
          const search = () => submit(form, { replace: true, preventScrollReset: true });
          timer.current = setTimeout(search, debounceMs);
        }}
      />
      {children}
      {locale !== defaultLocale && <input type="hidden" name={localeParameter} value={locale} />}
    </Form>
  );
}

/** The browser's time zones, sorted by city. Only the chosen zone until the page's script has loaded. */
export function ZoneOptions({ chosen }: { chosen: string }) {
  const known = useIsInBrowser() ? Intl.supportedValuesOf('timeZone') : [];
  const zones = [...new Set(['UTC', ...known, chosen])].filter(Boolean);
  return zones
    .map((zone) => ({ zone, label: labelOf(zone) }))
    .sort((one, other) => one.label.localeCompare(other.label))
    .map(({ zone, label }) => (
      <option key={zone} value={zone}>
        {label}
      </option>
    ));
}

/** Returns a zone's label, with the city first for typing: `America/Mexico_City` is Mexico City, America. */
function labelOf(zone: string): string {
  const [region, ...rest] = zone.replaceAll('_', ' ').split('/');
  return rest.length > 0 ? `${zoneCity(zone)}, ${region}` : zone;
}
