import { expect, test } from 'vitest';
import { guardedNameInputSchema } from '../../shared/guard/guarded-name.ts';
import { createTestCore, expectOk, type TestCore, visitor } from '../../test/create-test-core.ts';
import { eachDialect } from '../../test/each-dialect.ts';
import { type ExportItem, importItems } from '../../test/wordpress-export.ts';

const bring = async (site: TestCore, items: ExportItem[]) => (await importItems(site, items)).posts;

const linking = (address: string) => `<p>Read <a href="${address}">this</a>.</p>`;

eachDialect('importing with confidential names', (open) => {
  const begin = async () => {
    const site = createTestCore(await open());
    const guard = async () =>
      expectOk(await site.core.guard.add(guardedNameInputSchema.parse({ name: 'Vexdale' })));
    const link = async (slug: string) =>
      /href="([^"]*)"/.exec(expectOk(await site.core.posts.get(visitor, slug)).post?.html ?? '')?.[1];
    return { site, guard, link };
  };

  test('leaves a link unchanged if the new URL contains a confidential name', async () => {
    const { site, guard, link } = await begin();
    await guard();
    const numbered = 'https://old.example.com/?p=2';
    const come = await bring(site, [
      { id: 1, name: 'one', content: linking(numbered) },
      { id: 2, name: 'on-vexdale' },
      { id: 3, name: 'three', content: linking('https://old.example.com/?p=4') },
      { id: 4, name: 'four' },
    ]);
    expect(come.map(({ status }) => status)).toEqual(['published', 'draft', 'published', 'published']);
    expect([await link('one'), await link('three')]).toEqual([numbered, '/blog/four']);
  });

  test('reports posts with a confidential name whose links were left unchanged, and no others', async () => {
    const { site, guard, link } = await begin();
    await bring(site, [
      { id: 1, name: 'one', title: 'On Vexdale', content: linking('https://old.example.com/?p=2') },
      { id: 3, name: 'three', content: linking('https://old.example.com/?p=2') },
    ]);
    await guard();
    const { run, problems } = await importItems(site, [{ id: 2, name: 'two' }]);
    const reported = [{ code: 'links_named', title: 'On Vexdale', slug: 'one' }];
    expect(problems).toEqual(reported);
    expect(await site.core.importRuns.find(run ?? '')).toMatchObject({ summary: { problems: reported } });
    expect([await link('one'), await link('three')]).toEqual(['https://old.example.com/?p=2', '/blog/two']);
  });
});
