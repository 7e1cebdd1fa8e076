import { createRoute, type OpenAPIHono, z } from '@hono/zod-openapi';
import { passwordLength } from '../shared/password-length.ts';
import { clearedSessionCookie } from '../shared/session-cookie.ts';
import { createResource } from './create-resource.ts';
import type { ApiEnvironment } from './environment.ts';
import { giveSession, isSecure } from './give-session.ts';
import { limitBody } from './limit-body.ts';
import { ownToken } from './own-token.ts';
import { ownerOnly } from './owner-only.ts';
import { problem } from './problem.ts';
import { answer, jsonBody, refusal, signInRefusal } from './schemas.ts';

const tags = ['Session'];
const password = z.string().min(1).max(passwordLength.most);

const signInRoute = createRoute({
  method: 'post',
  path: '/compose/auth',
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
    200: answer('Signed in', z.object({ success: z.literal(true), expires_at: z.string() })),
    400: refusal('No password in the request'),
    401: signInRefusal('Wrong password; or the right one, and a second step is due'),
    413: refusal('Longer than any password'),
    415: refusal('The body is not sent as JSON'),
    429: refusal('Locked out: see Retry-After'),
  },
});

const signOutRoute = createRoute({
  method: 'delete',
  path: '/compose/auth',
  tags,
  summary: 'Sign out',
  responses: { 204: { description: 'Signed out' } },
});

const passwordRoute = createRoute({
  method: 'post',
  path: '/compose/password',
  tags,
  summary: 'Change the password',
  description:
    'Ends every session and sets a cookie for a new one. A wrong current password counts towards the lockout ' +
    `like a wrong sign-in. The new one has at least ${passwordLength.least} characters. ` +
    'Not possible while OWNER_PASSWORD sets the password on the server.',
  middleware: [ownerOnly, limitBody('password')],
  request: {
    body: jsonBody(z.object({ current_password: password, new_password: password })),
  },
  responses: {
    200: answer('Changed', z.object({ success: z.literal(true), expires_at: z.string() })),
    400: refusal('A password missing, or the new one too short'),
    401: refusal('Not signed in, or a wrong current password'),
    409: refusal('The password is set on the server'),
    413: refusal('Longer than any password'),
    415: refusal('The body is not sent as JSON'),
    429: refusal('Locked out: see Retry-After'),
  },
});

const sessionRoute = createRoute({
  method: 'get',
  path: '/compose/auth',
  tags,
  summary: 'Is there a session?',
  responses: { 200: answer('Whether the cookie is valid', z.object({ authenticated: z.boolean() })) },
});

const others = { path: '/compose/auth/others', tags, middleware: [ownerOnly] };
const count = z.int().min(0);

const othersRoute = createRoute({
  ...others,
  method: 'get',
  summary: 'Other sessions',
  description: 'How many sessions are open besides this one: one for each browser that has signed in.',
  responses: {
    200: answer('Their number', z.object({ open: count })),
    401: refusal('Not signed in'),
  },
});

const endOthersRoute = createRoute({
  ...others,
  method: 'delete',
  summary: 'Sign out everywhere else',
  description: 'Ends every session but this one.',
  responses: {
    200: answer('How many were ended', z.object({ ended: count })),
    401: refusal('Not signed in'),
  },
});

export function session(): OpenAPIHono<ApiEnvironment> {
  return createResource()
    .openapi(signInRoute, async (c) => {
      const signedIn = await c.env.core.session.signIn(c.req.valid('json').password, c.env.client);
      if (!signedIn.ok) return problem(c, signedIn.failure);
      return c.json(giveSession(c, signedIn.value), 200);
    })
    .openapi(passwordRoute, async (c) => {
      const { current_password: current, new_password: next } = c.req.valid('json');
      const changed = await c.env.core.session.changePassword({ current, next }, c.env.client);
      return changed.ok ? c.json(giveSession(c, changed.value), 200) : problem(c, changed.failure);
    })
    .openapi(signOutRoute, async (c) => {
      if (c.env.token) await c.env.core.session.signOut(c.env.token);
      return c.body(null, 204, { 'Set-Cookie': clearedSessionCookie(isSecure(c.env.origin)) });
    })
    .openapi(othersRoute, async (c) => {
      return c.json({ open: await c.env.core.session.countOthers(ownToken(c)) }, 200);
    })
    .openapi(endOthersRoute, async (c) => {
      return c.json({ ended: await c.env.core.session.signOutOthers(ownToken(c)) }, 200);
    })
    .openapi(sessionRoute, (c) => c.json({ authenticated: c.env.owner }, 200));
}
