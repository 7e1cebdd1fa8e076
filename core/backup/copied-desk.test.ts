import { randomUUID } from 'node:crypto';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { guardedNameInputSchema } from '../../shared/guard/guarded-name.ts';
import { noteInputSchema, reviewInputSchema } from '../../shared/review/review.ts';
import { createTestCore, expectOk, owner, postInput, visitor } from '../../test/create-test-core.ts';
import { eachDialect } from '../../test/each-dialect.ts';
import { restoreBackup } from './restore-backup.ts';
import { writeBackup } from './write-backup.ts';

const hour = 3_600_000;
const publish_at = '2026-03-01T13:00:00.000Z';

eachDialect('a copy of a desk in the middle of its work', (open) => {
  test('goes on elsewhere: who waits, who belongs together, who has said what; whom nobody may name stays', async () => {
    const db = await open();
    const { core } = createTestCore(db);
    expectOk(await core.guard.add(guardedNameInputSchema.parse({ name: 'Vexdale' })));
    const write = async (fields: Parameters<typeof postInput>[0]) =>
      expectOk(await core.posts.create(postInput(fields)));
    const override = { reason: 'They have named themselves' };
    await write({ slug: 'steps', language: 'en', date: '2026-02-01', title: 'With Vexdale', override });
    await write({ slug: 'pasos', language: 'es', status: 'draft' });
    expectOk(await core.translations.pair('steps', 'pasos'));
    const { review, token } = expectOk(
      await core.reviews.create('pasos', reviewInputSchema.parse({ reader: 'A reader' })),
    );
    const holder = { token, client: '203.0.113.5' };
    const note = noteInputSchema.parse({ key: randomUUID(), block: 0, note: 'Well said' });
    expectOk(await core.reviews.note(holder, note));
    expectOk(await core.reviews.decide(holder, { kind: 'approved', line: 'Go on.' }));
    expectOk(await core.posts.update('pasos', { status: 'scheduled', publish_at }));

    const folder = await mkdtemp(join(tmpdir(), 'copied-desk-'));
    try {
      const file = join(folder, 'copy.db');
      expectOk(await writeBackup(db, file));
      const bytes = await readFile(file);
      for (const secret of [token, override.reason]) expect(bytes.includes(secret)).toBe(false);
      const target = await open();
      expectOk(await restoreBackup(target, { file, keep: join(folder, 'before.db') }));
      const other = createTestCore(target);
      expect(expectOk(await other.core.posts.get(owner, 'pasos')).post).toMatchObject({
        status: 'scheduled',
        publish_at,
      });
      expect(expectOk(await other.core.translations.find('steps'))).toMatchObject({
        translation: { slug: 'pasos' },
      });
      expect(expectOk(await other.core.reviews.record(review.id))).toMatchObject({
        is_whole: true,
        notes: [{ note: 'Well said' }],
        decision: { kind: 'approved', line: 'Go on.' },
      });
      expect(expectOk(await other.core.guard.list())).toEqual([]);
      // Only what was approved may be said at its time.
      expect(await other.core.posts.update('pasos', { title: 'Other' })).toMatchObject({
        failure: { code: 'not_approved' },
      });
      other.clock.advance(hour);
      expect((await other.core.schedule.publishDue()).published).toMatchObject([{ slug: 'pasos' }]);
      const { posts } = await other.core.posts.browse({ page: 1, limit: 9, locale: 'es' });
      expect(posts.map(({ slug }) => slug)).toEqual(['pasos']);
      // The site it was taken from has not moved.
      expect(await core.posts.get(visitor, 'pasos')).toMatchObject({ failure: { code: 'post_not_found' } });
    } finally {
      await rm(folder, { recursive: true });
    }
  });
});
