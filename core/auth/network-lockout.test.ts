import { expect, test } from 'vitest';
import { createTestCore, expectOk } from '../../test/create-test-core.ts';
import { eachDialect } from '../../test/each-dialect.ts';
import { quickHash } from '../../test/quick-hash.ts';
import { forgetPastSignIns } from './forget-past-sign-ins.ts';
import { saveSecret } from './secret-store.ts';

const minute = 60_000;
const day = 86_400_000;
const right = 'the right one';
const hash = quickHash(right);

eachDialect('wrong passwords', (open) => {
  const prepare = async () => {
    const db = await open();
    await saveSecret(db.kysely, 'password_hash', hash);
    const made = createTestCore(db);
    const tried = async (client: string, password = 'wrong') => {
      const result = await made.core.session.signIn(password, client);
      return result.ok ? 'in' : result.failure.code;
    };
    /** Wrong ones, each client in turn, until one is refused for another reason; gives how many were looked at. */
    const untilRefused = async (clients: (place: number) => string, most: number) => {
      for (let count = 0; count < most; count += 1) {
        const code = await tried(clients(count));
        if (code !== 'password_invalid') return { count, code };
      }
      return { count: most, code: 'never' };
    };
    return { ...made, db, tried, untilRefused };
  };
  const within56 = (place: number) => `2001:db8:1:2${(place % 256).toString(16).padStart(2, '0')}::/64`;
  const within48 = (place: number) => `2001:db8:1:${(place * 256).toString(16)}::/64`;
  const within24 = (place: number) => `203.0.113.${place}`;

  test.each([
    ['/56', within56, 20, '2001:db8:1:300::/64'],
    ['/48', within48, 40, '2001:db8:2::/64'],
    ['/24', within24, 50, '203.0.114.1'],
  ])('from all over a %s lock it out, and leave its neighbour alone', async (_, within, count, neighbour) => {
    const { clock, tried, untilRefused } = await prepare();
    expect(await untilRefused(within, 256)).toEqual({ count, code: 'locked_out' });
    expect(await tried(within(200), right)).toBe('locked_out');
    expect(await tried(neighbour, right)).toBe('in');
    clock.advance(120 * minute);
    expect(await tried(within(200), right)).toBe('in');
  });

  test('of the neighbours do not keep out a network that has signed in before, its own five do', async () => {
    const { tried, untilRefused } = await prepare();
    expect(await tried(within24(7), right)).toBe('in');
    await untilRefused((place) => within24(place + 10), 60);
    expect(await tried(within24(200), right)).toBe('locked_out');
    expect(await tried(within24(7), right)).toBe('in');
    for (let count = 0; count < 5; count += 1) await tried(within24(7));
    expect(await tried(within24(7), right)).toBe('locked_out');
  });

  const anywhere = (place: number) => `198.${place % 200}.${place % 7}.1`;

  test('from everywhere make strangers wait, and nobody who has signed in before', async () => {
    const { core, clock, tried, untilRefused } = await prepare();
    const { token } = expectOk(await core.session.signIn(right, '192.0.2.7'));
    expect(await untilRefused(anywhere, 300)).toEqual({ count: 100, code: 'sign_in_paused' });
    expect(await core.session.signIn(right, '192.0.2.200')).toEqual({
      ok: false,
      failure: { code: 'sign_in_paused', until: new Date(clock.now.getTime() + 15 * minute) },
    });
    expect(await tried('192.0.2.7', right)).toBe('in');
    // An open session stays, and may give its password again, wherever it is by now.
    expect(await core.session.check(token)).not.toBeNull();
    expect((await core.session.confirm(token, right, '192.0.2.99')).ok).toBe(true);
    clock.advance(15 * minute);
    expect(await tried('192.0.2.200', right)).toBe('in');
  });

  test('are forgotten as far as a right one undid them: it counts for no network', async () => {
    const { tried } = await prepare();
    for (let count = 0; count < 120; count += 1) expect(await tried(within24(count), right)).toBe('in');
  });

  test('a network is remembered for 400 days after its last sign-in, and kept as no address', async () => {
    const { db, clock, tried } = await prepare();
    await tried('203.0.113.7', right);
    const known = () => db.kysely.selectFrom('known_networks').selectAll().execute();
    expect(JSON.stringify(await known())).not.toContain('203.0.113');
    clock.advance(399 * day);
    await tried('203.0.113.7', right);
    clock.advance(400 * day - 1);
    await forgetPastSignIns(db, clock.now);
    expect(await known()).toHaveLength(1);
    clock.advance(1);
    await forgetPastSignIns(db, clock.now);
    expect(await known()).toEqual([]);
  });
});
