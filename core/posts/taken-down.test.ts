import { expect, test } from 'vitest';
import { isSameEra } from '../../shared/site-version-era.ts';
import { eachDialect } from '../../test/each-dialect.ts';
import { createCore } from '../create-core.ts';

eachDialect('pages of before a save', (open) => {
  test('may be sent for a moment while the post stays published, never once it is off the site', async () => {
    const db = await open();
    const { posts } = createCore({ db });
    const mayBeSentAfter = async (change: Promise<{ ok: boolean }>) => {
      const before = db.siteVersion() ?? 0;
      expect((await change).ok).toBe(true);
      expect(db.siteVersion()).toBeGreaterThan(before);
      return isSameEra(before, db.siteVersion() ?? 0);
    };
    const input = { title: 'A', html: '<p>a</p>', status: 'published' } as const;
    expect(await mayBeSentAfter(posts.create(input))).toBe(true);
    expect(await mayBeSentAfter(posts.update('a', { html: '<p>b</p>' }))).toBe(true);
    expect(await mayBeSentAfter(posts.update('a', { slug: 'c' }))).toBe(true);
    expect(await mayBeSentAfter(posts.update('c', { status: 'draft' }))).toBe(false);
    expect(await mayBeSentAfter(posts.update('c', { status: 'published' }))).toBe(true);
    expect(await mayBeSentAfter(posts.remove('c'))).toBe(false);
  });
});
