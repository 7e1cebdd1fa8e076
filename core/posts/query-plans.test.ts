import { randomUUID } from 'node:crypto';
import { type RawBuilder, sql } from 'kysely';
import { expect, test } from 'vitest';
import { fillPosts } from '../../bench/fill-posts.ts';
import type { Database } from '../../db/connect.ts';
import { noteInputSchema, reviewInputSchema } from '../../shared/review.ts';
import { collected } from '../../test/collected.ts';
import { createTestCore, expectOk, owner, visitor } from '../../test/create-test-core.ts';
import { bothDialects } from '../../test/each-dialect.ts';
import type { Core } from '../core.ts';
import { listOwnPlaces } from './owner-list.ts';

/** Returns the query plan of every statement on posts and their search that `work` runs. */
async function plansOf(db: Database, work: (watched: Database) => Promise<unknown>): Promise<string[]> {
  const asked: RawBuilder<Record<string, unknown>>[] = [];
  const watched = db.kysely.withPlugin({
    transformQuery: ({ node, queryId }) => {
      const { sql: text, parameters } = db.kysely.getExecutor().compileQuery(node, queryId);
      const values = [...parameters];
      const pieces = text.split(db.dialect === 'sqlite' ? '?' : /\$\d+/);
      const filled = pieces.flatMap((piece, at) =>
        at === 0 ? [sql.raw(piece)] : [sql`${values[at - 1]}`, sql.raw(piece)],
      );
      if (/\bposts\b|post_search/.test(text) && /^\s*select/i.test(text)) asked.push(sql.join(filled, sql``));
      return node;
    },
    transformResult: async ({ result }) => result,
  });
  await work({ ...db, kysely: watched });
  const explain = sql.raw(db.dialect === 'sqlite' ? 'explain query plan ' : 'explain ');
  return Promise.all(
    asked.map((query) =>
      db.kysely.transaction().execute(async (transaction) => {
        // PostgreSQL prefers full scans and sorts for few rows. With these turned off, the plan contains only
        // those for which there is no index.
        for (const way of db.dialect === 'postgres' ? ['seqscan', 'sort', 'hashjoin'] : [])
          await sql`set local ${sql.raw(`enable_${way}`)} = off`.execute(transaction);
        const { rows } = await sql`${explain}${query}`.execute(transaction);
        return rows.map((row) => Object.values(row as object).join(' ')).join('\n');
      }),
    ),
  );
}

/** Enough posts for PostgreSQL to prefer an index. */
async function filled(open: () => Promise<Database>): Promise<Database> {
  const db = await open();
  await fillPosts(db, 300);
  if (db.dialect === 'postgres') await sql`vacuum analyze`.execute(db.kysely);
  return db;
}

async function postOf({ get }: Core['posts']) {
  const { post } = expectOk(await get(visitor, 'post-7'));
  if (!post) throw new Error('post-7 not found');
  return post;
}

/** Matches a scan of all rows. Rows of `of_class` are at most one page. */
const readsAll = {
  sqlite: /SCAN (?!of_class\b)\w+\b(?! USING (COVERING )?INDEX)/,
  postgres: /Seq Scan/,
} as const;
const sorts = { sqlite: /TEMP B-TREE/, postgres: /\bSort\b/ } as const;
/** Matches a sort of few rows: one page, a page of each class, or the rows of one URL. */
const isOfFew = /LIST SUBQUERY|-> {2}Limit|old_paths_path|MERGE \(UNION ALL\)|Sort {2}\(cost=\S+ rows=\d\b/;

const questions: Record<string, (core: Core) => Promise<unknown>> = {
  'related posts': async ({ posts }) => posts.related(await postOf(posts)),
  'a missing post': ({ posts }) => posts.get(visitor, 'not-here'),
  'an old URL': ({ imports }) => imports.resolveOldAddress(visitor, '/2019/01/gone'),
  'the first page': ({ posts }) => posts.browse({ page: 1, limit: 20 }),
  'the first page of a language': ({ posts }) => posts.browse({ page: 1, limit: 20, locale: 'es' }),
  'a far page of a language': ({ posts }) => posts.browse({ page: 10, limit: 20, locale: 'en' }),
  'the pages with a pinned post': async ({ posts }) => {
    expectOk(await posts.pin('post-7'));
    for (const page of [1, 10]) await posts.browse({ page, limit: 20, locale: 'en' });
    return posts.pinned();
  },
  'the links of a text': ({ posts }) =>
    posts.checkInput({
      title: 'x',
      html: '<p><a href="/blog/post-7">a</a> <a href="/blog/tag/the">b</a> <a href="/2019/x">c</a></p>',
    }),
  'a year of a language': ({ posts }) => posts.browse({ page: 1, limit: 20, year: '2015', locale: 'es' }),
  'whole posts of a language': ({ posts }) => posts.list(visitor, { page: 1, limit: 20, language: 'es' }),
  'a tag’s posts in a language': ({ tags }) => tags.browse('the', { page: 1, limit: 20, locale: 'es' }),
  'out-of-date translations': ({ translations }) => translations.open(),
  'a post’s translation': async ({ posts, translations }) =>
    translations.published([(await postOf(posts)).id]),
  'whole posts including drafts': ({ posts }) => posts.list(owner, { page: 1, limit: 20 }),
  'post URLs': async ({ posts }) => collected((await posts.addresses({ page: 3, limit: 20 })).batches),
  'the owner’s list': ({ posts }) => posts.search('', 20),
  'the last changed posts': ({ posts }) => posts.suggest(''),
  'the owner’s whole list': ({ posts }) => posts.listOwn({}, { limit: 20 }),
  'the owner’s list, filtered': ({ posts }) =>
    posts.listOwn({ status: 'draft', language: 'es', missing: 'cover', year: '2015' }, { limit: 20 }),
  'due posts': ({ schedule }) => schedule.publishDue(),
  'overdue posts': ({ schedule }) => schedule.overdue(),
  'held posts': ({ schedule }) => schedule.held(),
  'posts that went live late': ({ schedule }) => schedule.late(),
  'the owner’s list by change': async ({ posts }) => {
    const { next } = await posts.listOwn({ sort: 'changed', year: '2015' }, { limit: 2 });
    return posts.listOwn({ sort: 'changed', year: '2015' }, { limit: 2, after: next ?? '' });
  },
  'the owner’s posts of a tag': ({ posts }) => posts.listOwn({ tag: 'the' }, { limit: 20 }),
  'a tag’s published posts': ({ tags }) => tags.browse('the', { page: 1, limit: 20 }),
  'the trash': ({ posts }) => posts.deleted(),
  'posts with new comments': async ({ reviews }) => {
    const { token } = expectOk(await reviews.create('post-7', reviewInputSchema.parse({ reader: 'A' })));
    const comment = noteInputSchema.parse({ key: randomUUID(), block: 0, note: 'A comment' });
    expectOk(await reviews.note({ token, client: '203.0.113.7' }, comment));
    return reviews.newResponses();
  },
};

bothDialects('query plans', (open, dialect) => {
  test('the query for a common tag’s posts uses an index in each step', async () => {
    const db = await filled(open);
    for (const sort of ['newest', 'unchanged'] as const) {
      const range = { after: undefined, limit: 20 };
      const plans = await plansOf(db, (watched) =>
        listOwnPlaces(watched.kysely, { tag: 'the', sort }, range, 0),
      );
      expect(plans, sort).not.toEqual([]);
      for (const plan of plans) expect(plan, sort).not.toMatch(readsAll[dialect]);
    }
  });

  test('queries about next versions don’t read all posts', async () => {
    const db = await filled(open);
    const asked: ((core: Core) => Promise<unknown>)[] = [
      ({ schedule }) => schedule.held(),
      ({ schedule }) => schedule.publishDue(),
      ({ posts }) => posts.listOwn({ next_version: 'yes' }, { limit: 20 }),
      ({ posts }) => posts.listOwn({ held: 'yes' }, { limit: 20 }),
      ({ posts }) => posts.listOwn({ missing: 'outdated', next_version: 'yes' }, { limit: 20 }),
    ];
    for (const ask of asked) {
      const plans = await plansOf(db, (watched) => ask(createTestCore(watched).core));
      const ofNext = plans.filter((plan) => plan.includes('next_versions'));
      expect(ofNext).not.toEqual([]);
      for (const plan of ofNext) expect(plan).not.toMatch(/SCAN posts|Seq Scan on posts/);
    }
  });

  test('every post query uses an index for filtering and sorting', async () => {
    const db = await filled(open);
    for (const [name, ask] of Object.entries(questions)) {
      const plans = await plansOf(db, (watched) => ask(createTestCore(watched).core));
      expect(plans, name).not.toEqual([]);
      for (const plan of plans) {
        expect(plan, name).not.toMatch(readsAll[dialect]);
        if (!isOfFew.test(plan)) expect(plan, name).not.toMatch(sorts[dialect]);
      }
    }
  });
});
