import { expect, test } from 'vitest';
import { createTestCore, expectOk, postInput } from '../../test/create-test-core.ts';
import { eachDialect } from '../../test/each-dialect.ts';
import { exportWordPress } from './export-wordpress.ts';

const origin = 'https://www.example.com';

eachDialect('an export', (open) => {
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
