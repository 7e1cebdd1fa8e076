import { expect, test } from 'vitest';
import type { Locale } from '../locale.ts';
import { speechSchema } from './speech.ts';
import { findTwisters, speechOf, splitSentences } from './speech-of.ts';
import { countSpokenWords, countWrittenWords, findBreaths } from './spoken-words.ts';

test('a body is split into headings, paragraphs and sentences', () => {
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

test('a long sentence is reported with its word count', () => {
  const [twentyFive, twentySix] = [25, 26].map((count) => Array(count).fill('word,').join(' '));
  const hints = (html: string) =>
    speechOf({ html, title: '', language: 'en' }).sections[0]?.paragraphs[0]?.sentences[0]?.hints;
  expect(hints(`<p>${twentyFive}</p>`)).toEqual([]);
  expect(hints(`<p>${twentySix}</p>`)).toEqual([{ kind: 'long', words: 26 }]);
});

test('the offsets of speech hints are relative to the sentence', () => {
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

test.each([
  ['hello there', 2],
  ['in 1999', 4],
  ['2026', 3],
  ['1,250 people', 6],
  ['3.5 percent', 4],
  ['0.05', 4],
  ['$5 million', 3],
  ['9:00 a.m.', 4],
  ['2019–2023', 6],
  ['Mr. Smith', 2],
  ['our CEO', 4],
  ['Henry VIII', 2],
  ['state-of-the-art', 4],
  ['don’t', 1],
  ['—', 0],
  ['www.acme.com', 7],
])('“%s” has %i spoken words', (text, words) => {
  expect(countSpokenWords(text, 'en')).toBe(words);
});

test.each([
  ['1999', 5],
  ['2026', 3],
  ['100', 1],
  ['1.250', 3],
  ['2.000.000', 2],
  ['3,5 %', 5],
  ['EE. UU.', 2],
  ['siglo XXI', 2],
  ['100 km/h', 4],
])('in Spanish, “%s” has %i spoken words', (text, words) => {
  expect(countSpokenWords(text, 'es')).toBe(words);
});

test('written words are counted between spaces, without lone punctuation', () => {
  expect(countWrittenWords('“In 1999” – we said—well, yes.')).toBe(5);
});

/** Returns the sentence with a bar at each suggested pause. */
function marked(text: string, locale: Locale): string {
  const marks = findBreaths(text, locale).flatMap((stretch) => stretch.marks);
  return marks.reduceRight((result, at) => `${result.slice(0, at)}| ${result.slice(at)}`, text);
}

test.each<[Locale, string]>([
  [
    'en',
    'We decided that the company would no longer sell anything it could not explain to the people | who had trusted it with their savings for more than thirty years.',
  ],
  [
    'es',
    'Decidimos que la empresa ya no vendería nada que no pudiera explicar a las personas | que le habían confiado sus ahorros durante más de treinta años de trabajo.',
  ],
])('a pause is suggested where a clause begins (%s)', (locale, text) => {
  expect(marked(text.replace('| ', ''), locale)).toBe(text);
});

test('text with enough pauses needs no suggested ones', () => {
  const text =
    'We came early, we sat down together in the great hall, and we listened to each other until the night.';
  expect(findBreaths(text, 'en')).toEqual([]);
});

test('numbers count as spoken words when pauses are suggested', () => {
  const text = 'we sold 1,345,678 shares and 2,345,987 options and warrants';
  expect(findBreaths(text, 'en')).toMatchObject([{ start: 0, end: text.length }]);
});

test('no pause is suggested after an article or before the last words', () => {
  const text = `${'one two three the '.repeat(12)}end`;
  for (const { marks } of findBreaths(text, 'en')) {
    for (const at of marks) expect(text.slice(0, at)).not.toMatch(/the $/);
  }
});

function twisters(text: string, locale: Locale): string[] {
  return findTwisters(text, locale).map(({ start, end }) => text.slice(start, end));
}

test.each<[Locale, string, string]>([
  ['en', 'Peter Piper picked a peck of pickled peppers.', 'Peter Piper picked a peck of pickled peppers'],
  ['en', 'She sells sea shells by the sea shore.', 'sells sea shells by the sea shore'],
  ['en', 'We strive for strong strategic strength.', 'strive for strong strategic strength'],
  ['es', 'Los tres tristes tigres tragaban trigo.', 'tres tristes tigres tragaban trigo'],
  ['es', 'El cielo está cerca, y sus seis socios siempre saben.', 'seis socios siempre saben'],
])('a tongue twister is found (%s): %s', (locale, text, expected) => {
  expect(twisters(text, locale)).toEqual([expected]);
});

test.each<[Locale, string]>([
  ['en', 'People, places and plans matter.'],
  ['en', 'Never, never, never give up.'],
  ['en', 'She said that his sister sees the house.'],
  ['es', 'Estas son las noticias de la semana pasada.'],
  ['es', 'Los miembros del consejo aprobaron las cuentas del año.'],
])('no tongue twister is found (%s): %s', (locale, text) => {
  expect(twisters(text, locale)).toEqual([]);
});

function sentences(text: string, locale: Locale): string[] {
  return splitSentences(text, locale).map(({ start, end }) => text.slice(start, end));
}

/** Sentences, with a bar at every place where they must be split. */
const cases: [Locale, string][] = [
  ['en', 'Mr. Smith met Dr. J. K. Rowling at 9 a.m. in the U.S. Senate.|He paid $3.50.'],
  ['en', '“Really?” she asked.|“Yes!”|Then…|The end.'],
  ['en', 'Take Plan B.|We go.|See No. 5.|I said no.|She left.'],
  ['en', 'He works at Acme Inc.|The firm grew.|We left at 5 p.m.|It rained.'],
  ['en', 'John F. Kennedy spoke.|So do I.|We know, e.g. Paris.'],
  ['en', 'It was on Jan. 5.|Wait… what?|Go.'],
  ['es', 'El Sr. Pérez llegó a EE. UU. el lunes.|¿Vienes? —preguntó Ana.|¡Claro!'],
  ['es', 'Dijo «Ya voy.»|Luego calló…|Después habló.'],
  ['es', 'Cuesta 3.5 millones, p. ej. en Madrid.|La S. A. creció.|Véase la pág. 5.|Sí.|No.'],
  ['es', '«¿Qué pasa?», dijo.|Nada.|¡Pero, ¿cómo?!'],
];

test.each(cases)('sentences are split (%s): %s', (locale, text) => {
  const expected = text.split('|');
  expect(sentences(expected.join(' '), locale)).toEqual(expected);
});
