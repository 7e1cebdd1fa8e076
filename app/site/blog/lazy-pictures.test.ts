import { expect, test } from 'vitest';
import { sanitiseHtml } from '../../../shared/rich-text/sanitise.ts';
import { lazyPictures } from './lazy-pictures.ts';

test('every picture after the first waits until a reader comes near it', () => {
  const body = sanitiseHtml(
    '<p><IMG SRC="/a.jpg">one</p><p><img alt="b" src="/b.jpg"><img src="/c.jpg"></p>',
  );
  const loading = lazyPictures(body).match(/<img [^>]*>/g);
  expect(loading).toEqual([
    expect.not.stringContaining('loading='),
    expect.stringMatching(/^<img loading="lazy" decoding="async" src="\/b\.jpg"/),
    expect.stringMatching(/^<img loading="lazy" decoding="async" src="\/c\.jpg"/),
  ]);
});

test('words about pictures stay words', () => {
  const body = sanitiseHtml('<p>Write &lt;img src=x&gt; twice: &lt;img src=x&gt;</p>');
  expect(lazyPictures(body)).toBe(body);
});

const picture = '/media/a1/1200x800/a-desk.jpg';
const choice = `srcset="${picture}?w=480 480w, ${picture}?w=960 960w, ${picture} 1200w"`;

function shown(attributes: string): string {
  return lazyPictures(sanitiseHtml(`<p><img src="${picture}" ${attributes}></p>`));
}

test('a picture of the library comes in the width that it is shown in, and has its place kept', () => {
  expect(shown('alt="A &gt; width=&quot;9&quot;"')).toBe(
    `<p><img src="${picture}" alt="A &gt; width=&quot;9&quot;" ${choice} sizes="min(616px, 100vw)" width="1200" height="800"></p>`,
  );
});

test('the size that a writer gave a picture of the library stays', () => {
  expect(shown('width="33%"')).toContain(
    `width="33%" ${choice} sizes="min(203px, 33vw)" style="aspect-ratio: 1200 / 800">`,
  );
  expect(shown('width="300"')).toContain(`width="300" ${choice} sizes="min(300px, 100vw)" height="200">`);
  expect(shown('width="300" height="100"')).toMatch(/height="100" srcset="[^"]*" sizes="[^"]*">/);
});

test('small and moving pictures of the library come in one width', () => {
  const body = (path: string) => lazyPictures(`<p><img src="${path}"></p>`);
  for (const path of ['/media/a1/300x200/a.jpg', '/media/a1/960x200/a.webp'])
    expect(body(path)).toMatch(/<p><img src="[^"]*" width="\d+" height="200"><\/p>/);
  expect(body('/media/a1/nonsense.jpg')).toBe('<p><img src="/media/a1/nonsense.jpg"></p>');
});
