import { z } from '@hono/zod-openapi';
import type { Context } from 'hono';
import type { OpenedSession, SignInRequest } from '../core/auth/session-core.ts';
import { clearedSessionCookie, passwordLength, sessionCookie } from '../shared/sign-in.ts';
import { refuse } from './problem.ts';
import {
  type ApiEnvironment,
  confirmationRequired,
  Resource,
  signInRefusal,
  tooManyAttempts,
  unwrap,
} from './resource.ts';

const password = z.string().min(1).max(passwordLength.most);

/** Errors of every operation that takes the password. */
const refusals = {
  403: 'Temporary password expired, or password confirmation required',
  ...tooManyAttempts,
  503: 'Server busy: see Retry-After',
};
const opened = z.object({ success: z.literal(true), expires_at: z.string() });

export function session(): Resource {
  return new Resource('Sign-in')
    .add('POST /compose/auth', 'signIn', 'Sign in', {
      description:
        'Sets an HttpOnly session cookie for 24 hours. Five wrong passwords within 15 minutes lock the client out for 120 minutes. ' +
        'If the owner has passkeys, the correct password returns 401 with `second_factor`: finish the sign-in within ' +
        'five minutes with POST /api/compose/auth/passkey or POST /api/compose/auth/recovery.',
      access: 'anyone',
      limit: 'short',
      body: z.object({ password }),
      answers: {
        200: ['Signed in', opened],
        401: signInRefusal('Wrong password, or second factor required'),
        ...refusals,
      },
      run: async ({ c, env, core, body }) => {
        return giveSession(c, unwrap(await core.session.signIn(body.password, env.client, signInRequest(c))));
      },
    })
    .add('POST /compose/auth/confirm', 'confirmPassword', 'Confirm the password', {
      description:
        'Required to change a payment link or contact email, and to end other sessions. Lasts ten minutes. Signing in counts as a confirmation. A wrong ' +
        'password counts toward the lockout.',
      access: 'session',
      limit: 'short',
      body: z.object({ password }),
      answers: {
        200: ['Confirmed', z.object({ success: z.literal(true), confirmed_until: z.string() })],
        401: 'Not signed in, or wrong password',
        ...refusals,
      },
      run: async ({ c, env, core, body }) => {
        const { signal } = c.req.raw;
        const { until } = unwrap(await core.session.confirm(ownToken(c), body.password, env.client, signal));
        return { success: true as const, confirmed_until: until.toISOString() };
      },
    })
    .add('POST /compose/password', 'changePassword', 'Change the password', {
      description:
        'Ends all sessions and starts a new one. A wrong current password counts toward the lockout. ' +
        `The new password must have at least ${passwordLength.least} characters and must not be easy to guess. ` +
        'Not available while OWNER_PASSWORD sets the password on the server. For ten minutes after signing in with a ' +
        'temporary password, `current_password` is optional.',
      access: 'session',
      limit: 'short',
      body: z.object({ current_password: password.optional(), new_password: password }),
      answers: {
        200: ['Changed', opened],
        401: 'Not signed in, or wrong password',
        409: 'Password set by OWNER_PASSWORD',
        ...refusals,
      },
      run: async ({ c, env, core, body }) => {
        const { client } = env;
        const { current_password: current, new_password: next } = body;
        const changed =
          current === undefined
            ? await core.session.choosePassword(next, client, signInRequest(c))
            : await core.session.changePassword({ current, next }, client, signInRequest(c));
        return giveSession(c, unwrap(changed));
      },
    })
    .add('DELETE /compose/auth', 'signOut', 'Sign out', {
      access: 'optional',
      answers: { 204: 'Signed out' },
      run: async ({ c, env, core }) => {
        if (env.token) await core.session.signOut(env.token);
        endSession(c);
        return undefined;
      },
    })
    .add('GET /compose/auth', 'getSession', 'Check the session', {
      access: 'optional',
      answers: {
        200: [
          'Whether the session is valid, and whether its temporary password has to be replaced first',
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
  'a password confirmation within the last ten minutes, or returns 403 `password_needed`: see POST /api/compose/auth/confirm.';
const count = z.int().min(0);

const openSession = z
  .object({
    id: z.string(),
    browser: z.string().openapi({ description: 'Empty if unknown' }),
    system: z.string(),
    created_at: z.string(),
    used_at: z.string().openapi({ description: 'To the minute' }),
    expires_at: z.string(),
    is_own: z.boolean().openapi({ description: 'Whether this is the current session' }),
  })
  .openapi('Session');

export function openSessions(): Resource {
  return new Resource('Sign-in')
    .add('GET /compose/sessions', 'listSessions', 'List active sessions', {
      description: 'One per signed-in browser, most recently used first.',
      access: 'session',
      answers: {
        200: ['The sessions', z.object({ sessions: z.array(openSession) })],
      },
      run: async ({ c, core }) => ({ sessions: await core.session.list(ownToken(c)) }),
    })
    .add('DELETE /compose/sessions/{id}', 'endSession', 'End a session', {
      description: `Ending another session requires ${proof}`,
      access: 'session',
      params: { id: z.string().max(100) },
      answers: {
        204: 'Ended',
        ...confirmationRequired,
        404: 'Session not found',
      },
      run: async ({ c, core, params }) => {
        const { session } = core;
        const { id } = params;
        const own = (await session.check(ownToken(c)))?.id === id;
        if (!own && !(await session.provedUntil(ownToken(c)))) return refuse({ code: 'password_needed' });
        unwrap(await session.end(id));
        if (own) endSession(c);
        return undefined;
      },
    })
    .add('GET /compose/auth/others', 'getOtherSessions', 'Count other sessions', {
      description: 'The number of other signed-in browsers.',
      access: 'session',
      answers: {
        200: ['The number', z.object({ open: count })],
      },
      run: async ({ c, core }) => ({ open: await core.session.countOtherSessions(ownToken(c)) }),
    })
    .add('DELETE /compose/auth/others', 'endOtherSessions', 'Sign out everywhere else', {
      description: `Ends all other sessions. Requires ${proof}`,
      access: 'session',
      answers: {
        200: ['The number of ended sessions', z.object({ ended: count })],
        ...confirmationRequired,
      },
      run: async ({ c, core }) => {
        const { session } = core;
        if (!(await session.provedUntil(ownToken(c)))) return refuse({ code: 'password_needed' });
        return { ended: await session.signOutOthers(ownToken(c)) };
      },
    });
}

/** Sets the cookie of a new session. */
export function giveSession(c: Context<ApiEnvironment>, { token, expiresAt }: OpenedSession) {
  c.header('Set-Cookie', sessionCookie(token, expiresAt, c.env.isSecure), { append: true });
  return { success: true as const, expires_at: expiresAt.toISOString() };
}

/** Deletes the session cookie and the browser's cached pages. */
function endSession(c: Context<ApiEnvironment>): void {
  c.header('Set-Cookie', clearedSessionCookie(c.env.isSecure), { append: true });
  c.header('Clear-Site-Data', '"cache"');
}

export function signInRequest(c: Context<ApiEnvironment>): SignInRequest {
  return { signal: c.req.raw.signal, userAgent: c.req.header('user-agent'), replaces: c.env.token };
}

/** The current session's token, which the operation's `access` has checked. */
export function ownToken(c: Context<ApiEnvironment>): string {
  if (!c.env.token) throw new Error('Session token missing');
  return c.env.token;
}
