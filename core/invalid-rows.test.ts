import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { feed } from '../app/site/blog/rss-route.ts';
import type { Database } from '../db/connect.ts';
import { catalogs } from '../messages/catalogs.ts';
import { collected } from '../test/collected.ts';
import { createTestCore, expectOk, owner, postInput, visitor } from '../test/create-test-core.ts';
import { bothDialects } from '../test/each-dialect.ts';
import { type InvalidValue, invalidValues } from './invalid-rows.ts';

const range = { page: 1, limit: 50 };
let heard: InvalidValue[] = [];
const onInvalidValue = (odd: unknown) => heard.push(odd as InvalidValue);
beforeEach(() => {
  heard = [];
  invalidValues.subscribe(onInvalidValue);
});
afterEach(() => void invalidValues.unsubscribe(onInvalidValue));

/** One post for each kind of invalid value. */
const odd = {
  source: 'typewriter',
  status: 'embargoed',
  language: 'fr',
  tags: '{"no list"',
  date: 'the day before',
  updated_at: 'just now',
  created_at: 'once',
} as const;

async function withOddRows(db: Database) {
  const { core } = createTestCore(db);
  expectOk(await core.posts.create(postInput({ title: 'Whole', slug: 'whole' })));
  for (const [column, value] of Object.entries(odd)) {
    const { id } = expectOk(
      await core.posts.create(postInput({ title: column, slug: column.replace('_', '-') })),
    );
    await db.kysely
      .updateTable('posts')
      .set({ [column]: value })
      .where('id', '=', id)
      .execute();
  }
  return core;
}

bothDialects('rows with invalid values', (open) => {
  test('invalid values in post rows break no list, feed, search or version history', async () => {
    const db = await open();
    const core = await withOddRows(db);
    const count = Object.keys(odd).length + 1;
    const all = await core.posts.list(owner, range);
    expect(all).toHaveLength(count);
    const by = (title: string) => all.find((post) => post.title === title);
    expect(by('source')?.source).toBe('compose');
    expect(by('status')?.status).toBe('draft');
    expect(by('language')?.language).toBe('en');
    expect(by('tags')?.tags).toEqual([]);
    expect(by('date')?.date).toBe('2026-03-01T12:00:00.000Z');

    // A post with an unknown status isn't public.
    const public_ = await core.posts.list(visitor, range);
    expect(public_.map(({ title }) => title).sort()).toEqual(
      ['Whole', ...Object.keys(odd).filter((title) => title !== 'status')].sort(),
    );
    expect((await core.posts.get(visitor, 'status')).ok).toBe(false);
    expect((await core.posts.browse(range)).posts).toHaveLength(count - 1);
    expect((await core.posts.browse(range)).years).toEqual(['2026']);
    const { batches } = await core.posts.addresses(range);
    expect((await collected(batches)).flat()).toHaveLength(count - 1);
    expect((await core.posts.search('', 50)).total).toBe(count);
    expect((await core.posts.search('text', 50)).total).toBe(count);
    expect(await core.posts.suggest('')).not.toHaveLength(0);
    for (const post of all) {
      await core.posts.related(post);
      expectOk(await core.posts.revisions(post.slug));
      expectOk(await core.posts.update(post.slug, { title: `${post.title}!` }));
    }
    const described = await Promise.all(
      public_.map(async (post) => ({ ...post, summary: (await core.posts.describe(post)).summary })),
    );
    const channel = { origin: 'https://a.test', brand: 'B', locale: 'en', messages: catalogs.en } as const;
    expect(feed(described, channel)).not.toContain('Invalid Date');
  });

  test('unreadable versions are skipped, and the others are listed', async () => {
    const db = await open();
    const { core } = createTestCore(db);
    const { slug, id } = expectOk(await core.posts.create(postInput()));
    expectOk(await core.posts.update(slug, { title: 'Second' }));
    expectOk(await core.posts.update(slug, { title: 'Third' }));
    const set = (version: number, snapshot: string) =>
      sql`update revisions set snapshot = ${snapshot} where post_id = ${id} and version = ${version}`.execute(
        db.kysely,
      );
    await set(1, '{broken');
    await set(2, JSON.stringify({ title: 'Second', status: 'embargoed', html: '<p>b</p>' }));
    const versions = expectOk(await core.posts.revisions(slug));
    expect(versions.map(({ version, title, status }) => [version, title, status])).toEqual([
      [3, 'Third', 'published'],
      [2, 'Second', 'draft'],
    ]);
    expect((await core.posts.revision(slug, 1)).ok).toBe(false);
    expect(expectOk(await core.posts.revision(slug, 2)).html).toBe('<p>b</p>');
    expectOk(await core.posts.restoreRevision(slug, 2));
  });
});
