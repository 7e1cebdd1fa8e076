import { expect, test } from 'vitest';
import type { Locale } from '../locale.ts';
import { splitSentences } from './split-sentences.ts';

function sentences(text: string, locale: Locale): string[] {
  return splitSentences(text, locale).map(({ start, end }) => text.slice(start, end));
}

/** Sentences with a bar between them, which are split there and nowhere else. */
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

test.each(cases)('%s: %s', (locale, text) => {
  const expected = text.split('|');
  expect(sentences(expected.join(' '), locale)).toEqual(expected);
});
