import type { ShouldRevalidateFunctionArgs } from 'react-router';
import { localeParameter } from '../shared/locale.ts';

/** Revalidates loaders whose data depends only on the language. */
export function onLanguageChange({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean {
  return currentUrl.searchParams.get(localeParameter) !== nextUrl.searchParams.get(localeParameter);
}
