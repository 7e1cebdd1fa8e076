import { expect, test } from 'vitest';
import type { ContentInput } from '../../shared/content.ts';
import { createTestCore, expectOk, owner } from '../../test/create-test-core.ts';
import { eachDialect } from '../../test/each-dialect.ts';

const draft = { page_type: 'homepage', content_type: 'text', status: 'draft' } as const;

function input(fields: Partial<ContentInput> & Pick<ContentInput, 'section_key' | 'content'>): ContentInput {
  return { ...draft, ...fields };
}

eachDialect('publishing all drafts', (open) => {
  test('publishing all drafts publishes every page and language, and records each in the activity log', async () => {
    const { core, clock } = createTestCore(await open());
    expectOk(await core.content.create(input({ section_key: 'film_title', content: 'A film' })));
    expectOk(
      await core.content.create(
        input({ section_key: 'closing_line', language: 'es', content: 'Lo citarán.' }),
      ),
    );
    const place = { page_type: 'blog', section_key: 'blog_intro', language: 'en' } as const;
    expectOk(await core.content.create(input({ ...place, content: 'Live', status: 'published' })));
    expectOk(await core.content.update(place, { content: 'Next', status: 'draft' }));
    clock.advance(60_000);
    const { published, left } = await core.content.publishDrafts();
    expect(published.map(({ section_key, language }) => `${section_key} ${language}`).sort()).toEqual([
      'blog_intro en',
      'closing_line es',
      'film_title en',
    ]);
    expect(left).toEqual([]);
    expect((await core.content.renderPublished('homepage', 'en')).film_title?.text).toBe('A film');
    expect((await core.content.renderPublished('homepage', 'es')).closing_line?.text).toBe('Lo citarán.');
    expect((await core.content.renderPublished('blog', 'en')).blog_intro?.text).toBe('Next');
    expect((await core.content.list(owner, 'blog', 'en'))[0]).toMatchObject({ status: 'published' });
    expect(await core.content.publishDrafts()).toEqual({ published: [], left: [], guarded: [] });
  });

  test('publishing all drafts skips a draft that would empty its section', async () => {
    const { core } = createTestCore(await open());
    expectOk(await core.content.create(input({ section_key: 'film_title', content: ' ' })));
    expectOk(await core.content.create(input({ section_key: 'film_text', content: 'Listen' })));
    const { published, left } = await core.content.publishDrafts();
    expect(published.map(({ section_key }) => section_key)).toEqual(['film_text']);
    expect(left.map(({ section_key }) => section_key)).toEqual(['film_title']);
    expect(await core.content.renderPublished('homepage', 'en')).toEqual({
      film_text: { html: '<p>Listen</p>', text: 'Listen' },
    });
  });

  test('copying default texts to drafts skips texts that are edited on the page itself', async () => {
    const { core } = createTestCore(await open());
    const text = { page_type: 'homepage', language: 'en', content: 'A', content_type: 'text' } as const;
    const migrated = await core.content.migrate([
      { ...text, section_key: 'film_title' },
      { ...text, section_key: 'hero_title' },
    ]);
    expect(migrated).toEqual({ created: 1, kept: 0 });
    expect((await core.content.list(owner, 'homepage', 'en')).map(({ section_key }) => section_key)).toEqual([
      'hero_title',
    ]);
  });

  test('the activity log records each published section, and none that was skipped', async () => {
    const { core, clock } = createTestCore(await open());
    expectOk(await core.content.create(input({ section_key: 'film_title', content: 'A film' })));
    expectOk(await core.content.create(input({ section_key: 'film_text', content: '' })));
    clock.advance(60_000);
    await core.content.publishDrafts();
    const { events } = await core.audit.list({ limit: 9 });
    expect(events.filter(({ name }) => name === 'section_published')).toMatchObject([
      { what: { page_type: 'homepage', section_key: 'film_title', language: 'en' } },
    ]);
  });
});
