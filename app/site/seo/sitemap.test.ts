import { RouterContextProvider } from 'react-router';
import { expect, test } from 'vitest';
import { publicPages } from '../../../shared/public-pages.ts';
import { collected } from '../../../test/collected.ts';
import { type PageContext, pageContext } from '../../page-context.ts';
import { parseEdit } from '../../ui/marked-text.ts';
import { sharePicture } from './share-picture-route.ts';
import { loader, sitemap as pieces, type SitemapPlace, sitemapIndex } from './sitemap-route.ts';
import { llms, securityTxt } from './text-files-route.ts';

const origin = 'https://example.com';

const sitemap = async (places: SitemapPlace[]) => (await collected(pieces([places], origin))).join('');

test('the sitemap lists a page in each language with alternates', async () => {
  const xml = await sitemap([{ path: '/blog' }]);
  expect([...xml.matchAll(/<loc>([^<]*)/g)].map(([, address]) => address)).toEqual([
    'https://example.com/blog',
    'https://example.com/blog?lang=es',
  ]);
  for (const [language, address] of [
    ['en', 'https://example.com/blog'],
    ['es', 'https://example.com/blog?lang=es'],
    ['x-default', 'https://example.com/blog'],
  ]) {
    expect(xml.split(`hreflang="${language}" href="${address}"`)).toHaveLength(3);
  }
});

test('the sitemap lists a post once, in its language, without alternates', async () => {
  const xml = await sitemap([{ path: '/blog/uno', language: 'es' }]);
  expect([...xml.matchAll(/<loc>([^<]*)/g)].map(([, address]) => address)).toEqual([
    'https://example.com/blog/uno?lang=es',
  ]);
  expect(xml).not.toContain('hreflang');
});

test('the sitemap includes the date of the last change if known', async () => {
  expect(await sitemap([{ path: '/a', changed: '2026-01-02T03:04:05.000Z' }])).toContain(
    '<lastmod>2026-01-02T03:04:05.000Z</lastmod>',
  );
  expect(await sitemap([{ path: '/a' }])).not.toContain('lastmod');
});

test('the sitemap escapes URLs', async () => {
  expect(await sitemap([{ path: `/blog/a&b'c` }])).not.toMatch(/&(?!#\d+;)|'/);
});

test('the index of a large sitemap links its parts', () => {
  const xml = sitemapIndex(2, origin);
  expect([...xml.matchAll(/<loc>([^<]*)/g)].map(([, address]) => address)).toEqual([
    'https://example.com/sitemap.xml?page=1',
    'https://example.com/sitemap.xml?page=2',
  ]);
});

/** Returns the sitemap of a site with `total` posts. */
async function read(
  total: number,
  search = '',
): Promise<{ status: number; xml: string; addresses: string[] }> {
  const addresses = async ({ page, limit }: { page: number; limit: number }) => ({
    batches: (async function* () {
      const count = Math.max(0, Math.min(limit, total - (page - 1) * limit));
      const posts = Array.from({ length: count }, (_, index) => ({
        slug: `post-${(page - 1) * limit + index}`,
        language: 'en' as const,
        updated_at: '2026-01-02T03:04:05.000Z',
      }));
      for (let start = 0; start < count; start += 100) yield posts.slice(start, start + 100);
    })(),
    total,
  });
  const tags = [
    { tag: 'speeches', name: 'Speeches', published: 2, drafts: 0 },
    { tag: 'once', name: 'Once', published: 1, drafts: 1 },
  ];
  // A tag with a post and its translation, and a second English post.
  const translated = (published: number) => ({ tag: 'crisis', name: 'Crisis', published, drafts: 0 });
  const context = new RouterContextProvider();
  const page = {
    core: {
      posts: { addresses },
      tags: { list: async (locale: string) => [...tags, translated(locale === 'en' ? 2 : 1)] },
    },
    origin: 'https://example.com',
  };
  context.set(pageContext, page as unknown as PageContext);
  const url = new URL(`https://example.com/sitemap.xml${search}`);
  const response = await loader({ context, url } as unknown as Parameters<typeof loader>[0]);
  const xml = await response.text();
  return {
    status: response.status,
    xml,
    addresses: [...xml.matchAll(/<loc>([^<]*)/g)].map(([, loc]) => loc ?? ''),
  };
}

test('the sitemap lists tag pages only in languages with more than one post', async () => {
  const { addresses } = await read(3);
  expect(addresses.filter((address) => address.includes('/tag/'))).toEqual([
    'https://example.com/blog/tag/speeches',
    'https://example.com/blog/tag/speeches?lang=es',
    'https://example.com/blog/tag/crisis',
  ]);
});

test('the sitemap splits 50,000 posts into valid parts without duplicates', async () => {
  const index = await read(50_000);
  expect(index.xml).toContain('<sitemapindex');
  const seen = new Set<string>();
  let count = 0;
  for (const address of index.addresses) {
    const part = await read(50_000, new URL(address).search);
    expect(part.addresses.length).toBeLessThan(50_000);
    expect(part.xml.length).toBeLessThan(50 * 1024 * 1024);
    count += part.addresses.length;
    for (const found of part.addresses) seen.add(found);
  }
  expect(seen.size).toBe(count);
  expect(seen.has('https://example.com/')).toBe(true);
  expect(seen.has('https://example.com/blog/post-49999')).toBe(true);
});

test('returns 404 for other sitemap parts and a sitemap even for an empty site', async () => {
  for (const search of ['?page=2', '?page=0', '?page=-1', '?page=x', '?page=1.5', '?page=9999999']) {
    expect((await read(3, search)).status, search).toBe(404);
  }
  expect((await read(0)).addresses).toContain('https://example.com/blog');
});

/** Returns the lines of the drawn title and their font size. */
function drawn(title: string, brand = 'Under Your Name') {
  const svg = sharePicture({ title, brand, label: 'Executive ghostwriting', ground: 'leaf' });
  const [, size = '', body = ''] = /<g [^>]*font-size="([\d.]+)"[^>]*>(.*?)<\/g>/s.exec(svg) ?? [];
  const lines = [...body.matchAll(/y="(\d+)">([^<]*)</g)].map(([, y, text]) => ({ y: Number(y), text }));
  return { svg, size: Number(size), lines };
}

test('a share image sets a short title larger than a long one and contains every word', () => {
  const short = drawn('Chosen words');
  const title =
    'What to say when the numbers are bad, the room is full and the good news is still a month away';
  const long = drawn(title);
  expect(short.size).toBeGreaterThan(long.size);
  expect(long.lines.map(({ text }) => text).join(' ')).toBe(title);
});

test('a share image shortens very long titles, so that they end above its line', () => {
  const { lines, svg } = drawn('Words and more words '.repeat(20));
  const rule = Number(/<path d="M88 (\d+)H/.exec(svg)?.[1]);
  expect(lines.at(-1)?.text).toMatch(/\S…$/);
  for (const { y } of lines) expect(y).toBeLessThan(rule - 20);
});

test('a share image strikes the old words, writes the new ones above and keeps both inside', () => {
  for (const title of [
    'Words worth [-sharing.-][+signing.+]',
    'Say [-leverage our synergies-][+work together+] when [-people-][+everyone in the room+] is listening',
    '[-A-][+Everything at once+] b [-c-][+no, wait+] d',
  ]) {
    const { svg, size } = drawn(title);
    for (const part of parseEdit(title)) {
      if (part.kind !== 'replaced') continue;
      const [, struckAt] = svg.match(new RegExp(`y="(\\d+)"[^>]*>${part.struck}<`)) ?? [];
      const [, x, y] =
        svg.match(new RegExp(`translate\\(([\\d.]+),([\\d.]+)\\)[^>]*>${part.inserted}<`)) ?? [];
      expect(Number(y)).toBeLessThan(Number(struckAt) - size * 0.7);
      expect(Number(y) - size * 0.76).toBeGreaterThan(50);
      expect(Number(x) + part.inserted.length * size * 0.4).toBeLessThan(1112);
    }
    expect(svg.split('fill="#818180"').length - 1).toBe(title.split('[-').length - 1);
  }
});

test('a share image shows a title as revised if an edit doesn’t fit', () => {
  const { svg } = drawn(`A [-${'struck words '.repeat(30)}-][+written+] end`);
  expect(svg).toContain('>A written end<');
  expect(svg).not.toContain('struck words');
});

test('a share image omits the label next to a long brand', () => {
  expect(drawn('A title').svg).toContain('Executive ghostwriting');
  expect(drawn('A title', 'A very long name of a writing practice in Buenos Aires').svg).not.toContain(
    'ghostwriting',
  );
});

test('a share image escapes title and brand', () => {
  const hostile = '</text><script>alert(1)</script><image href="file:///etc/passwd"/>&';
  const { svg } = drawn(hostile, hostile);
  expect(svg).not.toMatch(/<script|<image|href="/);
});

const now = new Date('2026-01-01T00:00:00Z');
const own = { email_user: 'ana', email_domain: 'site.example' };

test('security.txt links to the contact page instead of an email address', () => {
  expect(securityTxt(own, 'https://site.example', now)).toBe(
    'Contact: https://site.example/contact\nExpires: 2026-06-30T00:00:00.000Z\nPreferred-Languages: en, es\n' +
      'Canonical: https://site.example/.well-known/security.txt\n',
  );
});

test('security.txt doesn’t exist without a complete email address of the owner', () => {
  for (const sample of [
    { ...own, email_domain: 'example.com' },
    { ...own, email_user: '' },
    { ...own, email_domain: '' },
  ]) {
    expect(securityTxt(sample, 'https://site.example', now)).toBeUndefined();
  }
});

const text = llms({ origin: 'https://example.com', brand: 'A House' });

test('llms.txt starts with the site name and a summary', () => {
  expect(text).toMatch(/^# A House\n\n> [^\n]+\n\n## English\n/);
  expect(text).not.toMatch(/\{\w+\}/);
});

test('llms.txt links to every indexed page and the feed, in both languages', () => {
  for (const { path, isListed } of publicPages) {
    const query = '?lang=es';
    expect(text.includes(`(https://example.com${path})`), path).toBe(isListed);
    expect(text.includes(`(https://example.com${path}${query})`), path).toBe(isListed);
  }
  expect(text).toContain('(https://example.com/blog/rss.xml)');
  expect(text).toContain('(https://example.com/blog/rss.xml?lang=es)');
});
