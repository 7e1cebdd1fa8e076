import { expect, test } from 'vitest';
import { excerptOf, summarise } from './excerpt.ts';

test('a post’s own excerpt stands for it, whole', () => {
  const excerpt = 'long '.repeat(60).trim();
  expect(excerptOf({ excerpt: ` ${excerpt} `, html: '<p>body</p>' }, 140)).toBe(excerpt);
});

test('without one, the start of its text does', () => {
  expect(excerptOf({ excerpt: null, html: '<p>Short &amp; <b>sweet</b>.</p>' }, 160)).toBe('Short & sweet.');
  expect(excerptOf({ excerpt: '  ', html: '<p>body</p>' }, 160)).toBe('body');
  expect(excerptOf({ html: '<script>no()</script>' }, 160)).toBe('');
});

test('headings, captions, tables and code are no part of it, unless there is nothing else', () => {
  const html =
    '<h2>Heading</h2><figure><img src="/a.png"><figcaption>Caption</figcaption></figure><p>First <b>wo</b>rds.</p>' +
    '<figure><ul><li>A: 1</li></ul></figure><h3>More</h3><blockquote><p>Quoted.</p></blockquote>';
  expect(excerptOf({ html }, 160)).toBe('First words. Quoted.');
  expect(excerptOf({ html: '<h2>Heading</h2><figure><figcaption>Words</figcaption></figure>' }, 160)).toBe(
    'Heading Words',
  );
});

test('a long text ends behind a word, without loose punctuation, within the limit', () => {
  const text = 'Most public apologies arrive in the fourth paragraph, after the company has spoken.';
  expect(summarise(text, 54)).toBe('Most public apologies arrive in the fourth paragraph…');
  expect(summarise(text, 60)).toBe('Most public apologies arrive in the fourth paragraph, after…');
  expect(summarise(text, text.length)).toBe(text);
  for (const max of [140, 160]) {
    const summary = summarise(text.repeat(5), max);
    expect(summary.length).toBeLessThanOrEqual(max);
    expect(summary.length).toBeGreaterThan(max / 2);
  }
});

test('text without spaces is cut between characters as readers see them', () => {
  const family = '👨‍👩‍👧‍👦';
  for (let max = 20; max < 50; max += 1) {
    const summary = summarise(family.repeat(10), max);
    expect(summary.length).toBeLessThanOrEqual(max);
    expect(summary.slice(0, -1)).toBe(family.repeat((summary.length - 1) / family.length));
  }
  expect(summarise('漢'.repeat(30), 10)).toBe(`${'漢'.repeat(9)}…`);
  expect(summarise('e\u0301'.repeat(30), 10)).toBe(`${'e\u0301'.repeat(4)}…`);
});
