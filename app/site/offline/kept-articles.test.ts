import { describe, expect, test } from 'vitest';
import {
  findKept,
  type KeptArticle,
  type KeptArticles,
  limits,
  longestNotAskedFor,
  nothingKept,
  withOpened,
  withoutPath,
} from './kept-articles.ts';

function article(path: string, change: Partial<KeptArticle> = {}): KeptArticle {
  return { path, locale: 'en', title: path, language: 'en', files: [], bytes: 1000, askedAt: 0, ...change };
}

const paths = ({ articles }: KeptArticles) => articles.map(({ path }) => path);

describe('an article that is opened', () => {
  test('comes first, and once in a language however often it is opened', () => {
    let kept = withOpened(nothingKept, article('/blog/a'), {});
    kept = withOpened(kept, article('/blog/b'), {});
    kept = withOpened(kept, article('/blog/a'), {});
    kept = withOpened(kept, article('/blog/a', { locale: 'es' }), {});
    expect(kept.articles.map(({ path, locale }) => `${locale} ${path}`)).toEqual([
      'es /blog/a',
      'en /blog/a',
      'en /blog/b',
    ]);
  });

  test('drives out the one that was not read for longest, with the files that no other needs', () => {
    let kept = nothingKept;
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

  test('leaves no more bytes than there may be, and is not kept where it is larger by itself', () => {
    const half = limits.bytes / 2;
    let kept = withOpened(nothingKept, article('/blog/a', { files: ['/a.jpg'] }), { '/a.jpg': half });
    kept = withOpened(kept, article('/blog/b', { files: ['/b.jpg'] }), { '/b.jpg': half });
    expect(paths(kept)).toEqual(['/blog/b']);
    expect(Object.keys(kept.files)).toEqual(['/b.jpg']);
    expect(withOpened(kept, article('/blog/c', { bytes: limits.bytes + 1 }), {})).toEqual(nothingKept);
  });
});

test('an article that is forgotten goes in both languages, with its files', () => {
  let kept = withOpened(nothingKept, article('/blog/a', { files: ['/a.jpg'] }), { '/a.jpg': 1 });
  kept = withOpened(kept, article('/blog/a', { locale: 'es', files: ['/a.jpg'] }), {});
  kept = withOpened(kept, article('/blog/b'), {});
  expect(withoutPath(kept, '/blog/a')).toEqual({ articles: [article('/blog/b')], files: {} });
});

test('the site is asked for the one it was not asked for longest, and for none twice a day', () => {
  const day = 24 * 60 * 60 * 1000;
  const articles = [article('/blog/a', { askedAt: 3 }), article('/blog/b', { askedAt: 2 })];
  expect(longestNotAskedFor({ articles, files: {} }, day)).toBeUndefined();
  expect(longestNotAskedFor({ articles, files: {} }, day + 4)?.path).toBe('/blog/b');
});

test('an article is found in the language asked for, or in the last one read', () => {
  const articles = [article('/blog/a', { locale: 'es' }), article('/blog/a')];
  expect(findKept({ articles, files: {} }, '/blog/a', 'en')?.locale).toBe('en');
  expect(findKept({ articles, files: {} }, '/blog/a', undefined)?.locale).toBe('es');
  expect(findKept({ articles, files: {} }, '/blog/b', undefined)).toBeUndefined();
});
