import { data } from 'react-router';
import { changesDelicate } from '../../../shared/delicate-settings.ts';
import { statusOf } from '../../../shared/failure-status.ts';
import { LeavingRefused } from '../../../shared/guard/leaving-refused.ts';
import type { Settings } from '../../../shared/settings.ts';
import type { PageContext } from '../../page-context.ts';
import type { ProofFailure, RequestFailure, SignedOut } from '../auth/sign-in-failure.ts';
import { readLeave, readOverride } from '../forms/overrides.ts';
import { askPassword, type PasswordNeeded } from './ask-password.ts';
import { checkSettings, type FieldError } from './check-settings.ts';

/** Why nothing was changed. */
export type ChangeFailure =
  | { code: 'invalid'; errors: FieldError[] }
  | Exclude<ProofFailure, { code: 'network' }>
  | PasswordNeeded
  | LeavingRefused['failure']
  | { code: 'password_fixed' | 'password_common' | 'session_not_found' | 'not_approved' }
  | { code: 'password_too_short'; least: number }
  | SignedOut
  | RequestFailure;

/** What came of a form of the settings page. */
export type Change =
  | { failure: ChangeFailure }
  /** Saved; these were the values before. `isUndone` when it was their turn. */
  | { failure?: never; saved: Partial<Settings>; isUndone: boolean }
  | { failure?: never; passwordChanged: true }
  /** How many sessions in other browsers were ended. */
  | { failure?: never; endedSessions: number }
  /** The session that was ended, by its id. */
  | { failure?: never; endedSession: string }
  | { failure?: never; samplePosts: 'shown' | 'hidden' };

/** Saves the settings in `patch` (JSON), some only with the password, and tells what they were before. */
export async function saveSettings(form: FormData, page: PageContext) {
  const { core } = page;
  const checked = checkSettings(readJson(form.get('patch')));
  if (!checked.patch) return refused({ code: 'invalid', errors: checked.errors }, 400);
  const before = await core.settings.get();
  const asked = changesDelicate(before, checked.patch) ? await askPassword(form, page) : undefined;
  if (asked) return refused(asked.failure, asked.status);
  try {
    await core.settings.save(checked.patch, readOverride(form));
  } catch (error) {
    if (!(error instanceof LeavingRefused)) throw error;
    return refused(error.failure, statusOf(error.failure));
  }
  const names = Object.keys(checked.patch) as (keyof Settings)[];
  const saved: Partial<Settings> = Object.fromEntries(names.map((name) => [name, before[name]]));
  return data<Change>({ saved, isUndone: form.get('undo') === 'yes' });
}

/** Saves the time zone in `patch` while none is chosen; another device or the owner may have been faster. */
export async function adoptZone(form: FormData, page: PageContext) {
  const { time_zone } = await page.core.settings.get();
  return time_zone === '' ? saveSettings(form, page) : data<Change>({ saved: {}, isUndone: false });
}

/** Makes the sample posts drafts, or publishes them: all but those that a name or a missing approval keeps back. */
export async function showSamplePosts(form: FormData, { core }: PageContext, isShown: boolean) {
  const outcomes = await core.posts.showSamples(isShown, readLeave(form));
  const failures = outcomes.filter((outcome) => !outcome.ok);
  const places = failures.flatMap((failure) => failure.places ?? []);
  const code = (['names_found', 'guard_locked', 'not_approved'] as const).find((known) =>
    failures.some((failure) => failure.code === known),
  );
  if (code === 'names_found') return refused({ code, places }, statusOf({ code }));
  if (code) return refused({ code }, statusOf({ code }));
  return data<Change>({ samplePosts: isShown ? 'shown' : 'hidden' });
}

function refused(failure: ChangeFailure, status: number) {
  return data<Change>({ failure }, { status });
}

function readJson(text: FormDataEntryValue | null): unknown {
  try {
    return JSON.parse(String(text));
  } catch {
    return undefined;
  }
}
