import { describe, expect, test } from 'vitest';
import { createChangeLog } from '../../shared/imported-post.ts';
import { compareContent } from './compare-content.ts';
import { readVisible } from './read-visible.ts';
import { reportLostWords } from './report-lost-words.ts';

const compare = (source: string, copy: string) => compareContent(readVisible(source), readVisible(copy));
const missing = (source: string, copy: string) => compare(source, copy).words.missing.map(({ text }) => text);
const added = (source: string, copy: string) => compare(source, copy).words.added.map(({ text }) => text);

/** Words that differ, and repeat as words do. */
const prose = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, i) => ((from + i) % 3 === 0 ? 'the' : `w${from + i}`)).join(' ');

describe('words', () => {
  test('what is missing is a run of words with the signs beside them', () => {
    expect(missing('One <?php two(); ?> three', 'One three')).toEqual(['<?php two();']);
    expect(missing('One two three', 'One two three')).toEqual([]);
    expect(compare('a b c d', 'a d').words).toMatchObject({
      total: 4,
      kept: 2,
      missing: [{ from: 1, to: 3, text: 'b c' }],
    });
  });

  test('what is new is told by its place in the copy', () => {
    expect(compare('a b', 'a x y b').words.added).toEqual([{ from: 1, to: 3, text: 'x y' }]);
  });

  test('a long piece that is gone is one run, however many of its words stand elsewhere', () => {
    const source = `${prose(0, 301)} ${prose(301, 1501)} ${prose(1501, 2000)}`;
    const runs = compare(source, `${prose(0, 301)} ${prose(1501, 2000)}`).words.missing;
    expect(runs).toMatchObject([{ from: 301, to: 1501 }]);
  });

  test('a word that is one of many alike is found missing', () => {
    expect(missing('the a the b the c the', 'the a the b c the')).toEqual(['the']);
    expect(missing('x x x y x x', 'x x x x x')).toEqual(['y']);
  });

  test('what stands elsewhere is not lost; a small word that stands anywhere is', () => {
    expect(missing('one two three four five', 'four five one two three')).toEqual([]);
    expect(missing('a caption b c', 'a b c caption')).toEqual([]);
    expect(missing('a the b c', 'a b c and the rest')).toEqual(['the']);
  });

  test('headings of a table that stand beside each of their values are not lost', () => {
    const table =
      '<tr><th>Name</th><th>Age</th><th>Home town</th></tr><tr><td>Ann</td><td>5</td><td>Rome</td></tr>';
    const rows = '<li>Name: Ann<br>Age: 5<br>Home town: Rome</li>';
    expect(missing(`<table>${table}</table>`, `<ul>${rows}</ul>`)).toEqual([]);
    const twice = '<tr><td>Bo</td><td>6</td><td>Oslo</td></tr>';
    const both = `${rows}<li>Name: Bo<br>Age: 6<br>Home town: Oslo</li>`;
    expect(missing(`<table>${table}${twice}</table>`, `<ul>${both}</ul>`)).toEqual([]);
    expect(missing(`<table>${table}${twice}</table>`, `<ul>${both.replaceAll('Age: ', '')}</ul>`)).toEqual([
      'Age',
    ]);
  });

  test('an address that became a link is kept', () => {
    expect(
      missing(
        'See http://a.example/talk.mp3 now',
        'See <a href="http://a.example/talk.mp3">talk.mp3</a> now',
      ),
    ).toEqual([]);
    expect(
      missing('https://youtu.be/abcdefghijk', '<a href="https://www.youtube.com/watch?v=abcdefghijk">x</a>'),
    ).toEqual([]);
    expect(missing('http://a.example/b.jpg', '<img src="http://a.example/b.jpg">')).toEqual([]);
    expect(missing('ab-cd_efghi', '<a href="https://www.youtube.com/watch?v=ab-cd_efghi">x</a>')).toEqual([]);
    expect(missing('See http://a.example/ now', 'See now')).toEqual(['http://a.example/']);
  });

  test('words that ran together are missing, and new', () => {
    expect(missing('<p>one</p><p>two</p>', '<p>onetwo</p>')).toEqual(['one\n\ntwo']);
    expect(added('<p>one</p><p>two</p>', '<p>onetwo</p>')).toEqual(['onetwo']);
  });
});

test('pictures, links, headings and lists are compared in order', () => {
  const source =
    '<h2>A</h2><ul><li>b</li></ul><img src="http://a.example/1.jpg"><a href="http://a.example/x/">c</a>';
  const copy =
    '<h2>A b</h2><ol><li>b</li></ol><img src="https://www.a.example/1.jpg"><a href="http://a.example/y">c</a>';
  expect(compare(source, copy)).toMatchObject({
    pictures: { total: 1, kept: 1, missing: [], added: [] },
    links: { total: 1, kept: 0, missing: ['http://a.example/x/'], added: ['http://a.example/y'] },
    headings: { total: 1, kept: 0, missing: ['A'], added: ['A b'] },
    lists: { total: 1, kept: 0, missing: ['ul 1'], added: ['ol 1'] },
  });
});

test('the score says how much of the source the copy has', () => {
  expect(compare('', 'x').score).toBe(1);
  expect(compare('a b c d', 'a b c d e').score).toBe(1);
  expect(compare('a b c d', 'a b c').score).toBe(0.75);
  expect(compare('a b c d', '').score).toBe(0);
  expect(compare('a b <img src="http://a.example/1.jpg">', 'a b').score).toBe(70 / 80);
});

test('each run that was lost is a line of the report, long ones in their first and last words', () => {
  const log = createChangeLog();
  reportLostWords(readVisible(`a ${prose(0, 500)} b <x y> c`), 'a b c', log);
  const [first, second] = log.list();
  expect(first).toMatchObject({ code: 'words_lost', count: 500 });
  expect(first?.what).toMatch(/^the w1 w2 .{100,180} … .*w499$/);
  expect(second).toEqual({ code: 'words_lost', what: '<x y>', count: 2 });
});
