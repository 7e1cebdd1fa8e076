import { expect, test } from 'vitest';
import type { ContentInput, ContentPlace } from '../../shared/content.ts';
import { createTestCore, expectOk, owner } from '../../test/create-test-core.ts';
import { eachDialect } from '../../test/each-dialect.ts';

const about: ContentPlace = { page_type: 'homepage', section_key: 'about_content', language: 'en' };

function draft(fields: Partial<ContentInput> = {}): ContentInput {
  return { ...about, content: 'Words', content_type: 'text', status: 'draft', ...fields };
}

eachDialect('discarding an unpublished draft', (open) => {
  test('discarding a draft that was never published leaves other languages and sections unchanged', async () => {
    const site = createTestCore(await open());
    const { content } = site.core;
    expectOk(await content.create(draft()));
    expectOk(await content.create(draft({ language: 'es', content: 'Palabras' })));
    expectOk(await content.create(draft({ section_key: 'hero_title', content: 'Title' })));
    expect(expectOk(await content.discardDraft(about))).toBeNull();
    expect(await content.list(owner, 'homepage', 'en')).toMatchObject([{ content: 'Title' }]);
    expect(await content.list(owner, 'homepage', 'es')).toMatchObject([{ content: 'Palabras' }]);
    expect(await content.discardDraft(about)).toMatchObject({ failure: { code: 'section_not_found' } });
    expect(await content.update(about, { content: 'Late' })).toMatchObject({
      failure: { code: 'section_not_found' },
    });
  });
});
