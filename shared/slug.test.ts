import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { testWithCorpus } from '../test/corpora.ts';
import {
  isReservedSlug,
  maxSlugLength,
  reservedSlugs,
  slugFromAddress,
  slugFromTitle,
  slugify,
  uniqueSlug,
} from './slug.ts';

const wellFormed = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

describe('slugify', () => {
  test.each([
    ['Cómo hablar en público', 'como-hablar-en-publico'],
    ['Straße & Größe', 'strasse-grosse'],
    ['  What — really?!  matters ', 'what-really-matters'],
    ["Don't", 'don-t'],
    ['Don’t', 'don-t'],
    ['İstanbul ışık', 'istanbul-isik'],
    ['ﬁnance œuvre Ærø', 'finance-oeuvre-aero'],
    ['cafe\u0301', 'cafe'],
    ['Привет, мир', 'privet-mir'],
    ['１２ ＡＢ', '12-ab'],
    ['a\u0000b\u202ec\u200bd', 'a-bcd'],
    ['\ud800 alone \udfff', 'alone'],
    ['---', ''],
    ['', ''],
  ])('makes %j into %j', (text, slug) => {
    expect(slugify(text)).toBe(slug);
  });

  test('reads a word the same way composed and decomposed', () => {
    for (const word of ['éñü', '한국어', 'Việt Nam', 'Å']) {
      expect(slugify(word.normalize('NFD'))).toBe(slugify(word.normalize('NFC')));
    }
  });

  test('cuts a long text behind a word, and inside one only when it must', () => {
    const words = slugify('speechwriting '.repeat(20));
    expect(words.length).toBeLessThanOrEqual(maxSlugLength);
    expect(words.endsWith('-speechwriting')).toBe(true);
    expect(slugify(`${'x'.repeat(maxSlugLength)} tail`)).toBe('x'.repeat(maxSlugLength));
    expect(slugify('y'.repeat(100_000))).toBe('y'.repeat(maxSlugLength));
  });
});

test('a title without letters or digits gets a slug that is always the same, and its own', () => {
  expect(slugFromTitle('¿?')).toBe(slugFromTitle(' ¿? '));
  expect(slugFromTitle('¿?')).not.toBe(slugFromTitle('¡!'));
  for (const title of ['¿?', '\u0301', '\ud800']) {
    expect(slugFromTitle(title)).toMatch(/^post-[0-9a-f]{8}$/);
    expect(slugify(slugFromTitle(title))).toBe(slugFromTitle(title));
  }
  expect(slugFromTitle('')).toBe('post');
  expect(slugFromTitle('Plain words')).toBe('plain-words');
});

test('percent-encoded slugs are read, whatever their escapes are worth', () => {
  expect(slugFromAddress('%d0%bf%d1%80%d0%b8%d0%b2%d0%b5%d1%82')).toBe('privet');
  expect(slugFromAddress('c%C3%B3mo-estas')).toBe('como-estas');
  expect(slugFromAddress('100%-sure')).toBe('100-sure');
  expect(slugFromAddress('bad%ff%zz%')).toBe('bad-ff-zz');
  expect(slugFromAddress('%3F')).toBe('');
});

test('a slug that is taken is counted up, within the longest length and past reserved words', async () => {
  const taken = new Set(['talk', 'talk-2']);
  const free = (wanted: string) => uniqueSlug(wanted, async (slug) => taken.has(slug));
  expect(await free('speech')).toBe('speech');
  expect(await free('talk')).toBe('talk-3');
  expect(await uniqueSlug('rss', () => false)).toBe('rss-2');

  const long = `${'a'.repeat(97)}-bc`;
  const second = await uniqueSlug(long, (slug) => slug === long);
  expect(second).toBe(`${'a'.repeat(97)}-2`);
  expect(second.length).toBeLessThanOrEqual(maxSlugLength);
});

test('the words of the blog’s own addresses are reserved', () => {
  expect([...reservedSlugs].every(isReservedSlug)).toBe(true);
  expect(isReservedSlug('xml-proxy')).toBe(true);
  expect(isReservedSlug('post')).toBe(false);
});

testWithCorpus('every title of the trap collection gets a stable slug', 'slug/unicode-traps.json', (path) => {
  const titles: string[] = JSON.parse(readFileSync(path, 'utf8'));
  for (const title of titles) {
    const slug = slugFromTitle(title);
    expect(slug, JSON.stringify(title)).toMatch(wellFormed);
    expect(slug.length).toBeLessThanOrEqual(maxSlugLength);
    expect(slugFromTitle(slug)).toBe(slug);
    expect(slugify(slugFromAddress(encodeURIComponent(title.toWellFormed())))).toBe(
      slugify(title.toWellFormed()),
    );
  }
});
