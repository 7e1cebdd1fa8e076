import { data } from 'react-router';
import type { PasswordFailure } from '../../../core/auth/session-core.ts';
import { statusOf } from '../../../shared/result.ts';
import {
  type PasskeyRegistration,
  passkeyLimits,
  registrationResponseSchema,
} from '../../../shared/sign-in.ts';
import type { PageContext } from '../../page-context.ts';
import type { RequestFailure, SignedOut } from '../auth/sign-in-message.ts';

export type PasskeyChangeFailure =
  | PasswordFailure
  | { code: 'passkeys_unavailable' | 'too_many_passkeys' | 'passkey_known' }
  | { code: 'registration_expired' | 'registration_invalid' | 'passkey_not_found' | 'last_passkey' }
  | { code: 'name_required' }
  | SignedOut
  | RequestFailure;

export type PasskeyChange =
  | { failure: PasskeyChangeFailure }
  | { failure?: never; begun: PasskeyRegistration }
  /** `codes`: the recovery codes that come with the first passkey. */
  | { failure?: never; added: string; codes: string[] | null }
  | { failure?: never; renamed: string }
  | { failure?: never; removed: string; left: number }
  | { failure?: never; codes: string[] };

const intents = {
  'passkey-begin': begin,
  'passkey-add': add,
  'passkey-rename': rename,
  'passkey-remove': remove,
  'passkey-codes': renewCodes,
} as const;

/** Handles the passkey forms of the settings. Returns undefined for any other form. */
export function changePasskeys(form: FormData, page: PageContext) {
  const intent = String(form.get('intent'));
  return Object.hasOwn(intents, intent) ? intents[intent as keyof typeof intents](form, page) : undefined;
}

async function begin(form: FormData, { core, client, token, signal }: PageContext) {
  if (!token) return signedOut();
  const begun = await core.passkeys.begin({ password: text(form, 'password'), token }, client, signal);
  return begun.ok ? done({ begun: begun.value }) : refused(begun.failure);
}

async function add(form: FormData, { core, token }: PageContext) {
  if (!token) return signedOut();
  const name = nameIn(form);
  if (!name) return refused({ code: 'name_required' });
  const response = registrationResponseSchema.safeParse(readJson(text(form, 'response')));
  if (!response.success) return refused({ code: 'registration_invalid' });
  const added = await core.passkeys.add({ id: text(form, 'id'), response: response.data, name, token });
  if (!added.ok) return refused(added.failure);
  return done({ added: added.value.passkey.name, codes: added.value.recoveryCodes });
}

async function rename(form: FormData, { core }: PageContext) {
  const name = nameIn(form);
  if (!name) return refused({ code: 'name_required' });
  const renamed = await core.passkeys.rename(text(form, 'id'), name);
  return renamed.ok ? done({ renamed: name }) : refused(renamed.failure);
}

async function remove(form: FormData, { core, client, signal }: PageContext) {
  const asked = {
    id: text(form, 'id'),
    password: text(form, 'password'),
    turnOff: form.get('turn_off') === 'yes',
  };
  const removed = await core.passkeys.remove(asked, client, signal);
  if (!removed.ok) return refused(removed.failure);
  return done({ removed: removed.value.name, left: removed.value.left });
}

async function renewCodes(form: FormData, { core, client, signal }: PageContext) {
  const made = await core.passkeys.renewCodes(text(form, 'password'), client, signal);
  return made.ok ? done({ codes: made.value }) : refused(made.failure);
}

type Refusal = Exclude<PasskeyChangeFailure, RequestFailure>;

function refused(failure: Refusal) {
  return data<PasskeyChange>({ failure }, { status: statusOf(failure) });
}

function signedOut() {
  return refused({ code: 'signed_out', status: 401 });
}

function done(change: PasskeyChange) {
  return data<PasskeyChange>(change);
}

function text(form: FormData, name: string): string {
  return String(form.get(name) ?? '');
}

function nameIn(form: FormData): string {
  const name = text(form, 'name').trim();
  return name.length <= passkeyLimits.name ? name : '';
}

function readJson(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}
