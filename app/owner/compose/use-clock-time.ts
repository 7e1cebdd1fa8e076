import { formatClock } from '../../../shared/dates.ts';
import { useOwner } from '../context/owner-context.ts';

/** The time of day of an ISO 8601 timestamp on the owner's clock; '' for none. Only rendered in the browser. */
export function useClockTime(at: string): string {
  const { locale } = useOwner();
  return at && formatClock(at, locale);
}
