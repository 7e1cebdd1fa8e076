import { expect, test } from 'vitest';
import { saveSecret } from '../../../core/auth/secrets.ts';
import { paths } from '../../../shared/paths.ts';
import { createTestCore, expectOk } from '../../../test/create-test-core.ts';
import { eachDialect } from '../../../test/each-dialect.ts';
import { quickHash } from '../../../test/quick-hash.ts';
import { setUpPasskey } from '../../../test/set-up-passkey.ts';
import type { PageContext } from '../../page-context.ts';
import { guardedHeaders, requireOwner } from './guarded-route.ts';

const password = 'the right password';

eachDialect('the owner area', (open) => {
  const prepare = async (more: Partial<PageContext> = {}) => {
    const db = await open();
    await saveSecret(db.kysely, 'password_hash', quickHash(password));
    const { core } = createTestCore(db);
    const page: PageContext = {
      core,
      locale: 'en',
      owner: false,
      client: '192.0.2.1',
      token: undefined,
      origin: 'https://site.example',
      isSecure: true,
      nonce: '',
      requestId: '',
      drawPicture: async () => undefined,
      ...more,
    };
    const send = async (path: string, fields: Record<string, string>) => {
      const form = new FormData();
      for (const [name, value] of Object.entries(fields)) form.set(name, value);
      return requireOwner({ form, page, url: new URL(path, page.origin) });
    };
    return { core, page, send };
  };
  const location = (result: unknown) => (result as Response).headers.get('Location');

  test.each([paths.compose, paths.firstSteps])(
    'signing out of %s redirects to its sign-in page with a message',
    async (path) => {
      const { core, page, send } = await prepare();
      const { token } = expectOk(await core.session.signIn(password, 'client'));
      page.token = token;
      expect(location(await send(`${path}?page=blog&slug=one`, { intent: 'sign-out' }))).toBe(
        `${path}?done=signed-out`,
      );
      expect(await core.session.check(token)).toBeNull();
    },
  );

  test('signing out clears the browser’s cache and the session cookie', async () => {
    const { send } = await prepare();
    const { headers } = (await send('/settings', { intent: 'sign-out' })) as Response;
    expect(headers.get('Clear-Site-Data')).toBe('"cache"');
    expect(headers.getSetCookie().map((cookie) => cookie.split(';')[0])).toEqual(['__Host-compose_session=']);
  });

  test('distinguishes a busy server, a pause, a lockout and an expired password at sign-in', async () => {
    const { page, send } = await prepare();
    const until = new Date(Date.now() + 90_500);
    for (const [failure, code, status, wait] of [
      [{ code: 'password_expired' }, 'password_expired', 403, null],
      [{ code: 'sign_in_busy' }, 'busy', 503, '2'],
      [{ code: 'client_gone' }, 'busy', 503, '2'],
      [{ code: 'sign_in_paused', until }, 'paused', 429, '91'],
      [{ code: 'locked_out', until }, 'locked_out', 429, '91'],
    ] as const) {
      page.core.session.signIn = async () => ({ ok: false, failure });
      const result = await send('/settings', { intent: 'sign-in', password });
      expect(result).toMatchObject({ data: { signInFailure: { code: code } }, init: { status } });
      const actionHeaders = new Headers((result as { init: ResponseInit }).init.headers);
      expect(new Headers(guardedHeaders({ actionHeaders })).get('Retry-After')).toBe(wait);
    }
  });

  test('a session with a temporary password can only choose a new password', async () => {
    const { core, page, send } = await prepare({ mustChoosePassword: true });
    page.core = {
      ...core,
      session: {
        ...core.session,
        choosePassword: async (next) =>
          next === 'good enough for all'
            ? { ok: true, value: { token: 'new', id: 'id', expiresAt: new Date() } }
            : { ok: false, failure: { code: 'password_common' } },
      },
    };
    expect(await send('/settings', { intent: 'save' })).toMatchObject({ init: { status: 401 } });
    const choose = (next: string, again = next) => ({ intent: 'choose-password', next, again });
    for (const [typed, code] of [
      [choose('x'), 'password_common'],
      [choose('good enough for all', 'good enough'), 'password_differs'],
    ] as const)
      expect(await send('/settings', typed)).toMatchObject({
        data: { newPassword: { code } },
        init: { status: 400 },
      });
    const sent = choose('good enough for all');
    const chosen = (await send('/compose?slug=one', sent)) as Response;
    expect(location(chosen)).toBe('/compose?slug=one');
    expect(chosen.headers.getSetCookie()[0]).toMatch(/^__Host-compose_session=new;/);
    // A new site opens onboarding first, unless the sign-in form covers an open page.
    expect(location(await send('/compose', sent))).toBe('/settings/first-steps');
    expect(location(await send('/compose?lang=es', sent))).toBe('/settings/first-steps');
    expect(location(await send('/compose', { ...sent, over_page: 'yes' }))).toBe('/compose');
    await core.settings.save({ first_run: 'done' });
    expect(location(await send('/compose', sent))).toBe('/compose');
    page.mustChoosePassword = false;
    expect(await send('/settings', sent)).toMatchObject({ init: { status: 401 } });
  });

  test('signing in redirects to the requested page and removes the signed-out message', async () => {
    const { send } = await prepare();
    const result = await send('/compose?slug=one&done=signed-out', { intent: 'sign-in', password });
    expect(location(result)).toBe('/compose?slug=one');
  });

  test('with a passkey, sign-in requires a second step, which also accepts a recovery code', async () => {
    const { core, page, send } = await prepare();
    const set = { password, client: 'client', origin: 'https://site.example' };
    const { recoveryCodes } = await setUpPasskey(core, set);
    const asked = await send('/compose?slug=one', { intent: 'sign-in', password });
    expect(asked).toMatchObject({
      data: { signInFailure: { code: 'second_factor' } },
      init: { status: 401 },
    });
    const { factor } = (asked as { data: { signInFailure: { factor: { id: string } } } }).data.signInFailure;
    const step = (intent: string, fields: Record<string, string>) =>
      send('/compose?slug=one', { intent, pending: factor.id, ...fields });
    for (const response of ['', 'x', '{}', '[]']) {
      expect(await step('passkey', { response })).toMatchObject({
        data: { signInFailure: { code: 'second_factor_expired' } },
        init: { status: 400 },
      });
    }
    expect(await step('recovery', { code: 'wrong' })).toMatchObject({
      data: {
        signInFailure: {
          factor: { id: factor.id },
          wrong: { code: 'recovery_code_invalid', attemptsLeft: 4 },
        },
      },
      init: { status: 401 },
    });
    const result = await step('recovery', { code: recoveryCodes?.[0] ?? '' });
    expect(location(result)).toBe('/compose?slug=one');
    expect((result as Response).headers.get('Set-Cookie')).toContain('compose_session=');
    expect(page.token).toBeUndefined();
    expect(await step('recovery', { code: recoveryCodes?.[1] ?? '' })).toMatchObject({
      data: { signInFailure: { code: 'second_factor_expired' } },
      init: { status: 401 },
    });
  });

  test('only the owner’s requests reach the page’s action', async () => {
    const { page, send } = await prepare();
    expect(await send('/settings', { intent: 'save' })).toMatchObject({
      data: { failure: { code: 'signed_out', status: 401 } },
      init: { status: 401 },
    });
    page.owner = true;
    expect(await send('/settings', { intent: 'save' })).toBeUndefined();
  });
});
