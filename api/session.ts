import { createRoute, type OpenAPIHono, z } from '@hono/zod-openapi';
import type { Context } from 'hono';
import type { OpenedSession, SignInRequest } from '../core/auth/session-core.ts';
import { clearedSessionCookie, passwordLength, sessionCookie } from '../shared/sign-in.ts';
import { refuse } from './problem.ts';
import {
  type ApiEnvironment,
  createResource,
  jsonBody,
  jsonResponse,
  limitBody,
  optionalSession,
  refusal,
  sessionOnly,
  signInRefusal,
} from './resource.ts';

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

const common = { tags: ['Sign-in'], middleware: [sessionOnly] };
const proof =
  'the password of the last ten minutes: 403 with the code password_needed asks for POST /api/compose/auth/confirm.';
const count = z.int().min(0);

const openSession = z
  .object({
    id: z.string(),
    browser: z.string().openapi({ description: 'As far as the browser told, else empty' }),
    system: z.string(),
    created_at: z.string(),
    used_at: z.string().openapi({ description: 'To the minute' }),
    expires_at: z.string(),
    is_own: z.boolean().openapi({ description: 'The session of this very request' }),
  })
  .openapi('Session');

const listRoute = createRoute({
  ...common,
  method: 'get',
  path: '/compose/sessions',
  operationId: 'listSessions',
  summary: 'Open sessions',
  description: 'One for each browser that has signed in, the last used first.',
  responses: {
    200: jsonResponse('The open sessions', z.object({ sessions: z.array(openSession) })),
    401: refusal('Not signed in'),
  },
});

const endRoute = createRoute({
  ...common,
  method: 'delete',
  path: '/compose/sessions/{id}',
  operationId: 'endSession',
  summary: 'End a session',
  description: `Another than one’s own needs ${proof}`,
  request: { params: z.object({ id: z.string().max(100) }) },
  responses: {
    204: { description: 'Ended; ending one’s own signs out' },
    401: refusal('Not signed in'),
    403: refusal('The password was not given lately'),
    404: refusal('No such session'),
  },
});

const othersRoute = createRoute({
  ...common,
  method: 'get',
  path: '/compose/auth/others',
  operationId: 'getOtherSessions',
  summary: 'Other sessions',
  description: 'How many sessions are open besides this one: one for each browser that has signed in.',
  responses: {
    200: jsonResponse('Their number', z.object({ open: count })),
    401: refusal('Not signed in'),
  },
});

const endOthersRoute = createRoute({
  ...common,
  method: 'delete',
  path: '/compose/auth/others',
  operationId: 'endOtherSessions',
  summary: 'Sign out everywhere else',
  description: `Ends every session but this one. It needs ${proof}`,
  responses: {
    200: jsonResponse('How many were ended', z.object({ ended: count })),
    401: refusal('Not signed in'),
    403: refusal('The password was not given lately'),
  },
});

/** Where the owner is signed in, and the ways to end that. */
export function openSessions(): OpenAPIHono<ApiEnvironment> {
  return createResource()
    .openapi(listRoute, async (c) => {
      return c.json({ sessions: await c.env.core.session.list(ownToken(c)) }, 200);
    })
    .openapi(endRoute, async (c) => {
      const { session } = c.env.core;
      const { id } = c.req.valid('param');
      const own = (await session.check(ownToken(c)))?.id === id;
      if (!own && !(await session.provedUntil(ownToken(c)))) return refuse({ code: 'password_needed' });
      const ended = await session.end(id);
      if (!ended.ok) return refuse(ended.failure);
      if (own) takeSession(c);
      return c.body(null, 204);
    })
    .openapi(othersRoute, async (c) => {
      return c.json({ open: await c.env.core.session.countOthers(ownToken(c)) }, 200);
    })
    .openapi(endOthersRoute, async (c) => {
      const { session } = c.env.core;
      if (!(await session.provedUntil(ownToken(c)))) return refuse({ code: 'password_needed' });
      return c.json({ ended: await session.signOutOthers(ownToken(c)) }, 200);
    });
}

/** Sets the cookie of a session that was just opened, and says until when it lasts. */
export function giveSession(c: Context<ApiEnvironment>, { token, expiresAt }: OpenedSession) {
  c.header('Set-Cookie', sessionCookie(token, expiresAt, c.env.isSecure), { append: true });
  return { success: true as const, expires_at: expiresAt.toISOString() };
}

/** Makes the browser forget its session, and what it kept of the pages that the session opened. */
function takeSession(c: Context<ApiEnvironment>): void {
  c.header('Set-Cookie', clearedSessionCookie(c.env.isSecure), { append: true });
  c.header('Clear-Site-Data', '"cache"');
}

/** What a sign-in brings along. */
export function signInRequest(c: Context<ApiEnvironment>): SignInRequest {
  return { signal: c.req.raw.signal, userAgent: c.req.header('user-agent'), replaces: c.env.token };
}

/** The token of the caller's own session, which `ownerOnly` or `sessionOnly` has found valid. */
export function ownToken(c: Context<ApiEnvironment>): string {
  if (!c.env.token) throw new Error('An owner came without a session');
  return c.env.token;
}
