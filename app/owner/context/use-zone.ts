import { formatZoned } from '../../../shared/format-zoned.ts';
import { useOwner } from './owner-context.ts';

/** The zone whose clock posts are scheduled by, and its way to write a moment (ISO 8601). */
export function useZone(): { zone: string; isChosen: boolean; format: (at: string) => string } {
  const { schedule, locale } = useOwner();
  const zone = schedule?.zone || 'UTC';
  return { zone, isChosen: Boolean(schedule?.zone), format: (at) => formatZoned(at, locale, zone) };
}
