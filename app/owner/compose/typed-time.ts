import { fail, ok, type Result } from '../../../shared/result.ts';
import {
  readWallTime,
  type Turn,
  turnOf,
  type WallTimeFailure,
  wallTime,
} from '../../../shared/zoned-time.ts';

/** When a post should go live, as the form has it. */
export interface TypedTime {
  /** By the clock of the owner's zone, `YYYY-MM-DDTHH:MM`; '' for none. */
  publish_at: string;
  /** Which of two is meant, in the night that has the time twice. */
  publish_turn: Turn | undefined;
  /** The time that the post had before, UTC; '' for none. */
  planned: string;
}

export function timeIn(form: FormData): TypedTime {
  const turn = form.get('publish_turn');
  return {
    publish_at: String(form.get('publish_at') ?? '').trim(),
    publish_turn: turn === 'first' || turn === 'second' ? turn : undefined,
    planned: String(form.get('planned') ?? ''),
  };
}

/** Puts a time into the form's field as if it were typed. */
export function typeTime(at: string): void {
  const field = document.getElementById('publish_at');
  if (!(field instanceof HTMLInputElement)) return;
  field.value = at;
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

/** The moment that is meant, UTC. One that was not changed stays what it was, to the second. */
export function readTypedTime(
  { publish_at, publish_turn, planned }: TypedTime,
  zone: string,
): Result<string, WallTimeFailure | { code: 'publish_at_required' }> {
  if (publish_at === '') return fail({ code: 'publish_at_required' });
  const before = new Date(planned);
  if (!Number.isNaN(before.getTime())) {
    const isSame =
      wallTime(before, zone) === publish_at && [undefined, publish_turn].includes(turnOf(before, zone));
    if (isSame) return ok(before.toISOString());
  }
  const read = readWallTime(publish_at, zone, publish_turn);
  return read.ok ? ok(read.value.toISOString()) : read;
}
