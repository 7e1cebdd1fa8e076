import type { ShouldRevalidateFunctionArgs } from 'react-router';
import { localeParameter } from '../shared/locale.ts';

/** For loaders whose answer depends on the language alone: asked again only when the address names another one. */
export function onLanguageChange({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean {
  return currentUrl.searchParams.get(localeParameter) !== nextUrl.searchParams.get(localeParameter);
}
