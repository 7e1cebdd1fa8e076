import { expect, test } from 'vitest';
import { speechSchema } from './speech.ts';
import { speechOf } from './speech-of.ts';

test('a body is read by its headings, paragraphs and sentences', () => {
  const html =
    '<p>Good evening. Thank <em>you</em><br>all.</p><h2>In <b>1999</b></h2><blockquote><p>Wait.</p></blockquote>' +
    '<figure><img src="/a.jpg" alt="x"><figcaption>Not said.</figcaption></figure><ul><li>One</li><li>Two 21</li></ul>';
  const speech = speechOf({ html, title: 'T', language: 'en' });
  expect(speech).toMatchObject({
    words: 10,
    isCut: false,
    sections: [
      {
        heading: null,
        words: 5,
        paragraphs: [{ kind: 'text', sentences: [{ text: 'Good evening.' }, { text: 'Thank you all.' }] }],
      },
      {
        heading: 'In 1999',
        level: 2,
        words: 5,
        paragraphs: [{ kind: 'quote' }, { kind: 'item' }, { kind: 'item' }],
      },
    ],
  });
  expect(speechSchema.parse(speech)).toEqual(speech);
});

test('a long sentence is hinted at, with the words that it has', () => {
  const [twentyFive, twentySix] = [25, 26].map((count) => Array(count).fill('word,').join(' '));
  const hints = (html: string) =>
    speechOf({ html, title: '', language: 'en' }).sections[0]?.paragraphs[0]?.sentences[0]?.hints;
  expect(hints(`<p>${twentyFive}</p>`)).toEqual([]);
  expect(hints(`<p>${twentySix}</p>`)).toEqual([{ kind: 'long', words: 26 }]);
});

test('offsets of hints are those of the sentence', () => {
  const { sections } = speechOf({
    html: '<p>First. Then Peter picked purple peppers.</p>',
    title: '',
    language: 'en',
  });
  const sentence = sections[0]?.paragraphs[0]?.sentences[1];
  expect(sentence?.hints).toEqual([
    { kind: 'twister', start: 5, end: sentence?.text.length && sentence.text.length - 1 },
  ]);
});
