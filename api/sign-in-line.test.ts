import { beforeEach, expect, test } from 'vitest';
import { hashPassword, passwordCost } from '../core/auth/password.ts';
import { saveSecret } from '../core/auth/secret-store.ts';
import { createTestSite, ownerPassword } from '../test/create-test-site.ts';
import { eachDialect } from '../test/each-dialect.ts';
import { expectProblem } from '../test/expect-problem.ts';
import { slowHashes } from '../test/setup.ts';

beforeEach(() => void Object.assign(passwordCost, slowHashes));

const auth = '/api/compose/auth';

eachDialect('many sign-ins at once', (open) => {
  test('find at most ten places; the others are told to come again in a moment', async () => {
    const db = await open();
    const site = await createTestSite(db, { trustProxy: 1 });
    await saveSecret(db.kysely, 'password_hash', await hashPassword(ownerPassword));
    const from = (place: number) =>
      site.request(auth, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': `198.51.${place}.1` },
        body: JSON.stringify({ password: 'wrong' }),
      });
    const answers = await Promise.all(Array.from({ length: 40 }, (_, place) => from(place)));
    const refused = answers.filter(({ status }) => status === 503);
    expect(refused.length).toBeGreaterThanOrEqual(20);
    expect(answers.every(({ status }) => status === 503 || status === 401)).toBe(true);
    for (const response of refused) {
      expect(response.headers.get('retry-after')).toBe('2');
      expect(await expectProblem(response, 503)).toContain('Try again in a moment.');
    }
    expect((await from(99)).status).toBe(401);
  });
});
