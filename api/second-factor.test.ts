import { expect, test } from 'vitest';
import type { SecondFactor } from '../shared/passkeys.ts';
import { createTestSite, ownerPassword } from '../test/create-test-site.ts';
import { eachDialect } from '../test/each-dialect.ts';
import { expectProblem } from '../test/expect-problem.ts';
import { setUpPasskey } from '../test/set-up-passkey.ts';

const auth = '/api/compose/auth';
const origin = 'https://site.example';

interface Refused {
  detail: string;
  second_factor: SecondFactor;
}

eachDialect('the second step of a sign-in over HTTP', (open) => {
  const prepare = async () => {
    const site = await createTestSite(await open(), { origin });
    const set = await setUpPasskey(site.core, { password: ownerPassword, client: '127.0.0.1', origin });
    const begin = async () => {
      const response = await site.send('POST', auth, { password: ownerPassword });
      expect(response.status).toBe(401);
      expect(response.headers.get('set-cookie')).toBeNull();
      return (await response.json()) as Refused;
    };
    const signed = ({ id, options }: SecondFactor) => ({
      id,
      response: set.authenticator.sign({ challenge: options?.challenge ?? '' }),
    });
    return { site, ...set, begin, signed };
  };

  test('is asked for with 401, and opens a session as a password does', async () => {
    const { site, begin, signed } = await prepare();
    const { detail, second_factor: factor } = await begin();
    expect(detail).toBe('The password is right. Confirm with your passkey, or a recovery code.');
    expect(Object.keys(factor).sort()).toEqual(['expires_at', 'id', 'options', 'origin']);
    const response = await site.send('POST', `${auth}/passkey`, signed(factor));
    const expiresAt = new Date(site.clock.now.getTime() + 86_400_000);
    expect([response.status, await response.json()]).toEqual([
      200,
      { success: true, expires_at: expiresAt.toISOString() },
    ]);
    const [pair = '', ...attributes] = response.headers.get('set-cookie')?.split('; ') ?? [];
    expect(attributes).toContain('HttpOnly');
    expect((await site.send('GET', '/api/settings', undefined, pair)).status).toBe(200);
  });

  test('takes a recovery code, and tells how many are left', async () => {
    const { site, begin, recoveryCodes } = await prepare();
    const { second_factor: factor } = await begin();
    const send = (code: string) => site.send('POST', `${auth}/recovery`, { id: factor.id, code });
    const wrong = await send('nothing-like-it');
    expect([wrong.status, wrong.headers.get('set-cookie')]).toEqual([401, null]);
    const refused = (await wrong.json()) as Refused;
    expect(refused.second_factor.id).toBe(factor.id);
    const right = await send(recoveryCodes?.[0] ?? '');
    expect([right.status, await right.json()]).toEqual([
      200,
      { success: true, expires_at: expect.any(String), recovery_codes_left: 9 },
    ]);
    expect(right.headers.get('set-cookie')).toContain('compose_session=');
    expect(await expectProblem(await send(recoveryCodes?.[1] ?? ''), 401)).toContain('has run out');
  });
});
