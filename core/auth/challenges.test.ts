import { expect, test } from 'vitest';
import { eachDialect } from '../../test/each-dialect.ts';
import { removeExpiredChallenges } from './challenge-store.ts';
import { beginChallenge, openChallenge } from './challenges.ts';
import { saveSecret } from './secret-store.ts';

const now = new Date('2026-03-01T12:00:00.000Z');
const later = (milliseconds: number) => new Date(now.getTime() + milliseconds);
const bound = { purpose: 'sign-in', bound_to: 'a client' } as const;
const length = 5 * 60_000;

eachDialect('what waits for a passkey', (open) => {
  test('is found for the same purpose, by who began it, until five minutes have passed', async () => {
    const { kysely } = await open();
    const { id, expiresAt, challenge } = await beginChallenge(kysely, bound, now);
    expect(expiresAt).toEqual(later(length));
    expect(await openChallenge(kysely, id, bound, later(length - 1))).toMatchObject({ challenge });
    expect(await openChallenge(kysely, id, bound, later(length))).toBeUndefined();
    const others = [
      { ...bound, purpose: 'registration' },
      { ...bound, bound_to: 'another client' },
    ] as const;
    for (const other of others) expect(await openChallenge(kysely, id, other, now)).toBeUndefined();
    expect(await openChallenge(kysely, '', bound, now)).toBeUndefined();
  });

  test('is found by no one who has only the database', async () => {
    const { kysely } = await open();
    const { id } = await beginChallenge(kysely, bound, now);
    const [row] = await kysely.selectFrom('auth_challenges').selectAll().execute();
    expect(JSON.stringify(row)).not.toContain(id);
    expect(await openChallenge(kysely, row?.id_hash ?? '', bound, now)).toBeUndefined();
  });

  test('is void once the password is another', async () => {
    const { kysely } = await open();
    const { id } = await beginChallenge(kysely, bound, now);
    await saveSecret(kysely, 'password_hash', 'another');
    expect(await openChallenge(kysely, id, bound, now)).toBeUndefined();
  });

  test('is cleared away when it has run out, by the next and by the housekeeping', async () => {
    const { kysely } = await open();
    const count = async () => (await kysely.selectFrom('auth_challenges').selectAll().execute()).length;
    await beginChallenge(kysely, bound, now);
    await beginChallenge(kysely, bound, later(1));
    expect(await count()).toBe(2);
    await beginChallenge(kysely, bound, later(length));
    expect(await count()).toBe(2);
    await removeExpiredChallenges(kysely, later(length + 1).toISOString());
    expect(await count()).toBe(1);
  });
});
