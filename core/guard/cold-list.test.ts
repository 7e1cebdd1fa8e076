import { dictionary } from '@zxcvbn-ts/language-en';
import { expect, test } from 'vitest';
import type { Database } from '../../db/connect.ts';
import { type GuardedName, guardedNameInputSchema, guardLimits } from '../../shared/guard/guarded-name.ts';
import { otherMeanings } from '../../shared/guard/ordinary-forms.ts';
import { postLimits } from '../../shared/post-limits.ts';
import { createTestCore, expectOk, postInput } from '../../test/create-test-core.ts';
import { eachDialect } from '../../test/each-dialect.ts';
import { leastTurn, turnBound } from '../../test/event-loop-delay.ts';
import { look } from './check-leaving.ts';
import { ensureGuardKey, seal } from './guard-key.ts';
import { renewRevision, saveSealedName } from './guard-store.ts';
import { placeOf } from './guarded-list.ts';
import { readKnownWords } from './read-known-words.ts';

const surnames = [...dictionary['lastnames-en']].map(String);

const known = readKnownWords();

/** As many as a list may have, of people with ten other spellings each, as `add` would seal them. */
const fullList = Array.from({ length: guardLimits.names }, (_, at) => {
  const [first, last, ...spellings] = surnames.slice(at * 12, (at + 1) * 12);
  const input = guardedNameInputSchema.parse({ name: `${first} ${last}`, spellings, initials: true });
  return { ...input, id: `name-${at}`, ...otherMeanings(input, known) };
});

async function sealAll({ kysely, keys }: Database, names: readonly GuardedName[]): Promise<void> {
  const key = await ensureGuardKey(keys);
  if (!key) throw new Error('There is no key');
  const at = '2026-03-01T12:00:00.000Z';
  await kysely.transaction().execute(async (transaction) => {
    for (const { id, ...name } of names) {
      const sealed = seal(key, placeOf(id), name);
      await saveSealedName(transaction, { id, key_id: key.id, sealed, created_at: at, updated_at: at });
    }
    await renewRevision(transaction);
  });
}

eachDialect('a list of 500 names that nobody has read yet', (open) => {
  test.each([
    ['an ordinary post', 6_000],
    ['one as long as any may be', postLimits.html - 1_000],
  ])('is read and looked for in %s without holding up anybody', async (_, length) => {
    const db = await open();
    await sealAll(db, fullList);
    const { core } = createTestCore(db);
    const html = `<p>${'plain words of a long speech '.repeat(170)}</p>`.repeat(length / 4_950);
    expectOk(await core.posts.create(postInput({ slug: 'a', html, status: 'draft' })));
    const publish = () => core.posts.update('a', { status: 'published' });
    const { turn, value } = await leastTurn(publish, async () => {
      expectOk(await core.posts.update('a', { html, status: 'draft' }));
      // What every process has read is old now, as after a start.
      await renewRevision(db.kysely);
    });
    expectOk(value);
    expect(turn).toBeLessThan(turnBound);
    const named = { html: `${html}<p>${surnames[2]}</p>` };
    expect(await core.posts.update('a', named)).toMatchObject({ failure: { code: 'names_found' } });
  });
});

test('a list as full as it may be can be looked for, one after the other', async () => {
  const [letters, forms] = [guardLimits.name, guardLimits.forms];
  const names = Array.from({ length: guardLimits.names }, (_, at): GuardedName => {
    const spellings = Array.from({ length: forms }, (_, form) =>
      `${at} ${form} vexdale`.repeat(20).slice(0, letters),
    );
    const input = guardedNameInputSchema.parse({ name: `${surnames[at]} Vexdale`, spellings });
    return { ...input, id: `${at}`, ordinary: [], others: [] };
  });
  for (const revision of ['first', 'second']) {
    const found = await look({ revision, names }, [
      { field: 'body', value: `<p>For ${surnames[7]} Vexdale.</p>`, form: 'html' },
    ]);
    expect(expectOk(found)).toMatchObject([{ name: '7' }]);
  }
});
