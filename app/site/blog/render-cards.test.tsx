import { expect, test } from 'vitest';
import type { PostSummary } from '../../../shared/post.ts';
import { renderCards } from './render-cards.tsx';

function post(fields: Partial<PostSummary> = {}): PostSummary {
  return {
    ...{
      id: 'a',
      slug: 'a',
      title: 'Of <ink>',
      date: '2026-03-01',
      cover: null,
      cover_alt: null,
      excerpt: null,
      tags: [],
    },
    ...{
      language: 'en',
      status: 'published',
      publish_at: null,
      source: 'compose',
      version: 1,
      summary: 'So & so.',
    },
    ...{ created_at: '2026-03-01T00:00:00.000Z', updated_at: '2026-03-01T00:00:00.000Z' },
    ...fields,
  };
}

const cover = 'https://pictures.example/a.jpg';

test('a card shows what its post is now, in the language of the page, whatever was shown before', () => {
  expect(renderCards([post()], 'en')).toContain('Of &lt;ink&gt;');
  expect(renderCards([post()], 'es')).not.toBe(renderCards([post()], 'en'));
  expect(renderCards([post()], 'es')).toContain('href="/blog/a?lang=es"');
  expect(renderCards([post({ title: 'Of paper' })], 'en')).toContain('Of paper');
  expect(renderCards([post({ summary: 'Other words.' })], 'en')).toContain('Other words.');
  expect(renderCards([post()], 'en')).toContain('Of &lt;ink&gt;');
});

test('a post is set by its place: the first one large, the first covers at once, the others later', () => {
  const posts = ['a', 'b', 'c', 'd'].map((id) => post({ id, slug: id, cover }));
  const loading = (html: string) => [...html.matchAll(/loading="(\w+)"/g)].map(([, when]) => when);
  expect(loading(renderCards(posts, 'en'))).toEqual(['eager', 'eager', 'lazy', 'lazy']);
  expect(loading(renderCards(posts.toReversed(), 'en'))).toEqual(['eager', 'eager', 'lazy', 'lazy']);
  expect(renderCards(posts, 'en').match(/fetchPriority/g)).toHaveLength(4);
  expect(renderCards(posts, 'en')).not.toContain('<link');
  expect(renderCards([], 'en')).toBe('');
});

test('a cover says what it shows, in its post’s language; without words it is decoration', () => {
  expect(renderCards([post({ cover })], 'en')).toContain('alt=""');
  const html = renderCards([post({ cover, cover_alt: 'A "quay"', language: 'es' })], 'en');
  expect(html).toContain('alt="A &quot;quay&quot;" lang="es"');
});

test('a post in the other language is labelled, and its texts and link carry their language', () => {
  const spanish = post({ title: 'Tinta', language: 'es' });
  expect(renderCards([spanish], 'en')).toContain('In Spanish');
  expect(renderCards([spanish], 'en')).toMatch(/<h2 lang="es"><a href="\/blog\/a" hrefLang="es">Tinta</);
  expect(renderCards([spanish], 'en')).toContain('<p lang="es">So &amp; so.</p>');
  expect(renderCards([spanish], 'es')).not.toMatch(/En español|lang="/);
  expect(renderCards([post()], 'es')).toContain('En inglés');
  expect(renderCards([post()], 'es')).toContain('<h2 lang="en">');
  expect(renderCards([post()], 'en')).not.toMatch(/In English|lang="/);
});
