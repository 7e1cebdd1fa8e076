import { useSyncExternalStore } from 'react';
import { formatMoment } from '../../../shared/dates.ts';
import { useOwner } from './owner-context.ts';

const never = () => () => undefined;

/**
 * A time (ISO 8601) as the owner's clock says it; '' for none. The server does not know that clock: until the script
 * has come it is UTC.
 */
export function useLocalTime(at: string): string {
  const { locale } = useOwner();
  const inBrowser = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  if (!at) return '';
  if (!inBrowser) return `${at.slice(0, 16).replace('T', ' ')} UTC`;
  return formatMoment(at, locale);
}
