import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { canonicalVersion, findHashForm, versionHash } from './approval.ts';

const version = {
  title: 'One',
  language: 'en',
  excerpt: null,
  cover: '/media/a.png',
  cover_alt: 'A desk',
  html: '<p>Text.</p>',
};

test('different versions have different hashes', () => {
  expect(canonicalVersion(version, 2)).toBe(
    '["reviewed version 2","en","One",null,"/media/a.png","A desk","<p>Text.</p>"]',
  );
  expect(versionHash(version)).toBe(createHash('sha256').update(canonicalVersion(version, 2)).digest('hex'));
  const others = [
    { ...version, language: 'es' },
    { ...version, title: 'On', excerpt: 'e' },
    { ...version, title: 'One",null,"' },
    { ...version, excerpt: '' },
    { ...version, excerpt: 'null' },
    { ...version, cover: null },
    { ...version, cover_alt: '' },
    { ...version, cover: 'A desk', cover_alt: '/media/a.png' },
    ...['<p>Te xt.</p>', '<p>Te\u0301xt.</p>', '<p>T\u00e9xt.</p>', '<p>Te\u200bxt.</p>', '<p>T\u0435xt.</p>']
      .concat('<p>Text.\u00a0</p>', '<p>Te<br>xt.</p>', '<p>T</p><p>ext.</p>', '<p><b>Text.</b></p>')
      .concat('<p><a href="/a">Text.</a></p>', '<p><a href="/b">Text.</a></p>')
      .concat('<p style="text-align: center">Text.</p>')
      .map((html) => ({ ...version, html })),
    ...['src="/a.png"', 'src="/b.png"', 'src="/a.png" alt="A lamp"', 'src="/a.png" width="50%"'].map(
      (attributes) => ({ ...version, html: `<p>Text.</p><img ${attributes}>` }),
    ),
  ];
  expect(new Set([version, ...others].map((one) => versionHash(one))).size).toBe(others.length + 1);
});

test('invisible white space doesn’t change the hash of a version, but spaces between words do', () => {
  const hashOf = (html: string) => versionHash({ ...version, html });
  const shown = hashOf('<p>a <b>b</b> c</p><ul><li>d<br>e</li></ul>');
  expect(hashOf('\n<p> a\n <b>b</b>  c\n</p>\n<ul>\n <li>d <br> e</li>\n</ul>')).toBe(shown);
  for (const other of ['<p>a<b>b</b> c</p>', '<p>a <b>b</b>c</p>', '<p>a <b>b</b>\u00a0c</p>'])
    expect(hashOf(`${other}<ul><li>d<br>e</li></ul>`)).not.toBe(shown);
});

test('a hash from before versions included a language is still recognized', () => {
  const hash = createHash('sha256')
    .update('["reviewed version 1","One",null,"/media/a.png","A desk","<p>Text.</p>"]')
    .digest('hex');
  expect(findHashForm(version, hash)).toBe(1);
  expect(findHashForm(version, versionHash(version))).toBe(2);
  expect(findHashForm({ ...version, title: 'Two' }, hash)).toBeUndefined();
});
