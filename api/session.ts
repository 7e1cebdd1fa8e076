import { createRoute, type OpenAPIHono, z } from '@hono/zod-openapi';
import { passwordLength } from '../shared/sign-in.ts';
import { createResource } from './create-resource.ts';
import type { ApiEnvironment } from './environment.ts';
import { giveSession, ownToken, signInRequest, takeSession } from './give-session.ts';
import { limitBody } from './limit-body.ts';
import { refuse } from './problem.ts';
import { jsonBody, jsonResponse, optionalSession, refusal, signInRefusal } from './schemas.ts';
import { sessionOnly } from './session-only.ts';

const tags = ['Sign-in'];
const password = z.string().min(1).max(passwordLength.most);

/** What any call that takes the password may be refused with. */
const refusals = {
  403: refusal('The site made the password up more than seven days ago, or it has to be given again'),
  413: refusal('Longer than any password'),
  415: refusal('The body is not sent as JSON'),
  429: refusal('Locked out, or too many failures from everywhere: see Retry-After'),
  503: refusal('Too many sign-ins at once: see Retry-After'),
};
const opened = z.object({ success: z.literal(true), expires_at: z.string() });

const signInRoute = createRoute({
  method: 'post',
  path: '/compose/auth',
  operationId: 'signIn',
  tags,
  summary: 'Sign in',
  description:
    'Sets an HttpOnly session cookie for 24 hours. Five wrong passwords in 15 minutes lock the client out for 120. ' +
    'Where the owner has passkeys, the right password is answered 401 with `second_factor`: finish the sign-in within ' +
    'five minutes with POST /api/compose/auth/passkey or POST /api/compose/auth/recovery.',
  middleware: [limitBody('password')],
  request: {
    body: jsonBody(z.object({ password })),
  },
  responses: {
    200: jsonResponse('Signed in', opened),
    400: refusal('No password in the request'),
    401: signInRefusal('Wrong password; or the right one, and a second step is due'),
    ...refusals,
  },
});

const signOutRoute = createRoute({
  method: 'delete',
  path: '/compose/auth',
  operationId: 'signOut',
  security: optionalSession,
  tags,
  summary: 'Sign out',
  responses: { 204: { description: 'Signed out' } },
});

const confirmRoute = createRoute({
  method: 'post',
  path: '/compose/auth/confirm',
  operationId: 'confirmPassword',
  tags,
  summary: 'Give the password again',
  description:
    'Another payment link or mail address, and ending other sessions, needs a password of the last ten minutes; signing in counts as one. A wrong ' +
    'one counts towards the lockout like a wrong sign-in.',
  middleware: [sessionOnly, limitBody('password')],
  request: {
    body: jsonBody(z.object({ password })),
  },
  responses: {
    200: jsonResponse('Confirmed', z.object({ success: z.literal(true), confirmed_until: z.string() })),
    400: refusal('No password in the request'),
    401: refusal('Not signed in, or a wrong password'),
    ...refusals,
  },
});

const passwordRoute = createRoute({
  method: 'post',
  path: '/compose/password',
  operationId: 'changePassword',
  tags,
  summary: 'Change the password',
  description:
    'Ends every session and sets a cookie for a new one. A wrong current password counts towards the lockout ' +
    `like a wrong sign-in. The new one has at least ${passwordLength.least} characters and is none of those that are ` +
    'guessed first. Not possible while OWNER_PASSWORD sets the password on the server. Right after signing in with a ' +
    'password that the site made up, the new one is enough: for ten minutes.',
  middleware: [sessionOnly, limitBody('password')],
  request: {
    body: jsonBody(z.object({ current_password: password.optional(), new_password: password })),
  },
  responses: {
    200: jsonResponse('Changed', opened),
    400: refusal('A password missing, or the new one too short or too common'),
    401: refusal('Not signed in, or a wrong current password'),
    409: refusal('The password is set on the server'),
    ...refusals,
  },
});

const sessionRoute = createRoute({
  method: 'get',
  path: '/compose/auth',
  operationId: 'getSession',
  security: optionalSession,
  tags,
  summary: 'Is there a session?',
  responses: {
    200: jsonResponse(
      'Whether the cookie is valid, and whether nothing else is open to it until a password is chosen',
      z.object({ authenticated: z.boolean(), must_choose_password: z.literal(true).optional() }),
    ),
  },
});

export function session(): OpenAPIHono<ApiEnvironment> {
  return createResource()
    .openapi(signInRoute, async (c) => {
      const { core, client } = c.env;
      const signedIn = await core.session.signIn(c.req.valid('json').password, client, signInRequest(c));
      if (!signedIn.ok) return refuse(signedIn.failure);
      return c.json(giveSession(c, signedIn.value), 200);
    })
    .openapi(confirmRoute, async (c) => {
      const { core, client } = c.env;
      const given = c.req.valid('json').password;
      const confirmed = await core.session.confirm(ownToken(c), given, client, c.req.raw.signal);
      if (!confirmed.ok) return refuse(confirmed.failure);
      return c.json({ success: true as const, confirmed_until: confirmed.value.until.toISOString() }, 200);
    })
    .openapi(passwordRoute, async (c) => {
      const { core, client } = c.env;
      const { current_password: current, new_password: next } = c.req.valid('json');
      const changed =
        current === undefined
          ? await core.session.choosePassword(next, client, signInRequest(c))
          : await core.session.changePassword({ current, next }, client, signInRequest(c));
      return changed.ok ? c.json(giveSession(c, changed.value), 200) : refuse(changed.failure);
    })
    .openapi(signOutRoute, async (c) => {
      if (c.env.token) await c.env.core.session.signOut(c.env.token);
      takeSession(c);
      return c.body(null, 204);
    })
    .openapi(sessionRoute, (c) => {
      const { owner, mustChoosePassword } = c.env;
      return c.json(
        {
          authenticated: owner || mustChoosePassword,
          ...(mustChoosePassword && { must_choose_password: true as const }),
        },
        200,
      );
    });
}
