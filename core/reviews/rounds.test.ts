import { expect, test } from 'vitest';
import { reviewInputSchema } from '../../shared/review.ts';
import { createTestCore, expectOk, postInput } from '../../test/create-test-core.ts';
import { eachDialect } from '../../test/each-dialect.ts';

const paragraphs = (count: number, word = 'word') =>
  Array.from({ length: count }, (_, at) => `<p>Paragraph ${at} has a ${word} or two in it.</p>`);

const input = (reader: string) => reviewInputSchema.parse({ reader });

eachDialect('review rounds', (open) => {
  const begin = async (html = '<p>A text.</p>') => {
    const { core, clock } = createTestCore(await open());
    expectOk(await core.posts.create(postInput({ slug: 'one', html, status: 'draft' })));
    const give = async (reader = 'A reader') => {
      clock.advance(1000);
      return expectOk(await core.reviews.create('one', input(reader)));
    };
    return { core, clock, give };
  };

  test('each reviewer’s rounds are numbered separately, and a new round ends only their own', async () => {
    const { core, give } = await begin();
    const first = await give('Ana');
    const other = await give('Ben');
    const second = await give('ANA ');
    expect([first, other, second].map(({ review }) => review.round)).toEqual([1, 1, 2]);
    const opened = await Promise.all(
      [first, other, second].map(({ token }) => core.reviews.open({ token, client: '' })),
    );
    expect(opened.map(({ ok }) => ok)).toEqual([false, true, true]);
  });

  test('a decided round stays readable until it expires', async () => {
    const { core, give } = await begin();
    const first = await give();
    const holder = { token: first.token, client: '' };
    expectOk(await core.reviews.decide(holder, { kind: 'changes', line: 'Shorter.' }));
    await give();
    const opened = expectOk(await core.reviews.open(holder));
    expect(opened.decision).toMatchObject({ kind: 'changes', line: 'Shorter.' });
  });

  test('rounds created at the same time are numbered one after another', async () => {
    const { core } = await begin();
    const made = await Promise.all(Array.from({ length: 6 }, () => core.reviews.create('one', input('Ana'))));
    const rounds = made.map((one) => expectOk(one).review.round).sort();
    expect(rounds).toEqual([1, 2, 3, 4, 5, 6]);
    const states = expectOk(await core.reviews.list('one')).map(({ is_open }) => is_open);
    expect(states.filter(Boolean)).toHaveLength(1);
  });

  test('a post has up to 100 rounds', async () => {
    const { core, give } = await begin();
    for (let count = 0; count < 100; count += 1) await give(`Reader ${count}`);
    expect(await core.reviews.create('one', input('One more'))).toEqual({
      ok: false,
      failure: { code: 'too_many_reviews' },
    });
  });

  test('a post that is too long can’t be sent for review', async () => {
    const { core } = await begin(paragraphs(8000).join(''));
    expect(await core.reviews.create('one', input('Ana'))).toEqual({
      ok: false,
      failure: { code: 'review_too_long' },
    });
    expect(await core.reviews.create('none', input('Ana'))).toMatchObject({
      failure: { code: 'post_not_found' },
    });
  });

  test('review rounds stay with a post whose slug changes', async () => {
    const { core, give } = await begin();
    await give();
    expectOk(await core.posts.update('one', { slug: 'two' }));
    expect(expectOk(await core.reviews.list('two'))).toHaveLength(1);
    expect(expectOk(await core.reviews.list('one'))).toHaveLength(1);
    expect(expectOk(await core.reviews.create('one', input('Ben'))).review.slug).toBe('two');
  });
});
