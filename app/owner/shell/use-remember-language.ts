import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { localeParameter, localeStorageKey, parseLocale } from '../../../shared/locale.ts';
import { store } from '../context/browser-storage.ts';

/** Stores the language that the address names, as the public pages do: what is stored decides on those (docs/specification.md 4.2). */
export function useRememberLanguage(): void {
  const [parameters] = useSearchParams();
  const named = parseLocale(parameters.get(localeParameter));
  useEffect(() => {
    if (named) store(localeStorageKey, named);
  }, [named]);
}
