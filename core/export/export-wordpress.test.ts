import { expect, test } from 'vitest';
import { createTestCore, expectOk, owner, postInput } from '../../test/create-test-core.ts';
import { eachDialect } from '../../test/each-dialect.ts';
import { asFile, asSource } from '../../test/wordpress-export.ts';
import { exportWordPress } from './export-wordpress.ts';

const origin = 'https://www.example.com';

const everyone = { page: 1, limit: 500 };

eachDialect('an export', (open) => {
  test('comes back through the import as it was', async () => {
    const db = await open();
    const { core } = createTestCore(db);
    const posts = [
      {
        ...{ title: 'Año & <nuevo> ]]> "ya"', slug: 'ano-nuevo', date: '2024-01-02T10:30:00+01:00' },
        ...{ tags: ['Voz', 'R&D', 'ñandú'], language: 'es' as const, excerpt: 'Breve & <claro>' },
        html: '<h2>Una cosa</h2>\n<p>Dos ]]&gt; tres &amp; <a href="https://a.example/?a=1&amp;b=2">cuatro</a> 🎉</p>',
      },
      { title: 'A draft', slug: 'a-draft', status: 'draft' as const, date: '2023-05-06' },
      { title: 'Covered', slug: 'covered', cover: 'https://cdn.example/a%20b.jpg', date: '2022-05-06' },
      { title: 'Half', slug: 'half', cover: 'https://cdn.example/50%.jpg', date: '2021-05-06' },
    ];
    for (const post of posts) expectOk(await core.posts.create(postInput(post)));
    expectOk(await core.posts.create(postInput({ title: 'Gone', slug: 'gone' })));
    expectOk(await core.posts.remove('gone'));
    for (let count = 0; count < 120; count += 1) {
      expectOk(await core.posts.create(postInput({ title: `Post ${count}`, slug: `post-${count}` })));
    }
    const { xml, done } = await exported(db);
    expect(done).toEqual([50, 100, 124]);

    const other = createTestCore(await open()).core;
    const report = expectOk(await other.imports.importFile(asFile(asSource(xml)), {}));
    expect(report).toMatchObject({ counts: { created: 124 }, skipped: [], problems: [] });
    expect(report.posts.flatMap(({ changes }) => changes)).toEqual([]);
    const shape = async (site: typeof core) =>
      (await site.posts.list(owner, everyone))
        .map(({ slug, title, date, cover, excerpt, html, tags, language, status }) => ({
          ...{ slug, title, date, cover, excerpt, html, tags, language, status },
        }))
        .toSorted((one, another) => one.slug.localeCompare(another.slug));
    expect(await shape(other)).toEqual(await shape(core));
  });

  test('gives what lies on the site the site’s address, and names former addresses', async () => {
    const db = await open();
    const { core } = createTestCore(db);
    const html = '<p>See <a href="/blog/x">x</a> and src="/no" and <img src="/media/a/10x10.jpg" alt=""></p>';
    expectOk(await core.posts.create(postInput({ slug: 'before', html, cover: '/media/a/10x10.jpg' })));
    expectOk(await core.posts.update('before', { slug: 'after' }));
    await core.settings.save({ founder: 'Ana Ruiz' });
    const { xml } = await exported(db);
    expect(xml).toContain(`<a href="${origin}/blog/x"`);
    expect(xml).toContain(`<img src="${origin}/media/a/10x10.jpg"`);
    expect(xml).toContain('src="/no"');
    expect(xml).toContain(`<wp:attachment_url><![CDATA[${origin}/media/a/10x10.jpg]]>`);
    expect(xml).toContain('<wp:meta_key>_wp_old_slug</wp:meta_key><wp:meta_value><![CDATA[before]]>');
    expect(xml).toContain(`<link>${origin}/blog/after</link>`);
    expect(xml).toContain('<pubDate>Sun, 01 Mar 2026 00:00:00 GMT</pubDate>\n<language>');
    expect(xml).toContain('<dc:creator><![CDATA[Ana Ruiz]]>');
  });

  test('of an empty site is an export without posts', async () => {
    const { xml } = await exported(await open());
    expect(xml).toMatch(/<\/channel>\n<\/rss>\n$/);
    expect(xml).not.toContain('<item>');
    expect(xml).not.toContain('<pubDate>');
  });
});

async function exported(db: Parameters<typeof exportWordPress>[0]): Promise<{ xml: string; done: number[] }> {
  const done: number[] = [];
  let xml = '';
  for await (const piece of exportWordPress(db, { origin, onProgress: (count) => done.push(count) })) {
    xml += piece;
  }
  return { xml, done };
}
