import { expect, test } from 'vitest';
import type { KeptArticle } from './kept-articles.ts';
import { listKept } from './list-kept.ts';

const html = '<div><h2>Now</h2><div class="x" data-kept-articles=""><p>Nothing.</p></div><p>After</p></div>';

function article(path: string, title: string): KeptArticle {
  return { path, locale: 'en', title, language: 'es', files: [], bytes: 1, askedAt: 0 };
}

test('the kept articles are linked once each, in their own language', () => {
  expect(
    listKept(html, [article('/blog/a', 'One'), article('/blog/b', 'Two'), article('/blog/a', 'One')]),
  ).toBe(
    '<div><h2>Now</h2><div class="x" data-kept-articles=""><ul role="list"><li><a href="/blog/a" lang="es">One</a></li>' +
      '<li><a href="/blog/b" lang="es">Two</a></li></ul></div><p>After</p></div>',
  );
});

test('an article in another language than the page is labelled', () => {
  const page = `<html lang="en"><div data-kept-articles="" data-in-other-language="In Spanish"></div></html>`;
  const english = { ...article('/blog/b', 'Two'), language: 'en' as const };
  expect(listKept(page, [article('/blog/a', 'Uno'), english])).toContain(
    '<li><a href="/blog/a" lang="es">Uno</a> (In Spanish)</li><li><a href="/blog/b" lang="en">Two</a></li>',
  );
});

test('a title stays text, whatever it is', () => {
  const listed = listKept(html, [article('/blog/a', '<script>$1</script>"&')]);
  expect(listed).not.toContain('<script>');
  expect(listed).toContain('$1');
});
