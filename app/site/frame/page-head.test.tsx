import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { catalogs } from '../../../messages/catalogs.ts';
import type { Locale } from '../../../shared/locale.ts';
import type { Post } from '../../../shared/post.ts';
import { revisedText } from '../../ui/marked-text.ts';
import {
  articleData,
  organizationData,
  PageHead,
  scriptSafeJson,
  serviceData,
  websiteData,
} from './page-head.tsx';
import { linkIn, SiteContext } from './site-context.ts';

function render(locale: Locale, props: Partial<Parameters<typeof PageHead>[0]> = {}): string {
  const site = {
    locale,
    messages: catalogs[locale],
    brand: 'Under Your Name',
    logo: '',
    social: [],
    founder: '',
    zone: 'UTC',
    origin: 'https://example.com',
    path: '/blog',
    to: linkIn(locale),
  };
  return renderToStaticMarkup(
    <SiteContext value={site}>
      <PageHead title="A title" description="A description" path="/blog" {...props} />
    </SiteContext>,
  );
}

test('the canonical URL of a Spanish page includes the language, that of an English page doesn’t', () => {
  expect(render('en')).toContain('<link rel="canonical" href="https://example.com/blog"/>');
  expect(render('es')).toContain('<link rel="canonical" href="https://example.com/blog?lang=es"/>');
});

test.each(['en', 'es'] as const)(
  'the %s page has alternate links for both languages and the default',
  (locale) => {
    const html = render(locale);
    expect(html).toContain('hrefLang="en" href="https://example.com/blog"');
    expect(html).toContain('hrefLang="es" href="https://example.com/blog?lang=es"');
    expect(html).toContain('hrefLang="x-default" href="https://example.com/blog"');
  },
);

test('a post has one canonical URL in its own language and no alternates', () => {
  const html = render('es', { path: '/blog/one', type: 'article', language: 'en' });
  expect(html).toContain('<link rel="canonical" href="https://example.com/blog/one"/>');
  expect(html).toContain('/share-pictures/en/blog/one.png');
  expect(html).not.toMatch(/hrefLang|og:locale:alternate/);
  expect(render('en', { path: '/blog/uno', language: 'es' })).toContain(
    '<link rel="canonical" href="https://example.com/blog/uno?lang=es"/>',
  );
});

test('the alt text of a generated share image is the text in it', () => {
  expect(render('en', { path: '/', title: 'Ghostwriting | Under Your Name' })).toContain(
    'property="og:image:alt" content="Words worth signing. Under Your Name"',
  );
  expect(render('es', { path: '/services/speech-writing-services' })).toContain(
    'property="og:image:alt" content="Tiene once minutos. Recordarán uno. Under Your Name"',
  );
  expect(render('en', { path: '/contact', title: 'Contact: Book | Under Your Name' })).toContain(
    'property="og:image:alt" content="Contact: Book. Under Your Name"',
  );
});

test('the edit on a service’s share image leads to the sentence on its page', () => {
  for (const { services } of Object.values(catalogs))
    for (const { lede, lede_edit } of Object.values(services.pages))
      expect(revisedText(lede_edit.replaceAll('\n', ' '))).toBe(lede);
});

test('a share image has an absolute URL and a large card', () => {
  const html = render('en', { image: '/media/a.jpg' });
  expect(html).toContain('<meta property="og:image" content="https://example.com/media/a.jpg"/>');
  expect(html).toContain('content="summary_large_image"');
  expect(html).not.toContain('share-pictures');
  expect(html).toContain('<meta property="og:image:alt" content="A title"/>');
});

test('alt text is used only with the share image it describes', () => {
  const imageAlt = 'A quay in “fog”';
  expect(render('en', { image: '/media/a.jpg', imageAlt })).toContain(
    '<meta property="og:image:alt" content="A quay in “fog”"/>',
  );
  expect(render('en', { imageAlt })).not.toContain('A quay');
});

test('a page without a share image gets a generated one in its language, with size and alt text', () => {
  const html = render('es', { path: '/blog?page=2' });
  expect(html).toContain(
    '<meta property="og:image" content="https://example.com/share-pictures/es/blog.png"/>',
  );
  expect(html).toContain('<meta property="og:image:width" content="1200"/>');
  expect(html).toContain('<meta property="og:image:height" content="630"/>');
  expect(html).toContain('<meta property="og:image:alt" content="A title. Under Your Name"/>');
  expect(html).toContain('content="summary_large_image"');
});

test('a post gets a generated share image, drafts and unlisted pages don’t', () => {
  const post = { path: '/blog/one', type: 'article' as const };
  expect(render('en', post)).toContain('/share-pictures/en/blog/one.png');
  expect(render('en', { ...post, isIndexed: false })).not.toContain('og:image');
  expect(render('en', { path: '/unlisted' })).not.toContain('og:image');
});

test('a page without a canonical URL is noindex', () => {
  const html = render('en', { path: undefined as never });
  expect(html).toContain('<meta name="robots" content="noindex"/>');
  expect(html).not.toContain('canonical');
});

test('escapes markup in a page title', () => {
  const title = '</title><script>alert(1)</script>';
  const html = render('en', { title, structured: [{ headline: title }] });
  expect(html).not.toContain('<script>alert');
});

const where = {
  origin: 'https://example.com',
  brand: 'Under Your Name',
  locale: 'es' as const,
  founder: '',
  social: [],
};

const post: Post = {
  id: 'p1',
  slug: 'first',
  title: 'First',
  date: '2026-02-10',
  cover: null,
  cover_alt: null,
  excerpt: null,
  html: '<p>Body</p>',
  tags: [],
  language: 'en',
  status: 'published',
  publish_at: null,
  source: 'compose',
  created_at: '2026-02-10T08:00:00.000Z',
  updated_at: '2026-02-11T08:00:00.000Z',
  version: 1,
};

test('article data names the site as author and publisher and has the URL in the post’s language', () => {
  expect(articleData(post, 'About it.', where)).toMatchObject({
    '@type': 'BlogPosting',
    headline: 'First',
    description: 'About it.',
    inLanguage: 'en',
    datePublished: '2026-02-10',
    dateModified: '2026-02-11T08:00:00.000Z',
    mainEntityOfPage: 'https://example.com/blog/first',
    author: { '@type': 'Organization', name: 'Under Your Name' },
    publisher: { '@type': 'Organization', name: 'Under Your Name' },
  });
});

test('article data names the founder as author, with social profiles', () => {
  const social = ['https://social.example/ana', ''];
  expect(articleData(post, 'About it.', { ...where, founder: 'Ana Ruiz', social })).toMatchObject({
    author: { '@type': 'Person', name: 'Ana Ruiz', sameAs: ['https://social.example/ana'] },
    publisher: { '@type': 'Organization' },
  });
  expect(articleData(post, '', { ...where, founder: 'Ana Ruiz' })).not.toHaveProperty('author.sameAs');
});

test('structured data names the cover or else a generated image, and no image for drafts', () => {
  expect(articleData({ ...post, cover: '/media/a.jpg' }, '', where)).toMatchObject({
    image: ['https://example.com/media/a.jpg'],
  });
  expect(articleData({ ...post, cover: '/media/a.jpg', cover_alt: 'A quay' }, '', where)).toMatchObject({
    image: [{ '@type': 'ImageObject', url: 'https://example.com/media/a.jpg', caption: 'A quay' }],
  });
  expect(articleData(post, '', where)).toMatchObject({
    image: ['https://example.com/share-pictures/en/blog/first.png'],
  });
  expect(articleData({ ...post, status: 'draft' }, '', where)).not.toHaveProperty('image');
});

test('article data shortens headlines to 110 characters without splitting an emoji', () => {
  const data = articleData({ ...post, title: '😀'.repeat(200) }, '', where) as { headline: string };
  expect([...data.headline]).toHaveLength(110);
  expect(data.headline.isWellFormed()).toBe(true);
});

test('structured data of the home page describes the organization and the website', () => {
  const house = organizationData('What it does.', { ...where, logo: '', social: [] });
  expect(house).toEqual({
    '@type': 'Organization',
    '@id': 'https://example.com/#organization',
    name: 'Under Your Name',
    url: 'https://example.com/',
    description: 'What it does.',
    logo: 'https://example.com/icon-512.png',
  });
  expect(websiteData(where)).toMatchObject({
    '@type': 'WebSite',
    name: 'Under Your Name',
    url: 'https://example.com/',
    inLanguage: ['en', 'es'],
    publisher: { '@id': 'https://example.com/#organization' },
  });
});

test('organization data includes the logo and social profiles if set', () => {
  const own = { ...where, logo: '/media/logo.svg', social: ['https://social.example/house', ''] };
  expect(organizationData('What it does.', own)).toMatchObject({
    logo: 'https://example.com/media/logo.svg',
    sameAs: ['https://social.example/house'],
  });
});

test('service data has the URL in the page’s language and the organization as provider', () => {
  const service = { name: 'Artículos', description: 'Columnas en inglés.', path: '/services/articles-opeds' };
  expect(serviceData(service, where)).toMatchObject({
    '@type': 'Service',
    name: 'Artículos',
    description: 'Columnas en inglés.',
    url: 'https://example.com/services/articles-opeds?lang=es',
    provider: {
      '@type': 'Organization',
      '@id': 'https://example.com/#organization',
      name: 'Under Your Name',
    },
  });
});

test('structured data can’t close its script element or open a comment', () => {
  const json = scriptSafeJson({ headline: '</script><script>alert(1)</script><!-- ]]>' });
  expect(json).not.toMatch(/[<>]/);
});

test('escaped structured data parses to the original value', () => {
  const value = { headline: '</script> & “quotes” \u2028 \\u003c', list: [1, 'ñ'] };
  expect(JSON.parse(scriptSafeJson(value))).toEqual(value);
});
