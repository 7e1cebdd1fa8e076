import { expect, test } from 'vitest';
import { guardedNameInputSchema } from '../../shared/guard/guarded-name.ts';
import { handoverFormats } from '../../shared/handover.ts';
import { noteChangeSchema, noteInputSchema, reviewInputSchema } from '../../shared/review.ts';
import { createTestCore, expectOk, postInput } from '../../test/create-test-core.ts';
import { eachDialect } from '../../test/each-dialect.ts';
import { guardNames, inSentences } from '../../test/guarded-spellings.ts';

const override = { reason: 'They read it themselves' };

/** A draft, which hasn't been checked for publication. */
const draft = (fields: object) => postInput({ slug: 'a', status: 'draft', ...fields });

eachDialect('a confidential name in a shared post', (open) => {
  const prepare = async (fields: object) => {
    const { core } = createTestCore(await open());
    expectOk(await core.guard.add(guardedNameInputSchema.parse({ name: 'Vexdale' })));
    const post = expectOk(await core.posts.create(draft(fields)));
    return { core, post };
  };
  const review = (more: object = {}) => reviewInputSchema.parse({ reader: 'A reader', ...more });

  test('a confidential name blocks a new review link, and the previous link stays active', async () => {
    const { core, post } = await prepare({ title: 'Clean' });
    expectOk(await core.reviews.create('a', review()));
    expectOk(await core.posts.update('a', { excerpt: 'For Véxdale', html: '<p>At VEXDALE.</p>' }));
    const places = [{ field: 'excerpt' }, { field: 'body' }];
    const refused = { ok: false, failure: { code: 'names_found', places } };
    expect(await core.reviews.create('a', review())).toMatchObject(refused);
    expect(expectOk(await core.reviews.list('a'))).toMatchObject([{ version: 1, is_open: true }]);
    // The check applies to the requested version, not to the newest.
    expectOk(await core.reviews.create('a', review({ version: 1 })));
    expectOk(await core.reviews.create('a', review({ override })));
    expect(await core.guard.records()).toMatchObject([
      { kind: 'review', subject: post.id, version: 2, fields: ['excerpt', 'body'], reason: override.reason },
    ]);
    // A review link for another reviewer needs no second override for the same matches, but one for a new
    // match.
    expectOk(await core.reviews.create('a', review({ reader: 'Another' })));
    expectOk(await core.posts.update('a', { title: 'Vexdale' }));
    expect(await core.reviews.create('a', review())).toMatchObject({ ok: false });
    const { events } = await core.audit.list({ limit: 50, names: ['guard_overruled'] });
    expect(events.map(({ what }) => what)).toEqual([
      { id: post.id, leaving: 'review', version: 2, fields: ['excerpt', 'body'], places: 2 },
    ]);
  });

  test('a confidential name is found in the previous review round, because the reviewer sees both rounds', async () => {
    const { core } = await prepare({ html: '<p>We wrote for Vexdale once.</p>' });
    const again = (round: object) => core.reviews.create('a', review(round));
    expectOk(await again({ override }));
    expectOk(await core.posts.update('a', { html: '<p>We wrote for Vexdale twice.</p>' }));
    // The reviewer has already seen this name with an override.
    expectOk(await again({}));
    expectOk(await core.posts.update('a', { html: '<p>We wrote for Olsken twice.</p>' }));
    expectOk(await again({}));
    expectOk(await core.guard.add(guardedNameInputSchema.parse({ name: 'Olsken' })));
    expectOk(await core.posts.update('a', { html: '<p>We wrote for a client twice.</p>' }));
    const refused = { ok: false, failure: { code: 'names_found', places: [{ passage: 'Olsken' }] } };
    expect(await again({})).toMatchObject(refused);
    // Another reviewer isn't shown the changes.
    expectOk(await again({ reader: 'Another' }));
    expectOk(await again({ override }));
    expect(await core.guard.records()).toHaveLength(2);
  });

  test('a confidential name blocks a reply to a reviewer in every spelling', async () => {
    const { core, post } = await prepare({ html: '<p>Nobody.</p>' });
    await guardNames(core);
    const { token } = expectOk(await core.reviews.create('a', review()));
    const holder = { token, client: '203.0.113.1' };
    const input = noteInputSchema.parse({ key: 'a note of mine', block: 0, note: 'Who?' });
    const { id } = expectOk(await core.reviews.note(holder, input));
    const refused = { ok: false, failure: { code: 'names_found', places: [{ field: 'note' }] } };
    for (const [spelling, name] of Object.entries(inSentences)) {
      const change = noteChangeSchema.parse({ answer: `It was ${name} once.`, state: 'resolved' });
      expect(await core.reviews.changeNote(id, change), spelling).toMatchObject(refused);
    }
    expect(expectOk(await core.reviews.open(holder)).notes).toMatchObject([{ state: 'open', answer: null }]);
    expectOk(await core.reviews.changeNote(id, { answer: 'It was Vexdale once.', override }));
    expectOk(await core.reviews.changeNote(id, { state: 'resolved' }));
    expect(await core.guard.records()).toMatchObject([
      { kind: 'review', subject: post.id, version: 1, fields: ['note'], reason: override.reason },
    ]);
    expect(expectOk(await core.reviews.open(holder)).notes).toMatchObject([
      { state: 'resolved', answer: 'It was Vexdale once.' },
    ]);
  });

  test('a confidential name blocks every file format and mail, based on the exported version', async () => {
    const { core, post } = await prepare({ title: 'Clean', html: '<p>Nobody.</p>' });
    expectOk(await core.handover.check({ slug: 'a' }));
    expectOk(await core.posts.update('a', { html: '<p>At Vex\u00addale.</p>' }));
    const refused = { ok: false, failure: { code: 'names_found', places: [{ field: 'body' }] } };
    for (const format of handoverFormats) {
      expect(await core.handover.write({ slug: 'a' }, format), format).toMatchObject(refused);
    }
    expect(await core.handover.mail({ slug: 'a' })).toMatchObject(refused);
    expect(await core.handover.check({ slug: 'a', override })).toMatchObject(refused);
    expect(await core.guard.records()).toEqual([]);
    expectOk(await core.handover.mail({ slug: 'a', version: 1 }));
    expectOk(await core.handover.write({ slug: 'a', override }, 'text'));
    // An override for one format applies to the others.
    expectOk(await core.handover.mail({ slug: 'a' }));
    expect(await core.guard.records()).toMatchObject([
      { kind: 'document', subject: post.id, version: 2, fields: ['body'], reason: override.reason },
    ]);
    expectOk(await core.posts.update('a', { html: '<p>At Vexdale. And Vexdale.</p>' }));
    expect(await core.handover.mail({ slug: 'a' })).toMatchObject({ ok: false });
  }, 60_000);
});
