import { expect, test } from 'vitest';
import { countSpokenWords, countWrittenWords } from './spoken-words.ts';

test.each([
  ['hello there', 2],
  ['in 1999', 4],
  ['1900', 2],
  ['2026', 3],
  ['1,250 people', 6],
  ['3.5 percent', 4],
  ['0.05', 4],
  ['$5 million', 3],
  ['21st', 2],
  ['9:05', 3],
  ['9:00 a.m.', 4],
  ['2019–2023', 6],
  ['e.g. this', 3],
  ['Mr. Smith', 2],
  ['our CEO', 4],
  ['the U.S. Senate', 4],
  ['Henry VIII', 2],
  ['state-of-the-art', 4],
  ['word—word', 2],
  ['don’t', 1],
  ['—', 0],
  ['ME AND IT', 3],
  ['www.acme.com', 7],
])('“%s” is said in %i words', (text, words) => {
  expect(countSpokenWords(text, 'en')).toBe(words);
});

test.each([
  ['1999', 5],
  ['2026', 3],
  ['31', 3],
  ['100', 1],
  ['1000', 1],
  ['1.250', 3],
  ['2.000.000', 2],
  ['3,5 %', 5],
  ['50%', 3],
  ['EE. UU.', 2],
  ['p. ej. hoy', 3],
  ['siglo XXI', 2],
  ['100 km/h', 4],
])('in Spanish, “%s” is said in %i words', (text, words) => {
  expect(countSpokenWords(text, 'es')).toBe(words);
});

test('words as they are written are counted by the spaces between them', () => {
  expect(countWrittenWords('“In 1999” – we said—well, yes.')).toBe(5);
});
