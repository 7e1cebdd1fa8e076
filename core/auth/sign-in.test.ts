import { expect, test } from 'vitest';
import { createTestCore, expectOk } from '../../test/create-test-core.ts';
import { bothDialects, eachDialect } from '../../test/each-dialect.ts';
import { quickHash } from '../../test/quick-hash.ts';
import { failedEvents } from './create-sessions.ts';
import { saveSecret } from './secrets.ts';
import { purgeSignInAttempts } from './sessions.ts';
import { createWorkQueue, type QueueOptions } from './work-queue.ts';

const minute = 60_000;
const right = 'the right one';
const hash = quickHash(right);

bothDialects('the lockout', (open) => {
  const prepare = async () => {
    const db = await open();
    await saveSecret(db.kysely, 'password_hash', hash);
    const made = createTestCore(db);
    const tried = async (password: string, client = 'client') => {
      const result = await made.core.session.signIn(password, client);
      return result.ok ? 'in' : result.failure.code;
    };
    const wrong = async (times: number, client?: string) => {
      const results = [];
      for (let count = 0; count < times; count += 1) results.push(await tried('wrong', client));
      return results;
    };
    return { ...made, db, tried, wrong };
  };

  test('a lockout starts after the fifth wrong password and lasts 120 minutes, even for the right one', async () => {
    const { clock, tried, wrong } = await prepare();
    expect(await wrong(6)).toEqual([...Array(5).fill('password_invalid'), 'locked_out']);
    clock.advance(120 * minute - 1);
    expect(await tried(right)).toBe('locked_out');
    clock.advance(1);
    expect(await tried(right)).toBe('in');
  });

  test('four wrong passwords start no lockout, and a right one resets the count', async () => {
    const { tried, wrong } = await prepare();
    await wrong(4);
    expect(await tried(right)).toBe('in');
    expect(await wrong(4)).not.toContain('locked_out');
    expect(await tried(right)).toBe('in');
  });

  test('a lockout counts only wrong passwords of the last 15 minutes', async () => {
    const { clock, tried, wrong } = await prepare();
    await wrong(4);
    clock.advance(15 * minute);
    expect(await wrong(4)).not.toContain('locked_out');
    clock.advance(15 * minute - 1);
    await wrong(1);
    expect(await tried(right)).toBe('locked_out');
  });

  test('further attempts don’t extend a lockout', async () => {
    const { clock, tried, wrong } = await prepare();
    await wrong(5);
    for (let count = 0; count < 8; count += 1) {
      clock.advance(14 * minute);
      await wrong(1);
    }
    clock.advance(8 * minute);
    expect(await tried(right)).toBe('in');
  });

  test('simultaneous wrong passwords are counted one by one', async () => {
    const { tried } = await prepare();
    const results = await Promise.all(Array.from({ length: 50 }, (_, at) => tried(`guess ${at}`)));
    expect(results.filter((code) => code === 'password_invalid').length).toBeLessThanOrEqual(5);
    // Attempts that found the queue full are rejected unchecked and aren't counted.
    const busy = results.filter((code) => code === 'sign_in_busy').length;
    // The queue holds 10 attempts, but on a slow machine one finishes before the last has arrived.
    expect(busy).toBeGreaterThanOrEqual(30);
    expect(busy).toBeLessThanOrEqual(40);
    expect(results.filter((code) => code === 'locked_out').length).toBeGreaterThanOrEqual(5);
    expect(await tried(right)).toBe('locked_out');
  });

  test('a lockout survives a restart', async () => {
    const { db, clock, wrong } = await prepare();
    await wrong(3);
    const second = createTestCore(db);
    second.clock.now = clock.now;
    await second.core.session.signIn('wrong', 'client');
    await second.core.session.signIn('wrong', 'client');
    expect(await createTestCore(db).core.session.signIn(right, 'client')).toEqual({
      ok: false,
      failure: { code: 'locked_out', until: new Date(clock.now.getTime() + 120 * minute) },
    });
  });

  test('the lockout stores no IP address, and attempts are deleted once they no longer count', async () => {
    const { db, core, clock, wrong } = await prepare();
    await wrong(3, '203.0.113.77');
    await wrong(5, '203.0.113.78');
    expectOk(await core.session.signIn(right, '203.0.113.79'));
    const kept = async () => ({
      attempts: await db.kysely.selectFrom('sign_in_attempts').selectAll().execute(),
      lockouts: await db.kysely.selectFrom('lockouts').selectAll().execute(),
      sessions: await db.kysely.selectFrom('sessions').selectAll().execute(),
    });
    expect(JSON.stringify(await kept())).not.toContain('203.0.113');
    const counts = async () => Object.values(await kept()).map((rows) => rows.length);
    await purgeSignInAttempts(db, clock.now);
    expect(await counts()).toEqual([8, 1, 1]);
    clock.advance(15 * minute);
    await purgeSignInAttempts(db, clock.now);
    expect(await counts()).toEqual([0, 1, 1]);
    clock.advance(24 * 60 * minute);
    await purgeSignInAttempts(db, clock.now);
    expect(await counts()).toEqual([0, 0, 0]);
  });
});

bothDialects('signing in', (open) => {
  test('a sign-in is rejected while there is no password', async () => {
    const { core } = createTestCore(await open());
    for (const password of ['', 'undefined', 'x']) {
      expect(await core.session.signIn(password, 'client')).toMatchObject({
        failure: { code: 'password_invalid' },
      });
    }
  });

  test('a sign-in opens a session whose token isn’t in the database', async () => {
    const db = await open();
    await saveSecret(db.kysely, 'password_hash', hash);
    const { core, clock } = createTestCore(db);
    const { token, expiresAt } = expectOk(await core.session.signIn(right, 'client'));
    expect(expiresAt.getTime() - clock.now.getTime()).toBe(86_400_000);
    const sessions = await db.kysely.selectFrom('sessions').selectAll().execute();
    expect(JSON.stringify(sessions)).not.toContain(token);
    expect(await core.session.check(token)).toMatchObject({ expiresAt });
    expect(await core.session.check(sessions[0]?.token_hash ?? '')).toBeNull();
  });
});

const day = 86_400_000;
eachDialect('wrong passwords from many networks', (open) => {
  const prepare = async () => {
    const db = await open();
    await saveSecret(db.kysely, 'password_hash', hash);
    const made = createTestCore(db);
    const tried = async (client: string, password = 'wrong') => {
      const result = await made.core.session.signIn(password, client);
      return result.ok ? 'in' : result.failure.code;
    };
    /** Signs in with wrong passwords from changing clients until the failure changes. Counts the checked attempts. */
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
  ])(
    'wrong passwords from a whole %s lock that network out, but not the neighboring one',
    async (_, within, count, neighbor) => {
      const { clock, tried, untilRefused } = await prepare();
      expect(await untilRefused(within, 256)).toEqual({ count, code: 'locked_out' });
      expect(await tried(within(200), right)).toBe('locked_out');
      expect(await tried(neighbor, right)).toBe('in');
      clock.advance(120 * minute);
      expect(await tried(within(200), right)).toBe('in');
    },
  );

  test('a network that has signed in before is locked out only by its own wrong passwords', async () => {
    const { tried, untilRefused } = await prepare();
    expect(await tried(within24(7), right)).toBe('in');
    await untilRefused((place) => within24(place + 10), 60);
    expect(await tried(within24(200), right)).toBe('locked_out');
    expect(await tried(within24(7), right)).toBe('in');
    for (let count = 0; count < 5; count += 1) await tried(within24(7));
    expect(await tried(within24(7), right)).toBe('locked_out');
  });

  const anywhere = (place: number) => `198.${place % 200}.${place % 7}.1`;

  test('wrong passwords from everywhere pause sign-ins from unknown networks, but not from known ones', async () => {
    const { core, clock, tried, untilRefused } = await prepare();
    const { token } = expectOk(await core.session.signIn(right, '192.0.2.7'));
    expect(await untilRefused(anywhere, 300)).toEqual({ count: 100, code: 'sign_in_paused' });
    expect(await core.session.signIn(right, '192.0.2.200')).toEqual({
      ok: false,
      failure: { code: 'sign_in_paused', until: new Date(clock.now.getTime() + 15 * minute) },
    });
    expect(await tried('192.0.2.7', right)).toBe('in');
    // An open session stays valid, and its owner can confirm the password from any network.
    expect(await core.session.check(token)).not.toBeNull();
    expect((await core.session.confirm(token, right, '192.0.2.99')).ok).toBe(true);
    clock.advance(15 * minute);
    expect(await tried('192.0.2.200', right)).toBe('in');
  });

  test('right passwords don’t count toward the lockout of a network', async () => {
    const { tried } = await prepare();
    for (let count = 0; count < 120; count += 1) expect(await tried(within24(count), right)).toBe('in');
  });

  test('a network is remembered as a hash for 400 days after its last sign-in', async () => {
    const { db, clock, tried } = await prepare();
    await tried('203.0.113.7', right);
    const known = () => db.kysely.selectFrom('known_networks').selectAll().execute();
    expect(JSON.stringify(await known())).not.toContain('203.0.113');
    clock.advance(399 * day);
    await tried('203.0.113.7', right);
    clock.advance(400 * day - 1);
    await purgeSignInAttempts(db, clock.now);
    expect(await known()).toHaveLength(1);
    clock.advance(1);
    await purgeSignInAttempts(db, clock.now);
    expect(await known()).toEqual([]);
  });
});

/** A queue whose jobs end when the test ends them. */
function prepare() {
  const queue = createWorkQueue({ atOnce: 2, places: 3 });
  const begun: string[] = [];
  const endings = new Map<string, () => void>();
  const run = async (name: string, options?: QueueOptions) => {
    const result = await queue.run(async () => {
      begun.push(name);
      await new Promise<void>((resolve) => endings.set(name, resolve));
      return name;
    }, options);
    return result.ok ? result.value : result.failure.code;
  };
  const end = async (name: string) => {
    endings.get(name)?.();
    await new Promise((resolve) => setImmediate(resolve));
  };
  return { queue, begun, run, end };
}

test('the queue runs two jobs at once, and the others wait', async () => {
  const { begun, run, end } = prepare();
  const all = ['a', 'b', 'c', 'd'].map((name) => run(name));
  expect(begun).toEqual(['a', 'b']);
  await end('b');
  expect(begun).toEqual(['a', 'b', 'c']);
  await end('a');
  await end('c');
  await end('d');
  expect(await Promise.all(all)).toEqual(['a', 'b', 'c', 'd']);
});

test('a full queue rejects a job immediately, and accepts jobs again later', async () => {
  const { run, end } = prepare();
  const all = ['a', 'b', 'c', 'd', 'e'].map((name) => run(name));
  expect(await run('f')).toBe('busy');
  for (const name of ['a', 'b', 'c', 'd', 'e']) await end(name);
  expect(await Promise.all(all)).toEqual(['a', 'b', 'c', 'd', 'e']);
  const later = run('g');
  await end('g');
  expect(await later).toBe('g');
});

test('a client that disconnects frees its place in the queue, and its job never starts', async () => {
  const { begun, run, end } = prepare();
  const leaving = new AbortController();
  const first = [run('a'), run('b')];
  const left = run('c', { signal: leaving.signal });
  const rest = [run('d'), run('e')];
  expect(await run('f')).toBe('busy');
  leaving.abort();
  expect(await left).toBe('client_gone');
  const last = run('g');
  for (const name of ['a', 'b', 'd', 'e', 'g']) await end(name);
  expect(await Promise.all([...first, ...rest, last])).toEqual(['a', 'b', 'd', 'e', 'g']);
  expect(begun).not.toContain('c');
});

test('jobs of known networks run first, and have separate places in the queue', async () => {
  const { begun, run, end } = prepare();
  const all = ['a', 'b', 'c', 'd', 'e'].map((name) => run(name));
  expect(await run('f')).toBe('busy');
  all.push(run('owner', { isPreferred: true }));
  await end('a');
  expect(begun.at(-1)).toBe('owner');
  for (const name of ['b', 'owner', 'c', 'd', 'e']) await end(name);
  expect(await Promise.all(all)).toHaveLength(6);
});

test('a failed job frees its place in the queue', async () => {
  const { queue, run, end } = prepare();
  const failing = () =>
    queue.run(async () => {
      throw new Error('broken');
    });
  await Promise.all([1, 2, 3].map(() => expect(failing()).rejects.toThrow('broken')));
  const later = [run('a'), run('b')];
  await end('a');
  await end('b');
  expect(await Promise.all(later)).toEqual(['a', 'b']);
});

test('a wrong password is recorded as one event, and one that starts a lockout as two', () => {
  expect(failedEvents('sign_in_failed', { code: 'password_invalid', attemptsLeft: 3 })).toEqual([
    { name: 'sign_in_failed' },
  ]);
  expect(failedEvents('password_confirm_failed', { code: 'password_invalid', attemptsLeft: 0 })).toEqual([
    { name: 'password_confirm_failed' },
    { name: 'locked_out' },
  ]);
});

test('the attempt of a locked-out client is recorded with its reason', () => {
  expect(failedEvents('sign_in_failed', { code: 'locked_out' })).toEqual([{ name: 'locked_out' }]);
  expect(failedEvents('sign_in_failed', { code: 'sign_in_paused' })).toEqual([{ name: 'brake_applied' }]);
});

test('nothing is recorded if no password was checked', () => {
  for (const code of ['sign_in_busy', 'client_gone', 'password_fixed']) {
    expect(failedEvents('sign_in_failed', { code })).toEqual([]);
  }
});
