import { useClock } from './use-clock.ts';

/** A moment (ISO 8601) by the clock of the owner's area; '' for none. */
export function useLocalTime(at: string): string {
  return useClock().moment(at);
}
