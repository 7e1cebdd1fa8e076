import { expect, test } from 'vitest';
import { findVoice } from './find-voice.ts';
import { sentencesOf } from './sentences.ts';

const voice = (name: string, lang: string, localService = true, isDefault = false) => ({
  name,
  lang,
  localService,
  default: isDefault,
});

test('a voice is of the language, whatever its region, and on the device rather than elsewhere', () => {
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

test('among a language’s voices the browser’s own choice comes first', () => {
  expect(findVoice([voice('a', 'en-GB'), voice('b', 'en-US', true, true)], 'en')?.name).toBe('b');
});

test('a paragraph is read by sentences', () => {
  expect(sentencesOf('¿Tiene algo que decir? Dígalo. ', 'es')).toEqual(['¿Tiene algo que decir?', 'Dígalo.']);
  expect(sentencesOf('  ', 'en')).toEqual([]);
});
