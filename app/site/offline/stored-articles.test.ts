import { describe, expect, test } from 'vitest';
import { ownerAreas } from '../../../shared/public-pages.ts';
import { respondedOffline } from './answered-offline.ts';
import {
  findStored,
  limits,
  listStored,
  nothingStored,
  type StoredArticle,
  type StoredArticles,
  stalestArticle,
  withOpened,
  withoutPath,
} from './stored-articles.ts';

function article(path: string, change: Partial<StoredArticle> = {}): StoredArticle {
  return { path, locale: 'en', title: path, language: 'en', files: [], bytes: 1000, askedAt: 0, ...change };
}

const paths = ({ articles }: StoredArticles) => articles.map(({ path }) => path);

describe('articles stored for offline reading', () => {
  test('stores a newly opened article first, once per language', () => {
    let kept = withOpened(nothingStored, article('/blog/a'), {});
    kept = withOpened(kept, article('/blog/b'), {});
    kept = withOpened(kept, article('/blog/a'), {});
    kept = withOpened(kept, article('/blog/a', { locale: 'es' }), {});
    expect(kept.articles.map(({ path, locale }) => `${locale} ${path}`)).toEqual([
      'es /blog/a',
      'en /blog/a',
      'en /blog/b',
    ]);
  });

  test('evicts the least recently read article and the files only it uses', () => {
    let kept = nothingStored;
    for (let number = 0; number <= limits.articles; number += 1) {
      const own = `/media/${number}.jpg`;
      kept = withOpened(kept, article(`/blog/${number}`, { files: ['/style.css', own] }), {
        '/style.css': 10,
        [own]: 20,
      });
    }
    expect(kept.articles).toHaveLength(limits.articles);
    expect(paths(kept)).not.toContain('/blog/0');
    expect(Object.keys(kept.files)).not.toContain('/media/0.jpg');
    expect(Object.keys(kept.files)).toContain('/style.css');
  });

  test('limits the total size of stored articles and doesn’t store a larger article', () => {
    const half = limits.bytes / 2;
    let kept = withOpened(nothingStored, article('/blog/a', { files: ['/a.jpg'] }), { '/a.jpg': half });
    kept = withOpened(kept, article('/blog/b', { files: ['/b.jpg'] }), { '/b.jpg': half });
    expect(paths(kept)).toEqual(['/blog/b']);
    expect(Object.keys(kept.files)).toEqual(['/b.jpg']);
    expect(withOpened(kept, article('/blog/c', { bytes: limits.bytes + 1 }), {})).toEqual(nothingStored);
  });
});

test('removes a stored article in both languages, with its files', () => {
  let kept = withOpened(nothingStored, article('/blog/a', { files: ['/a.jpg'] }), { '/a.jpg': 1 });
  kept = withOpened(kept, article('/blog/a', { locale: 'es', files: ['/a.jpg'] }), {});
  kept = withOpened(kept, article('/blog/b'), {});
  expect(withoutPath(kept, '/blog/a')).toEqual({ articles: [article('/blog/b')], files: {} });
});

test('rechecks the least recently checked article, at most once a day', () => {
  const day = 24 * 60 * 60 * 1000;
  const articles = [article('/blog/a', { askedAt: 3 }), article('/blog/b', { askedAt: 2 })];
  expect(stalestArticle({ articles, files: {} }, day)).toBeUndefined();
  expect(stalestArticle({ articles, files: {} }, day + 4)?.path).toBe('/blog/b');
});

test('finds a stored article in the requested language, or else the last one read', () => {
  const articles = [article('/blog/a', { locale: 'es' }), article('/blog/a')];
  expect(findStored({ articles, files: {} }, '/blog/a', 'en')?.locale).toBe('en');
  expect(findStored({ articles, files: {} }, '/blog/a', undefined)?.locale).toBe('es');
  expect(findStored({ articles, files: {} }, '/blog/b', undefined)).toBeUndefined();
});

const origin = 'https://site.example';

function kindOf(
  address: string,
  request: { method?: string; mode?: RequestMode; destination?: string } = {},
) {
  const url = new URL(address, origin).href;
  const { method = 'GET', mode = 'navigate', destination = 'document' } = request;
  return respondedOffline({ method, mode, url, destination: destination as RequestDestination }, origin);
}

test('the service worker handles public pages in both languages', () => {
  for (const address of ['/', '/blog', '/blog/an-article', '/blog/an-article?lang=es', '/contact'])
    expect(kindOf(address), address).toBe('page');
});

test('the service worker ignores the owner area, the API, drafts and the email draft', () => {
  const addresses = [
    ...ownerAreas.flatMap((area) => [area, `${area}/below`, `${area}?x=y`]),
    ...['/api', '/api/share/an-article', '/contact/mail'],
    ...['/?preview=drafts', '/blog/an-article?preview=texts'],
  ];
  for (const address of addresses) {
    expect(kindOf(address), address).toBeUndefined();
    expect(kindOf(address, { mode: 'cors', destination: 'image' }), address).toBe(
      address.includes('?preview') ? 'file' : undefined,
    );
  }
});

test('the service worker ignores forms, feeds, other sites and requests from scripts', () => {
  expect(kindOf('/contact', { method: 'POST' })).toBeUndefined();
  expect(kindOf('/blog/rss.xml')).toBeUndefined();
  expect(kindOf('https://elsewhere.example/blog')).toBeUndefined();
  expect(
    kindOf('https://elsewhere.example/a.jpg', { mode: 'no-cors', destination: 'image' }),
  ).toBeUndefined();
  expect(kindOf('/blog', { mode: 'cors', destination: '' })).toBeUndefined();
});

test('the service worker handles styles, scripts, fonts and images', () => {
  for (const destination of ['style', 'script', 'font', 'image'])
    expect(kindOf('/assets/x', { mode: 'no-cors', destination })).toBe('file');
  expect(kindOf('/film/x.mp4', { mode: 'no-cors', destination: 'video' })).toBeUndefined();
});

const html = '<div><h2>Now</h2><div class="x" data-kept-articles=""><p>Nothing.</p></div><p>After</p></div>';

function listed(path: string, title: string): StoredArticle {
  return { path, locale: 'en', title, language: 'es', files: [], bytes: 1, askedAt: 0 };
}

test('the offline page links each stored article once, in its language', () => {
  expect(
    listStored(html, [listed('/blog/a', 'One'), listed('/blog/b', 'Two'), listed('/blog/a', 'One')]),
  ).toBe(
    '<div><h2>Now</h2><div class="x" data-kept-articles=""><ul role="list"><li><a href="/blog/a" lang="es">One</a></li>' +
      '<li><a href="/blog/b" lang="es">Two</a></li></ul></div><p>After</p></div>',
  );
});

test('the offline page labels an article in another language', () => {
  const page = `<html lang="en"><div data-kept-articles="" data-in-other-language="In Spanish"></div></html>`;
  const english = { ...listed('/blog/b', 'Two'), language: 'en' as const };
  expect(listStored(page, [listed('/blog/a', 'Uno'), english])).toContain(
    '<li><a href="/blog/a" lang="es">Uno</a> (In Spanish)</li><li><a href="/blog/b" lang="en">Two</a></li>',
  );
});

test('the offline page escapes titles', () => {
  const shown = listStored(html, [listed('/blog/a', '<script>$1</script>"&')]);
  expect(shown).not.toContain('<script>');
  expect(shown).toContain('$1');
});
