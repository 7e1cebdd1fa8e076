import { expect, test } from 'vitest';
import { createTestCore, expectOk } from '../../test/create-test-core.ts';
import { eachDialect } from '../../test/each-dialect.ts';
import { quickHash } from '../../test/quick-hash.ts';
import { saveSecret } from './secret-store.ts';

const password = 'the right one';
const day = 86_400_000;

eachDialect('the sessions of other browsers', (open) => {
  const prepare = async () => {
    const db = await open();
    await saveSecret(db.kysely, 'password_hash', quickHash(password));
    const { core, clock } = createTestCore(db);
    const signIn = async () => expectOk(await core.session.signIn(password, 'client')).token;
    return { clock, core, session: core.session, signIn };
  };

  test('are counted without one’s own', async () => {
    const { session, signIn } = await prepare();
    const own = await signIn();
    expect(await session.countOthers(own)).toBe(0);
    const [second] = [await signIn(), await signIn()];
    expect(await session.countOthers(own)).toBe(2);
    await session.signOut(second);
    expect(await session.countOthers(own)).toBe(1);
  });

  test('are counted while they last', async () => {
    const { clock, core, session, signIn } = await prepare();
    await core.settings.save({ session_idle_hours: 24 });
    await signIn();
    clock.advance(day / 2);
    const own = await signIn();
    clock.advance(day / 2 - 1);
    expect(await session.countOthers(own)).toBe(1);
    clock.advance(1);
    expect(await session.countOthers(own)).toBe(0);
    expect(await session.signOutOthers(own)).toBe(0);
  });

  test('can all be ended from one’s own, which stays', async () => {
    const { session, signIn } = await prepare();
    const others = [await signIn(), await signIn()];
    const own = await signIn();
    expect(await session.signOutOthers(own)).toBe(2);
    expect(await Promise.all(others.map((other) => session.check(other)))).toEqual([null, null]);
    expect(await session.check(own)).not.toBeNull();
    expect(await session.signOutOthers(own)).toBe(0);
  });
});
