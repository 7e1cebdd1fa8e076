import { expect, test } from 'vitest';
import type { Database } from '../../db/connect.ts';
import { resumableImports } from '../../shared/import.ts';
import { type ImportChange, noParts, type PostComparison } from '../../shared/imported-post.ts';
import { createTestCore, expectOk, owner, type TestCore } from '../../test/create-test-core.ts';
import { bothDialects } from '../../test/each-dialect.ts';
import { asFile, asSource, type ExportItem, wordPressExport } from '../../test/wordpress-export.ts';
import type { ImportedPostReport } from './import-report.ts';
import { listItems } from './import-runs.ts';
import { type ItemFilter, type ItemPlace, insertItems, insertRun, type StoredItem } from './run-store.ts';
import { addToSummary, emptySummary } from './store-run.ts';

const worst = { filter: {}, from: null, limit: 10 };

/** A complete post, one that loses most of its words, and one whose iframe becomes a link. */
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

bothDialects('a stored import report', (open) => {
  test('an import report has totals, a score and every post, lowest scores first', async () => {
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
    // The title's one word and two of the text's six were imported.
    expect(half?.comparison?.parts).toMatchObject({
      title: { total: 1, missing: 0 },
      words: { total: 6, missing: 4, added: 0 },
    });
    expect(half?.score).toBeCloseTo(3 / 7);
    expect(kept?.summary?.parts.words).toEqual({ total: 10, missing: 4, added: 2 });
    expect(kept?.summary?.sums.map(({ code }) => code)).toContain('words_lost');
  });

  test('only the latest import reports and originals are retained', async () => {
    const site = createTestCore(await open());
    for (let count = 0; count < resumableImports.reports + 1; count += 1) {
      site.clock.advance(1000);
      await imported(site, items.slice(0, 1));
    }
    const runs = await site.core.importRuns.list();
    expect(runs).toHaveLength(resumableImports.reports);
    expect(runs.filter(({ originalBytes }) => originalBytes > 0)).toHaveLength(resumableImports.originals);
  });
});

bothDialects('comparing an imported post with its original', (open) => {
  test('the comparison marks words that are missing or added', async () => {
    const site = createTestCore(await open());
    const { run } = await imported(site);
    const found = await site.core.importRuns.post(run ?? '', 2);
    expect(found).toMatchObject({ lacks: null, here: { slug: 'half', isEdited: false } });
    const marked = JSON.stringify(found?.pair?.original.body.nodes);
    expect(marked).toContain('{"type":"text","text":"One two","isMarked":false}');
    expect(marked).toMatch(/"text":"three[^"]*","isMarked":true/);
    expect(JSON.stringify(found?.pair?.copy.body.nodes)).not.toContain('"isMarked":true');
  });

  test('the comparison uses the current text of the post, and the report keeps the first score', async () => {
    const site = createTestCore(await open());
    const { run } = await imported(site);
    await site.core.posts.update('half', { html: '<p>One two</p><p>three four five six seven</p>' });
    const found = await site.core.importRuns.post(run ?? '', 2);
    expect(found?.here?.isEdited).toBe(true);
    expect(found?.pair?.comparison).toMatchObject({ score: 1, parts: { words: { missing: 0, added: 1 } } });
    expect(found?.item.score).toBeLessThan(1);
  });

  test('a post rejected in the report moves to the trash, and is restored when that is undone', async () => {
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

  test('a post imported from a preview is compared with the original page', async () => {
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

const few = 420;

/** As in a large import, many posts share a score and some have none. */
const scores = [1, 0.5, null, 0.25, 1, 0.999, 0] as const;

const outcomes = ['created', 'updated', 'failed'] as const;

async function fill(db: Database, run: string, count = few): Promise<void> {
  const now = '2026-11-23T10:00:00.000Z';
  await insertRun(db.kysely, {
    ...{ id: run, kind: 'export', source: 'wordpress', name: 'old.xml', state: 'finished', options: '{}' },
    ...{ done: count, total: count, report: null, original_bytes: 0 },
    ...{ started_at: now, updated_at: now, ended_at: now },
  });
  const rows = Array.from({ length: count }, (_, at) => {
    const position = at + 1;
    return {
      ...{
        run_id: run,
        position,
        source_key: `k${position}`,
        post_id: `${run}-${position}`,
        post_version: 1,
      },
      ...{ title: position % 60 === 0 ? `Ñandú ${position}` : `Post ${position}`, slug: `post-${position}` },
      ...{
        status: 'published',
        outcome: outcomes[position % 3] ?? 'created',
        changes: '[]',
        comparison: null,
      },
      codes: position % 2 === 0 ? ' words_lost image_lost ' : '',
      score: scores[position % scores.length] ?? null,
      decision: position % 11 === 0 ? 'accepted' : null,
    };
  });
  for (let at = 0; at < count; at += 250) await insertItems(db.kysely, rows.slice(at, at + 250), []);
}

/** Reads all pages in one direction and returns the positions, lowest scores first. */
async function walk(db: Database, run: string, filter: ItemFilter, isBackward = false): Promise<number[]> {
  let positions: number[] = [];
  let from: ItemPlace | null = null;
  for (let pages = 0; pages < 100; pages += 1) {
    const page: { items: StoredItem[]; hasMore: boolean } = await listItems(db.kysely, run, {
      ...{ filter, from, isBackward, limit: 40 },
    });
    const found = page.items.map(({ position }) => position);
    positions = isBackward ? [...found, ...positions] : [...positions, ...found];
    from = (isBackward ? page.items[0] : page.items.at(-1)) ?? null;
    if (!page.hasMore) return positions;
  }
  throw new Error('The list has too many pages.');
}

const rankOf = (position: number) => scores[position % scores.length] ?? 2;

/** Returns the positions of matching posts, lowest scores first. */
function expected(passes: (position: number) => boolean): number[] {
  const all = Array.from({ length: few }, (_, at) => at + 1).filter(passes);
  return all.sort((one, other) => rankOf(one) - rankOf(other) || one - other);
}

const filters: [string, ItemFilter, (position: number) => boolean][] = [
  ['an outcome', { outcome: 'failed' }, (position) => position % 3 === 2],
  ['a change', { change: 'image_lost' }, (position) => position % 2 === 0],
  ['incomplete posts', { isIncomplete: true }, (position) => rankOf(position) < 1],
  ['undecided posts', { isUndecided: true }, (position) => position % 11 !== 0],
  ['words regardless of accents', { text: ' NANDU ' }, (position) => position % 60 === 0],
  ['a slug', { text: 'post-17' }, (position) => String(position).startsWith('17')],
  [
    'combined filters',
    { change: 'words_lost', isIncomplete: true, isUndecided: true },
    (position) => position % 2 === 0 && rankOf(position) < 1 && position % 11 !== 0,
  ],
  ['no match', { text: 'nothing of the kind' }, () => false],
];

bothDialects('the posts of a large import', (open) => {
  test('the posts of a report are filtered and paged in both directions, lowest scores first, each once', async () => {
    const db = await open();
    await fill(db, 'run');
    for (const [name, filter, passes] of filters) {
      expect(await walk(db, 'run', filter), name).toEqual(expected(passes));
      expect(await walk(db, 'run', filter, true), `${name}, backwards`).toEqual(expected(passes));
    }
  }, 60_000);

  test('the list of a report’s posts excludes posts of other imports', async () => {
    const db = await open();
    await fill(db, 'one');
    await fill(db, 'two');
    const first = await listItems(db.kysely, 'two', { filter: {}, from: null, limit: 5 });
    expect(first.items.map(({ postId }) => postId)).toEqual([6, 13, 20, 27, 34].map((at) => `two-${at}`));
    expect(await listItems(db.kysely, 'three', { filter: {}, from: null, limit: 5 })).toEqual({
      items: [],
      hasMore: false,
    });
  }, 60_000);

  test('a full last page of a report’s posts has no next page', async () => {
    const db = await open();
    await fill(db, 'run');
    const filter = { text: 'ñandú' };
    const page = await listItems(db.kysely, 'run', { filter, from: null, limit: 7 });
    expect([page.items.length, page.hasMore]).toEqual([7, false]);
    const less = await listItems(db.kysely, 'run', { filter, from: null, limit: 6 });
    expect([less.items.length, less.hasMore]).toEqual([6, true]);
  }, 60_000);
});

const report = (changes: ImportChange[], outcome: ImportedPostReport['outcome'] = 'created') => ({
  ...{ sourceKey: 'a', id: 'a', version: 1, title: 'A', slug: 'a', status: 'draft' as const },
  ...{ outcome, changes },
});

const lacking = (missing: number): PostComparison => ({
  parts: { ...noParts(), words: { total: 10, missing, added: 0 } },
  score: (10 - missing) / 10,
});

test('the summary adds up batches, with losses first', () => {
  const linked = { code: 'media_linked', what: 'x', count: 5 } as const;
  const lost = { code: 'words_lost', what: 'y', count: 2 } as const;
  const first = addToSummary(emptySummary(), [
    { report: report([linked]), comparison: lacking(0) },
    { report: report([linked], 'unchanged'), comparison: null },
  ]);
  const both = addToSummary(first, [{ report: report([lost, linked]), comparison: lacking(2) }]);
  expect(both).toMatchObject({
    ...{ compared: 2, whole: 1, counts: { created: 2, unchanged: 1 } },
    sums: [
      { code: 'words_lost', count: 2, posts: 1 },
      { code: 'media_linked', count: 15, posts: 3 },
    ],
  });
  expect(both.parts.words).toEqual({ total: 20, missing: 2, added: 0 });
  expect(first.compared).toBe(1);
});
