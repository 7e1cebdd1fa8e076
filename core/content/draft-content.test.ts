import { expect, test } from 'vitest';
import type { ContentInput, ContentPlace } from '../../shared/content.ts';
import { createTestCore, expectOk, owner, visitor } from '../../test/create-test-core.ts';
import { eachDialect } from '../../test/each-dialect.ts';

const hero: ContentPlace = { page_type: 'homepage', section_key: 'hero_title', language: 'en' };

function input(fields: Partial<ContentInput> = {}): ContentInput {
  return { ...hero, content: 'Live', content_type: 'text', status: 'published', ...fields };
}

eachDialect('previewing drafts', (open) => {
  test('the preview shows the owner each section’s newest text, while visitors see published text', async () => {
    const { core } = createTestCore(await open());
    expectOk(await core.content.create(input()));
    expectOk(await core.content.update(hero, { content: 'Next', status: 'draft' }));
    expectOk(
      await core.content.create(
        input({ section_key: 'services_title', content: '*New*', content_type: 'markdown', status: 'draft' }),
      ),
    );
    expect(await core.content.renderDrafts('homepage', 'en')).toEqual({
      hero_title: { html: '<p>Next</p>', text: 'Next' },
      services_title: { html: '<p><em>New</em></p>', text: 'New' },
    });
    expect(await core.content.renderDrafts('homepage', 'es')).toEqual({});
    expect(await core.content.renderPublished('homepage', 'en')).toEqual({
      hero_title: { html: '<p>Live</p>', text: 'Live' },
    });
  });

  test('the preview shows the published text instead of an empty draft', async () => {
    const { core } = createTestCore(await open());
    expectOk(await core.content.create(input()));
    expectOk(await core.content.update(hero, { content: ' ', status: 'draft' }));
    expectOk(
      await core.content.create(input({ section_key: 'services_title', content: '', status: 'draft' })),
    );
    expect(await core.content.renderDrafts('homepage', 'en')).toEqual({
      hero_title: { html: '<p>Live</p>', text: 'Live' },
    });
  });
});

eachDialect('discarding a draft', (open) => {
  test('discarding a draft restores the published text with its publication time', async () => {
    const { core, clock } = createTestCore(await open());
    const live = expectOk(await core.content.create(input()));
    clock.advance(60_000);
    expectOk(await core.content.update(hero, { content: '# N', content_type: 'markdown', status: 'draft' }));
    const back = expectOk(await core.content.discardDraft(hero));
    expect(back).toMatchObject({
      content: 'Live',
      content_type: 'text',
      status: 'published',
      published_at: live.published_at,
    });
    expect(await core.content.list(owner, 'homepage', 'en')).toEqual([back]);
    expect(await core.content.list(visitor, 'homepage', 'en')).toMatchObject([{ content: 'Live' }]);
  });

  test('discarding a draft changes nothing if the section has only published text', async () => {
    const { core } = createTestCore(await open());
    expect(await core.content.discardDraft(hero)).toEqual({
      ok: false,
      failure: { code: 'section_not_found' },
    });
    const live = expectOk(await core.content.create(input()));
    expect(expectOk(await core.content.discardDraft(hero))).toEqual(live);
  });

  test('a draft saved elsewhere meanwhile isn’t discarded', async () => {
    const { core } = createTestCore(await open());
    const first = expectOk(await core.content.create(input({ status: 'draft' })));
    const second = expectOk(await core.content.update(hero, { content: 'Newer' }));
    expect(await core.content.discardDraft(hero, first.updated_at)).toEqual({
      ok: false,
      failure: { code: 'section_changed_elsewhere', updated_at: second.updated_at },
    });
    expect(await core.content.list(owner, 'homepage', 'en')).toEqual([second]);
    expect(expectOk(await core.content.discardDraft(hero, second.updated_at))).toBeNull();
  });
});
