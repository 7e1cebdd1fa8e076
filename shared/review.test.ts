import { parseFragment } from 'parse5';
import { describe, expect, test } from 'vitest';
import { redline } from './diff.ts';
import { findPassage, passageAt } from './find-passage.ts';
import { altTexts, blockLines, blockText, splitBlocks } from './review.ts';
import { sanitizeHtml } from './rich-text/sanitize.ts';

const bodies = [
  '<p>One</p><h2>Two</h2><ul><li>Three</li><li>Four<ul><li>Five</li></ul></li></ul><p>Six</p>',
  '<blockquote><p>A</p><p>B</p></blockquote><figure><img src="/media/a.png" alt="a &gt; b &quot;c&quot;"><figcaption>Cap</figcaption></figure>',
  'Bare text <b>bold</b><p>a &lt;p&gt; b &amp;lt; c</p>tail',
  '<p>x</p>\n\n<p>y</p>\n',
  '<p>line<br>end\u00a0and <a href="https://e.example/?a=1&amp;b=2">link</a></p>',
  '',
];

test.each(bodies)('the blocks of %j join to the same body, and each is one of its elements', (body) => {
  const html = sanitizeHtml(body);
  const blocks = splitBlocks(html);
  expect(blocks.join('')).toBe(html);
  const text = (node: object): string =>
    'value' in node
      ? String(node.value)
      : 'childNodes' in node
        ? (node.childNodes as object[]).map(text).join('')
        : '';
  const letters = (said: string) => said.replace(/\s/g, '');
  expect(blocks.map((block) => letters(blockText(block)))).toEqual(
    blocks.map((block) => letters(text(parseFragment(block)))),
  );
  const isBlock = (node: object) =>
    'tagName' in node && /^(p|h2|h3|ul|ol|blockquote|figure)$/.test(String(node.tagName));
  const nodes = parseFragment(html).childNodes.filter(isBlock);
  expect(blocks.filter((block) => /^<(p|h2|h3|ul|ol|blockquote|figure)[ >]/.test(block))).toHaveLength(
    nodes.length,
  );
});

test('the lines of a block are its readable text, with images as alt text', () => {
  const html = sanitizeHtml(
    '<h2>A</h2><ul><li>b</li><li>c</li></ul><p>d<br>e</p><p><img src="/media/f.png" alt="G &amp; h"><img src="/media/i.png"></p>',
  );
  expect(blockLines(html)).toEqual(['A', 'b', 'c', 'd', 'e', '▣ G & h', '▣ i.png']);
  expect(altTexts(html)).toEqual(['G & h', '']);
});

test('changes are shown word by word', () => {
  expect(redline('in spring the numbers', 'in March the figures')).toEqual([
    { kind: 'same', text: 'in' },
    { kind: 'removed', text: 'spring' },
    { kind: 'added', text: 'March' },
    { kind: 'same', text: 'the' },
    { kind: 'removed', text: 'numbers' },
    { kind: 'added', text: 'figures' },
  ]);
});

test('a redline shows added and removed line breaks', () => {
  expect(redline('One two.\nThree four.', 'One two.\n\nAnd three four.')).toEqual([
    { kind: 'same', text: 'One two.\n' },
    { kind: 'removed', text: 'Three' },
    { kind: 'added', text: 'And three' },
    { kind: 'same', text: 'four.' },
  ]);
  expect(redline('One. Two.', 'One.\n\nTwo.')).toEqual([
    { kind: 'same', text: 'One.' },
    { kind: 'added', text: '¶\n' },
    { kind: 'same', text: 'Two.' },
  ]);
});

const texts = [
  'The first paragraph has a word in it.',
  'A heading',
  'The second paragraph has a word in it too, and a word more.',
  '',
  'The last one stands alone and says nothing that the others say.',
];

/** Returns the passage that is in brackets in one of the texts. */
function passage(marked: string) {
  const block = texts.indexOf(marked.replace(/[[\]]/g, ''));
  return passageAt(texts, { block, start: marked.indexOf('['), end: marked.indexOf(']') - 1 });
}

const said = (now: readonly string[], marked: string) => {
  const found = findPassage(now, passage(marked));
  return found && [now[found.block]?.slice(found.start, found.end), found.block, found.isChanged];
};

test.each([
  ['an unchanged text', texts, ['word', 2, false]],
  ['a text with new paragraphs before it', ['New.', 'New.', ...texts], ['word', 4, false]],
  ['a text with its paragraphs in another order', texts.toReversed(), ['word', 2, false]],
  [
    'a text with words added around it',
    texts.with(2, 'Look: the second paragraph has a word in it too, and then a word more.'),
    ['word', 2, false],
  ],
  [
    'a text with its paragraph split',
    texts.toSpliced(2, 1, 'The second paragraph has a word in it too,', 'and a word more.'),
    ['word', 3, false],
  ],
])('a commented passage is found in %s', (_, now, expected) => {
  expect(said(now, 'The second paragraph has a word in it too, and a [word] more.')).toEqual(expected);
});

test('of several equal passages, the one with the same context is found', () => {
  expect(said(texts, 'The second paragraph has a [word] in it too, and a word more.')).toEqual([
    'word',
    2,
    false,
  ]);
  expect(
    findPassage(texts, passage('The second paragraph has a [word] in it too, and a word more.'))?.start,
  ).toBe(27);
  expect(said(texts, 'The first paragraph has a [word] in it.')).toEqual(['word', 0, false]);
});

test('a rewritten passage is found with the text now in its place', () => {
  const long = texts.with(4, 'The last one stands alone, and in the end says nothing that the others say.');
  expect(said(long, 'The last one stands [alone and] says nothing that the others say.')).toEqual([
    'alone, and in the end',
    4,
    true,
  ]);
});

test('a changed paragraph is found if most of its words are the same', () => {
  const whole = '[The last one stands alone and says nothing that the others say.]';
  const now = texts.with(4, 'The very last stands alone and says nothing at all that others say.');
  expect(said(now, whole)?.slice(1)).toEqual([4, true]);
  expect(said(texts.slice(0, 4), whole)).toBeUndefined();
  expect(said(texts.with(4, 'Something else entirely was written here instead.'), whole)).toBeUndefined();
});

describe('passages across several paragraphs', () => {
  const from = { block: 0, start: 4 };
  const whole = passageAt(texts, { ...from, end: texts.slice(0, 3).join('\n').length - 17 });
  const saidIn = (now: readonly string[], passage = whole) => {
    const found = findPassage(now, passage);
    return found && [now.slice(found.block).join('\n').slice(found.start, found.end), found.isChanged];
  };

  test('a passage across paragraphs has one line per paragraph, and is found by its context', () => {
    expect(whole).toEqual({
      ...from,
      quote: 'first paragraph has a word in it.\nA heading\nThe second paragraph has a word in it too,',
      before: 'The ',
      after: ' and a word more.',
    });
    expect(saidIn(texts)).toEqual([whole.quote, false]);
    expect(saidIn(['New.', ...texts])).toEqual([whole.quote, false]);
  });

  test('a passage across paragraphs is found if they were joined or split', () => {
    const joined = [`${texts[0]} ${texts[1]}`, ...texts.slice(2)];
    expect(saidIn(joined)).toEqual([whole.quote.replace('\n', ' '), false]);
    const split = ['The first', 'paragraph has a word in it.', ...texts.slice(1)];
    expect(saidIn(split)).toEqual([whole.quote.replace(' ', '\n'), false]);
  });

  test('a passage across paragraphs is found by its first and last line if the rest was rewritten', () => {
    expect(saidIn(texts.with(1, 'Another heading'))).toEqual([whole.quote.replace('A h', 'Another h'), true]);
    expect(saidIn(texts.toSpliced(1, 1))).toEqual([whole.quote.replace('A heading\n', ''), true]);
    expect(saidIn(texts.toSpliced(2, 1))).toEqual(['first paragraph has a word in it.', true]);
    expect(saidIn(texts.slice(2))).toEqual(['The second paragraph has a word in it too,', true]);
    expect(saidIn(['Nothing of it.'])).toBeUndefined();
  });
});

test('a deleted passage isn’t found', () => {
  expect(said(['Nothing of it.'], 'The first paragraph has a [word] in it.')).toBeUndefined();
  expect(said([], 'The first paragraph has a [word] in it.')).toBeUndefined();
  expect(said(['a b c'], '[A] heading')).toBeUndefined();
});
