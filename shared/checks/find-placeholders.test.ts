import { expect, test } from 'vitest';
import { findPlaceholders } from './find-placeholders.ts';

const found = (text: string, language: 'en' | 'es') =>
  findPlaceholders(text, language).map(({ start, end }) => text.slice(start, end));

test.each([
  ['Lorem ipsum dolor', 'en', ['Lorem ipsum']],
  ['TODO ask her', 'en', ['TODO']],
  ['TODO: preguntar', 'es', ['TODO:']],
  ['It grew by XX, or XXX, or XXXX.', 'en', ['XXX', 'XXXX']],
  ['On TK he said TKTK', 'en', ['TK', 'TKTK']],
  ['Dear [NAME], of [company]', 'en', ['[NAME]', '[company]']],
  ['[insert figure] [Añadir la cifra] [FECHA]', 'es', ['[insert figure]', '[Añadir la cifra]', '[FECHA]']],
] as const)('%s', (text, language, expected) => expect(found(text, language)).toEqual(expected));

test.each([
  ['Super Bowl XXX was played', 'en'],
  ['El XXX Congreso, y TODO lo demás', 'es'],
  ['“We […] went on [sic] [1] [laughs].”', 'en'],
  ['«[...] y dijo [él]»', 'es'],
  ['Method: a method, todo, metodo', 'es'],
] as const)('nothing in %s', (text, language) => expect(found(text, language)).toEqual([]));
