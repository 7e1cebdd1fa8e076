import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '../../../db/connect.ts';
import { createTestCore, expectOk } from '../../../test/create-test-core.ts';
import { eachDialect } from '../../../test/each-dialect.ts';
import { type ExportItem, wordPressExport } from '../../../test/wordpress-export.ts';

/** Articles with pages between them: the first page becomes a text, links to the last article, and is linked from it. */
const count = 120;
const items: ExportItem[] = Array.from({ length: count }, (_, index) => {
  const id = index + 1;
  const content = `<p>Text ${id} <a href="https://old.example.com/post-${count}/">there</a>.</p>`;
  if (id === 20) return { id, type: 'page', name: 'about', title: 'About', path: '/about/', content };
  if (id === 22) return { id, type: 'page', name: 'blog', title: 'Blog', content: '<p>Intro.</p>' };
  if (id === 100) return { id, type: 'page', name: 'bio', title: 'Bio', content: '<p>My life.</p>' };
  if (id % 30 === 0 && id < count) return { id, type: 'page', name: `page-${id}`, title: `Page ${id}` };
  if (id % 30 === 1) return { id, type: 'portfolio', name: `work-${id}` };
  return { id, name: `n${id}`, content: content.replace(`post-${count}`, id === count ? 'about' : 'post-2') };
});
const texts = '@about:about_content;@blog:blog_intro;@bio:bio_content';
const order = { others: 'page:all', texts };
const articles = items.filter(({ type }) => type === undefined).length;
const works = items.filter(({ type }) => type === 'portfolio').length;
const pages = count - articles - works;

let parent: string;

beforeAll(async () => {
  parent = await mkdtemp(join(tmpdir(), 'resumed-pages-'));
  await writeFile(join(parent, 'old.xml'), wordPressExport(items));
});
afterAll(() => rm(parent, { recursive: true, force: true }));

async function siteOn(db: Database) {
  const site = createTestCore(db, { importFolder: join(parent, 'kept') });
  /** Imports until so many items are read, or to the end. */
  const run = async (until?: number) => {
    const lock = expectOk(await site.core.imports.lock('export'));
    const stopping = new AbortController();
    const { resumable } = site.core.imports;
    const file = { name: 'old.xml', path: join(parent, 'old.xml') };
    const onProgress = ({ done }: { done: number }) => {
      if (until !== undefined && done >= until) stopping.abort();
    };
    const running = resumable.run(file, order, { lock, signal: stopping.signal, onProgress });
    return expectOk(await running.finally(lock.release));
  };
  return { ...site, db, run };
}
type Site = Awaited<ReturnType<typeof siteOn>>;

/** What visitors and the owner would see, and what the report says of each item. */
async function contentsOf({ db, core }: Site) {
  const posts = db.kysely.selectFrom('posts').select(['slug', 'title', 'html', 'status', 'version']);
  const sections = db.kysely.selectFrom('content_items').select(['section_key', 'content', 'status']);
  const kept = db.kysely.selectFrom('import_items').select(['source_key', 'slug', 'outcome', 'changes']);
  const [run] = await core.importRuns.list();
  return {
    posts: await posts.orderBy('slug').execute(),
    sections: await sections.orderBy('section_key').execute(),
    paths: await db.kysely.selectFrom('old_paths').selectAll().orderBy('path').execute(),
    kept: await kept.orderBy('position').execute(),
    run: { state: run?.state, done: run?.done, summary: run?.summary },
  };
}

eachDialect('an import of pages that is paused', (open) => {
  test('comes to the same end as one that is left alone, in one report', async () => {
    const whole = await siteOn(await open());
    const report = await whole.run();
    expect(report).toMatchObject({
      ...{ state: 'finished', counts: { created: articles }, others: { created: pages } },
      ...{ otherKinds: { portfolio: works }, offered: { portfolio: works } },
    });
    const expected = await contentsOf(whole);
    expect(expected.kept).toHaveLength(count - works);

    const site = await siteOn(await open());
    // At a text, right behind one, between two, and among the articles.
    const states: string[] = [];
    for (const until of [19, 20, 21, 70]) states.push((await site.run(until)).state);
    expect(states).toEqual(states.map(() => 'paused'));
    const resumed = await site.run();
    expect(await contentsOf(site)).toEqual(expected);
    const { posts, ...sums } = report;
    expect(resumed).toMatchObject({ ...sums, run: resumed.run });
    const named = (list: typeof posts) =>
      list.map(({ sourceKey, kind, text, slug, outcome, changes }) => {
        return { sourceKey, kind, text, slug, outcome, changes };
      });
    expect(named(resumed.posts)).toEqual(named(posts));
  });
});
