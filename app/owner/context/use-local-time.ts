import { formatMoment } from '../../../shared/dates.ts';
import { useOwner } from './owner-context.ts';
import { useIsInBrowser } from './use-is-in-browser.ts';

/** A time (ISO 8601) by the owner's clock, in UTC until the page's script has come; '' for none. */
export function useLocalTime(at: string): string {
  const { locale } = useOwner();
  const isInBrowser = useIsInBrowser();
  if (!at) return '';
  if (!isInBrowser) return `${at.slice(0, 16).replace('T', ' ')} UTC`;
  return formatMoment(at, locale);
}
