import { expect, test } from 'vitest';
import { plainText } from '../../shared/rich-text/parse-html.ts';
import { sanitizeHtml } from '../../shared/rich-text/sanitize.ts';
import { createTestCore, expectOk, owner, postInput, visitor } from '../../test/create-test-core.ts';
import { bothDialects } from '../../test/each-dialect.ts';
import { listRevisions } from '../posts/post-store.ts';
import { seedSamples } from './seed-samples.ts';

const now = new Date('2026-03-01T12:00:00.000Z');
const all = { page: 1, limit: 500 };

bothDialects('sample posts', (open) => {
  test('an empty site gets complete sample posts, marked as samples, each with one version', async () => {
    const db = await open();
    const { core } = createTestCore(db);
    const before = db.siteVersion();
    expect(await seedSamples(db, now)).toBe(8);
    const posts = await core.posts.list(visitor, all);
    expect(posts).toHaveLength(8);
    for (const post of posts) {
      expect(post).toMatchObject({ source: 'sample', status: 'published', version: 1 });
      expect(plainText(post.html)).not.toBe('');
      expect(sanitizeHtml(post.html)).toBe(post.html);
      expect(post.excerpt?.length).toBeGreaterThan(20);
      expect(await listRevisions(db.kysely, post.id)).toHaveLength(1);
    }
    expect(db.siteVersion()).not.toBe(before);
  });

  test('sample posts in two languages are linked as translations', async () => {
    const db = await open();
    const { core } = createTestCore(db);
    await seedSamples(db, now);
    const posts = await core.posts.list(visitor, all);
    const translations = await core.translations.published(posts.map(({ id }) => id));
    const pairs = posts.flatMap(({ id, slug }) => {
      const translation = translations.get(id);
      return translation ? [[slug, translation.slug]] : [];
    });
    expect(Object.fromEntries(pairs)).toEqual({
      'the-apology-that-holds': 'una-disculpa-que-se-sostiene',
      'una-disculpa-que-se-sostiene': 'the-apology-that-holds',
      'numbers-that-survive-the-room': 'una-cifra-por-minuto',
      'una-cifra-por-minuto': 'numbers-that-survive-the-room',
    });
    const english = await core.posts.browse({ ...all, locale: 'en' });
    expect(new Set(english.posts.map(({ language }) => language))).toEqual(new Set(['en']));
    expect(english.total).toBe(6);
  });

  test('sample posts are added once, and not again after the owner deletes them', async () => {
    const db = await open();
    const { core } = createTestCore(db);
    await seedSamples(db, now);
    expect(await seedSamples(db, now)).toBe(0);
    for (const { slug } of await core.posts.list(owner, all)) expectOk(await core.posts.remove(slug));
    expect(await seedSamples(db, now)).toBe(0);
    expect(await core.posts.list(owner, all)).toEqual([]);
  });

  test('sample posts are hidden with the other sample content, but not one the owner has edited', async () => {
    const db = await open();
    const { core } = createTestCore(db);
    await seedSamples(db, now);
    const { slug } = expectOk(await core.posts.update('the-apology-that-holds', { html: '<p>Mine</p>' }));
    await core.settings.save({ show_samples: false });
    expect((await core.posts.list(visitor, all)).map((post) => post.slug)).toEqual([slug]);
    await core.settings.save({ show_samples: true });
    expect(await core.posts.list(visitor, all)).toHaveLength(8);
  });

  test('a site with a post gets no sample posts, even after that post is deleted', async () => {
    const db = await open();
    const { core } = createTestCore(db);
    await core.posts.create(postInput({ slug: 'mine', status: 'draft' }));
    expect(await seedSamples(db, now)).toBe(0);
    await core.posts.remove('mine');
    expect(await seedSamples(db, now)).toBe(0);
    expect(await core.posts.list(owner, all)).toEqual([]);
  });
});
