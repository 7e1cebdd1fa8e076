import { expect, test } from 'vitest';
import type { Locale } from '../locale.ts';
import { findTwisters } from './find-twisters.ts';

function twisters(text: string, locale: Locale): string[] {
  return findTwisters(text, locale).map(({ start, end }) => text.slice(start, end));
}

test.each<[Locale, string, string]>([
  ['en', 'Peter Piper picked a peck of pickled peppers.', 'Peter Piper picked a peck of pickled peppers'],
  ['en', 'She sells sea shells by the sea shore.', 'sells sea shells by the sea shore'],
  ['en', 'We strive for strong strategic strength.', 'strive for strong strategic strength'],
  ['es', 'Los tres tristes tigres tragaban trigo.', 'tres tristes tigres tragaban trigo'],
  ['es', 'El cielo está cerca, y sus seis socios siempre saben.', 'seis socios siempre saben'],
])('%s: %s', (locale, text, expected) => {
  expect(twisters(text, locale)).toEqual([expected]);
});

test.each<[Locale, string]>([
  ['en', 'People, places and plans matter.'],
  ['en', 'Never, never, never give up.'],
  ['en', 'She said that his sister sees the house.'],
  ['es', 'Estas son las noticias de la semana pasada.'],
  ['es', 'Los miembros del consejo aprobaron las cuentas del año.'],
])('%s, no false alarm: %s', (locale, text) => {
  expect(twisters(text, locale)).toEqual([]);
});
