import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { catalogs } from '../../../messages/catalogs.ts';
import type { Locale } from '../../../shared/locale.ts';
import { linkIn, SiteContext } from '../site-context.ts';
import { PageHead } from './page-head.tsx';

function render(locale: Locale, props: Partial<Parameters<typeof PageHead>[0]> = {}): string {
  const site = {
    locale,
    messages: catalogs[locale],
    brand: 'Under Your Name',
    logo: '',
    social: [],
    founder: '',
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

test('English pages are canonical without a language, Spanish ones with it', () => {
  expect(render('en')).toContain('<link rel="canonical" href="https://example.com/blog"/>');
  expect(render('es')).toContain('<link rel="canonical" href="https://example.com/blog?lang=es"/>');
});

test.each(['en', 'es'] as const)('the %s page points to both languages and the default', (locale) => {
  const html = render(locale);
  expect(html).toContain('hrefLang="en" href="https://example.com/blog"');
  expect(html).toContain('hrefLang="es" href="https://example.com/blog?lang=es"');
  expect(html).toContain('hrefLang="x-default" href="https://example.com/blog"');
});

test('a text in one language has one address, whatever language is around it', () => {
  const html = render('es', { path: '/blog/one', type: 'article', language: 'en' });
  expect(html).toContain('<link rel="canonical" href="https://example.com/blog/one"/>');
  expect(html).toContain('/share-pictures/en/blog/one.png');
  expect(html).not.toMatch(/hrefLang|og:locale:alternate/);
  expect(render('en', { path: '/blog/uno', language: 'es' })).toContain(
    '<link rel="canonical" href="https://example.com/blog/uno?lang=es"/>',
  );
});

test('the words for a drawn picture are those on it', () => {
  expect(render('en', { path: '/', title: 'Ghostwriting | Under Your Name' })).toContain(
    'property="og:image:alt" content="Words worth signing. Under Your Name"',
  );
  expect(render('en', { path: '/contact', title: 'Contact: Book | Under Your Name' })).toContain(
    'property="og:image:alt" content="Contact: Book. Under Your Name"',
  );
});

test('a picture is given whole, and makes the card large', () => {
  const html = render('en', { image: '/media/a.jpg' });
  expect(html).toContain('<meta property="og:image" content="https://example.com/media/a.jpg"/>');
  expect(html).toContain('content="summary_large_image"');
  expect(html).not.toContain('share-pictures');
  expect(html).toContain('<meta property="og:image:alt" content="A title"/>');
});

test('a picture’s own words are told with it, and with no other', () => {
  const imageAlt = 'A quay in “fog”';
  expect(render('en', { image: '/media/a.jpg', imageAlt })).toContain(
    '<meta property="og:image:alt" content="A quay in “fog”"/>',
  );
  expect(render('en', { imageAlt })).not.toContain('A quay');
});

test('a page without a picture of its own has one made, in its language, with its measure and words', () => {
  const html = render('es', { path: '/blog?page=2' });
  expect(html).toContain(
    '<meta property="og:image" content="https://example.com/share-pictures/es/blog.png"/>',
  );
  expect(html).toContain('<meta property="og:image:width" content="1200"/>');
  expect(html).toContain('<meta property="og:image:height" content="630"/>');
  expect(html).toContain('<meta property="og:image:alt" content="A title. Under Your Name"/>');
  expect(html).toContain('content="summary_large_image"');
});

test('a post is pictured by its title; a draft, and a page that nobody has listed, by nothing', () => {
  const post = { path: '/blog/one', type: 'article' as const };
  expect(render('en', post)).toContain('/share-pictures/en/blog/one.png');
  expect(render('en', { ...post, isIndexed: false })).not.toContain('og:image');
  expect(render('en', { path: '/unlisted' })).not.toContain('og:image');
});

test('a page without an address of its own is kept out of search', () => {
  const html = render('en', { path: undefined as never });
  expect(html).toContain('<meta name="robots" content="noindex"/>');
  expect(html).not.toContain('canonical');
});

test('a title that looks like markup stays text', () => {
  const title = '</title><script>alert(1)</script>';
  const html = render('en', { title, structured: [{ headline: title }] });
  expect(html).not.toContain('<script>alert');
});
