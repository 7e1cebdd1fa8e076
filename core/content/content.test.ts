import { expect, test } from 'vitest';
import type { ContentInput, ContentPlace } from '../../shared/content.ts';
import { createTestCore, expectOk, owner, visitor } from '../../test/create-test-core.ts';
import { eachDialect } from '../../test/each-dialect.ts';

const hero: ContentPlace = { page_type: 'homepage', section_key: 'hero_title', language: 'en' };

function input(fields: Partial<ContentInput> = {}): ContentInput {
  return { ...hero, content: 'Words', content_type: 'text', status: 'published', ...fields };
}

eachDialect('a page section', (open) => {
  test('a published section is shown as safe HTML and as plain text', async () => {
    const { core } = createTestCore(await open());
    const draft = expectOk(await core.content.create(input({ status: 'draft' })));
    expect(draft).toMatchObject({ ...hero, content: 'Words', status: 'draft', published_at: null });
    expect(await core.content.renderPublished('homepage', 'en')).toEqual({});
    expect(await core.content.list(visitor, 'homepage', 'en')).toEqual([]);
    const published = expectOk(await core.content.update(hero, { status: 'published' }));
    expect(published).toMatchObject({ id: draft.id, status: 'published' });
    expect(published.published_at).toBe(published.updated_at);
    expect(await core.content.renderPublished('homepage', 'en')).toEqual({
      hero_title: { html: '<p>Words</p>', text: 'Words' },
    });
    expect(await core.content.list(visitor, 'homepage', 'en')).toEqual([published]);
    expect(await core.content.renderPublished('blog', 'en')).toEqual({});
  });

  test('a published section stays live under a newer draft, which only the owner sees', async () => {
    const { core, clock } = createTestCore(await open());
    const live = expectOk(await core.content.create(input()));
    clock.advance(60_000);
    const draft = expectOk(
      await core.content.update(hero, { content: '# Next', content_type: 'markdown', status: 'draft' }),
    );
    expect(await core.content.list(owner, 'homepage', 'en')).toEqual([draft]);
    expect(draft).toMatchObject({ content: '# Next', status: 'draft', published_at: live.updated_at });
    expect(await core.content.list(visitor, 'homepage', 'en')).toEqual([live]);
    expect((await core.content.renderPublished('homepage', 'en')).hero_title?.text).toBe('Words');
    expectOk(await core.content.update(hero, { status: 'published' }));
    expect((await core.content.renderPublished('homepage', 'en')).hero_title).toEqual({
      html: '<h2>Next</h2>',
      text: 'Next',
    });
  });

  test('a section is created only once, even by simultaneous requests', async () => {
    const { core } = createTestCore(await open());
    const made = await Promise.all(['a', 'b', 'c'].map((content) => core.content.create(input({ content }))));
    expect(made.filter(({ ok }) => ok)).toHaveLength(1);
    const refused = made.filter(({ ok }) => !ok);
    expect(refused).toEqual(Array(2).fill({ ok: false, failure: { code: 'section_exists' } }));
  });

  test('a section saved elsewhere meanwhile isn’t overwritten, even in the same millisecond', async () => {
    const { core } = createTestCore(await open());
    const { updated_at } = expectOk(await core.content.create(input()));
    const saves = await Promise.all(
      ['a', 'b'].map((content) => core.content.update(hero, { content, updated_at })),
    );
    const [saved] = saves.flatMap((save) => (save.ok ? [save.value] : []));
    expect(saves.filter(({ ok }) => ok)).toHaveLength(1);
    expect(saves).toContainEqual({
      ok: false,
      failure: { code: 'section_changed_elsewhere', updated_at: saved?.updated_at },
    });
    expect(saved?.updated_at).not.toBe(updated_at);
    expect(await core.content.list(owner, 'homepage', 'en')).toEqual([saved]);
  });

  test('an empty section can’t be published, and an empty draft doesn’t unpublish the section', async () => {
    const { core } = createTestCore(await open());
    const nothing: Partial<ContentInput>[] = [
      { content: '' },
      { content: ' \n\u200b' },
      { content: '<p>&nbsp;</p>', content_type: 'html' },
      { content: '<script>1</script>', content_type: 'html' },
      { content: '[a]: x', content_type: 'markdown' },
      { content: '<img src="/a.png">', content_type: 'html' },
    ];
    for (const fields of nothing) {
      expect([fields, await core.content.create(input(fields))]).toEqual([
        fields,
        { ok: false, failure: { code: 'section_empty' } },
      ]);
    }
    expectOk(await core.content.create(input()));
    expectOk(await core.content.update(hero, { content: '', status: 'draft' }));
    expect(await core.content.update(hero, { status: 'published' })).toMatchObject({
      failure: { code: 'section_empty' },
    });
    expect((await core.content.renderPublished('homepage', 'en')).hero_title?.text).toBe('Words');
    const picture = { content: '<img src="/a.png">', content_type: 'html', section_key: 'about_content' };
    expectOk(await core.content.create(input(picture as Partial<ContentInput>)));
  });

  test('a section is sanitized in every format, when stored and when shown', async () => {
    const { core } = createTestCore(await open());
    const hostile =
      'Hi <script>alert(1)</script><img src="/x.png" onerror="alert(1)"> [a](javascript:alert(1))';
    for (const content_type of ['html', 'markdown', 'text'] as const) {
      const section_key = { html: 'hero_title', markdown: 'hero_subtitle', text: 'services_title' } as const;
      const key = section_key[content_type];
      expectOk(await core.content.create(input({ section_key: key, content: hostile, content_type })));
      const html = (await core.content.renderPublished('homepage', 'en'))[key]?.html ?? '';
      expect(html).toContain('Hi ');
      expect(html).not.toMatch(/<script|<[^>]*onerror|href="javascript/);
    }
    const [asHtml] = (await core.content.list(visitor, 'homepage', 'en')).filter(
      ({ content_type }) => content_type === 'html',
    );
    expect(asHtml?.content).toBe('Hi <img src="/x.png"> [a](javascript:alert(1))');
  });

  test('a section changed directly in the database is sanitized, and an unknown one isn’t shown', async () => {
    const db = await open();
    const { core } = createTestCore(db);
    expectOk(await core.content.create(input()));
    expectOk(await core.content.create(input({ section_key: 'hero_subtitle' })));
    const set = (key: string, fields: object) =>
      db.kysely.updateTable('content_items').set(fields).where('section_key', '=', key).execute();
    await set('hero_title', { published_content: 'a<script>b</script>', published_content_type: 'html' });
    await set('hero_subtitle', { published_content_type: 'from the future' });
    await core.settings.save({});
    expect(await core.content.renderPublished('homepage', 'en')).toEqual({
      hero_title: { html: 'a', text: 'a' },
    });
    expect(await core.content.list(visitor, 'homepage', 'en')).toMatchObject([{ content: 'a' }]);
  });

  test('saving a section raises the site version', async () => {
    const db = await open();
    const { core } = createTestCore(db);
    const before = db.siteVersion() ?? 0;
    expectOk(await core.content.create(input()));
    expectOk(await core.content.update(hero, { content: 'More' }));
    const version = db.siteVersion() ?? 0;
    expect(version).toBeGreaterThan(before + 1);
    await core.content.update({ ...hero, language: 'es' }, { content: 'x' });
    await core.content.create(input());
    expect(db.siteVersion()).toBe(version);
  });
});

eachDialect('the migration of default texts', (open) => {
  const builtIn = [
    { ...hero, content: '[-A-][+B+]', content_type: 'text' as const },
    {
      ...hero,
      section_key: 'about_content' as const,
      content: '<p>C</p><hr>',
      content_type: 'html' as const,
    },
    { ...hero, language: 'es' as const, content: 'D', content_type: 'text' as const },
  ];

  test('the migration of default texts creates missing drafts, and changes nothing else', async () => {
    const db = await open();
    const { core } = createTestCore(db);
    const own = expectOk(await core.content.create(input({ content: 'My own' })));
    const before = db.siteVersion();
    expect(await core.content.migrate(builtIn)).toEqual({ created: 2, kept: 1 });
    expect(await core.content.migrate(builtIn)).toEqual({ created: 0, kept: 3 });
    expect(await core.content.migrate([])).toEqual({ created: 0, kept: 0 });
    expect(db.siteVersion()).toBe(before);
    expect(await core.content.list(owner, 'homepage', 'en')).toMatchObject([
      { section_key: 'about_content', content: '<p>C</p>', status: 'draft', published_at: null },
      own,
    ]);
    expect(await core.content.list(owner, 'homepage', 'es')).toMatchObject([{ content: 'D' }]);
    expect(Object.keys(await core.content.renderPublished('homepage', 'en'))).toEqual(['hero_title']);
  });
});
