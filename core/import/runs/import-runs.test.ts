import { expect, test } from 'vitest';
import { keptImports } from '../../../shared/import.ts';
import { createTestCore, expectOk, owner, type TestCore } from '../../../test/create-test-core.ts';
import { bothDialects } from '../../../test/each-dialect.ts';
import { asFile, asSource, type ExportItem, wordPressExport } from '../../../test/wordpress-export.ts';

const worst = { filter: {}, from: null, limit: 10 };

/** One that is whole, one that lacks half its words, one of which a frame became a link. */
const items: ExportItem[] = [
  { name: 'whole', title: 'Ñandú', content: '<p>One two three.</p>' },
  {
    name: 'half',
    title: 'Half',
    content: '<p>One two</p><svg><text>three four five six</text></svg>',
  },
  { name: 'linked', title: 'Linked', content: '<p>One</p><iframe src="https://a.example/x"></iframe>' },
];

async function imported(site: TestCore, list = items, isDryRun = false) {
  const file = asFile(asSource(wordPressExport(list)));
  return expectOk(await site.core.imports.importFile(file, { isDryRun, name: 'old.xml' }));
}

bothDialects('what is kept of an import', (open) => {
  test('is its sums, its score, and each of its posts, worst first', async () => {
    const site = createTestCore(await open());
    const { run } = await imported(site);
    const [kept] = await site.core.importRuns.list();
    expect(kept).toMatchObject({
      ...{ id: run, kind: 'export', source: 'wordpress', name: 'old.xml', state: 'finished' },
      ...{ done: 3, total: 3, summary: { counts: { created: 3 }, compared: 3, whole: 2 } },
    });
    expect(kept?.originalBytes).toBeGreaterThan(100);
    const { items: posts, hasMore } = await site.core.importRuns.items(run ?? '', worst);
    expect(posts.map(({ slug }) => slug)).toEqual(['half', 'whole', 'linked']);
    expect(hasMore).toBe(false);
    const [half] = posts;
    // The title's one word and the text's two of six are here.
    expect(half?.comparison?.parts).toMatchObject({
      title: { total: 1, missing: 0 },
      words: { total: 6, missing: 4, added: 0 },
    });
    expect(half?.score).toBeCloseTo(3 / 7);
    expect(kept?.summary?.parts.words).toEqual({ total: 10, missing: 4, added: 2 });
    expect(kept?.summary?.sums.map(({ code }) => code)).toContain('words_lost');
  });

  test('is that of the last imports alone', async () => {
    const site = createTestCore(await open());
    for (let count = 0; count < keptImports.reports + 1; count += 1) {
      site.clock.advance(1000);
      await imported(site, items.slice(0, 1));
    }
    const runs = await site.core.importRuns.list();
    expect(runs).toHaveLength(keptImports.reports);
    expect(runs.filter(({ originalBytes }) => originalBytes > 0)).toHaveLength(keptImports.originals);
  });
});

bothDialects('a post beside its original', (open) => {
  test('shows what is missing and what is new', async () => {
    const site = createTestCore(await open());
    const { run } = await imported(site);
    const found = await site.core.importRuns.post(run ?? '', 2);
    expect(found).toMatchObject({ lacks: null, here: { slug: 'half', isEdited: false } });
    const marked = JSON.stringify(found?.pair?.original.body.nodes);
    expect(marked).toContain('{"type":"text","text":"One two","isMarked":false}');
    expect(marked).toMatch(/"text":"three[^"]*","isMarked":true/);
    expect(JSON.stringify(found?.pair?.copy.body.nodes)).not.toContain('"isMarked":true');
  });

  test('is held against what the post is now', async () => {
    const site = createTestCore(await open());
    const { run } = await imported(site);
    await site.core.posts.update('half', { html: '<p>One two</p><p>three four five six seven</p>' });
    const found = await site.core.importRuns.post(run ?? '', 2);
    expect(found?.here?.isEdited).toBe(true);
    expect(found?.pair?.comparison).toMatchObject({ score: 1, parts: { words: { missing: 0, added: 1 } } });
    expect(found?.item.score).toBeLessThan(1);
  });

  test('that is left out goes into the trash, and comes back when that is taken back', async () => {
    const site = createTestCore(await open());
    const place = { run: (await imported(site)).run ?? '', position: 2 };
    expectOk(await site.core.importRuns.decide(place, 'left_out'));
    expect(await site.core.posts.get(owner, 'half')).toMatchObject({ ok: false });
    expect(await site.core.importRuns.post(place.run, 2)).toMatchObject({
      ...{ here: null, lacks: 'post', item: { decision: 'left_out' } },
    });
    expect(await imported(site)).toMatchObject({ counts: { kept: 1 } });
    expectOk(await site.core.importRuns.decide(place, null));
    expectOk(await site.core.posts.get(owner, 'half'));
  });

  test('came in a preview with what its blog shows', async () => {
    const { core } = createTestCore(await open());
    const common = { cover: null, excerpt: '', language: 'en' as const, changes: [] };
    const post = { ...common, id: 'a', slug: 'a', title: 'A', date: '2020-01-01', html: '<p>One</p>' };
    const place = { source_key: 'https://old.example.com/a', link: 'https://old.example.com/a' };
    const report = await core.imports.importPreviewed(
      [
        { ...post, ...place, original: '<p>One two</p>' },
        { ...post, ...place, id: 'b', slug: 'b', source_key: 'b' },
      ],
      {},
    );
    const { items: posts } = await core.importRuns.items(report.run ?? '', worst);
    expect(posts.map(({ score }) => score)).toEqual([2 / 3, null]);
    expect(await core.importRuns.find(report.run ?? '')).toMatchObject({ name: 'old.example.com', done: 2 });
  });
});
