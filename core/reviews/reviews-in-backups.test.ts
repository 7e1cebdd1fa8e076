import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import type { Database } from '../../db/connect.ts';
import { noteInputSchema, reviewInputSchema } from '../../shared/review.ts';
import { createTestCore, expectOk, postInput } from '../../test/create-test-core.ts';
import { eachDialect } from '../../test/each-dialect.ts';
import { newFolder } from '../../test/new-folder.ts';
import { restoreBackup } from '../backup/restore-backup.ts';
import { writeBackup } from '../backup/write-backup.ts';

let folder: string;
beforeEach(async () => {
  folder = await newFolder();
});
const notFound = { ok: false, failure: { code: 'review_not_found' } };

async function reviewed(db: Database) {
  const { core, clock } = createTestCore(db);
  expectOk(await core.posts.create(postInput({ slug: 'one', status: 'draft' })));
  const give = async (reader: string) => {
    const { review, token } = expectOk(await core.reviews.create('one', reviewInputSchema.parse({ reader })));
    return { review, holder: { token, client: '203.0.113.7' } };
  };
  const decided = await give('One who decides');
  const input = noteInputSchema.parse({ key: randomUUID(), block: 0, note: 'A note', proposal: 'Better' });
  const note = expectOk(await core.reviews.note(decided.holder, input));
  expectOk(await core.reviews.changeNote(note.id, { state: 'resolved', answer: 'Thanks' }));
  expectOk(await core.reviews.decide(decided.holder, { kind: 'approved', line: 'Yes.' }));
  return { core, clock, give, decided, record: expectOk(await core.reviews.record(decided.review.id)) };
}

eachDialect('reviews in backups', (open) => {
  test('a backup restores every review record on another site, but no review links', async () => {
    const db = await open();
    const { decided, record } = await reviewed(db);
    const file = join(folder, 'copy.db');
    expectOk(await writeBackup(db, file));
    const { rows } = await sql<{ token_hash: string }>`select token_hash from review_links`.execute(
      db.kysely,
    );
    const bytes = await readFile(file);
    for (const { token_hash } of rows) expect(bytes.includes(token_hash)).toBe(false);
    expect(bytes.includes(decided.holder.token)).toBe(false);

    const other = await open();
    const { core } = createTestCore(other);
    expectOk(await restoreBackup(other, { file, keep: join(folder, 'before.db') }));
    const restored = expectOk(await core.reviews.record(decided.review.id));
    expect(restored).toEqual({ ...record, is_open: false, networks: 0 });
    expect(restored.notes).toMatchObject([
      { note: 'A note', proposal: 'Better', answer: 'Thanks', state: 'resolved' },
    ]);
    expect(restored.is_whole).toBe(true);
    expect(await core.reviews.open(decided.holder)).toEqual(notFound);
    // The restored review still requires approval to publish, and a new round can be created.
    expect(await core.posts.update('one', { title: 'Other', status: 'published' })).toMatchObject({
      failure: { code: 'not_approved' },
    });
    const again = reviewInputSchema.parse({ reader: 'One who decides' });
    expect(expectOk(await core.reviews.create('one', again)).review.round).toBe(2);
  });

  test('a restored backup reactivates no revoked review link, and leaves active links valid', async () => {
    const db = await open();
    const { core, give } = await reviewed(db);
    const kept = await give('One who reads on');
    const ended = await give('One who reads no more');
    const file = join(folder, 'copy.db');
    expectOk(await writeBackup(db, file));
    expectOk(await core.reviews.revoke(ended.review.id));
    const later = await give('One who came later');
    expectOk(await restoreBackup(db, { file, keep: join(folder, 'before.db') }));
    expect(expectOk(await core.reviews.open(kept.holder)).reader).toBe('One who reads on');
    expect(await core.reviews.open(ended.holder)).toEqual(notFound);
    // Reviews created after the backup are gone.
    expect(await core.reviews.open(later.holder)).toEqual(notFound);
    const states = expectOk(await core.reviews.list('one')).map(({ reader, state }) => [reader, state]);
    expect(Object.fromEntries(states)).toEqual({
      'One who decides': 'approved',
      'One who reads on': 'waiting',
      'One who reads no more': 'ended',
    });
  });
});

eachDialect('reviews in the activity log', (open) => {
  test('the activity log records each step of a review with the post’s slug, without its text', async () => {
    const { core, decided } = await reviewed(await open());
    expectOk(await core.reviews.visit(decided.holder));
    expectOk(await core.reviews.revoke(decided.review.id));
    expectOk(await core.reviews.revoke(decided.review.id));
    const { events } = await core.audit.list({ limit: 50 });
    const own = events.filter(({ name }) => name.startsWith('review_'));
    expect(own.map(({ name }) => name)).toEqual([
      'review_ended',
      'review_opened',
      'review_approved',
      'review_made',
    ]);
    for (const { what } of own) expect(what).toEqual({ id: decided.review.id, slug: 'one', version: 1 });
  });
});
