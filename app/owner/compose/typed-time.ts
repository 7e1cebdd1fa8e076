import {
  isTimeZone,
  readWallTime,
  type Turn,
  turnOf,
  type WallTimeFailure,
  wallTime,
} from '../../../shared/dates.ts';
import { fail, ok, type Result } from '../../../shared/result.ts';

/** When a post should go live, as the form has it. */
export interface TypedTime {
  /** `YYYY-MM-DDTHH:MM` by the clock of `publish_zone`; '' for none. */
  publish_at: string;
  /** As IANA names it; '' is the site's. */
  publish_zone: string;
  /** Which of two is meant, in the night that has the time twice. */
  publish_turn: Turn | undefined;
  /** The time that the post had before, UTC; '' for none. */
  planned: string;
}

export function timeIn(form: FormData): TypedTime {
  const turn = form.get('publish_turn');
  return {
    publish_at: String(form.get('publish_at') ?? '').trim(),
    publish_zone: String(form.get('publish_zone') ?? ''),
    publish_turn: turn === 'first' || turn === 'second' ? turn : undefined,
    planned: String(form.get('planned') ?? ''),
  };
}

/** Puts a time by the clock of a zone into the form's fields as if it were typed. */
export function typeTime(at: string, zone: string): void {
  const type = (id: string, value: string) => {
    const field = document.getElementById(id);
    if (!(field instanceof HTMLInputElement || field instanceof HTMLSelectElement)) return;
    field.value = value;
    field.dispatchEvent(new Event(field instanceof HTMLInputElement ? 'input' : 'change', { bubbles: true }));
  };
  type('publish_zone', zone);
  type('publish_at', at);
}

/** The moment that is meant, UTC. One that was not changed stays what it was, to the second. */
export function readTypedTime(
  { publish_at, publish_zone, publish_turn, planned }: TypedTime,
  siteZone: string,
): Result<string, WallTimeFailure | { code: 'publish_at_required' }> {
  const zone = isTimeZone(publish_zone) ? publish_zone : siteZone;
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
