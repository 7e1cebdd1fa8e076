import { expect, test } from 'vitest';
import type { Post } from '../../../shared/post.ts';
import { articleData, organizationData, serviceData, websiteData } from './structured-data.ts';

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

test('an article names its house as author and publisher, and has its address in its own language', () => {
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

test('a founder who is named is the author, known by their profiles', () => {
  const social = ['https://social.example/ana', ''];
  expect(articleData(post, 'About it.', { ...where, founder: 'Ana Ruiz', social })).toMatchObject({
    author: { '@type': 'Person', name: 'Ana Ruiz', sameAs: ['https://social.example/ana'] },
    publisher: { '@type': 'Organization' },
  });
  expect(articleData(post, '', { ...where, founder: 'Ana Ruiz' })).not.toHaveProperty('author.sameAs');
});

test('pictures are given by their whole address: the cover, else the drawn title, which drafts have not', () => {
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

test('headlines keep to 110 characters without cutting one in half', () => {
  const data = articleData({ ...post, title: '😀'.repeat(200) }, '', where) as { headline: string };
  expect([...data.headline]).toHaveLength(110);
  expect(data.headline.isWellFormed()).toBe(true);
});

test('the home page says who is behind the site, and names the site, as one house', () => {
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

test('the house shows its own logo and profiles once they are set', () => {
  const own = { ...where, logo: '/media/logo.svg', social: ['https://social.example/house', ''] };
  expect(organizationData('What it does.', own)).toMatchObject({
    logo: 'https://example.com/media/logo.svg',
    sameAs: ['https://social.example/house'],
  });
});

test('a service is described at its own address in the language of the reader, and provided by the house', () => {
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
