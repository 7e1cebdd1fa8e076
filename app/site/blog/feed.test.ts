import { SaxesParser } from 'saxes';
import { expect, test } from 'vitest';
import { catalogs } from '../../../messages/catalogs.ts';
import { type FeedPost, feed } from './feed.ts';

const channel = {
  origin: 'https://example.com',
  brand: 'Under Your Name',
  locale: 'en',
  messages: catalogs.en,
} as const;

function post(changes: Partial<FeedPost> = {}): FeedPost {
  return {
    id: 'p1',
    slug: 'first',
    title: 'First',
    date: '2026-02-10',
    cover: null,
    cover_alt: null,
    excerpt: 'An excerpt.',
    html: '<p>Body</p>',
    tags: ['speeches'],
    language: 'en',
    status: 'published',
    publish_at: null,
    source: 'compose',
    created_at: '2026-02-10T08:00:00.000Z',
    updated_at: '2026-02-11T08:00:00.000Z',
    version: 1,
    summary: 'An excerpt.',
    ...changes,
  };
}

/** The text of every element by its name, as a strict XML parser reads it; throws where it is not well-formed. */
function read(xml: string): Record<string, string[]> {
  const texts: Record<string, string[]> = {};
  const open: { name: string; text: string }[] = [];
  const parser = new SaxesParser({ xmlns: true });
  parser.on('error', (error) => {
    throw error;
  });
  const add = (text: string) => {
    const element = open.at(-1);
    if (element) element.text += text;
  };
  parser.on('opentag', ({ name }) => open.push({ name, text: '' }));
  parser.on('text', add);
  parser.on('cdata', add);
  parser.on('closetag', () => {
    const element = open.pop();
    if (element) texts[element.name] = [...(texts[element.name] ?? []), element.text];
  });
  parser.write(xml).close();
  return texts;
}

test('carries whole posts with their dates, links and tags', () => {
  const texts = read(feed([post()], channel));
  expect(texts['content:encoded']).toEqual(['<p>Body</p>']);
  expect(texts.title).toEqual(['Under Your Name: Blog', 'First']);
  expect(texts.link).toEqual(['https://example.com/blog', 'https://example.com/blog/first']);
  expect(texts.pubDate).toEqual(['Tue, 10 Feb 2026 12:00:00 GMT']);
  expect(texts.category).toEqual(['speeches']);
  expect(texts.description).toEqual(['Notes from a ghostwriter’s desk.', 'An excerpt.']);
});

test('is ordered by the dates it gives, a date-only post at noon', () => {
  const posts = ['2026-02-10T18:00', '2026-02-10T09:00:00+02:00', '2026-02-10', '2026-02-09'];
  const texts = read(
    feed(
      posts.map((date) => post({ date })),
      channel,
    ),
  );
  expect(texts.pubDate).toEqual([
    'Tue, 10 Feb 2026 18:00:00 GMT',
    'Tue, 10 Feb 2026 12:00:00 GMT',
    'Tue, 10 Feb 2026 07:00:00 GMT',
    'Mon, 09 Feb 2026 12:00:00 GMT',
  ]);
});

test('stays well-formed whatever a title or a body holds', () => {
  const hostile = 'a ]]> b & <c> "d" \u0000\u0008\ufffe \ud800 \u{1f600}';
  const texts = read(feed([post({ title: hostile, html: `<p>${hostile}</p>`, tags: [hostile] })], channel));
  expect(texts.title?.[1]).toBe('a ]]> b & <c> "d"  \ufffd \u{1f600}');
  expect(texts['content:encoded']?.[0]).toContain('a ]]> b & <c>');
});

test('is addressed and worded in Spanish for Spanish readers', () => {
  const texts = read(feed([post()], { ...channel, locale: 'es', messages: catalogs.es }));
  expect(texts.language).toEqual(['es']);
  expect(texts.link?.[1]).toBe('https://example.com/blog/first?lang=es');
  expect(texts.description?.[0]).toBe(catalogs.es.blog.intro);
});

test('makes addresses on this site absolute, and leaves other hosts alone', () => {
  const html = '<a href="/blog/x">x</a><img src="/media/y.png"><a href="//other.example">z</a>';
  const body = read(feed([post({ html })], channel))['content:encoded']?.[0];
  expect(body).toContain('href="https://example.com/blog/x"');
  expect(body).toContain('src="https://example.com/media/y.png"');
  expect(body).toContain('href="//other.example"');
});

test('calls a post without a title by its date', () => {
  expect(read(feed([post({ title: ' ' })], channel)).title?.[1]).toBe('February 10, 2026');
});
