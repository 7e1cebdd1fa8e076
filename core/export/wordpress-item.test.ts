import { expect, test } from 'vitest';
import type { ExportedPost } from './export-store.ts';
import { wordPressItem } from './export-wordpress.ts';

const site = { origin: 'https://www.example.com', author: 'Ana "Nené" Ruiz' };

const post: ExportedPost = {
  ...{ id: '0190-1', slug: 'a-letter', title: 'A letter', date: '2024-01-02', html: '<p>Text</p>' },
  ...{
    cover: null,
    cover_alt: null,
    excerpt: null,
    tags: [],
    language: 'en',
    status: 'published',
    publish_at: null,
    version: 1,
  },
  ...{ created_at: '2024-01-02T00:00:00.000Z', updated_at: '2024-01-02T00:00:00.000Z', source: 'compose' },
  former: { slugs: [], paths: [] },
  pair: null,
};

const itemOf = (changes: Partial<ExportedPost>) => wordPressItem({ ...post, ...changes }, 7, site);

/** Returns the text of each such element, with or without CDATA. */
function held(item: string, element: string): string[] {
  const elements = item.matchAll(new RegExp(`<${element}(?: [^>]*)?>(.*?)</${element}>`, 'gs'));
  return [...elements].map(([, text = '']) => /^<!\[CDATA\[(.*)\]\]>$/s.exec(text)?.[1] ?? text);
}

test.each([
  ['2024-01-02', '2024-01-02 00:00:00', '2024-01-02 00:00:00'],
  ['2024-01-02T10:30', '2024-01-02 10:30:00', '2024-01-02 10:30:00'],
  ['2024-01-02T10:30:15Z', '2024-01-02 10:30:15', '2024-01-02 10:30:15'],
  ['2024-01-02T10:30:15.123Z', '2024-01-02 10:30:15', '2024-01-02 10:30:15'],
  ['2024-01-02T00:30:00+01:00', '2024-01-02 00:30:00', '2024-01-01 23:30:00'],
  ['2024-12-31T23:30:00-05:00', '2024-12-31 23:30:00', '2025-01-01 04:30:00'],
])('a date of %s is exported as %s local time and %s UTC', (date, local, greenwich) => {
  const item = itemOf({ date });
  expect(held(item, 'wp:post_date')).toEqual([local]);
  expect(held(item, 'wp:post_date_gmt')).toEqual([greenwich]);
});

test('a date is exported in its original form and in the form that WordPress expects', () => {
  expect(held(itemOf({ date: '2024-01-02' }), 'dc:date')).toEqual(['2024-01-02']);
  expect(held(itemOf({ date: '9999-12-31T23:30:00-05:00' }), 'wp:post_date_gmt')).toEqual([
    '9999-12-31 23:59:59',
  ]);
});

test('former slugs are exported as in WordPress, and other paths in a separate field', () => {
  const item = itemOf({ former: { slugs: ['before'], paths: ['/2012/03/a'] } });
  expect(item).toContain('<wp:meta_key>_wp_old_slug</wp:meta_key><wp:meta_value><![CDATA[before]]>');
  expect(item).toContain('<wp:meta_key>_former_path</wp:meta_key><wp:meta_value><![CDATA[/2012/03/a]]>');
});

test('a tag without letters is exported with a nicename, which WordPress requires', () => {
  expect(itemOf({ tags: ['!!!'] })).toMatch(/nicename="post-[0-9a-f]{8}"><!\[CDATA\[!!!\]\]>/);
});

test('a draft is exported as a draft, and a published post as published', () => {
  expect(held(itemOf({ status: 'draft' }), 'wp:status')).toEqual(['draft']);
  expect(held(itemOf({}), 'wp:status')).toEqual(['publish']);
});

test('tags are exported with spelling and slug, and the language as in Polylang', () => {
  const item = itemOf({ tags: ['R&D', 'Año nuevo'], language: 'es' });
  expect(item).toContain('<category domain="post_tag" nicename="r-d"><![CDATA[R&amp;D]]></category>');
  expect(item).toContain('<category domain="post_tag" nicename="ano-nuevo"><![CDATA[Año nuevo]]></category>');
  expect(item).toContain('<category domain="language" nicename="es"><![CDATA[es]]></category>');
});

test('a title and an excerpt are exported as escaped text', () => {
  const item = itemOf({ title: 'A < B & "C"', excerpt: '<b>' });
  expect(held(item, 'title')).toEqual(['A &lt; B &amp; &quot;C&quot;']);
  expect(held(item, 'excerpt:encoded')).toEqual(['&lt;b&gt;']);
});

test('only the site’s own URLs are exported with its origin, and only in elements', () => {
  const html =
    '<p title="x > /y">/blog <a href="/blog/b">b</a> <a href="//cdn.example/c">c</a> <a href="#d">d</a></p>' +
    '<img src="/media/e.jpg" alt="src=&quot;/f&quot;"><img alt="a > b" src="/h.jpg"><img src="https://cdn.example/g.jpg" alt="">';
  expect(held(itemOf({ html }), 'content:encoded')).toEqual([
    '<p title="x > /y">/blog <a href="https://www.example.com/blog/b">b</a> <a href="//cdn.example/c">c</a> <a href="#d">d</a></p>' +
      '<img src="https://www.example.com/media/e.jpg" alt="src=&quot;/f&quot;"><img alt="a > b" src="https://www.example.com/h.jpg"><img src="https://cdn.example/g.jpg" alt="">',
  ]);
});

test.each([
  ['/media/a/b.jpg', 'https://www.example.com/media/a/b.jpg', 'b.jpg'],
  ['https://cdn.example/a%20%26%20b.jpg?w=9', 'https://cdn.example/a%20%26%20b.jpg?w=9', 'a & b.jpg'],
  ['https://cdn.example/50%.jpg', 'https://cdn.example/50%.jpg', '50%.jpg'],
  ['https://cdn.example/', 'https://cdn.example/', ''],
  ['HTTPS://CDN.example/ñ/../b.jpg', 'HTTPS://CDN.example/ñ/../b.jpg', 'b.jpg'],
])('a cover at %s is exported as an attachment of its post', (cover, url, title) => {
  const [written = '', attachment = ''] = itemOf({ cover }).split(/(?<=<\/item>\n)/);
  expect(written).toContain('<wp:meta_key>_thumbnail_id</wp:meta_key><wp:meta_value><![CDATA[8]]>');
  expect(held(attachment, 'wp:post_id')).toEqual(['8']);
  expect(held(attachment, 'wp:post_parent')).toEqual(['7']);
  expect(held(attachment, 'wp:post_type')).toEqual(['attachment']);
  expect(held(attachment, 'wp:attachment_url')).toEqual([url]);
  expect(held(attachment, 'title')).toEqual([title]);
});

test('a cover’s alt text is exported with its attachment', () => {
  const key = '<wp:meta_key>_wp_attachment_image_alt</wp:meta_key>';
  const [written = '', attachment = ''] = itemOf({
    cover: '/a.jpg',
    cover_alt: 'A & <b>, [c]',
  }).split(/(?<=<\/item>\n)/);
  expect(written).not.toContain(key);
  expect(attachment).toContain(`${key}<wp:meta_value><![CDATA[A & <b>, [c]]]></wp:meta_value>`);
  expect(itemOf({ cover: '/a.jpg' })).not.toContain(key);
});

test('a post without a cover is exported as one item', () => {
  expect(itemOf({}).match(/<item>/g)).toHaveLength(1);
  expect(itemOf({})).not.toContain('_thumbnail_id');
});
