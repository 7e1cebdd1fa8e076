import { createRoute, type OpenAPIHono, z } from '@hono/zod-openapi';
import { assertionResponseSchema } from '../shared/sign-in.ts';
import { createResource } from './create-resource.ts';
import type { ApiEnvironment } from './environment.ts';
import { giveSession, signInRequest } from './give-session.ts';
import { limitBody } from './limit-body.ts';
import { refuse } from './problem.ts';
import { jsonBody, jsonResponse, refusal, signInRefusal } from './schemas.ts';

const tags = ['Sign-in'];
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
  tags,
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
  tags,
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
