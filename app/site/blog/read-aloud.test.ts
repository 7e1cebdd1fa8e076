import { expect, test } from 'vitest';
import { findVoice, readAloud, sentencesOf } from './enhance-article.ts';

/** Sets up a voice whose sentences end when the test ends them. */
function setUp(paragraphs: string[][]) {
  const heard: string[] = [];
  const marked: number[] = [];
  const ends: (() => void)[] = [];
  let ended = 0;
  const reading = readAloud({
    paragraphs,
    speak(sentence, onEnd) {
      heard.push(sentence);
      ends.push(onEnd);
    },
    silence: () => undefined,
    onParagraph: (index) => marked.push(index),
    onEnd: () => {
      ended += 1;
    },
  });
  return { reading, heard, marked, ends, endLast: () => ends.at(-1)?.(), ended: () => ended };
}

test('reading aloud marks each paragraph once, in order, and reports the end', () => {
  const { heard, marked, endLast, ended } = setUp([['One.', 'Two.'], [], ['Three.']]);
  expect(heard).toEqual(['One.']);
  endLast();
  endLast();
  expect(heard).toEqual(['One.', 'Two.', 'Three.']);
  expect(marked).toEqual([0, 2]);
  expect(ended()).toBe(0);
  endLast();
  expect(ended()).toBe(1);
});

test('reading aloud resumes with the paused sentence', () => {
  const { reading, heard, ends, endLast } = setUp([['One.', 'Two.']]);
  endLast();
  reading.pause();
  ends[1]?.();
  expect(heard).toEqual(['One.', 'Two.']);
  reading.resume();
  expect(heard).toEqual(['One.', 'Two.', 'Two.']);
});

test('stopping ends the reading and reports the end once', () => {
  const { reading, heard, endLast, ended } = setUp([['One.', 'Two.']]);
  reading.stop();
  endLast();
  expect(heard).toEqual(['One.']);
  expect(ended()).toBe(1);
});

test('reading an empty text ends at once', () => {
  expect(setUp([[]]).ended()).toBe(1);
});

const voice = (name: string, lang: string, localService = true, isDefault = false) => ({
  name,
  lang,
  localService,
  default: isDefault,
});

test('findVoice prefers a voice of the text’s language on the device', () => {
  const voices = [
    voice('of a service', 'es-ES', false, true),
    voice('of the device', 'es_MX'),
    voice('English', 'en-US', true, true),
    voice('Estonian', 'est'),
  ];
  expect(findVoice(voices, 'es')?.name).toBe('of the device');
  expect(findVoice(voices, 'en')?.name).toBe('English');
  expect(findVoice(voices.slice(0, 1), 'es')?.name).toBe('of a service');
  expect(findVoice(voices, 'de')).toBeUndefined();
});

test('findVoice prefers the browser’s default voice for a language', () => {
  expect(findVoice([voice('a', 'en-GB'), voice('b', 'en-US', true, true)], 'en')?.name).toBe('b');
});

test('splits a paragraph into sentences for reading aloud', () => {
  expect(sentencesOf('¿Tiene algo que decir? Dígalo. ', 'es')).toEqual(['¿Tiene algo que decir?', 'Dígalo.']);
  expect(sentencesOf('  ', 'en')).toEqual([]);
});
