import { test } from './fixtures/owner.ts';
import { expect } from './site.ts';

test.use({ siteOf: 'own content' });

test('what is published takes the place of the copy it names, in its language alone, at once', async ({
  page,
  owner,
}) => {
  const publish = async (page_type: string, section_key: string, content: string, more = {}) => {
    const data = { page_type, section_key, content, content_type: 'text', status: 'published', ...more };
    const response = await owner.api.post('/api/content', { data });
    expect(response.ok(), await response.text()).toBe(true);
  };
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveAccessibleName('Words worth signing.');

  await publish('homepage', 'hero_title', 'Say [-a lot-][+one thing+]');
  await publish('homepage', 'hero_subtitle', 'My own line.');
  await publish('homepage', 'about_content', '<p>I was a <strong>reporter</strong>.</p><script>x</script>', {
    content_type: 'html',
  });
  await publish('homepage', 'services_title', 'Five kinds of text');
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveAccessibleName('Say one thing');
  await expect(page.getByText('My own line.')).toBeVisible();
  await expect(page.locator('#about strong')).toHaveText('reporter');
  await expect(page.getByText('Most of the work is listening.')).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Five kinds of text' })).toBeVisible();

  // Copy with no Spanish version keeps the built-in Spanish, never English.
  await page.goto('/?lang=es');
  await expect(page.getByRole('heading', { level: 1 })).toHaveAccessibleName('Palabras para firmar.');
  await expect(page.getByText('Casi todo el trabajo es escuchar.')).toBeVisible();
});

test('a headline without an edit is simply set', async ({ page, owner }) => {
  const data = { content: 'Write it down.', content_type: 'text', status: 'published', language: 'es' };
  await owner.api.post('/api/content', {
    data: { ...data, page_type: 'homepage', section_key: 'hero_title' },
  });
  await page.goto('/?lang=es');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Write it down.');
});

test('service pages and the list of posts show the owner’s texts', async ({ page, owner }) => {
  for (const [page_type, section_key] of [
    ['service', 'articles_content'],
    ['blog', 'blog_intro'],
    ['blog', 'blog_footer'],
  ]) {
    const data = { page_type, section_key, content: `*Mine*: ${section_key}`, content_type: 'markdown' };
    const response = await owner.api.post('/api/content', { data: { ...data, status: 'published' } });
    expect(response.ok(), await response.text()).toBe(true);
  }
  await page.goto('/services/articles-opeds');
  await expect(page.getByText('Mine: articles_content')).toBeVisible();
  await page.goto('/services/linkedin-that-leads');
  await expect(page.getByText('Mine: articles_content')).toHaveCount(0);
  await page.goto('/blog');
  await expect(page.getByText('Mine: blog_intro').locator('em')).toHaveText('Mine');
  await expect(page.getByText('Mine: blog_footer')).toBeVisible();
});

test('a draft changes nothing on the site', async ({ page, owner }) => {
  const data = { page_type: 'service', section_key: 'bio_content', content: '<p>Draft</p>', status: 'draft' };
  await owner.api.post('/api/content', { data });
  await page.goto('/services/biography-writing-services');
  await expect(page.getByText('Draft')).toHaveCount(0);
});

test('a service is called what its owner calls it wherever it is named', async ({ page, owner }) => {
  const data = { page_type: 'service', content_type: 'text', status: 'published' };
  for (const [section_key, content] of [
    ['linkedin_title', 'Posts that lead'],
    ['linkedin_lede', 'A post a week.'],
  ]) {
    const response = await owner.api.post('/api/content', { data: { ...data, section_key, content } });
    expect(response.ok(), await response.text()).toBe(true);
  }
  const named = page.getByRole('link', { name: 'Posts that lead' });
  await page.goto('/services');
  await expect(page.getByRole('link', { name: 'Posts that lead A post a week.' })).toBeVisible();
  await page.goto('/services/speech-writing-services');
  // In the list of services, and below as the next one.
  await expect(named.or(page.getByRole('link', { name: 'Next Posts that lead' }))).toHaveCount(2);
  await page.goto('/services/linkedin-that-leads');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Posts that lead');
  const described = await page.locator('script[type="application/ld+json"]').allTextContents();
  expect(described.join()).toContain('"name":"Posts that lead"');
});
