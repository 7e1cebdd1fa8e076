import { RouterContextProvider } from 'react-router';
import { expect, test } from 'vitest';
import { type PageContext, pageContext } from '../../page-context.ts';
import { loader } from './sitemap-route.ts';

/** The sitemap of a site with so many posts. */
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
  // Its two posts are one article in two languages, and the English list has a third.
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

test('tags are in it in the languages in which they have more than one post', async () => {
  const { addresses } = await read(3);
  expect(addresses.filter((address) => address.includes('/tag/'))).toEqual([
    'https://example.com/blog/tag/speeches',
    'https://example.com/blog/tag/speeches?lang=es',
    'https://example.com/blog/tag/crisis',
  ]);
});

test('50,000 posts lie in parts that the protocol allows, each address in one of them', async () => {
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

test('there are no parts but those, and an empty site has a sitemap too', async () => {
  for (const search of ['?page=2', '?page=0', '?page=-1', '?page=x', '?page=1.5', '?page=9999999']) {
    expect((await read(3, search)).status, search).toBe(404);
  }
  expect((await read(0)).addresses).toContain('https://example.com/blog');
});
