import { data } from 'react-router';
import type { ChangePasswordFailure } from '../../../core/core.ts';
import { sessionCookie } from '../../../shared/session-cookie.ts';
import type { Settings } from '../../../shared/settings.ts';
import type { PageContext } from '../../page-context.ts';
import type { SignedOut } from '../gate/pass-gate.ts';
import type { LostRequest } from '../gate/survive-loss.ts';
import { checkSettings, type Trouble } from './check-settings.ts';
import { findSamplePosts } from './find-sample-posts.ts';

/** Why nothing was changed. */
export type ChangeFailure =
  | { code: 'invalid'; troubles: Trouble[] }
  | { code: 'password_invalid'; attemptsLeft: number }
  | { code: 'locked_out' }
  | { code: 'password_fixed' }
  | { code: 'password_too_short'; least: number }
  | SignedOut
  | LostRequest;

/** What came of a form of the settings page. */
export type Change =
  | { failure: ChangeFailure }
  /** Saved; these were the values before. `undone` when it was their turn. */
  | { failure?: never; saved: Partial<Settings>; undone: boolean }
  | { failure?: never; passwordChanged: true }
  /** How many sessions in other browsers were ended. */
  | { failure?: never; endedSessions: number }
  /** Sample posts that were taken off the site, by id, or brought back. */
  | { failure?: never; hidden: string[] }
  | { failure?: never; restored: number };

/** Saves the settings in `patch` (JSON) and tells what they were before. */
export async function saveSettings(form: FormData, { core }: PageContext) {
  const checked = checkSettings(readJson(form.get('patch')));
  if (!checked.patch) return refused({ code: 'invalid', troubles: checked.troubles }, 400);
  const before = await core.settings.get();
  await core.settings.save(checked.patch);
  const names = Object.keys(checked.patch) as (keyof Settings)[];
  const saved: Partial<Settings> = Object.fromEntries(names.map((name) => [name, before[name]]));
  return data<Change>({ saved, undone: form.get('undo') === 'yes' });
}

/** Changes the password; every other session ends and this browser gets a new one. */
export async function changePassword(form: FormData, { core, client, origin }: PageContext) {
  const [current, next] = [String(form.get('current') ?? ''), String(form.get('next') ?? '')];
  const changed = await core.session.changePassword({ current, next }, client);
  if (!changed.ok) return refused(described(changed.failure), statuses[changed.failure.code]);
  const { token, expiresAt } = changed.value;
  const cookie = sessionCookie(token, expiresAt, origin.startsWith('https:'));
  return data<Change>({ passwordChanged: true }, { headers: { 'Set-Cookie': cookie } });
}

/** Ends every session but this browser's. */
export async function endOtherSessions({ core, token }: PageContext) {
  return data<Change>({ endedSessions: token ? await core.session.signOutOthers(token) : 0 });
}

/** Takes the sample posts off the site; they can be brought back for 30 days. */
export async function hideSamplePosts({ core }: PageContext) {
  const hidden: string[] = [];
  for (const { slug } of await findSamplePosts(core)) {
    const removed = await core.posts.remove(slug);
    if (removed.ok) hidden.push(removed.value.id);
  }
  return data<Change>({ hidden });
}

export async function restorePosts(form: FormData, { core }: PageContext) {
  let restored = 0;
  for (const id of form.getAll('id')) {
    if ((await core.posts.restore(String(id))).ok) restored += 1;
  }
  return data<Change>({ restored });
}

const statuses: Record<ChangePasswordFailure['code'], number> = {
  password_invalid: 401,
  locked_out: 429,
  password_fixed: 409,
  password_too_short: 400,
};

function described(failure: ChangePasswordFailure): ChangeFailure {
  return failure.code === 'locked_out' ? { code: 'locked_out' } : failure;
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
