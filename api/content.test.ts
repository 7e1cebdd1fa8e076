import { expect, test } from 'vitest';
import { contentItemSchema } from '../shared/content.ts';
import { createTestSite, signedInSite } from '../test/create-test-site.ts';
import { eachDialect } from '../test/each-dialect.ts';
import { expectProblem } from '../test/expect-problem.ts';

const strictItem = contentItemSchema.strict();
const hero = { page_type: 'homepage', section_key: 'hero_title' };
const input = { ...hero, content: '<p>Words</p>', content_type: 'html', status: 'published' };
const heroPath = '/api/content/homepage/hero_title';

eachDialect('GET /api/content/{page_type}', (open) => {
  test('lists published sections for visitors and the latest drafts for the owner', async () => {
    const { site, cookie, ask } = await signedInSite(await open());
    await ask('POST', '/api/content', input);
    await ask('PUT', heroPath, { content: '<p>Draft</p>', status: 'draft' });
    const seen = async (asOwner?: string) => {
      const response = await site.send('GET', '/api/content/homepage', undefined, asOwner);
      expect(response.headers.get('cache-control')).toBe('no-store');
      const items = strictItem.array().parse(await response.json());
      return items.map(({ content, status }) => [content, status]);
    };
    expect(await seen()).toEqual([['<p>Words</p>', 'published']]);
    expect(await seen('compose_session=made-up')).toEqual([['<p>Words</p>', 'published']]);
    expect(await seen(cookie)).toEqual([['<p>Draft</p>', 'draft']]);
  });

  test('returns sections in the requested language, English by default, never in another', async () => {
    const { site, cookie, ask } = await signedInSite(await open());
    await ask('POST', '/api/content?lang=es', { ...input, content: 'Palabras' });
    const languages = async (query: string, asOwner?: string) => {
      const response = await site.send('GET', `/api/content/homepage${query}`, undefined, asOwner);
      return strictItem
        .array()
        .parse(await response.json())
        .map(({ language }) => language);
    };
    for (const query of ['', '?lang=en', '?lang=fr', '?lang=']) {
      expect(await languages(query)).toEqual([]);
      expect(await languages(query, cookie)).toEqual([]);
    }
    expect(await languages('?lang=es')).toEqual(['es']);
    expect(await languages('?lang=es-MX')).toEqual(['es']);
  });
});

eachDialect('POST /api/content', (open) => {
  test('POST creates a section, by default an English HTML draft', async () => {
    const { ask } = await signedInSite(await open());
    const response = await ask('POST', '/api/content', { ...hero, content: '' });
    expect(response.status).toBe(201);
    expect(strictItem.parse(await response.json())).toMatchObject({
      ...hero,
      language: 'en',
      content: '',
      content_type: 'html',
      status: 'draft',
      published_at: null,
    });
    const spanish = await ask('POST', '/api/api/content', { ...input, language: 'es' });
    expect(strictItem.parse(await spanish.json())).toMatchObject({ language: 'es', status: 'published' });
  });

  test('POST rejects invalid sections and saves none of them', async () => {
    const { ask } = await signedInSite(await open());
    for (const [field, value] of [
      ['page_type', 'contact'],
      ['section_key', 'blog_intro'],
      ['section_key', 'title'],
      ['content', undefined],
      ['content', 'x'.repeat(200_001)],
      ['content_type', 'wysiwyg'],
      ['status', 'trash'],
      ['language', 'fr'],
    ] as const) {
      const response = await ask('POST', '/api/content', { ...input, [field]: value });
      expect(await expectProblem(response, 400)).toContain(field);
    }
    for (const body of ['', '[]', 'null', '{', '"x"']) {
      await expectProblem(await ask('POST', '/api/content', body), 400);
    }
    await expectProblem(await ask('POST', '/api/content?lang=fr', input), 400);
    for (const content of ['', '<p> </p>', '<script>1</script>']) {
      const response = await ask('POST', '/api/content', { ...input, content });
      expect(await expectProblem(response, 400)).toMatch(/empty section/);
    }
    const items = await ask('GET', '/api/content/homepage');
    expect(await items.json()).toEqual([]);
  });
});

eachDialect('PUT /api/content/{page_type}/{section_key}', (open) => {
  test('PUT returns the saved section and keeps fields missing from the request', async () => {
    const { ask } = await signedInSite(await open());
    await ask('POST', '/api/content', { ...input, content_type: 'markdown' });
    const response = await ask('PUT', heroPath, { content: '*New*' });
    expect(response.status).toBe(200);
    expect(strictItem.parse(await response.json())).toMatchObject({
      content: '*New*',
      content_type: 'markdown',
      status: 'published',
    });
  });

  test('PUT returns 404 if the section doesn’t exist in that language', async () => {
    const { ask } = await signedInSite(await open());
    await ask('POST', '/api/content', input);
    for (const path of [
      `${heroPath}?lang=es`,
      '/api/content/homepage/hero_subtitle',
      '/api/content/homepage/nothing',
      '/api/content/nothing/hero_title',
    ]) {
      await expectProblem(await ask('PUT', path, { content: 'x' }), 404);
    }
  });

  test('PUT rejects invalid fields and publishing an empty section', async () => {
    const { ask } = await signedInSite(await open());
    await ask('POST', '/api/content', input);
    for (const fields of [{ content: 5 }, { status: 'gone' }, { content: '' }]) {
      await expectProblem(await ask('PUT', heroPath, fields), 400);
    }
    await expectProblem(await ask('PUT', `${heroPath}?lang=fr`, { content: 'x' }), 400);
  });
});

eachDialect('copying default text over the API', (open) => {
  test('copies default text with the owner’s name to drafts, only once', async () => {
    const site = await createTestSite(await open(), {
      builtInContent: async (founder) => [
        {
          page_type: 'homepage',
          section_key: 'hero_title',
          language: 'en',
          content: 'A',
          content_type: 'text',
        },
        {
          page_type: 'homepage',
          section_key: 'about_content',
          language: 'en',
          content: `<p>${founder}</p>`,
          content_type: 'html',
        },
      ],
    });
    const cookie = await site.signIn();
    await site.core.settings.save({ founder: 'Ana' });
    const migrate = async () => {
      const response = await site.send('POST', '/api/content/migrate-existing', undefined, cookie);
      expect(response.status).toBe(200);
      return response.json();
    };
    await site.send('POST', '/api/content', input, cookie);
    expect(await migrate()).toEqual({ message: 'Created 1 item, kept 1.', created: 1, kept: 1 });
    expect(await migrate()).toEqual({ message: 'Created 0 items, kept 2.', created: 0, kept: 2 });
    const items = await site.send('GET', '/api/content/homepage', undefined, cookie);
    expect(await items.json()).toMatchObject([
      { section_key: 'about_content', content: '<p>Ana</p>', status: 'draft' },
      { section_key: 'hero_title', content: '<p>Words</p>', status: 'published' },
    ]);
    const seen = await (await site.request('/api/content/homepage')).json();
    expect(seen).toMatchObject([{ section_key: 'hero_title' }]);
  });
});
