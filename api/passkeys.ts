import { z } from '@hono/zod-openapi';
import {
  assertionResponseSchema,
  type PasskeyRegistration,
  passkeyLimits,
  passwordLength,
  registrationResponseSchema,
} from '../shared/sign-in.ts';
import { storedText } from '../shared/text.ts';
import { Resource, signInRefusal, tooManyAttempts, unwrap } from './resource.ts';
import { giveSession, ownToken, signInRequest } from './session.ts';

const password = z.string().min(1).max(passwordLength.most);
const name = storedText().trim().min(1).max(passkeyLimits.name);
const params = z.object({ id: z.string().min(1).max(100) });

const passkeyBody = z
  .object({
    id: z.string(),
    name: z.string(),
    created_at: z.string(),
    last_used_at: z.string().nullable(),
    backed_up: z.boolean(),
    host: z.string(),
    usable: z.boolean(),
  })
  .openapi('Passkey');
const options = z
  .custom<PasskeyRegistration['options']>()
  .openapi({ type: 'object', description: 'PublicKeyCredentialCreationOptionsJSON' });
const codes = z.array(z.string());

const withPassword = {
  401: 'Not signed in, or wrong password',
  ...tooManyAttempts,
  503: 'Server busy: see Retry-After',
};

export function passkeys(): Resource {
  return new Resource('Passkeys', { unknownAddress: { code: 'passkey_not_found' } })
    .add('GET /compose/passkeys', 'listPasskeys', 'List passkeys', {
      description:
        'Includes the number of recovery codes left, and the origin where passkeys can be created. If there is none, `obstacle` gives the reason.',
      answers: {
        200: [
          'The passkeys and recovery codes',
          z.object({
            passkeys: z.array(passkeyBody),
            recovery_codes: z.object({ left: z.int().min(0), created_at: z.string().nullable() }),
            origin: z.string().nullable(),
            obstacle: z.enum(['numeric_address', 'not_https']).nullable(),
          }),
        ],
      },
      run: ({ core }) => core.passkeys.list(),
    })
    .add('POST /compose/passkeys/options', 'startPasskey', 'Start passkey registration', {
      description:
        'Returns the options for navigator.credentials.create(). A wrong password counts toward the lockout.',
      limit: 'short',
      body: z.object({ password }),
      answers: {
        200: ['The options', z.object({ id: z.string(), options })],
        409: 'Passkeys not available at this URL, or too many passkeys',
        ...withPassword,
      },
      run: async ({ c, env, core, body }) => {
        const asked = { ...body, token: ownToken(c) };
        return unwrap(await core.passkeys.begin(asked, env.client, c.req.raw.signal));
      },
    })
    .add('POST /compose/passkeys', 'addPasskey', 'Finish passkey registration', {
      description:
        'Must be called within five minutes, in the session that started the registration. The first passkey turns on the second factor, ' +
        'returns the recovery codes (shown once) and ends all other sessions.',
      limit: 'passkey',
      body: z.object({ id: params.shape.id, name, response: registrationResponseSchema }),
      answers: {
        201: ['The passkey', z.object({ passkey: passkeyBody, recovery_codes: codes.nullable() })],
        409: 'Timed out, already registered, or too many passkeys',
        422: 'Invalid passkey',
      },
      run: async ({ c, core, body }) => {
        const added = unwrap(await core.passkeys.add({ ...body, token: ownToken(c) }));
        const { passkey, recoveryCodes } = added;
        return { passkey, recovery_codes: recoveryCodes };
      },
    })
    .add('PATCH /compose/passkeys/{id}', 'renamePasskey', 'Rename a passkey', {
      limit: 'short',
      params: params.shape,
      body: z.object({ name }),
      answers: {
        200: ['The passkey', z.object({ id: z.string(), name: z.string() })],
        404: 'Passkey not found',
      },
      run: async ({ core, params, body }) => unwrap(await core.passkeys.rename(params.id, body.name)),
    })
    .add('POST /compose/passkeys/{id}/removal', 'removePasskey', 'Remove a passkey', {
      description:
        'A wrong password counts toward the lockout. Removing the last passkey requires `turn_off`, turns off the second factor and deletes the recovery codes.',
      limit: 'short',
      params: params.shape,
      body: z.object({ password, turn_off: z.boolean().default(false) }),
      answers: {
        200: [
          'The passkey, and how many are left',
          z.object({ id: z.string(), name: z.string(), left: z.int().min(0) }),
        ],
        404: 'Passkey not found',
        409: 'Last passkey: send `turn_off` to remove it',
        ...withPassword,
      },
      run: async ({ c, env, core, params, body }) => {
        const asked = { id: params.id, password: body.password, turnOff: body.turn_off };
        return unwrap(await core.passkeys.remove(asked, env.client, c.req.raw.signal));
      },
    })
    .add('POST /compose/passkeys/recovery-codes', 'renewRecoveryCodes', 'Create new recovery codes', {
      description:
        'Returns ten new codes, shown once, and invalidates the old ones. A wrong password counts toward the lockout.',
      limit: 'short',
      body: z.object({ password }),
      answers: {
        200: ['The recovery codes', z.object({ recovery_codes: codes })],
        404: 'No passkeys',
        ...withPassword,
      },
      run: async ({ c, env, core, body }) => {
        const { signal } = c.req.raw;
        return { recovery_codes: unwrap(await core.passkeys.renewCodes(body.password, env.client, signal)) };
      },
    });
}

const id = z.string().min(1).max(100);
const counted =
  'A failed attempt counts toward the lockout and returns a `second_factor` with a new challenge. A 401 without ' +
  '`second_factor` means that the sign-in has expired. A sign-in expires after five minutes, once it is completed, and when the ' +
  'password changes. It can’t be continued on another client.';

/** The second step of a sign-in. */
export function secondFactor(): Resource {
  return new Resource('Sign-in')
    .add('POST /compose/auth/passkey', 'signInWithPasskey', 'Finish sign-in with a passkey', {
      description: `\`id\` is the \`second_factor.id\` of the sign-in, \`response\` the result of navigator.credentials.get() for its \`options\`, as JSON. ${counted}`,
      access: 'anyone',
      limit: 'passkey',
      body: z.object({ id, response: assertionResponseSchema }),
      answers: {
        200: ['Signed in', z.object({ success: z.literal(true), expires_at: z.string() })],
        401: signInRefusal('Invalid passkey, or sign-in expired'),
        ...tooManyAttempts,
      },
      run: async ({ c, env, core, body }) => {
        return giveSession(c, unwrap(await core.passkeys.signIn(body, env.client, signInRequest(c))));
      },
    })
    .add('POST /compose/auth/recovery', 'signInWithRecoveryCode', 'Finish sign-in with a recovery code', {
      description: `Each code works once. Capitalization, spaces and hyphens are ignored. ${counted}`,
      access: 'anyone',
      limit: 'short',
      body: z.object({ id, code: z.string().min(1).max(100) }),
      answers: {
        200: [
          'Signed in, and how many codes are left',
          z.object({
            success: z.literal(true),
            expires_at: z.string(),
            recovery_codes_left: z.int().min(0).optional(),
          }),
        ],
        401: signInRefusal('Invalid or used code, or sign-in expired'),
        ...tooManyAttempts,
      },
      run: async ({ c, env, core, body }) => {
        const signedIn = unwrap(await core.passkeys.signInWithCode(body, env.client, signInRequest(c)));
        const { proof } = signedIn;
        const left = proof.with === 'recovery_code' ? { recovery_codes_left: proof.left } : {};
        return { ...giveSession(c, signedIn), ...left };
      },
    });
}
