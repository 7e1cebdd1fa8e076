import { describe, expect, test } from 'vitest';
import { allWords, createChangeLog, noParts, scoreOf } from '../../shared/imported-post.ts';
import { asInSource, compareContent, comparePost, findWords, isAddress } from './compare-content.ts';
import { readVisible, reportLostWords } from './read-visible.ts';

const compare = (source: string, copy: string) => compareContent(readVisible(source), readVisible(copy));
const missing = (source: string, copy: string) => compare(source, copy).words.missing.map(({ text }) => text);
const added = (source: string, copy: string) => compare(source, copy).words.added.map(({ text }) => text);

/** Distinct words with a repeated common word, as in real text. */
const prose = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, i) => ((from + i) % 3 === 0 ? 'the' : `w${from + i}`)).join(' ');

describe('words', () => {
  test('reports adjacent missing words as one run, with their punctuation', () => {
    expect(missing('One <?php two(); ?> three', 'One three')).toEqual(['<?php two();']);
    expect(missing('One two three', 'One two three')).toEqual([]);
    expect(compare('a b c d', 'a d').words).toMatchObject({
      total: 4,
      kept: 2,
      missing: [{ from: 1, to: 3, text: 'b c' }],
    });
  });

  test('reports added words with their position in the copy', () => {
    expect(compare('a b', 'a x y b').words.added).toEqual([{ from: 1, to: 3, text: 'x y' }]);
  });

  test('reports a long missing passage as one run, even if some of its words occur elsewhere', () => {
    const source = `${prose(0, 301)} ${prose(301, 1501)} ${prose(1501, 2000)}`;
    const runs = compare(source, `${prose(0, 301)} ${prose(1501, 2000)}`).words.missing;
    expect(runs).toMatchObject([{ from: 301, to: 1501 }]);
  });

  test('finds a missing word among identical words', () => {
    expect(missing('the a the b the c the', 'the a the b c the')).toEqual(['the']);
    expect(missing('x x x y x x', 'x x x x x')).toEqual(['y']);
  });

  test('doesn’t report moved words as missing, except for a single common word', () => {
    expect(missing('one two three four five', 'four five one two three')).toEqual([]);
    expect(missing('a caption b c', 'a b c caption')).toEqual([]);
    expect(missing('a the b c', 'a b c and the rest')).toEqual(['the']);
  });

  test('doesn’t report table headings as missing if they are repeated next to each value', () => {
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

  test('doesn’t report a URL as missing if it became a link', () => {
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

  test('reports words that ran together as missing and the joined word as added', () => {
    expect(missing('<p>one</p><p>two</p>', '<p>onetwo</p>')).toEqual(['one\n\ntwo']);
    expect(added('<p>one</p><p>two</p>', '<p>onetwo</p>')).toEqual(['onetwo']);
  });
});

test('compares images, links, headings and lists in order', () => {
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

test('scores how much of the source the copy contains', () => {
  expect(compare('', 'x').score).toBe(1);
  expect(compare('a b c d', 'a b c d e').score).toBe(1);
  expect(compare('a b c d', 'a b c').score).toBe(0.75);
  expect(compare('a b c d', '').score).toBe(0);
  expect(compare('a b <img src="http://a.example/1.jpg">', 'a b').score).toBe(70 / 80);
});

test('reports each run of lost words, shortening long runs in the middle', () => {
  const log = createChangeLog();
  reportLostWords(readVisible(`a ${prose(0, 500)} b <x y> c`), 'a b c', log);
  const [first, second] = log.list();
  expect(first).toMatchObject({ code: 'words_lost', count: 500 });
  expect(first?.what).toMatch(/^the w1 w2 .{100,180} … .*w499$/);
  expect(second).toEqual({ code: 'words_lost', what: '<x y>', count: 2 });
});

const head = { title: 'A title', excerpt: '' };

function comparePostCompare(
  source: { title?: string; excerpt?: string; html?: string },
  copy: { title?: string; excerpt?: string; html?: string },
) {
  const body = compareContent(readVisible(source.html ?? ''), readVisible(copy.html ?? ''));
  return comparePost({ ...head, ...source }, { ...head, ...copy }, body);
}

test('counts words in the title, excerpt and body separately and in total', () => {
  const { parts, score } = comparePostCompare(
    { title: 'One two three', excerpt: 'Four five', html: '<p>Six seven eight nine ten</p>' },
    { title: 'One two', excerpt: 'Four five more', html: '<p>Six seven nine ten</p>' },
  );
  expect(parts.title).toEqual({ total: 3, missing: 1, added: 0 });
  expect(parts.excerpt).toEqual({ total: 2, missing: 0, added: 1 });
  expect(parts.words).toEqual({ total: 5, missing: 1, added: 0 });
  expect(allWords(parts)).toEqual({ total: 10, missing: 2, added: 1 });
  expect(score).toBeCloseTo(0.8);
});

test('leaves parts that the source lacks out of the score', () => {
  expect(scoreOf(noParts())).toBe(1);
  const half = { total: 2, missing: 1, added: 0 };
  expect(scoreOf({ ...noParts(), words: half })).toBe(0.5);
  expect(scoreOf({ ...noParts(), words: half, links: { total: 1, missing: 0, added: 0 } })).toBe(45 / 80);
  expect(scoreOf({ ...noParts(), lists: { total: 0, missing: 0, added: 9 } })).toBe(1);
});

const one = 'https://old.example/one.jpg';
const two = 'https://old.example/two.jpg';
const three = 'https://old.example/three.jpg';

test.each<[string, string[], string[], string[]]>([
  ['is replaced by the source URL it stands for', [one, two], ['/media/1.jpg', '/media/2.jpg'], [one, two]],
  [
    'is replaced by the source URL between the same neighbors',
    [one, two, three],
    [one, '/media/2.jpg', three],
    [one, two, three],
  ],
  ['is unchanged if no source URL is missing', [one], [one, '/media/2.jpg'], [one, '/media/2.jpg']],
  [
    'is replaced by the missing source URL, not by a later one',
    [one, two],
    ['/media/1.jpg', two],
    [one, two],
  ],
  [
    'is unchanged if it belongs to another site',
    [one],
    ['https://b.example/x.jpg'],
    ['https://b.example/x.jpg'],
  ],
  ['is unchanged if the source has no images', [], ['/media/1.jpg'], ['/media/1.jpg']],
  ['isn’t added for a missing source URL', [one, two], [], []],
])('in the comparison, an imported image’s URL %s', (_name, source, copy, expected) => {
  expect(asInSource(source, copy)).toEqual(expected);
});

test.each([
  ['One, two; “three”!', ['One', 'two', 'three']],
  ['don’t stop', ['don', 't', 'stop']],
  ['naïve ﬁne H₂O', ['naïve', 'fine', 'H2O']],
  ['日本 ひらがな', ['日', '本', 'ひ', 'ら', 'が', 'な']],
  ['(see https://a.example/b_(c)?d=1.)', ['see', 'https://a.example/b_(c)?d=1']],
  ['“http://a.example/”', ['http://a.example/']],
  ['a 😀 b ❤️', ['a', '😀', 'b', '❤']],
  ['$x->y(1.5);', ['x', 'y', '1', '5']],
  [' \n ', []],
])('splits %j into words', (text, words) => {
  expect(findWords(text).keys).toEqual(words);
});

test('returns the start and end of each word in the text', () => {
  const text = '– One: (http://a.example/b), ﬁve';
  const { starts, ends } = findWords(text);
  expect(starts.map((start, i) => text.slice(start, ends[i]))).toEqual(['One', 'http://a.example/b', 'ﬁve']);
});

test('treats composed and decomposed letters as the same', () => {
  expect(findWords('cafe\u0301').keys).toEqual(findWords('caf\u00e9').keys);
});

test('recognizes HTTP and HTTPS URLs', () => {
  expect(['http://a.example', 'https://a.example', 'http', 'httpd'].map(isAddress)).toEqual([
    true,
    true,
    false,
    false,
  ]);
});
