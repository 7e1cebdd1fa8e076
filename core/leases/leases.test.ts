import { expect, test } from 'vitest';
import type { Database } from '../../db/connect.ts';
import { bothDialects } from '../../test/each-dialect.ts';
import { claimLease, findHolder, type Lease, leaseClock, runOnOneInstance } from './leases.ts';

function expectLease(lease: Lease | undefined): Lease {
  if (!lease) throw new Error('Somebody else holds the lease');
  return lease;
}

/** Expires a lease as if its holder had died half a minute ago. */
async function letRunOut({ kysely }: Database): Promise<void> {
  await kysely.updateTable('leases').set({ expires_at: '2026-01-01T00:00:00.000Z' }).execute();
}

bothDialects('leases', (open) => {
  test('a lease goes to only one of several claimants, and can be claimed again once it is released', async () => {
    const db = await open();
    const claims = await Promise.all([1, 2, 3, 4].map(() => claimLease(db, 'work')));
    const [held, ...others] = claims.filter((lease) => lease !== undefined);
    expect(others).toEqual([]);
    expect(await claimLease(db, 'work')).toBeUndefined();
    await expectLease(await claimLease(db, 'other work')).release();
    await expectLease(held).release();
    await expectLease(await claimLease(db, 'work')).release();
  });

  test('a lease lasts 30 seconds by the database’s clock, whatever the holder’s clock shows', async () => {
    const db = await open();
    const lease = expectLease(await claimLease(db, 'work'));
    const clock = leaseClock(db.dialect);
    const left = async (aheadMs: number) => findHolder(db.kysely, 'work', (ms) => clock(aheadMs + ms));
    expect(await left(0)).toBe(lease.holder);
    expect(await left(25_000)).toBe(lease.holder);
    expect(await left(30_001)).toBeUndefined();
    await lease.release();
  });

  test('an expired lease can be claimed by another process, and its former holder can’t release it', async () => {
    const db = await open();
    const dead = expectLease(await claimLease(db, 'work', { everyMs: 60_000 }));
    await letRunOut(db);
    const next = expectLease(await claimLease(db, 'work'));
    await dead.release();
    expect(await findHolder(db.kysely, 'work', leaseClock(db.dialect))).toBe(next.holder);
    await next.release();
  });

  test('a lease taken over by another process is reported as lost at the next renewal', async () => {
    const db = await open();
    const slept = expectLease(await claimLease(db, 'work', { everyMs: 20 }));
    expect(slept.lost.aborted).toBe(false);
    await db.kysely.updateTable('leases').set({ holder: 'another' }).execute();
    await expect.poll(() => slept.lost.aborted).toBe(true);
    await slept.release();
    expect(await claimLease(db, 'work')).toBeUndefined();
  });
});

bothDialects('work for one instance', (open) => {
  test('work runs on one instance only, and not again within its interval', async () => {
    const db = await open();
    const done: number[] = [];
    const attempt = (who: number) =>
      runOnOneInstance(db, { name: 'work', keepMs: 3_600_000 }, async () => void done.push(who));
    const outcomes = await Promise.all([1, 2, 3].map(attempt));
    expect(outcomes.filter((isDone) => isDone)).toHaveLength(1);
    expect(await attempt(4)).toBe(false);
    await letRunOut(db);
    expect(await attempt(5)).toBe(true);
    expect(done).toHaveLength(2);
  });

  test('failed work can be claimed by another instance immediately', async () => {
    const db = await open();
    const failing = runOnOneInstance(db, { name: 'work', keepMs: 3_600_000 }, async () => {
      throw new Error('The disk is full');
    });
    await expect(failing).rejects.toThrow('The disk is full');
    let holder = '';
    const work = async (lease: Lease) => {
      holder = lease.holder;
      expect(await runOnOneInstance(db, { name: 'work' }, async () => undefined)).toBe(false);
    };
    expect(await runOnOneInstance(db, { name: 'work' }, work)).toBe(true);
    expect(holder).not.toBe('');
    expect(await runOnOneInstance(db, { name: 'work' }, async () => undefined)).toBe(true);
  });
});
