import { z } from '@hono/zod-openapi';
import type { Context } from 'hono';
import type { OpenedSession, SignInRequest } from '../core/auth/session-core.ts';
import { clearedSessionCookie, passwordLength, sessionCookie } from '../shared/sign-in.ts';
import { refuse } from './problem.ts';
import { type ApiEnvironment, Resource, signInRefusal, unwrap } from './resource.ts';

const password = z.string().min(1).max(passwordLength.most);

/** What any call that takes the password may be refused with. */
const refusals = {
  403: 'The site made the password up more than seven days ago, or it has to be given again',
  413: 'Longer than any password',
  429: 'Locked out, or too many failures from everywhere: see Retry-After',
  503: 'Too many sign-ins at once: see Retry-After',
};
const opened = z.object({ success: z.literal(true), expires_at: z.string() });

export function session(): Resource {
  return new Resource('Sign-in')
    .add({
      route: 'POST /compose/auth',
      id: 'signIn',
      summary: 'Sign in',
      description:
        'Sets an HttpOnly session cookie for 24 hours. Five wrong passwords in 15 minutes lock the client out for 120. ' +
        'Where the owner has passkeys, the right password is answered 401 with `second_factor`: finish the sign-in within ' +
        'five minutes with POST /api/compose/auth/passkey or POST /api/compose/auth/recovery.',
      access: 'anyone',
      limit: 'password',
      body: z.object({ password }),
      answers: {
        200: ['Signed in', opened],
        400: 'No password in the request',
        401: signInRefusal('Wrong password; or the right one, and a second step is due'),
        ...refusals,
      },
      run: async ({ c, env, core, body }) => {
        const { client } = env;
        const signedIn = unwrap(await core.session.signIn(body.password, client, signInRequest(c)));
        return giveSession(c, signedIn);
      },
    })
    .add({
      route: 'POST /compose/auth/confirm',
      id: 'confirmPassword',
      summary: 'Give the password again',
      description:
        'Another payment link or mail address, and ending other sessions, needs a password of the last ten minutes; signing in counts as one. A wrong ' +
        'one counts towards the lockout like a wrong sign-in.',
      access: 'session',
      limit: 'password',
      body: z.object({ password }),
      answers: {
        200: ['Confirmed', z.object({ success: z.literal(true), confirmed_until: z.string() })],
        400: 'No password in the request',
        401: 'Not signed in, or a wrong password',
        ...refusals,
      },
      run: async ({ c, env, core, body }) => {
        const { client } = env;
        const given = body.password;
        const confirmed = unwrap(await core.session.confirm(ownToken(c), given, client, c.req.raw.signal));
        return { success: true as const, confirmed_until: confirmed.until.toISOString() };
      },
    })
    .add({
      route: 'POST /compose/password',
      id: 'changePassword',
      summary: 'Change the password',
      description:
        'Ends every session and sets a cookie for a new one. A wrong current password counts towards the lockout ' +
        `like a wrong sign-in. The new one has at least ${passwordLength.least} characters and is none of those that are ` +
        'guessed first. Not possible while OWNER_PASSWORD sets the password on the server. Right after signing in with a ' +
        'password that the site made up, the new one is enough: for ten minutes.',
      access: 'session',
      limit: 'password',
      body: z.object({ current_password: password.optional(), new_password: password }),
      answers: {
        200: ['Changed', opened],
        400: 'A password missing, or the new one too short or too common',
        401: 'Not signed in, or a wrong current password',
        409: 'The password is set on the server',
        ...refusals,
      },
      run: async ({ c, env, core, body }) => {
        const { client } = env;
        const { current_password: current, new_password: next } = body;
        const changed =
          current === undefined
            ? await core.session.choosePassword(next, client, signInRequest(c))
            : await core.session.changePassword({ current, next }, client, signInRequest(c));
        return changed.ok ? giveSession(c, changed.value) : refuse(changed.failure);
      },
    })
    .add({
      route: 'DELETE /compose/auth',
      id: 'signOut',
      summary: 'Sign out',
      access: 'optional',
      answers: { 204: 'Signed out' },
      run: async ({ c, env, core }) => {
        if (env.token) await core.session.signOut(env.token);
        takeSession(c);
        return undefined;
      },
    })
    .add({
      route: 'GET /compose/auth',
      id: 'getSession',
      summary: 'Is there a session?',
      access: 'optional',
      answers: {
        200: [
          'Whether the cookie is valid, and whether nothing else is open to it until a password is chosen',
          z.object({ authenticated: z.boolean(), must_choose_password: z.literal(true).optional() }),
        ],
      },
      run: ({ env }) => {
        const { owner, mustChoosePassword } = env;
        return {
          authenticated: owner || mustChoosePassword,
          ...(mustChoosePassword && { must_choose_password: true as const }),
        };
      },
    });
}

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

/** Where the owner is signed in, and the ways to end that. */
export function openSessions(): Resource {
  return new Resource('Sign-in')
    .add({
      route: 'GET /compose/sessions',
      id: 'listSessions',
      summary: 'Open sessions',
      description: 'One for each browser that has signed in, the last used first.',
      access: 'session',
      answers: {
        200: ['The open sessions', z.object({ sessions: z.array(openSession) })],
      },
      run: async ({ c, core }) => ({ sessions: await core.session.list(ownToken(c)) }),
    })
    .add({
      route: 'DELETE /compose/sessions/{id}',
      id: 'endSession',
      summary: 'End a session',
      description: `Another than one’s own needs ${proof}`,
      access: 'session',
      params: { id: z.string().max(100) },
      answers: {
        204: 'Ended; ending one’s own signs out',
        403: 'The password was not given lately',
        404: 'No such session',
      },
      run: async ({ c, core, params }) => {
        const { session } = core;
        const { id } = params;
        const own = (await session.check(ownToken(c)))?.id === id;
        if (!own && !(await session.provedUntil(ownToken(c)))) return refuse({ code: 'password_needed' });
        unwrap(await session.end(id));
        if (own) takeSession(c);
        return undefined;
      },
    })
    .add({
      route: 'GET /compose/auth/others',
      id: 'getOtherSessions',
      summary: 'Other sessions',
      description: 'How many sessions are open besides this one: one for each browser that has signed in.',
      access: 'session',
      answers: {
        200: ['Their number', z.object({ open: count })],
      },
      run: async ({ c, core }) => ({ open: await core.session.countOthers(ownToken(c)) }),
    })
    .add({
      route: 'DELETE /compose/auth/others',
      id: 'endOtherSessions',
      summary: 'Sign out everywhere else',
      description: `Ends every session but this one. It needs ${proof}`,
      access: 'session',
      answers: {
        200: ['How many were ended', z.object({ ended: count })],
        403: 'The password was not given lately',
      },
      run: async ({ c, core }) => {
        const { session } = core;
        if (!(await session.provedUntil(ownToken(c)))) return refuse({ code: 'password_needed' });
        return { ended: await session.signOutOthers(ownToken(c)) };
      },
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
