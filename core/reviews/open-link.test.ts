import { expect, test } from 'vitest';
import type { Database } from '../../db/connect.ts';
import { reviewInputSchema } from '../../shared/review.ts';
import { createTestCore, expectOk, postInput } from '../../test/create-test-core.ts';
import { eachDialect } from '../../test/each-dialect.ts';

const passphrase = 'quartz lantern 41 river';
const minute = 60_000;

async function sealed(db: Database, client = '203.0.113.7') {
  const { core, clock } = createTestCore(db);
  expectOk(await core.posts.create(postInput({ slug: 'one', status: 'draft' })));
  const input = reviewInputSchema.parse({ reader: 'A reader', passphrase });
  const { review, token } = expectOk(await core.reviews.create('one', input));
  return { core, clock, review, holder: { token, client } };
}

const codeOf = (result: { ok: true } | { ok: false; failure: { code: string } }) =>
  result.ok ? 'ok' : result.failure.code;

eachDialect('the passphrase of a review link', (open) => {
  test('five wrong passphrases lock the client out, and the right one resets the count', async () => {
    const { core, clock, holder } = await sealed(await open());
    for (let tries = 0; tries < 4; tries += 1)
      expect(codeOf(await core.reviews.prove(holder, `guess ${tries}`))).toBe('passphrase_wrong');
    expectOk(await core.reviews.prove(holder, passphrase));
    const guesses = Array.from({ length: 8 }, (_, at) => core.reviews.prove(holder, `another ${at}`));
    const codes = (await Promise.all(guesses)).map(codeOf);
    expect(codes.filter((code) => code === 'passphrase_wrong')).toHaveLength(5);
    expect(new Set(codes)).toEqual(new Set(['passphrase_wrong', 'locked_out']));
    expect(codeOf(await core.reviews.prove(holder, passphrase))).toBe('locked_out');
    clock.advance(119 * minute);
    expect(codeOf(await core.reviews.prove(holder, passphrase))).toBe('locked_out');
    clock.advance(minute);
    expectOk(await core.reviews.prove(holder, passphrase));
  });

  test('a reviewer enters the passphrase once, and not again until the link expires', async () => {
    const { core, clock, review, holder } = await sealed(await open());
    expect(codeOf(await core.reviews.open(holder))).toBe('passphrase_needed');
    const { proof, expiresAt } = expectOk(await core.reviews.prove(holder, passphrase));
    expect(expiresAt.toISOString()).toBe(review.expires_at);
    const proved = { ...holder, proof };
    expectOk(await core.reviews.open(proved));
    expectOk(await core.reviews.open({ ...proved, client: '198.51.100.4' }));
    for (const forged of [proof.slice(1), `${proof}x`, proof.toUpperCase(), '\ud800'])
      expect(codeOf(await core.reviews.open({ ...holder, proof: forged }))).toBe('passphrase_needed');
    // The proof for another link is rejected, and wrong passphrases don't lock out anyone who has already
    // entered the right one.
    const input = reviewInputSchema.parse({ reader: 'Another', passphrase });
    const { token } = expectOk(await core.reviews.create('one', input));
    expect(codeOf(await core.reviews.open({ ...proved, token }))).toBe('passphrase_needed');
    for (let tries = 0; tries < 5; tries += 1) await core.reviews.prove(holder, 'wrong as can be');
    expectOk(await core.reviews.open(proved));
    clock.now = new Date(review.expires_at);
    expect(codeOf(await core.reviews.open(proved))).toBe('review_not_found');
    expect(codeOf(await core.reviews.prove(holder, passphrase))).toBe('review_not_found');
  });
});
