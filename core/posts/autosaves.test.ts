import { sql } from 'kysely';
import { expect, test } from 'vitest';
import {
  createTestCore,
  expectOk,
  owner,
  postInput,
  visitor,
  workingCopy,
} from '../../test/create-test-core.ts';
import { bothDialects } from '../../test/each-dialect.ts';
import { purgeAutosaves } from './autosaves.ts';
import { purgeDeletedPosts } from './change-posts.ts';

const day = 24 * 60 * 60 * 1000;
const elsewhere = { ok: false, failure: { code: 'copy_changed_elsewhere' } };

bothDialects('autosaves', (open) => {
  test('an autosave stores everything as typed, even a title alone', async () => {
    const { core } = createTestCore(await open());
    const { workingCopies } = core;
    const alone = expectOk(await workingCopies.keep('new-one', workingCopy({ title: ' Only a title' })));
    expect(alone).toMatchObject({ id: 'new-one', slug: null, title: ' Only a title', writer: 'a window' });
    const typed = { title: 'T', slug: 'not a slug!', date: 'soon', tags: 'a,, b', html: '<p onclick="x">ñ' };
    const post = expectOk(await core.posts.create(postInput({ slug: 'saved' })));
    const input = workingCopy(typed, { version: 1, made_slug: 't', written_at: '2026-03-01T11:00:00.000Z' });
    expectOk(await workingCopies.keep(post.id, input));
    expect(expectOk(await workingCopies.get(post.id))).toEqual({
      ...{ id: post.id, slug: 'saved', title: 'T', language: 'en', writer: 'a window', version: 1 },
      ...{ made_slug: 't', written_at: '2026-03-01T11:00:00.000Z', kept_until: '2026-05-30T11:00:00.000Z' },
      ...{ etag: expect.any(String), text: input.text },
    });
    expect((await workingCopies.list()).map(({ id }) => id)).toEqual(['new-one', post.id]);
  });

  test('an autosave from another window is rejected unless it is based on the newest one', async () => {
    const { core, clock } = createTestCore(await open());
    const { keep, get } = core.workingCopies;
    const send = (writer: string, title: string, etag = '') =>
      keep('text', workingCopy({ title }, { writer, etag, written_at: clock.now.toISOString() }));
    const first = expectOk(await send('desk', 'one'));
    clock.advance(5000);
    // The response was lost, so the window has no ETag.
    const second = expectOk(await send('desk', 'two'));
    expect(second.etag).not.toBe(first.etag);
    expect(await send('phone', 'from nowhere')).toEqual(elsewhere);
    expect(await send('phone', 'from before', first.etag)).toEqual(elsewhere);
    expectOk(await send('phone', 'three', second.etag));
    expect(await send('desk', 'four', second.etag)).toEqual(elsewhere);
    expect(expectOk(await get('text')).text.title).toBe('three');
  });

  test('an older autosave that arrives late doesn’t replace a newer one', async () => {
    const { core } = createTestCore(await open());
    const { keep, get } = core.workingCopies;
    const at = (second: number) => `2026-03-01T11:00:0${second}.000Z`;
    expectOk(await keep('text', workingCopy({ title: 'later' }, { written_at: at(5) })));
    expect(await keep('text', workingCopy({ title: 'earlier' }, { written_at: at(1) }))).toEqual(elsewhere);
    // A time in the future, from a wrong clock, is stored as the current time.
    expectOk(await keep('other', workingCopy({}, { written_at: '2036-01-01T00:00:00.000Z' })));
    expect(expectOk(await get('other')).written_at).toBe('2026-03-01T12:00:00.000Z');
  });

  test('an autosave can be discarded by its window or with its ETag, but not if a newer one was stored', async () => {
    const { core } = createTestCore(await open());
    const { keep, get, remove, list } = core.workingCopies;
    const first = expectOk(await keep('text', workingCopy({ title: 'one' })));
    const second = expectOk(await keep('text', workingCopy({ title: 'two' }, { etag: first.etag })));
    expect(await remove('text', { etag: first.etag, writer: 'another' })).toEqual(elsewhere);
    expect(await remove('text', {})).toEqual(elsewhere);
    expectOk(await remove('text', { etag: second.etag }));
    expect(await get('text')).toEqual({ ok: false, failure: { code: 'copy_not_found' } });
    expectOk(await remove('text', { writer: 'a window' }));
    expectOk(await keep('text', workingCopy()));
    expectOk(await remove('text', { writer: 'a window' }));
    expect(await list()).toEqual([]);
  });

  test('an autosave changes neither the public site nor the saved post', async () => {
    const db = await open();
    const { core } = createTestCore(db);
    const post = expectOk(await core.posts.create(postInput({ slug: 'one', title: 'Saved' })));
    const version = db.siteVersion();
    const text = { title: 'Unsaved xylophone', html: '<p>Unsaved xylophone.</p>' };
    expectOk(await core.workingCopies.keep(post.id, workingCopy(text, { version: 1 })));
    expectOk(await core.workingCopies.keep('new', workingCopy(text)));
    expect(db.siteVersion()).toBe(version);
    expect(expectOk(await core.posts.get(visitor, 'one')).post).toEqual(post);
    const range = { page: 1, limit: 10 };
    const seen = [
      await core.posts.list(owner, range),
      await core.posts.browse(range),
      await core.posts.suggest('xylophone'),
      await core.posts.search('xylophone', 10),
      await core.posts.listOwn({}, { limit: 10 }),
    ];
    expect(JSON.stringify(seen)).not.toContain('xylophone');
  });

  test('the autosave of a deleted post is hidden until the post is restored, and deleted permanently with it', async () => {
    const db = await open();
    const { core, clock } = createTestCore(db);
    const { keep, get, list } = core.workingCopies;
    const { id } = expectOk(await core.posts.create(postInput({ slug: 'one' })));
    const input = workingCopy({ title: 'On' }, { version: 1 });
    expectOk(await keep(id, input));
    expectOk(await core.posts.remove('one'));
    expect(await list()).toEqual([]);
    expect(await get(id)).toMatchObject({ ok: false });
    expect(await keep(id, input)).toEqual({ ok: false, failure: { code: 'post_not_found' } });
    expectOk(await core.posts.restore(id));
    expect(await list()).toHaveLength(1);
    expectOk(await core.posts.remove('one'));
    clock.advance(31 * day);
    await purgeDeletedPosts(db, clock.now);
    const { rows } = await sql`select id from working_copies`.execute(db.kysely);
    expect(rows).toEqual([]);
  });

  test('an autosave is deleted 90 days after the last edit', async () => {
    const db = await open();
    const { core, clock } = createTestCore(db);
    const [kept] = [expectOk(await core.workingCopies.keep('text', workingCopy()))];
    clock.now = new Date(kept.kept_until);
    expect(await purgeAutosaves(db, clock.now)).toBe(0);
    clock.advance(1);
    expect(await purgeAutosaves(db, clock.now)).toBe(1);
  });

  test('a site stores up to 200 autosaves, and these can still be updated', async () => {
    const db = await open();
    const { core } = createTestCore(db);
    for (let count = 0; count < 200; count += 1)
      await core.workingCopies.keep(`text ${count}`, workingCopy());
    const more = await core.workingCopies.keep('one more', workingCopy());
    expect(more).toEqual({ ok: false, failure: { code: 'too_many_copies' } });
    expectOk(await core.workingCopies.keep('text 7', workingCopy({ title: 'goes on' })));
  });
});
