import { paceLimits } from '../../../shared/speech/speech.ts';

/** Of a shorter run the start and the end take too great a part, in seconds. */
export const shortestRun = 20;

export type MeasuredRun =
  | { is: 'too_short' }
  /** Nobody speaks at such a pace: another part was said, or the clock ran on. */
  | { is: 'odd' }
  | { is: 'measured'; pace: number };

/** What a run-through tells of the speaker's pace, in whole words a minute. */
export function measurePace(words: number, seconds: number): MeasuredRun {
  if (seconds < shortestRun) return { is: 'too_short' };
  const pace = Math.round(words / (seconds / 60));
  return pace < paceLimits.least || pace > paceLimits.most ? { is: 'odd' } : { is: 'measured', pace };
}
