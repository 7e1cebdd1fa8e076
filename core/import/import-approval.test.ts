import { expect, test } from 'vitest';
import { reviewInputSchema } from '../../shared/review.ts';
import { createTestCore, expectOk, visitor } from '../../test/create-test-core.ts';
import { eachDialect } from '../../test/each-dialect.ts';
import { type ExportItem, importItems } from '../../test/wordpress-export.ts';

eachDialect('importing posts in review', (open) => {
  const begin = async () => {
    const db = await open();
    const { core, clock } = createTestCore(db);
    const bring = async (items: ExportItem[], options = {}) =>
      (await importItems({ core }, items, options)).posts;
    const give = async (slug: string) =>
      expectOk(await core.reviews.create(slug, reviewInputSchema.parse({ reader: 'A reader' })));
    const approve = async (slug: string) => {
      const { token } = await give(slug);
      expectOk(await core.reviews.decide({ token, client: '' }, { kind: 'approved', line: '' }));
    };
    const seen = async (slug: string) => expectOk(await core.posts.get(visitor, slug)).post;
    return { db, core, clock, bring, give, approve, seen };
  };

  test('an import skips and reports an approved post that differs, and updates the others', async () => {
    const { bring, approve, seen } = await begin();
    await bring([{ name: 'one', title: 'One' }, { name: 'two' }]);
    await approve('one');
    const next = [
      { name: 'one', title: 'Another' },
      { name: 'two', title: 'Another' },
    ];
    for (const options of [{ isDryRun: true }, {}, { canReplace: true }]) {
      const [one, two] = await bring(next, options);
      expect(one).toMatchObject({ slug: 'one', outcome: 'kept', version: 1 });
      expect(one?.changes.map(({ code }) => code)).toContain('not_approved');
      expect(two?.changes.map(({ code }) => code)).not.toContain('not_approved');
    }
    expect(await seen('one')).toMatchObject({ title: 'One', version: 1 });
    expect(await seen('two')).toMatchObject({ title: 'Another' });
  });

  test('an import skips a post in review, and updates it once the review link is revoked', async () => {
    const { core, bring, give, seen } = await begin();
    await bring([{ name: 'one', title: 'One' }]);
    const { review } = await give('one');
    expect(await bring([{ name: 'one', title: 'Another' }])).toMatchObject([{ outcome: 'kept' }]);
    expectOk(await core.reviews.revoke(review.id));
    expect(await bring([{ name: 'one', title: 'Another' }])).toMatchObject([{ outcome: 'updated' }]);
    expect(await seen('one')).toMatchObject({ title: 'Another' });
  });

  test('an import leaves the links of an approved post unchanged and reports it, and updates other posts’ links', async () => {
    const { core, bring, approve, seen } = await begin();
    const content = '<p><a href="https://old.example.com/post-9/">nine</a></p>';
    await bring([
      { id: 1, name: 'one', title: 'One', content },
      { id: 2, name: 'two', content },
    ]);
    await approve('one');
    const { run, problems } = await importItems({ core }, [{ id: 9, name: 'nine' }]);
    const reported = [{ code: 'links_stay', title: 'One', slug: 'one' }];
    expect(problems).toEqual(reported);
    expect(await core.importRuns.find(run ?? '')).toMatchObject({ summary: { problems: reported } });
    expect((await seen('one'))?.html).toContain('href="https://old.example.com/post-9/"');
    expect((await seen('two'))?.html).toContain('href="/blog/nine"');
  });

  test('undoing an import skips a post approved since', async () => {
    const { core, bring, approve, seen } = await begin();
    await bring([{ name: 'one', title: 'One' }]);
    const made = await bring([{ name: 'one', title: 'Two' }]);
    await approve('one');
    expect(await core.imports.undoImport(made)).toEqual({
      removed: 0,
      restored: 0,
      kept: 1,
      drafts: [],
      links: [],
    });
    expect(await seen('one')).toMatchObject({ title: 'Two' });
  });

  test('undoing an import leaves the links of an approved post unchanged and reports it', async () => {
    const { core, bring, approve, seen } = await begin();
    const content = '<p><a href="https://old.example.com/post-9/">nine</a></p>';
    await bring([
      { id: 1, name: 'one', title: 'One', content },
      { id: 2, name: 'two', content },
    ]);
    const made = await bring([{ id: 9, name: 'nine' }]);
    await approve('one');
    const links = [{ title: 'One', slug: 'one' }];
    expect(await core.imports.undoImport(made)).toEqual({
      removed: 1,
      restored: 0,
      kept: 0,
      drafts: [],
      links,
    });
    expect((await seen('one'))?.html).toContain('href="/blog/nine"');
    expect((await seen('two'))?.html).toContain('href="https://old.example.com/post-9/"');
  });
});
