import { SaxesParser } from 'saxes';
import { expect, test } from 'vitest';
import { catalogs } from '../../../messages/catalogs.ts';
import { sanitizeHtml } from '../../../shared/rich-text/sanitize.ts';
import { coverGlyph } from './cover.tsx';
import { renderCards } from './post-list.tsx';
import { lazyPictures, raiseHeadings } from './post-text.ts';
import { type FeedPost, feed } from './rss-route.ts';

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

const card = (fields: Partial<FeedPost> = {}) =>
  post({ slug: 'a', title: 'Of <ink>', summary: 'So & so.', tags: [], excerpt: null, ...fields });

const cover = 'https://pictures.example/a.jpg';

test('a card shows the post’s current title and excerpt in the page’s language', () => {
  expect(renderCards([card()], 'en')).toContain('Of &lt;ink&gt;');
  expect(renderCards([card()], 'es')).not.toBe(renderCards([card()], 'en'));
  expect(renderCards([card()], 'es')).toContain('href="/blog/a?lang=es"');
  expect(renderCards([card({ title: 'Of paper' })], 'en')).toContain('Of paper');
  expect(renderCards([card({ summary: 'Other words.' })], 'en')).toContain('Other words.');
  expect(renderCards([card()], 'en')).toContain('Of &lt;ink&gt;');
});

test('the first two covers load at once, the others lazily', () => {
  const posts = ['a', 'b', 'c', 'd'].map((id) => card({ id, slug: id, cover }));
  const loading = (html: string) => [...html.matchAll(/loading="(\w+)"/g)].map(([, when]) => when);
  expect(loading(renderCards(posts, 'en'))).toEqual(['eager', 'eager', 'lazy', 'lazy']);
  expect(loading(renderCards(posts.toReversed(), 'en'))).toEqual(['eager', 'eager', 'lazy', 'lazy']);
  expect(renderCards(posts, 'en').match(/fetchPriority/g)).toHaveLength(4);
  expect(renderCards(posts, 'en')).not.toContain('<link');
  expect(renderCards([], 'en')).toBe('');
});

test('a cover image has alt text in the post’s language, or empty alt text', () => {
  expect(renderCards([card({ cover })], 'en')).toContain('alt=""');
  const html = renderCards([card({ cover, cover_alt: 'A "quay"', language: 'es' })], 'en');
  expect(html).toContain('alt="A &quot;quay&quot;" lang="es"');
});

test('a card of a post in the other language is labeled and has lang attributes', () => {
  const spanish = card({ title: 'Tinta', language: 'es' });
  expect(renderCards([spanish], 'en')).toContain('In Spanish');
  expect(renderCards([spanish], 'en')).toMatch(/<h2 lang="es"><a href="\/blog\/a" hrefLang="es">Tinta</);
  expect(renderCards([spanish], 'en')).toContain('<p lang="es">So &amp; so.</p>');
  expect(renderCards([spanish], 'es')).not.toMatch(/En español|lang="/);
  expect(renderCards([card()], 'es')).toContain('En inglés');
  expect(renderCards([card()], 'es')).toContain('<h2 lang="en">');
  expect(renderCards([card()], 'en')).not.toMatch(/In English|lang="/);
});

const channel = {
  origin: 'https://example.com',
  brand: 'Under Your Name',
  locale: 'en',
  messages: catalogs.en,
} as const;

/** Returns the text of all elements by name. Throws if the XML isn't well-formed. */
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

test('the feed contains complete posts with dates, links and tags', () => {
  const texts = read(feed([post()], channel));
  expect(texts['content:encoded']).toEqual(['<p>Body</p>']);
  expect(texts.title).toEqual(['Under Your Name: Blog', 'First']);
  expect(texts.link).toEqual(['https://example.com/blog', 'https://example.com/blog/first']);
  expect(texts.pubDate).toEqual(['Tue, 10 Feb 2026 12:00:00 GMT']);
  expect(texts.category).toEqual(['speeches']);
  expect(texts.description).toEqual(['Notes from a ghostwriter’s desk.', 'An excerpt.']);
});

test('the feed is sorted by time, counting posts without a time as noon', () => {
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

test('the feed is well-formed XML with any title or body', () => {
  const hostile = 'a ]]> b & <c> "d" \u0000\u0008\ufffe \ud800 \u{1f600}';
  const texts = read(feed([post({ title: hostile, html: `<p>${hostile}</p>`, tags: [hostile] })], channel));
  expect(texts.title?.[1]).toBe('a ]]> b & <c> "d"  \ufffd \u{1f600}');
  expect(texts['content:encoded']?.[0]).toContain('a ]]> b & <c>');
});

test('the Spanish feed has Spanish URLs and labels', () => {
  const texts = read(feed([post()], { ...channel, locale: 'es', messages: catalogs.es }));
  expect(texts.language).toEqual(['es']);
  expect(texts.link?.[1]).toBe('https://example.com/blog/first?lang=es');
  expect(texts.description?.[0]).toBe(catalogs.es.blog.intro);
});

test('the feed makes URLs of this site absolute and leaves others unchanged', () => {
  const html = '<a href="/blog/x">x</a><img src="/media/y.png"><a href="//other.example">z</a>';
  const body = read(feed([post({ html })], channel))['content:encoded']?.[0];
  expect(body).toContain('href="https://example.com/blog/x"');
  expect(body).toContain('src="https://example.com/media/y.png"');
  expect(body).toContain('href="//other.example"');
});

test('the feed names an untitled post by its date', () => {
  expect(read(feed([post({ title: ' ' })], channel)).title?.[1]).toBe('February 10, 2026');
});

test('every image of an article after the first loads lazily', () => {
  const body = sanitizeHtml(
    '<p><IMG SRC="/a.jpg">one</p><p><img alt="b" src="/b.jpg"><img src="/c.jpg"></p>',
  );
  const loading = lazyPictures(body).match(/<img [^>]*>/g);
  expect(loading).toEqual([
    expect.not.stringContaining('loading='),
    expect.stringMatching(/^<img loading="lazy" decoding="async" src="\/b\.jpg"/),
    expect.stringMatching(/^<img loading="lazy" decoding="async" src="\/c\.jpg"/),
  ]);
});

test('leaves escaped image tags in an article as text', () => {
  const body = sanitizeHtml('<p>Write &lt;img src=x&gt; twice: &lt;img src=x&gt;</p>');
  expect(lazyPictures(body)).toBe(body);
});

const picture = '/media/a1/1200x800/a-desk.jpg';
const choice = `srcset="${picture}?w=480 480w, ${picture}?w=960 960w, ${picture} 1200w"`;

function shown(attributes: string): string {
  return lazyPictures(sanitizeHtml(`<p><img src="${picture}" ${attributes}></p>`));
}

test('a library image in an article gets a srcset, and its space is reserved', () => {
  expect(shown('alt="A &gt; width=&quot;9&quot;"')).toBe(
    `<p><img src="${picture}" alt="A &gt; width=&quot;9&quot;" ${choice} sizes="min(616px, 100vw)" width="1200" height="800"></p>`,
  );
});

test('an image in an article keeps the size set by the owner', () => {
  expect(shown('width="33%"')).toContain(
    `width="33%" ${choice} sizes="min(203px, 33vw)" style="aspect-ratio: 1200 / 800">`,
  );
  expect(shown('width="300"')).toContain(`width="300" ${choice} sizes="min(300px, 100vw)" height="200">`);
  expect(shown('width="300" height="100"')).toMatch(/height="100" srcset="[^"]*" sizes="[^"]*">/);
});

test('small and animated library images get no srcset', () => {
  const body = (path: string) => lazyPictures(`<p><img src="${path}"></p>`);
  for (const path of ['/media/a1/300x200/a.jpg', '/media/a1/960x200/a.webp'])
    expect(body(path)).toMatch(/<p><img src="[^"]*" width="\d+" height="200"><\/p>/);
  expect(body('/media/a1/nonsense.jpg')).toBe('<p><img src="/media/a1/nonsense.jpg"></p>');
});

const raised = (html: string) => raiseHeadings(sanitizeHtml(html));

test('an article that starts with level-3 headings shows them at level 2', () => {
  expect(raised('<p>One</p><h3 style="text-align:center">Two</h3><p>Three</p><h3>Four</h3>')).toMatch(
    /^<p>One<\/p>\s*<h2 style="text-align:\s?center;?">Two<\/h2>\s*<p>Three<\/p>\s*<h2>Four<\/h2>$/,
  );
});

test('headings after the first level-2 heading of an article keep their level', () => {
  expect(raised('<h3>One</h3><h2>Two</h2><h3>Three</h3><h2>Four</h2>')).toBe(
    '<h2>One</h2><h2>Two</h2><h3>Three</h3><h2>Four</h2>',
  );
  for (const html of ['<p>None</p>', '<h2>One</h2><p>Two</p><h3>Three</h3>']) expect(raised(html)).toBe(html);
});

test.each([
  ['What did you say?', '?'],
  ['Profit & loss', '&'],
  ['And then…', '…'],
  ['“Quoted”', '“'],
])('the generated cover for “%s” shows the character %s', (title, character) => {
  expect(coverGlyph({ slug: 'any', title }).character).toBe(character);
});
