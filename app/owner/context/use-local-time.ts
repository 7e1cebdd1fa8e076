import { formatMoment } from '../../../shared/dates.ts';
import { useOwner } from './owner-context.ts';
import { useIsInBrowser } from './use-is-in-browser.ts';

/**
 * A time (ISO 8601) as the owner's clock says it; '' for none. The server does not know that clock: until the script
 * has come it is UTC.
 */
export function useLocalTime(at: string): string {
  const { locale } = useOwner();
  const isInBrowser = useIsInBrowser();
  if (!at) return '';
  if (!isInBrowser) return `${at.slice(0, 16).replace('T', ' ')} UTC`;
  return formatMoment(at, locale);
}
