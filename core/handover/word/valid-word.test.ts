import { beforeAll, expect, test } from 'vitest';
import { sanitiseHtml } from '../../../shared/rich-text/sanitise.ts';
import { handedText } from '../../../test/handed-text.ts';
import { picturesIn, randomBody } from '../../../test/random-body.ts';
import { wordFaults } from '../../../test/word/word-faults.ts';
import { writeWord } from './write-word.ts';

/** What is wrong with the file that is written of a body. */
async function faultsOf(html: string, fields: Parameters<typeof handedText>[1] = {}): Promise<string[]> {
  const clean = sanitiseHtml(html);
  return wordFaults(await writeWord(handedText(clean, { pictures: picturesIn(clean), ...fields })));
}

/** The library's first job takes longer than all others. */
beforeAll(async () => void (await writeWord(handedText(''))), 30_000);

const picture = (address: string, more = '') => `<img src="${address}" alt="A quay"${more}>`;
const ours = '/media/abcdef0123/1200x800/harbour.jpg';
const long = `https://www.example.com/${'a-very-long-way/'.repeat(240)}`;
const hostile =
  'a\u0000b\u0001c\u0008d\u000be\u001ff\ud800g\udc00h\ufffei\uffff & < > " \' ]]> \u2028 \u202e 🗝️';

test.each([
  ['nothing', ''],
  ['headings', '<h2>Part</h2><h3>Piece</h3><h2></h2><p></p>'],
  ['lists', '<ul><li>a<ol start="7"><li>b<ul><li>c</li></ul></li></ol></li></ul><ol><li></li></ol>'],
  ['deep lists', `${'<ul><li>a'.repeat(20)}${'</li></ul>'.repeat(20)}`],
  [
    'lists from any number',
    ['-5', '0', '999999999'].map((at) => `<ol start="${at}"><li>a</li></ol>`).join(''),
  ],
  ['items of many blocks', '<ul><li><p>a</p><blockquote><p>b</p></blockquote><h2>c</h2></li></ul>'],
  ['quotations', '<blockquote><p>a</p><ul><li>b</li></ul></blockquote><blockquote><p>c</p></blockquote>'],
  ['line breaks', '<p>a<br><br>b<strong><br></strong></p>'],
  ['alignment', '<p style="text-align: justify">a</p><h2 style="text-align: center">b</h2>'],
  [
    'pictures',
    `<figure>${picture(ours, ' width="33%"')}<figcaption>Cádiz</figcaption></figure>${picture(ours)}`,
  ],
  ['the same picture in a link', `<p><a href="/x">${picture(ours)}</a> ${picture(ours)}</p>`],
  ['pictures that are elsewhere', `<p>${picture('https://pictures.example/a.jpg')}${picture(long)}</p>`],
  [
    'text in figures',
    '<figure><ul><li>a</li></ul><figcaption>b</figcaption></figure><figure><p>c</p></figure>',
  ],
  [
    'links',
    '<p><a href="/blog/x">a</a><a href="mailto:ana@example.com?subject=A b">b</a><a href="tel:+34 600">c</a></p>',
  ],
  ['places of the page', `<p><a href="#note">a</a><a href="#${'n'.repeat(400)}">b</a><a href="#">c</a></p>`],
  ['long links', `<p><a href="${long}" title="${'A title. '.repeat(100)}">a</a></p>`],
  [
    'hostile text',
    `<h2>${hostile}</h2><p><a href="https://a.example/${hostile}" title="${hostile}">${hostile}</a></p>`,
  ],
  ['hostile words for pictures', `<p><img src="${ours}" alt="${hostile}" title="${hostile}"></p>`],
])('a file with %s is as Word wants it', async (_, html) => {
  expect(await faultsOf(html)).toEqual([]);
});

test('nothing that stands around a text spoils its file', async () => {
  const fields = { title: hostile, author: hostile, excerpt: hostile, tags: [hostile, hostile] };
  expect(await faultsOf('<p>a</p>', { ...fields, language: 'es' })).toEqual([]);
});

test('whatever the site can show is as Word wants it', async () => {
  for (let seed = 1; seed <= 20; seed += 1) {
    const language = seed % 2 === 0 ? 'es' : 'en';
    expect(await faultsOf(randomBody(seed), { language }), `seed ${seed}`).toEqual([]);
  }
}, 60_000);
