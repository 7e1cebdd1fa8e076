import { expect, test } from 'vitest';
import { postInput } from '../test/create-test-core.ts';
import { createTestSite, page } from '../test/create-test-site.ts';
import { eachDialect } from '../test/each-dialect.ts';
import { warmPages } from './warm-pages.ts';

eachDialect('the pages that most come to', (open) => {
  const prepare = async () => {
    const site = await createTestSite(await open(), { origin: 'https://site.example' });
    for (const number of [1, 2, 3, 4, 5, 6]) {
      await site.core.posts.create(postInput({ slug: `p${number}`, date: `2026-01-0${number}` }));
    }
    await site.core.posts.create(postInput({ slug: 'draft', status: 'draft' }));
    return site;
  };

  test('are ready in every language before anyone asks, and no other is', async () => {
    const site = await prepare();
    site.pages.render = async (_request, { locale, owner }) => page(`${locale} ${owner}`);
    await warmPages(site.site, () => true);
    const paths = ['/', '/blog', '/blog/p6', '/blog/p5', '/blog/p4', '/blog/p3', '/blog/p2'];
    expect(site.pages.rendered).toEqual(
      paths.flatMap((path) => [`https://site.example${path}`, `https://site.example${path}`]),
    );
    for (const path of paths) {
      expect(await (await site.request(path)).text()).toContain('en false');
      expect(await (await site.request(`${path}?lang=es`)).text()).toContain('es false');
    }
    expect(site.pages.rendered).toHaveLength(14);
  });

  test('are left alone once nobody wants them', async () => {
    const site = await prepare();
    await warmPages(site.site, () => false);
    expect(site.pages.rendered).toHaveLength(0);
    await warmPages(site.site, () => site.pages.rendered.length < 3);
    expect(site.pages.rendered).toHaveLength(3);
    await site.core.posts.create(postInput({ slug: 'new' }));
    await warmPages(site.site, () => true);
    expect(site.pages.rendered).toHaveLength(17);
  });

  test('are made in turns: what others ask for comes between', async () => {
    const site = await prepare();
    const warming = warmPages(site.site, () => true);
    expect((await site.request('/contact')).status).toBe(200);
    expect(site.pages.rendered.length).toBeLessThan(10);
    await warming;
  });
});
