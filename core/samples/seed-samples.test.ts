import { expect, test } from 'vitest';
import { plainText } from '../../shared/rich-text/parse-html.ts';
import { sanitizeHtml } from '../../shared/rich-text/sanitize.ts';
import { createTestCore, expectOk, owner, postInput, visitor } from '../../test/create-test-core.ts';
import { bothDialects } from '../../test/each-dialect.ts';
import { listRevisions } from '../posts/post-store.ts';
import { seedSamples } from './seed-samples.ts';

const now = new Date('2026-03-01T12:00:00.000Z');
const all = { page: 1, limit: 500 };

bothDialects('sample articles', (open) => {
  test('are put into an empty site, whole, marked as samples and with a revision each', async () => {
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

  test('are paired where one is the translation of another', async () => {
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

  test('are not put there twice, nor again after the owner has deleted them', async () => {
    const db = await open();
    const { core } = createTestCore(db);
    await seedSamples(db, now);
    expect(await seedSamples(db, now)).toBe(0);
    for (const { slug } of await core.posts.list(owner, all)) expectOk(await core.posts.remove(slug));
    expect(await seedSamples(db, now)).toBe(0);
    expect(await core.posts.list(owner, all)).toEqual([]);
  });

  test('are hidden and shown with the other samples; one that was rewritten is the owner’s', async () => {
    const db = await open();
    const { core } = createTestCore(db);
    await seedSamples(db, now);
    const { slug } = expectOk(await core.posts.update('the-apology-that-holds', { html: '<p>Mine</p>' }));
    await core.settings.save({ show_samples: false });
    expect((await core.posts.list(visitor, all)).map((post) => post.slug)).toEqual([slug]);
    await core.settings.save({ show_samples: true });
    expect(await core.posts.list(visitor, all)).toHaveLength(8);
  });

  test('are never put into a site that holds a post, not even once that one is deleted', async () => {
    const db = await open();
    const { core } = createTestCore(db);
    await core.posts.create(postInput({ slug: 'mine', status: 'draft' }));
    expect(await seedSamples(db, now)).toBe(0);
    await core.posts.remove('mine');
    expect(await seedSamples(db, now)).toBe(0);
    expect(await core.posts.list(owner, all)).toEqual([]);
  });
});
