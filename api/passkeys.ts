import { createRoute, type OpenAPIHono, z } from '@hono/zod-openapi';
import {
  assertionResponseSchema,
  type PasskeyRegistration,
  passkeyLimits,
  passwordLength,
  registrationResponseSchema,
} from '../shared/sign-in.ts';
import { storedText } from '../shared/text.ts';
import { refuse } from './problem.ts';
import {
  type ApiEnvironment,
  createResource,
  jsonBody,
  jsonResponse,
  limitBody,
  ownerOnly,
  refusal,
  signInRefusal,
} from './resource.ts';
import { giveSession, ownToken, signInRequest } from './session.ts';

const tags = ['Passkeys'];
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
  400: refusal('Something missing, or not as a browser sends it'),
  413: refusal('Longer than any such request'),
  415: refusal('The body is not sent as JSON'),
};
const withPassword = {
  ...unread,
  401: refusal('Not signed in, or a wrong password'),
  429: refusal('Locked out, or too many failures from everywhere: see Retry-After'),
  503: refusal('Too many sign-ins at once: see Retry-After'),
};

const listRoute = createRoute({
  method: 'get',
  path: '/compose/passkeys',
  operationId: 'listPasskeys',
  tags,
  summary: 'The owner’s passkeys',
  description:
    'With how many recovery codes are left, and the origin at which passkeys can be made; where there is none, `obstacle` says why.',
  middleware: [ownerOnly],
  responses: {
    200: jsonResponse(
      'The second factor as it stands',
      z.object({
        passkeys: z.array(passkeyBody),
        recovery_codes: z.object({ left: z.int().min(0), created_at: z.string().nullable() }),
        origin: z.string().nullable(),
        obstacle: z.enum(['numeric_address', 'not_https']).nullable(),
      }),
    ),
    401: refusal('Not signed in'),
  },
});

const beginRoute = createRoute({
  method: 'post',
  path: '/compose/passkeys/options',
  operationId: 'startPasskey',
  tags,
  summary: 'Begin a new passkey',
  description:
    'Gives the options for navigator.credentials.create(). A wrong password counts towards the lockout like a wrong sign-in.',
  middleware: [ownerOnly, limitBody('password')],
  request: { body: jsonBody(z.object({ password })) },
  responses: {
    200: jsonResponse('Begun', z.object({ id: z.string(), options })),
    409: refusal('No browser makes a passkey for this address, or there are as many as there may be'),
    ...withPassword,
  },
});

const addRoute = createRoute({
  method: 'post',
  path: '/compose/passkeys',
  operationId: 'addPasskey',
  tags,
  summary: 'Keep a new passkey',
  description:
    'Within five minutes, from the session that began. The first passkey turns the second factor on: it brings the ' +
    'recovery codes, told this once, and ends all other sessions, which the password alone had opened.',
  middleware: [ownerOnly, limitBody('passkey')],
  request: {
    body: jsonBody(z.object({ id: params.shape.id, name, response: registrationResponseSchema })),
  },
  responses: {
    201: jsonResponse('Kept', z.object({ passkey: passkeyBody, recovery_codes: codes.nullable() })),
    401: refusal('Not signed in'),
    409: refusal('Taken too long, here already, or one too many'),
    422: refusal('No passkey for this site'),
    ...unread,
  },
});

const renameRoute = createRoute({
  method: 'patch',
  path: '/compose/passkeys/{id}',
  operationId: 'renamePasskey',
  tags,
  summary: 'Rename a passkey',
  middleware: [ownerOnly, limitBody('password')],
  request: { params, body: jsonBody(z.object({ name })) },
  responses: {
    200: jsonResponse('Renamed', z.object({ id: z.string(), name: z.string() })),
    401: refusal('Not signed in'),
    404: refusal('No such passkey'),
    ...unread,
  },
});

const removeRoute = createRoute({
  method: 'post',
  path: '/compose/passkeys/{id}/removal',
  operationId: 'removePasskey',
  tags,
  summary: 'Remove a passkey',
  description:
    'A wrong password counts towards the lockout. The last passkey goes only with `turn_off`: then the password opens alone again, and the recovery codes go too.',
  middleware: [ownerOnly, limitBody('password')],
  request: { params, body: jsonBody(z.object({ password, turn_off: z.boolean().default(false) })) },
  responses: {
    200: jsonResponse(
      'Removed, with so many left',
      z.object({ id: z.string(), name: z.string(), left: z.int().min(0) }),
    ),
    404: refusal('No such passkey'),
    409: refusal('The last one, without turn_off'),
    ...withPassword,
  },
});

const codesRoute = createRoute({
  method: 'post',
  path: '/compose/passkeys/recovery-codes',
  operationId: 'renewRecoveryCodes',
  tags,
  summary: 'Make new recovery codes',
  description: `Ten, in place of all before, told this once. A wrong password counts towards the lockout.`,
  middleware: [ownerOnly, limitBody('password')],
  request: { body: jsonBody(z.object({ password })) },
  responses: {
    200: jsonResponse('Made', z.object({ recovery_codes: codes })),
    404: refusal('There is no passkey they could stand in for'),
    ...withPassword,
  },
});

/** The owner's passkeys over HTTP. */
export function passkeys(): OpenAPIHono<ApiEnvironment> {
  return createResource({ unknownAddress: { code: 'passkey_not_found' } })
    .openapi(listRoute, async (c) => c.json(await c.env.core.passkeys.list(), 200))
    .openapi(beginRoute, async (c) => {
      const asked = { ...c.req.valid('json'), token: ownToken(c) };
      const begun = await c.env.core.passkeys.begin(asked, c.env.client, c.req.raw.signal);
      return begun.ok ? c.json(begun.value, 200) : refuse(begun.failure);
    })
    .openapi(addRoute, async (c) => {
      const added = await c.env.core.passkeys.add({ ...c.req.valid('json'), token: ownToken(c) });
      if (!added.ok) return refuse(added.failure);
      const { passkey, recoveryCodes } = added.value;
      return c.json({ passkey, recovery_codes: recoveryCodes }, 201);
    })
    .openapi(renameRoute, async (c) => {
      const renamed = await c.env.core.passkeys.rename(c.req.valid('param').id, c.req.valid('json').name);
      return renamed.ok ? c.json(renamed.value, 200) : refuse(renamed.failure);
    })
    .openapi(removeRoute, async (c) => {
      const { password: typed, turn_off: turnOff } = c.req.valid('json');
      const asked = { id: c.req.valid('param').id, password: typed, turnOff };
      const removed = await c.env.core.passkeys.remove(asked, c.env.client, c.req.raw.signal);
      return removed.ok ? c.json(removed.value, 200) : refuse(removed.failure);
    })
    .openapi(codesRoute, async (c) => {
      const { core, client } = c.env;
      const given = c.req.valid('json').password;
      const made = await core.passkeys.renewCodes(given, client, c.req.raw.signal);
      return made.ok ? c.json({ recovery_codes: made.value }, 200) : refuse(made.failure);
    });
}

const secondFactorTags = ['Sign-in'];
const id = z.string().min(1).max(100);
const refusals = {
  400: refusal('Something missing, or not as a browser sends it'),
  413: refusal('Longer than any such answer'),
  415: refusal('The body is not sent as JSON'),
  429: refusal('Locked out, or too many failures from everywhere: see Retry-After'),
};
const counted =
  'A wrong answer counts towards the lockout like a wrong password, and brings a `second_factor` with another ' +
  'challenge. Without `second_factor` the sign-in has run out: five minutes have passed, it was finished, the ' +
  'password was changed, or another client began it.';

const passkeyRoute = createRoute({
  method: 'post',
  path: '/compose/auth/passkey',
  operationId: 'signInWithPasskey',
  tags: secondFactorTags,
  summary: 'Finish a sign-in with a passkey',
  description: `\`id\` is the \`second_factor.id\` of the sign-in, \`response\` what navigator.credentials.get() gave for its \`options\`, as JSON. ${counted}`,
  middleware: [limitBody('passkey')],
  request: { body: jsonBody(z.object({ id, response: assertionResponseSchema })) },
  responses: {
    200: jsonResponse('Signed in', z.object({ success: z.literal(true), expires_at: z.string() })),
    401: signInRefusal('Not a signature of the owner’s, or the sign-in has run out'),
    ...refusals,
  },
});

const recoveryRoute = createRoute({
  method: 'post',
  path: '/compose/auth/recovery',
  operationId: 'signInWithRecoveryCode',
  tags: secondFactorTags,
  summary: 'Finish a sign-in with a recovery code',
  description: `The code is used up. Capitals, spaces and hyphens in it do not count. ${counted}`,
  middleware: [limitBody('password')],
  request: { body: jsonBody(z.object({ id, code: z.string().min(1).max(100) })) },
  responses: {
    200: jsonResponse(
      'Signed in, with so many codes left',
      z.object({
        success: z.literal(true),
        expires_at: z.string(),
        recovery_codes_left: z.int().min(0).optional(),
      }),
    ),
    401: signInRefusal('No code that can still be used, or the sign-in has run out'),
    ...refusals,
  },
});

/** The second step of a sign-in over HTTP. */
export function secondFactor(): OpenAPIHono<ApiEnvironment> {
  return createResource()
    .openapi(passkeyRoute, async (c) => {
      const { core, client } = c.env;
      const signedIn = await core.passkeys.signIn(c.req.valid('json'), client, signInRequest(c));
      return signedIn.ok ? c.json(giveSession(c, signedIn.value), 200) : refuse(signedIn.failure);
    })
    .openapi(recoveryRoute, async (c) => {
      const { core, client } = c.env;
      const signedIn = await core.passkeys.signInWithCode(c.req.valid('json'), client, signInRequest(c));
      if (!signedIn.ok) return refuse(signedIn.failure);
      const { proof } = signedIn.value;
      const left = proof.with === 'recovery_code' ? { recovery_codes_left: proof.left } : {};
      return c.json({ ...giveSession(c, signedIn.value), ...left }, 200);
    });
}
