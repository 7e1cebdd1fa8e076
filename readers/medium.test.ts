import { expect, test } from 'vitest';
import { readSource } from '../test/read-source.ts';
import { zipFile } from '../test/zip-archive.ts';
import { readMediumPage } from './medium.ts';

interface MediumFile {
  title: string;
  body: string;
  footer?: string;
  subtitle?: string;
}

function page({ title, body, footer = '', subtitle = '' }: MediumFile): string {
  return `<!DOCTYPE html><html><head><title>${title}</title><style>header { display: none }</style></head><body><article class="h-entry">
<header><h1 class="p-name">${title}</h1></header>
<section data-field="subtitle" class="p-summary">${subtitle}</section>
<section data-field="body" class="e-content"><section name="1" class="section section--body"><div class="section-divider"><hr></div>
<div class="section-content"><div class="section-inner">${body}</div></div></section></section>
<footer>${footer}<p>Exported from <a href="https://medium.com">Medium</a> on May 1, 2024.</p></footer></article></body></html>`;
}

const published = (id: string, slug: string) =>
  `<p>By <a href="https://medium.com/@me" class="p-author h-card">Me</a> on <a href="https://medium.com/p/${id}">
<time class="dt-published" datetime="2018-08-11T11:23:34.123Z">August 11, 2018</time></a>.</p>
<p><a href="https://medium.com/@me/${slug}-${id}" class="p-canonical">Canonical link</a></p>`;

const tags =
  '<p class="p-tags">Tagged in <a href="https://medium.com/tag/a" class="p-tag">Hills</a>, <a class="p-tag">Dales</a></p>';

test('imports a Medium post with its tags, cover image, date and URL and drops the repeated title', async () => {
  const body =
    '<h3 name="a" class="graf graf--h3 graf--leading graf--title">Cats &amp;  dogs</h3><h4 class="graf graf--h4 graf--subtitle">In short</h4>' +
    '<figure class="graf graf--figure"><img class="graf-image" data-is-featured="true" src="https://cdn-images-1.medium.com/max/800/1.png"><figcaption>c</figcaption></figure>' +
    '<p class="graf graf--p">Words with <code>code</code>.</p>';
  const file = page({
    title: 'Cats &amp; dogs',
    subtitle: 'In short',
    body,
    footer: tags + published('abc123abc123', 'cats-dogs'),
  });
  const read = await readSource(
    zipFile({
      'README.html': 'x',
      'posts/2018-08-11_Cats---dogs-abc123abc123.html': file,
      'profile/profile.html': '',
    }),
  );
  expect(read).toMatchObject({
    kind: 'medium',
    totals: { posts: 1, otherKinds: {} },
    problems: [],
    skipped: [],
  });
  expect(read.posts).toEqual([
    {
      sourceKey: 'medium:abc123abc123',
      title: 'Cats & dogs',
      slug: 'cats-dogs',
      date: '2018-08-11T11:23:34.123Z',
      cover: 'https://cdn-images-1.medium.com/max/800/1.png',
      cover_alt: null,
      excerpt: 'In short',
      html:
        '<h3>In short</h3>\n<figure><img src="https://cdn-images-1.medium.com/max/800/1.png" alt=""><figcaption>c</figcaption></figure>\n' +
        '<p>Words with code.</p>',
      tags: ['Hills', 'Dales'],
      language: 'en',
      status: 'published',
      link: 'https://medium.com/@me/cats-dogs-abc123abc123',
      changes: [{ code: 'element_simplified', what: 'h4', count: 1 }],
    },
  ]);
});

test('imports a Medium draft with the same source key it has after publication', async () => {
  const footer = '<p><a href="https://medium.com/p/ababab12121212">View original.</a></p>';
  const draft = page({
    title: 'Draft title',
    body: '<p class="graf graf--p graf--leading">Something else.</p>',
    footer,
  });
  const read = await readSource(zipFile({ 'posts/draft_Draft-title-ababab12121212.html': draft }));
  expect(read.posts).toMatchObject([
    {
      sourceKey: 'medium:ababab12121212',
      slug: 'draft-title',
      status: 'draft',
      link: 'https://medium.com/p/ababab12121212',
      changes: [{ code: 'date_missing', what: 'today' }],
    },
  ]);
});

test('counts Medium responses without importing them', async () => {
  const body =
    '<p class="graf graf--p graf--leading graf--trailing">I agree with all of this, and here is why it is so.</p>';
  const response = page({
    title: 'I agree with all of this, and here…',
    body,
    footer: published('aaaabbbbcccc', 'i-agree'),
  });
  const read = await readSource(zipFile({ 'posts/2019-01-01_I-agree-aaaabbbbcccc.html': response }));
  expect(read).toMatchObject({
    kind: 'medium',
    totals: { posts: 0, otherKinds: { response: 1 } },
    posts: [],
  });
});

test('skips and reports a Medium page that can’t be read and imports the others', async () => {
  const good = page({ title: 'Good', body: '<p class="graf">x</p>' });
  const bad = page({ title: 'Bad', body: '<p>x</p>'.repeat(90_000) });
  const read = await readSource(
    zipFile({ 'posts/a-aaaabbbbcccc.html': good, 'posts/b-aaaabbbbdddd.html': bad }),
  );
  expect(read.posts.map(({ title }) => title)).toEqual(['Good']);
  expect(read.skipped).toEqual([{ title: 'b-aaaabbbbdddd', reason: 'unreadable', detail: null }]);
});

const mediumPagePage = (title: string, body: string, footer = '') =>
  `<article class="h-entry"><header><h1 class="p-name">${title}</h1></header>
<section data-field="body" class="e-content">${body}</section><footer>${footer}</footer></article>`;

test('keeps the body of a Medium page unchanged, from its first section to the footer', () => {
  const body =
    '<section class="section"><p class="graf">a <code>b</code></p><footer>of a quotation</footer><s>c</s></section>';
  expect(readMediumPage(mediumPagePage('T', body)).html).toBe(`${body}</section>`);
});

test.each([
  ['title with line breaks', 'Many\n   words', '<h3 class="graf graf--title">Many words</h3>', ''],
  ['title with bold words', 'A bold title', '<h3 class="graf--title">A <strong>bold</strong> title</h3>', ''],
  ['different heading', 'A title', '<h3 class="graf--title">B</h3>', '<h3 class="graf--title">B</h3>'],
  ['paragraph, not a heading', 'A title', '<p class="graf">A title</p>', '<p class="graf">A title</p>'],
])(
  'drops a heading at the start of a Medium post only if it repeats the title: %s',
  (_, title, body, rest) => {
    expect(readMediumPage(mediumPagePage(title, body)).html.replace('</section>', '')).toBe(rest);
  },
);

test.each([
  ['the whole text', 'Quite right', '<p class="graf graf--leading">Quite right</p>', true],
  [
    'the first words of the text',
    'Quite right, and…',
    '<p class="graf--leading">Quite right, and more</p>',
    true,
  ],
  [
    'the first words of a quotation',
    'It’s so…',
    '<blockquote class="graf--leading">It\'s so, then</blockquote>',
    true,
  ],
  ['words that aren’t in the text', 'A title', '<p class="graf--leading">Quite right</p>', false],
  ['no words', '', '<p class="graf--leading">Quite right</p>', false],
])('distinguishes a Medium response from a post by a title with %s (%#)', (_, title, body, isResponse) => {
  expect(readMediumPage(mediumPagePage(title, body)).isResponse).toBe(isResponse);
});

test('reads the Medium ID from the footer, not from a link in the body', () => {
  const body = '<p><a href="https://medium.com/p/ffff00001111">another</a></p>';
  const footer =
    '<a href="https://medium.com/p/aaaa00001111">own</a><a class="p-canonical" href="https://me.example/x-aaaa00001111">c</a>';
  expect(readMediumPage(mediumPagePage('T', body, footer))).toMatchObject({
    id: 'aaaa00001111',
    canonical: 'https://me.example/x-aaaa00001111',
  });
  expect(readMediumPage(mediumPagePage('T', body))).toMatchObject({ id: '', canonical: '' });
});
