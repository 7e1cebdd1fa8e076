import { expect, test } from 'vitest';
import { guardedNameInputSchema } from '../../shared/guard/guarded-name.ts';
import { ConfidentialNamesFound } from '../../shared/result.ts';
import { createTestCore, expectOk, postInput } from '../../test/create-test-core.ts';
import { eachDialect } from '../../test/each-dialect.ts';
import { plainPicture } from '../../test/picture-files.ts';
import { checkExport } from '../export/export-store.ts';

const override = { reason: 'They have named themselves' };

eachDialect('overrides of confidential names', (open) => {
  const prepare = async () => {
    const db = await open();
    const { core, clock } = createTestCore(db);
    expectOk(await core.guard.add(guardedNameInputSchema.parse({ name: 'Vexdale' })));
    return { db, core, clock };
  };

  test('a confidential name can be published with an override, and only new matches need another', async () => {
    const { core, clock } = await prepare();
    const post = postInput({ slug: 'a', title: 'On Vexdale' });
    expect(await core.posts.create(post)).toMatchObject({ ok: false });
    const { id } = expectOk(await core.posts.create({ ...post, override }));
    expectOk(await core.posts.update('a', { html: '<p>Another text.</p>' }));
    const again = await core.posts.update('a', { html: '<p>Vexdale.</p>' });
    expect(again).toMatchObject({ ok: false, failure: { places: [{ field: 'title' }, { field: 'body' }] } });
    clock.advance(1000);
    expectOk(await core.posts.update('a', { html: '<p>Vexdale.</p>', override }));
    expect(await core.posts.update('a', { html: '<p>Vexdale, Vexdale.</p>' })).toMatchObject({ ok: false });
    expect(await core.guard.records()).toMatchObject([
      { kind: 'post', subject: id, version: 3, fields: ['title', 'body'], reason: override.reason },
      { kind: 'post', subject: id, version: 1, fields: ['title'] },
    ]);
    const { events } = await core.audit.list({ limit: 50, names: ['guard_overruled'] });
    expect(events.map(({ what }) => what)).toEqual([
      { id, leaving: 'post', version: 3, fields: ['title', 'body'], places: 2 },
      { id, leaving: 'post', version: 1, fields: ['title'], places: 1 },
    ]);
  });

  test('an override is required again after unpublishing, unless the unpublishing is undone', async () => {
    const { core, clock } = await prepare();
    const [draft, published] = [{ status: 'draft' }, { status: 'published' }] as const;
    const { id } = expectOk(await core.posts.create(postInput({ slug: 'a', title: 'On Vexdale', override })));
    expectOk(await core.posts.update('a', draft));
    expectOk(await core.posts.update('a', published));
    expectOk(await core.posts.remove('a'));
    expectOk(await core.posts.restore(id));
    expectOk(await core.posts.update('a', draft));
    clock.advance(11 * 60_000);
    const again = { status: 'scheduled', publish_at: '2026-03-02T12:00:00Z' } as const;
    for (const status of [again, published])
      expect(await core.posts.update('a', status)).toMatchObject({ failure: { code: 'names_found' } });
    expectOk(await core.posts.update('a', { ...again, override }));
    expectOk(await core.posts.update('a', { ...again, publish_at: '2026-03-03T12:00:00Z' }));
    clock.advance(48 * 3_600_000);
    expect((await core.schedule.publishDue()).published).toHaveLength(1);
    expectOk(await core.posts.update('a', draft));
    expectOk(await core.posts.update('a', { html: '<p>Again.</p>' }));
    expect(await core.posts.changeMany({ action: 'publish', posts: [{ id }] })).toMatchObject([
      { code: 'names_found' },
    ]);
  });

  test('a confidential name is masked in every event', async () => {
    const { core } = await prepare();
    expectOk(await core.posts.create(postInput({ slug: 'with-vexdale', status: 'draft' })));
    expectOk(await core.posts.remove('with-vexdale'));
    expect((await core.audit.list({ limit: 1 })).events).toMatchObject([{ what: { slug: 'with-•••' } }]);
  });

  test('a confidential name in a page section, setting or image can be published with an override', async () => {
    const { core } = await prepare();
    const place = { page_type: 'homepage', section_key: 'about_content', language: 'en' } as const;
    const text = { ...place, content: '<p>At Vexdale</p>', content_type: 'html' } as const;
    expectOk(await core.content.create({ ...text, status: 'draft' }));
    expect(await core.content.publishDrafts()).toMatchObject({ published: [], left: [] });
    expectOk(await core.content.update(place, { status: 'published', override }));
    expectOk(await core.content.update(place, { status: 'published' }));
    await expect(core.settings.save({ brand: 'Vexdale' })).rejects.toThrow(ConfidentialNamesFound);
    expect((await core.settings.save({ brand: 'Vexdale' }, override)).brand).toBe('Vexdale');
    const bytes = await plainPicture(8, 8).png().toBuffer();
    const { id } = expectOk(await core.media.upload({ name: 'vexdale.png', bytes, override }));
    const records = await core.guard.records();
    expect(records.map(({ kind }) => kind).sort()).toEqual(['picture', 'section', 'settings']);
    expect(records.find(({ kind }) => kind === 'picture')).toMatchObject({
      ...{ subject: id, fields: ['file_name'] },
    });
  });

  test('an export with confidential names, even in drafts, is held unless there is an override', async () => {
    const { db, core } = await prepare();
    expectOk(await core.posts.create(postInput({ slug: 'clean' })));
    const { id } = expectOk(
      await core.posts.create(postInput({ slug: 'a', title: 'On Vexdale', status: 'draft' })),
    );
    const events: unknown[] = [];
    const record = async (_: unknown, event: unknown) => void events.push(event);
    const now = new Date();
    expect(await checkExport(db, { record, now })).toMatchObject([{ id, places: [{ field: 'title' }] }]);
    expect(events).toEqual([]);
    expect(await checkExport(db, { record, now, override })).toEqual([]);
    expect(events).toMatchObject([{ name: 'guard_overruled', what: { leaving: 'export', id } }]);
  });
});
