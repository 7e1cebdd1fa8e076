import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import type { Database } from '../../db/connect.ts';
import { noteInputSchema, reviewInputSchema } from '../../shared/review.ts';
import { createTestCore, expectOk, postInput } from '../../test/create-test-core.ts';
import { bothDialects } from '../../test/each-dialect.ts';
import { purgeDeletedPosts } from '../posts/change-posts.ts';
import type { LinkHolder } from './review-core.ts';

const day = 24 * 60 * 60 * 1000;
const notFound = { ok: false, failure: { code: 'review_not_found' } };
const html =
  '<p>The first paragraph stands here.</p><h2>A heading</h2><p>The second one, with <b>bold</b> words.</p>';

async function begin(db: Database, input: object = {}) {
  const { core, clock } = createTestCore(db);
  const post = expectOk(
    await core.posts.create(postInput({ title: 'One', slug: 'one', html, status: 'draft' })),
  );
  const asked = reviewInputSchema.parse({ reader: 'A reader', ...input });
  const { review, token } = expectOk(await core.reviews.create('one', asked));
  const holder: LinkHolder = { token, client: '203.0.113.7' };
  return { core, clock, post, review, token, holder };
}

const note = (fields: object) =>
  noteInputSchema.parse({ key: randomUUID(), block: 0, note: 'A note', ...fields });

bothDialects('a review', (open) => {
  test('a reviewer sees the version that was sent, even if the post has changed', async () => {
    const { core, review, holder, post } = await begin(await open());
    expectOk(await core.posts.update('one', { title: 'Two', html: '<p>Quite another text.</p>' }));
    const opened = expectOk(await core.reviews.open(holder));
    expect(opened).toMatchObject({
      reader: 'A reader',
      round: 1,
      version: { title: 'One', html: post.html },
    });
    expect(opened.expiresAt).toBe('2026-03-15T12:00:00.000Z');
    expect(review).toMatchObject({ state: 'waiting', version: 1, has_passphrase: false, networks: 0 });
    const [listed] = expectOk(await core.reviews.list('one'));
    // Mail scanners open links, too.
    expect(listed).toMatchObject({ state: 'waiting', networks: 0, is_open: true });
  });

  test('a review stores only the hashes of its link and passphrase', async () => {
    const db = await open();
    const passphrase = 'quartz lantern 41 river';
    const { token } = await begin(db, { passphrase });
    expect(token).toMatch(/^[0-9a-f]{64}$/);
    const { rows } = await sql`select * from review_links`.execute(db.kysely);
    const all = JSON.stringify([rows, (await sql`select * from reviews`.execute(db.kysely)).rows]);
    expect(all).not.toContain(token);
    expect(all).not.toContain(passphrase);
    expect(rows).toMatchObject([{ passphrase_hash: expect.stringMatching(/^scrypt:/) }]);
  });

  test('an unknown, an expired and a revoked review link get the same response', async () => {
    const { core, clock, review, holder } = await begin(await open());
    const guess = { ...holder, token: 'ab'.repeat(32) };
    expect(await core.reviews.open(guess)).toEqual(notFound);
    expect(await core.reviews.open({ ...holder, token: '' })).toEqual(notFound);
    expect(await core.reviews.open({ ...holder, token: holder.token.toUpperCase() })).toEqual(notFound);
    clock.advance(14 * day);
    expect(await core.reviews.open(holder)).toEqual(notFound);
    clock.advance(-1);
    expectOk(await core.reviews.open(holder));
    expectOk(await core.reviews.revoke(review.id));
    expect(await core.reviews.open(holder)).toEqual(notFound);
    expect(await core.reviews.note(holder, note({}))).toEqual(notFound);
    expect(await core.reviews.decide(holder, { kind: 'approved', line: '' })).toEqual(notFound);
    expect(await core.reviews.revoke('nothing')).toEqual(notFound);
  });

  test('five wrong review links lock a network out of further ones, but not out of a valid link or sign-in', async () => {
    const { core, clock, holder, review } = await begin(await open());
    const guess = (number: number) =>
      core.reviews.open({ ...holder, token: String(number).padStart(64, '0') });
    for (let tries = 0; tries < 5; tries += 1) expect(await guess(tries)).toEqual(notFound);
    const until = new Date(clock.now.getTime() + 120 * 60_000);
    expect(await guess(9)).toEqual({ ok: false, failure: { code: 'locked_out', until } });
    expectOk(await core.reviews.open(holder));
    const image = { token: '9'.repeat(64), client: '198.51.100.4', isNoAttempt: true };
    for (let tries = 0; tries < 6; tries += 1) expect(await core.reviews.open(image)).toEqual(notFound);
    expect(await core.reviews.open({ ...image, isNoAttempt: false })).toEqual(notFound);
    expect(await core.session.signIn('not the password', holder.client)).toMatchObject({
      failure: { code: 'password_invalid' },
    });
    clock.advance(120 * 60_000);
    expect(await guess(9)).toEqual(notFound);
    // A revoked link doesn't count as a wrong one.
    expectOk(await core.reviews.revoke(review.id));
    for (let tries = 0; tries < 9; tries += 1) expect(await core.reviews.open(holder)).toEqual(notFound);
  });

  test('the owner sees from how many networks a review was opened', async () => {
    const { core, holder } = await begin(await open());
    for (const client of ['203.0.113.7', '203.0.113.7', '198.51.100.4', '2001:db8::/64'])
      expectOk(await core.reviews.visit({ ...holder, client }));
    const [listed] = expectOk(await core.reviews.list('one'));
    expect(listed).toMatchObject({ state: 'opened', networks: 3 });
    const names = (await core.audit.list({ limit: 10 })).events.map(({ name }) => name);
    expect(names.filter((name) => name === 'review_opened')).toHaveLength(3);
  });
});

bothDialects('comments of a review', (open) => {
  test('a comment is attached to a passage by its text and position', async () => {
    const { core, holder } = await begin(await open());
    const one = expectOk(
      await core.reviews.note(holder, note({ block: 2, start: 4, end: 10, quote: 'second' })),
    );
    expect(one).toMatchObject({
      quote: 'second',
      before: 'The ',
      after: ' one, with bold words.',
      state: 'open',
    });
    const found = expectOk(await core.reviews.note(holder, note({ block: 2, quote: ' bold\n words' })));
    expect(found).toMatchObject({ quote: 'bold words', start: 21 });
    const whole = expectOk(await core.reviews.note(holder, note({ block: 1, note: '', proposal: 'Better' })));
    expect(whole).toMatchObject({
      quote: 'A heading',
      before: 'The first paragraph stands here.',
      proposal: 'Better',
    });
    const places = [
      { block: 3 },
      { block: 0, quote: 'A heading' },
      { block: 0, start: 5, end: 5 },
      { block: 0, start: 30, end: 400 },
      { block: 0, start: 0, end: 3, quote: 'Not' },
      { block: 0, quote: 'nowhere to be found' },
    ];
    for (const place of places)
      expect(await core.reviews.note(holder, note(place))).toMatchObject({
        failure: { code: 'passage_not_found' },
      });
    const [{ notes } = { notes: [] }] = expectOk(await core.reviews.list('one'));
    expect(notes.map(({ quote }) => quote)).toEqual(['A heading', 'second', 'bold words']);
  });

  test('a comment can span paragraphs, and its passage is stored line by line', async () => {
    const { core, holder } = await begin(await open());
    const across = { block: 0, start: 10, end: 52, quote: 'paragraph stands here. A heading The second' };
    const one = expectOk(await core.reviews.note(holder, note(across)));
    const said = 'paragraph stands here.\nA heading\nThe second';
    expect(one).toMatchObject({ block: 0, start: 10, quote: said, after: ' one, with bold words.' });
    // A form without JavaScript sends line breaks and an inexact position, so the nearest match is used.
    for (const place of [{ start: 0 }, { start: 4, end: 90 }]) {
      const sent = { block: 0, ...place, quote: 'paragraph stands here.\r\n\r\nA heading\r\nThe second' };
      expect(expectOk(await core.reviews.note(holder, note(sent)))).toMatchObject({ start: 10, quote: said });
    }
    expect(await core.reviews.note(holder, note({ block: 0, quote: 'A heading The second' }))).toMatchObject({
      failure: { code: 'passage_not_found' },
    });
  });

  test('a comment sent twice is stored once, and a review has up to 300 comments', async () => {
    const { core, holder } = await begin(await open());
    const input = note({});
    const twice = await Promise.all([core.reviews.note(holder, input), core.reviews.note(holder, input)]);
    expect(new Set(twice.map((kept) => expectOk(kept).id)).size).toBe(1);
    const many: Awaited<ReturnType<typeof core.reviews.note>>[] = [];
    for (let sent = 0; sent < 320; sent += 8) {
      const some = Array.from({ length: 8 }, () => core.reviews.note(holder, note({})));
      many.push(...(await Promise.all(some)));
    }
    expect(many.filter(({ ok }) => ok)).toHaveLength(299);
    expect(many.find(({ ok }) => !ok)).toEqual({ ok: false, failure: { code: 'too_many_notes' } });
  });

  test('a comment can be accepted and answered by the owner, and withdrawn by the reviewer', async () => {
    const { core, holder } = await begin(await open());
    const one = expectOk(await core.reviews.note(holder, note({})));
    const other = expectOk(await core.reviews.note(holder, note({})));
    const { core: elsewhere, holder: outsider } = { core, holder: { ...holder, token: '0'.repeat(64) } };
    expect(await elsewhere.reviews.withdraw(outsider, one.id)).toEqual(notFound);
    expectOk(await core.reviews.changeNote(one.id, { state: 'accepted', answer: 'Done so' }));
    expect(await core.reviews.withdraw(holder, one.id)).toMatchObject({
      failure: { code: 'note_not_found' },
    });
    expectOk(await core.reviews.withdraw(holder, other.id));
    const { notes } = expectOk(await core.reviews.open(holder));
    expect(notes).toMatchObject([{ id: one.id, state: 'accepted', answer: 'Done so' }]);
    expectOk(await core.reviews.changeNote(one.id, { state: 'open', answer: '' }));
    expect(expectOk(await core.reviews.open(holder)).notes).toMatchObject([
      { state: 'open', answer: null, answered_at: null },
    ]);
    expect(await core.reviews.changeNote('none', {})).toMatchObject({ failure: { code: 'note_not_found' } });
  });

  test('new comments and decisions are counted until the owner has seen them, except for deleted posts', async () => {
    const { core, holder, clock, post } = await begin(await open());
    const { created_at } = expectOk(await core.reviews.note(holder, note({})));
    clock.advance(1000);
    const { decided_at: newest } = expectOk(
      await core.reviews.decide(holder, { kind: 'approved', line: '' }),
    );
    const found = { post_id: post.id, slug: 'one', title: 'One', count: 2, newest };
    expect(await core.reviews.newResponses()).toEqual([found]);
    expectOk(await core.reviews.see('one', created_at));
    expect(await core.reviews.newResponses()).toEqual([{ ...found, count: 1 }]);
    expectOk(await core.posts.remove('one'));
    expect(await core.reviews.newResponses()).toEqual([]);
    expectOk(await core.posts.restore(post.id));
    for (const until of [newest, created_at]) expectOk(await core.reviews.see('one', until));
    expect(await core.reviews.newResponses()).toEqual([]);
  });

  test('a new round shows changes and earlier comments, and ends the previous round', async () => {
    const { core, holder, clock } = await begin(await open());
    const one = expectOk(await core.reviews.note(holder, note({ block: 2 })));
    expectOk(await core.reviews.note(holder, note({ block: 1 })));
    expectOk(await core.reviews.changeNote(one.id, { state: 'accepted' }));
    expectOk(await core.posts.update('one', { html: html.replace('second', 'third') }));
    clock.advance(1000);
    const asked = reviewInputSchema.parse({ reader: ' a  READER ' });
    const { review, token } = expectOk(await core.reviews.create('one', asked));
    expect(review).toMatchObject({ round: 2, version: 2 });
    expect(await core.reviews.open(holder)).toEqual(notFound);
    const opened = expectOk(await core.reviews.open({ ...holder, token }));
    expect(opened.changes?.at(-1)).toEqual([
      { kind: 'same', text: 'The ' },
      { kind: 'removed', text: 'second ' },
      { kind: 'added', text: 'third ' },
      { kind: 'same', text: 'one, with bold words.' },
    ]);
    expect(opened.earlier).toMatchObject([{ id: one.id, state: 'accepted' }]);
    expect(opened.notes).toEqual([]);
    const rounds = expectOk(await core.reviews.list('one'));
    expect(rounds.map(({ state, round }) => [round, state])).toEqual([
      [2, 'waiting'],
      [1, 'ended'],
    ]);
  });
});

const plain = { key: 'long enough', block: 0, note: 'x' };

test.each<[typeof reviewInputSchema | typeof noteInputSchema, object]>([
  [reviewInputSchema, { reader: '' }],
  [reviewInputSchema, { reader: ' \n\u200b ' }],
  [reviewInputSchema, { reader: 'x'.repeat(81) }],
  [reviewInputSchema, { reader: 'A', days: 0 }],
  [reviewInputSchema, { reader: 'A', days: 91 }],
  [reviewInputSchema, { reader: 'A', passphrase: 'short' }],
  [noteInputSchema, { ...plain, note: '' }],
  [noteInputSchema, { ...plain, note: ' \n ', proposal: ' ' }],
  [noteInputSchema, { ...plain, note: 'x'.repeat(2001) }],
  [noteInputSchema, { ...plain, proposal: 'x'.repeat(3001) }],
  [noteInputSchema, { ...plain, block: -1 }],
  [noteInputSchema, { ...plain, block: 1.5 }],
  [noteInputSchema, { ...plain, block: 'NaN' }],
  [noteInputSchema, { ...plain, key: 'short' }],
])('review input %# is rejected', (schema, input) => {
  expect(schema.safeParse(input).success).toBe(false);
});

bothDialects('the decision of a review', (open) => {
  test('a review gets only one decision, which can’t be changed in the database', async () => {
    const db = await open();
    const { core, holder, review } = await begin(db);
    const answers = await Promise.all(
      (['approved', 'changes', 'approved', 'changes'] as const).map((kind) =>
        core.reviews.decide(holder, { kind, line: 'A line' }),
      ),
    );
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    expect(answers.find(({ ok }) => !ok)).toEqual({ ok: false, failure: { code: 'review_decided' } });
    expect(await core.reviews.note(holder, note({}))).toMatchObject({ failure: { code: 'review_decided' } });
    const change = sql`update review_decisions set kind = 'approved', line = 'x'`.execute(db.kysely);
    await expect(change).rejects.toThrow();
    await expect(sql`update reviews set title = 'x'`.execute(db.kysely)).rejects.toThrow();
    const record = expectOk(await core.reviews.record(review.id));
    expect(record).toMatchObject({
      is_whole: true,
      reader: 'A reader',
      hash: review.hash,
      state: answers.find(({ ok }) => ok)?.ok ? expect.stringMatching(/approved|changes/) : '',
    });
  });

  test('reviews are grouped by who has to act next', async () => {
    const { core, holder, clock } = await begin(await open());
    const send = async (reader: string) => {
      clock.advance(1_000);
      return expectOk(await core.reviews.create('one', reviewInputSchema.parse({ reader })));
    };
    const names = async () =>
      Object.values(await core.reviews.groups()).map((group) =>
        group.map(({ reader, round }) => `${reader} ${round}`),
      );
    const other = await send('Other');
    expect(await names()).toEqual([[], ['Other 1', 'A reader 1'], []]);
    expectOk(await core.reviews.note(holder, note({})));
    expect((await core.reviews.groups()).answered).toMatchObject([{ open_notes: 1, post_slug: 'one' }]);
    expectOk(await core.reviews.decide(holder, { kind: 'changes', line: 'Shorter.' }));
    expectOk(await core.reviews.decide({ ...holder, token: other.token }, { kind: 'approved', line: '' }));
    expect(await names()).toEqual([['Other 1', 'A reader 1'], [], []]);
    // Requested changes are still due after the link has expired.
    clock.advance(40 * day);
    expect(await names()).toEqual([['A reader 1'], [], ['Other 1']]);
    await send('A reader');
    expect(await names()).toEqual([[], ['A reader 2'], ['Other 1', 'A reader 1']]);
    expectOk(await core.posts.remove('one'));
    const { closed } = await core.reviews.groups();
    expect(closed.map(({ post_slug }) => post_slug)).toEqual([null, null, null]);
  });

  test('a review record stays readable after its post is purged, and shows if it was tampered with', async () => {
    const db = await open();
    const { core, holder, review, clock } = await begin(db);
    expectOk(await core.reviews.decide(holder, { kind: 'approved', line: 'Yes.' }));
    const before = expectOk(await core.reviews.record(review.id));
    expectOk(await core.posts.remove('one'));
    clock.advance(40 * day);
    await purgeDeletedPosts(db, clock.now);
    const after = expectOk(await core.reviews.record(review.id));
    expect(after).toEqual({ ...before, is_open: false });
    expect(after.content.html).toBe(html);
    expect((await core.reviews.listAll()).map(({ id }) => id)).toEqual([review.id]);
    await sql`delete from review_decisions`.execute(db.kysely);
    await sql`insert into review_decisions (review_id, kind, line, reader, hash, decided_at, seal)
      values (${review.id}, 'approved', 'Yes!', 'A reader', ${review.hash}, ${after.decision?.decided_at}, ${after.decision?.seal})`.execute(
      db.kysely,
    );
    expect(expectOk(await core.reviews.record(review.id)).is_whole).toBe(false);
    expect(await core.reviews.record('none')).toEqual(notFound);
  });
});
