import { expect, test } from 'vitest';
import { readMediumPage } from './medium-page.ts';

const page = (title: string, body: string, footer = '') =>
  `<article class="h-entry"><header><h1 class="p-name">${title}</h1></header>
<section data-field="body" class="e-content">${body}</section><footer>${footer}</footer></article>`;

test('the body is what stands between its beginning and the footer, as it was written', () => {
  const body =
    '<section class="section"><p class="graf">a <code>b</code></p><footer>of a quotation</footer><s>c</s></section>';
  expect(readMediumPage(page('T', body)).html).toBe(`${body}</section>`);
});

test.each([
  ['words in many lines', 'Many\n   words', '<h3 class="graf graf--title">Many words</h3>', ''],
  ['marks in the title', 'A bold title', '<h3 class="graf--title">A <strong>bold</strong> title</h3>', ''],
  ['another text', 'A title', '<h3 class="graf--title">B</h3>', '<h3 class="graf--title">B</h3>'],
  ['no heading', 'A title', '<p class="graf">A title</p>', '<p class="graf">A title</p>'],
])('a title at the head of the text goes, where it is the page’s own: %s', (_, title, body, rest) => {
  expect(readMediumPage(page(title, body)).html.replace('</section>', '')).toBe(rest);
});

test.each([
  ['its whole text', 'Quite right', '<p class="graf graf--leading">Quite right</p>', true],
  ['its first words', 'Quite right, and…', '<p class="graf--leading">Quite right, and more</p>', true],
  ['those of a quotation', 'It’s so…', '<blockquote class="graf--leading">It\'s so, then</blockquote>', true],
  ['other words', 'A title', '<p class="graf--leading">Quite right</p>', false],
  ['nothing', '', '<p class="graf--leading">Quite right</p>', false],
])('a text that is titled by %s is a response: %#', (_, title, body, isResponse) => {
  expect(readMediumPage(page(title, body)).isResponse).toBe(isResponse);
});

test('the address by Medium’s own name is the one below the text, not one within it', () => {
  const body = '<p><a href="https://medium.com/p/ffff00001111">another</a></p>';
  const footer =
    '<a href="https://medium.com/p/aaaa00001111">own</a><a class="p-canonical" href="https://me.example/x-aaaa00001111">c</a>';
  expect(readMediumPage(page('T', body, footer))).toMatchObject({
    id: 'aaaa00001111',
    canonical: 'https://me.example/x-aaaa00001111',
  });
  expect(readMediumPage(page('T', body))).toMatchObject({ id: '', canonical: '' });
});
