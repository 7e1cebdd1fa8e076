/** Parts of owner pages besides fields and buttons. */
import type { ComponentProps } from 'react';
import { Link, useSearchParams } from 'react-router';
import { localized } from '../../shared/paths.ts';
import text from '../ui/text.module.css';
import { useOwner } from './context/owner-context.ts';
import { Field } from './forms/fields.tsx';
import field from './forms/forms.module.css';

interface ActionLinkProps extends ComponentProps<typeof Link> {
  to: string;
}

/** A link styled as an action, with the owner's language added to its path. */
export function ActionLink({ to, className = '', ...more }: ActionLinkProps) {
  const { locale } = useOwner();
  return <Link {...more} className={`${text.action} ${className}`} to={localized(to, locale)} />;
}

/** The head of a table whose last column has buttons, named only for screen readers. */
export function ActionTableHead({ columns, actions }: { columns: readonly string[]; actions: string }) {
  return (
    <thead>
      <tr>
        {columns.map((column) => (
          <th key={column} scope="col">
            {column}
          </th>
        ))}
        <th scope="col">
          <span className={text.hidden}>{actions}</span>
        </th>
      </tr>
    </thead>
  );
}

/** Shown when the server isn't reachable, so the page may be out of date. */
export function LostNotice({ isLost }: { isLost: boolean }) {
  const { catalog } = useOwner().messages.errors;
  return isLost ? (
    <p role="alert" className={field.error}>
      {catalog.auth_network_compose}
    </p>
  ) : null;
}

export function HiddenFields({ values }: { values: Readonly<Record<string, string>> }) {
  return Object.entries(values).map(([name, value]) => (
    <input key={name} type="hidden" name={name} value={value} />
  ));
}

interface SelectFieldProps extends ComponentProps<'select'> {
  label: string;
  options: readonly (readonly [value: string | number, label: string])[];
}

export function SelectField({ id, label, options, ...select }: SelectFieldProps) {
  return (
    <Field id={id} label={label}>
      {(control) => (
        <select {...control} {...select}>
          {options.map(([value, name]) => (
            <option key={value} value={value}>
              {name}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}

interface ListPagerProps {
  className: string | undefined;
  label: string;
  /** The URL parameter for the start of a page. */
  parameter: 'after' | 'before';
  isFirst: boolean;
  /** The start of the next page; null on the last one. */
  next: string | number | null;
  toFirst: string;
  toNext: string;
}

/** Links to the first and next page of a list. Renders nothing if there is only one page. */
export function ListPager({ className, label, parameter, isFirst, next, toFirst, toNext }: ListPagerProps) {
  const [parameters] = useSearchParams();
  if (isFirst && next === null) return null;
  const address = (place: string | number | null) => {
    const other = new URLSearchParams(parameters);
    if (place === null) other.delete(parameter);
    else other.set(parameter, String(place));
    return `?${other}`;
  };
  return (
    <nav className={className} aria-label={label}>
      {!isFirst && (
        <Link className={text.action} to={address(null)}>
          {toFirst}
        </Link>
      )}
      {next !== null && (
        <Link className={text.action} to={address(next)} rel="next">
          {toNext}
        </Link>
      )}
    </nav>
  );
}
