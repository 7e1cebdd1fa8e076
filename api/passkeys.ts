import { z } from '@hono/zod-openapi';
import {
  assertionResponseSchema,
  type PasskeyRegistration,
  passkeyLimits,
  passwordLength,
  registrationResponseSchema,
} from '../shared/sign-in.ts';
import { storedText } from '../shared/text.ts';
import { Resource, signInRefusal, unwrap } from './resource.ts';
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

const unread = {
  400: 'Something missing, or not as a browser sends it',
  413: 'Longer than any such request',
};
const withPassword = {
  ...unread,
  401: 'Not signed in, or a wrong password',
  429: 'Locked out, or too many failures from everywhere: see Retry-After',
  503: 'Too many sign-ins at once: see Retry-After',
};

/** The owner's passkeys over HTTP. */
export function passkeys(): Resource {
  return new Resource('Passkeys', { unknownAddress: { code: 'passkey_not_found' } })
    .add({
      route: 'GET /compose/passkeys',
      id: 'listPasskeys',
      summary: 'The owner’s passkeys',
      description:
        'With how many recovery codes are left, and the origin at which passkeys can be made; where there is none, `obstacle` says why.',
      answers: {
        200: [
          'The second factor as it stands',
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
    .add({
      route: 'POST /compose/passkeys/options',
      id: 'startPasskey',
      summary: 'Begin a new passkey',
      description:
        'Gives the options for navigator.credentials.create(). A wrong password counts towards the lockout like a wrong sign-in.',
      limit: 'password',
      body: z.object({ password }),
      answers: {
        200: ['Begun', z.object({ id: z.string(), options })],
        409: 'No browser makes a passkey for this address, or there are as many as there may be',
        ...withPassword,
      },
      run: async ({ c, env, core, body }) => {
        const asked = { ...body, token: ownToken(c) };
        return unwrap(await core.passkeys.begin(asked, env.client, c.req.raw.signal));
      },
    })
    .add({
      route: 'POST /compose/passkeys',
      id: 'addPasskey',
      summary: 'Keep a new passkey',
      description:
        'Within five minutes, from the session that began. The first passkey turns the second factor on: it brings the ' +
        'recovery codes, told this once, and ends all other sessions, which the password alone had opened.',
      limit: 'passkey',
      body: z.object({ id: params.shape.id, name, response: registrationResponseSchema }),
      answers: {
        201: ['Kept', z.object({ passkey: passkeyBody, recovery_codes: codes.nullable() })],
        409: 'Taken too long, here already, or one too many',
        422: 'No passkey for this site',
        ...unread,
      },
      run: async ({ c, core, body }) => {
        const added = unwrap(await core.passkeys.add({ ...body, token: ownToken(c) }));
        const { passkey, recoveryCodes } = added;
        return { passkey, recovery_codes: recoveryCodes };
      },
    })
    .add({
      route: 'PATCH /compose/passkeys/{id}',
      id: 'renamePasskey',
      summary: 'Rename a passkey',
      limit: 'password',
      params: params.shape,
      body: z.object({ name }),
      answers: {
        200: ['Renamed', z.object({ id: z.string(), name: z.string() })],
        404: 'No such passkey',
        ...unread,
      },
      run: async ({ core, params, body }) => unwrap(await core.passkeys.rename(params.id, body.name)),
    })
    .add({
      route: 'POST /compose/passkeys/{id}/removal',
      id: 'removePasskey',
      summary: 'Remove a passkey',
      description:
        'A wrong password counts towards the lockout. The last passkey goes only with `turn_off`: then the password opens alone again, and the recovery codes go too.',
      limit: 'password',
      params: params.shape,
      body: z.object({ password, turn_off: z.boolean().default(false) }),
      answers: {
        200: [
          'Removed, with so many left',
          z.object({ id: z.string(), name: z.string(), left: z.int().min(0) }),
        ],
        404: 'No such passkey',
        409: 'The last one, without turn_off',
        ...withPassword,
      },
      run: async ({ c, env, core, params, body }) => {
        const { password: typed, turn_off: turnOff } = body;
        const asked = { id: params.id, password: typed, turnOff };
        return unwrap(await core.passkeys.remove(asked, env.client, c.req.raw.signal));
      },
    })
    .add({
      route: 'POST /compose/passkeys/recovery-codes',
      id: 'renewRecoveryCodes',
      summary: 'Make new recovery codes',
      description: `Ten, in place of all before, told this once. A wrong password counts towards the lockout.`,
      limit: 'password',
      body: z.object({ password }),
      answers: {
        200: ['Made', z.object({ recovery_codes: codes })],
        404: 'There is no passkey they could stand in for',
        ...withPassword,
      },
      run: async ({ c, env, core, body }) => {
        const { client } = env;
        const given = body.password;
        const made = unwrap(await core.passkeys.renewCodes(given, client, c.req.raw.signal));
        return { recovery_codes: made };
      },
    });
}

const id = z.string().min(1).max(100);
const refusals = {
  400: 'Something missing, or not as a browser sends it',
  413: 'Longer than any such answer',
  429: 'Locked out, or too many failures from everywhere: see Retry-After',
};
const counted =
  'A wrong answer counts towards the lockout like a wrong password, and brings a `second_factor` with another ' +
  'challenge. Without `second_factor` the sign-in has run out: five minutes have passed, it was finished, the ' +
  'password was changed, or another client began it.';

/** The second step of a sign-in over HTTP. */
export function secondFactor(): Resource {
  return new Resource('Sign-in')
    .add({
      route: 'POST /compose/auth/passkey',
      id: 'signInWithPasskey',
      summary: 'Finish a sign-in with a passkey',
      description: `\`id\` is the \`second_factor.id\` of the sign-in, \`response\` what navigator.credentials.get() gave for its \`options\`, as JSON. ${counted}`,
      access: 'anyone',
      limit: 'passkey',
      body: z.object({ id, response: assertionResponseSchema }),
      answers: {
        200: ['Signed in', z.object({ success: z.literal(true), expires_at: z.string() })],
        401: signInRefusal('Not a signature of the owner’s, or the sign-in has run out'),
        ...refusals,
      },
      run: async ({ c, env, core, body }) => {
        const { client } = env;
        const signedIn = unwrap(await core.passkeys.signIn(body, client, signInRequest(c)));
        return giveSession(c, signedIn);
      },
    })
    .add({
      route: 'POST /compose/auth/recovery',
      id: 'signInWithRecoveryCode',
      summary: 'Finish a sign-in with a recovery code',
      description: `The code is used up. Capitals, spaces and hyphens in it do not count. ${counted}`,
      access: 'anyone',
      limit: 'password',
      body: z.object({ id, code: z.string().min(1).max(100) }),
      answers: {
        200: [
          'Signed in, with so many codes left',
          z.object({
            success: z.literal(true),
            expires_at: z.string(),
            recovery_codes_left: z.int().min(0).optional(),
          }),
        ],
        401: signInRefusal('No code that can still be used, or the sign-in has run out'),
        ...refusals,
      },
      run: async ({ c, env, core, body }) => {
        const { client } = env;
        const signedIn = unwrap(await core.passkeys.signInWithCode(body, client, signInRequest(c)));
        const { proof } = signedIn;
        const left = proof.with === 'recovery_code' ? { recovery_codes_left: proof.left } : {};
        return { ...giveSession(c, signedIn), ...left };
      },
    });
}
