import { type ReactNode, useEffect, useRef } from 'react';
import { Form, useSubmit } from 'react-router';
import { defaultLocale, localeParameter } from '../../../shared/locale.ts';
import { useOwner } from '../context/owner-context.ts';
import field from './forms.module.css';

const debounceMs = 250;

interface SearchFormProps {
  className: string | undefined;
  label: string;
  placeholder: string;
  query: string;
  onType?: () => void;
  /** Hidden fields that belong to the address besides. */
  children?: ReactNode;
}

/** Searches the page's list (`?q=`) while it is typed, and without the page's script when it is sent. */
export function SearchForm({ className, label, placeholder, query, onType, children }: SearchFormProps) {
  const { locale } = useOwner();
  const submit = useSubmit();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return (
    <Form method="get" role="search" className={`${field.field} ${className}`}>
      <label htmlFor="search">{label}</label>
      <input
        id="search"
        name="q"
        type="search"
        defaultValue={query}
        placeholder={placeholder}
        onChange={({ currentTarget: { form } }) => {
          onType?.();
          clearTimeout(timer.current);
          timer.current = setTimeout(
            () => submit(form, { replace: true, preventScrollReset: true }),
            debounceMs,
          );
        }}
      />
      {children}
      {locale !== defaultLocale && <input type="hidden" name={localeParameter} value={locale} />}
    </Form>
  );
}
