import { data } from 'react-router';
import type { z } from 'zod';
import { ConfidentialNamesFound, statusOf } from '../../../shared/result.ts';
import { changesDelicate, type Settings, settingsPatchSchema } from '../../../shared/settings.ts';
import { readVideoLink } from '../../../shared/video-link.ts';
import type { PageContext } from '../../page-context.ts';
import { proofFailure } from '../auth/sign-in-actions.ts';
import type { ProofFailure, RequestFailure, SignedOut } from '../auth/sign-in-message.ts';
import { readOverride, readOverrides } from '../forms/overrides.ts';
import { changedSettings, formOf, readFields, type SettingsForm } from './settings-form.ts';

/** The password has to be confirmed first. `proof` is why the given one was rejected. */
export interface PasswordNeeded {
  code: 'password_needed';
  proof?: ProofFailure;
  /** The submitted form, to be submitted again with the password. */
  sent: Record<string, string>;
}

/**
 * Requires a password before a sensitive change. Returns undefined if it was entered within ten minutes or is
 * correct in the form, otherwise the failure: 403, or 400, 401, 429 or 503 for a rejected password.
 */
export async function askPassword(
  form: FormData,
  { core, token, client, signal }: PageContext,
): Promise<{ failure: PasswordNeeded; status: number } | undefined> {
  if (token && (await core.session.provedUntil(token))) return undefined;
  const sent: Record<string, string> = {};
  for (const [name, value] of form) if (name !== 'password') sent[name] = String(value);
  const needed = { code: 'password_needed', sent } as const;
  const password = form.get('password');
  if (!token || typeof password !== 'string') return { failure: needed, status: statusOf(needed) };
  if (password === '') return { failure: { ...needed, proof: { code: 'password_required' } }, status: 400 };
  const confirmed = await core.session.confirm(token, password, client, signal);
  if (confirmed.ok) return undefined;
  const { failure } = confirmed;
  return { failure: { ...needed, proof: proofFailure(failure) }, status: statusOf(failure) };
}

/** A field's error. `at` is the field's name on the page: its setting and the path into it, joined with dots. */
export type FieldError = { at: string } & (
  | { wrong: 'required' | 'email' | 'url' | 'file' | 'video' | 'lines' | 'time_zone' | 'other' }
  | { wrong: 'too_long'; max: number }
  | { wrong: 'number' | 'price'; min: number; max: number }
);

export type Checked = { patch: Partial<Settings>; errors?: never } | { patch?: never; errors: FieldError[] };

/** Settings with the URL of an image or video, which may be on this site. */
const files = /^(logo|portrait|hero_video|hero_poster|human_video)$|\.(logo|image)$/;

/** Numeric settings: prices and integers. */
const numbers: Record<string, { wrong: 'number' | 'price'; min: number; max: number }> = {
  price_usd: { wrong: 'price', min: 1, max: 99_999 },
  price_mxn: { wrong: 'price', min: 1, max: 999_999 },
  session_idle_hours: { wrong: 'number', min: 1, max: 24 },
  copies_kept: { wrong: 'number', min: 1, max: 400 },
};

/** Parses the settings sent by the page, or returns one error per field. */
export function checkSettings(sent: unknown): Checked {
  const parsed = settingsPatchSchema.safeParse(sent);
  if (!parsed.success) return { errors: onePerField(parsed.error.issues.map(fieldErrorOf)) };
  const patch = parsed.data;
  // User and domain can both be empty, but not only one of them.
  if (Boolean(patch.email_user) !== Boolean(patch.email_domain)) {
    return { errors: [{ at: 'email', wrong: 'email' }] };
  }
  // A link to a YouTube or Vimeo page without a video would announce a video that doesn't exist.
  if (patch.human_video && readVideoLink(patch.human_video).kind === 'none') {
    return { errors: [{ at: 'human_video', wrong: 'video' }] };
  }
  return { patch };
}

function fieldErrorOf(issue: z.core.$ZodIssue): FieldError {
  const at = issue.path.join('.');
  if (at.startsWith('email_user') || at.startsWith('email_domain')) return { at: 'email', wrong: 'email' };
  if (at.startsWith('social')) return { at: 'social', wrong: 'lines' };
  if (at === 'time_zone') return { at, wrong: 'time_zone' };
  const number = numbers[at];
  if (number) return { at, ...number };
  switch (issue.code) {
    case 'too_small':
      return { at, wrong: 'required' };
    case 'too_big':
      return { at, wrong: 'too_long', max: Number(issue.maximum) };
    case 'invalid_union':
    case 'invalid_format':
      return { at, wrong: files.test(at) ? 'file' : 'url' };
    default:
      return { at, wrong: 'other' };
  }
}

function onePerField(errors: FieldError[]): FieldError[] {
  return errors.filter(({ at }, index) => errors.findIndex((other) => other.at === at) === index);
}

export type ChangeFailure =
  | { code: 'invalid'; errors: FieldError[] }
  | Exclude<ProofFailure, { code: 'network' }>
  | PasswordNeeded
  | ConfidentialNamesFound['failure']
  | { code: 'password_fixed' | 'password_common' | 'session_not_found' | 'not_approved' }
  | { code: 'copy_running' | 'no_place' }
  | { code: 'password_too_short'; least: number }
  | SignedOut
  | RequestFailure;

export type Change =
  /** `typed`: the fields of a form sent without JavaScript. */
  | { failure: ChangeFailure; typed?: SettingsForm | undefined }
  /** The result of saving. `saved` has the previous values; `isUndone` is true after Undo. */
  | { failure?: never; typed?: never; saved: Partial<Settings>; isUndone: boolean }
  | { failure?: never; typed?: never; passwordChanged: true }
  | { failure?: never; typed?: never; endedSessions: number }
  | { failure?: never; typed?: never; endedSession: string }
  | { failure?: never; typed?: never; backup: string }
  | { failure?: never; typed?: never; samplePosts: 'shown' | 'hidden' };

/**
 * Saves the settings in `patch` (JSON), or in the fields of a form sent without JavaScript, and returns the
 * previous values. Some settings require the password.
 */
export async function saveSettings(form: FormData, page: PageContext) {
  const { core } = page;
  const before = await core.settings.get();
  const typed = form.has('patch') ? undefined : readFields(form, formOf(before));
  if (typed) form.set('patch', JSON.stringify(changedSettings(typed, formOf(before))));
  const checked = checkSettings(readJson(form.get('patch')));
  if (!checked.patch) {
    const failure = { code: 'invalid', errors: checked.errors } as const;
    return data<Change>({ failure, typed }, { status: 400 });
  }
  const asked = changesDelicate(before, checked.patch) ? await askPassword(form, page) : undefined;
  if (asked) return refused(asked.failure, asked.status);
  try {
    await core.settings.save(checked.patch, readOverride(form));
  } catch (error) {
    if (!(error instanceof ConfidentialNamesFound)) throw error;
    const { failure } = error;
    return data<Change>({ failure, typed }, { status: statusOf(failure) });
  }
  const names = Object.keys(checked.patch) as (keyof Settings)[];
  const saved: Partial<Settings> = Object.fromEntries(names.map((name) => [name, before[name]]));
  return data<Change>({ saved, isUndone: form.get('undo') === 'yes' });
}

/** Saves the time zone in `patch` if none is chosen. */
export async function adoptZone(form: FormData, page: PageContext) {
  const { time_zone } = await page.core.settings.get();
  return time_zone === '' ? saveSettings(form, page) : data<Change>({ saved: {}, isUndone: false });
}

/** Shows or hides the sample posts, except those held because of a confidential name or a missing approval. */
export async function showSamplePosts(form: FormData, { core }: PageContext, isListed: boolean) {
  const outcomes = await core.posts.showSamples(isListed, readOverrides(form));
  const failures = outcomes.filter((outcome) => !outcome.ok);
  const places = failures.flatMap((failure) => failure.places ?? []);
  const code = (['names_found', 'guard_locked', 'not_approved'] as const).find((known) =>
    failures.some((failure) => failure.code === known),
  );
  if (code === 'names_found') return refused({ code, places }, statusOf({ code }));
  if (code) return refused({ code }, statusOf({ code }));
  return data<Change>({ samplePosts: isListed ? 'shown' : 'hidden' });
}

export function refused(failure: ChangeFailure, status: number, headers = {}) {
  return data<Change>({ failure }, { status, headers });
}

function readJson(text: FormDataEntryValue | null): unknown {
  try {
    return JSON.parse(String(text));
  } catch {
    return undefined;
  }
}
