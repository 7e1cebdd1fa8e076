import { expect, test } from 'vitest';
import { catalogs } from '../../../../messages/catalogs.ts';
import { revisedText } from '../../../ui/parse-edit.ts';
import { headlineLines, longestWordLength } from './headline-lines.ts';

test('a replacement begins a line, unless words go before it that begin one', () => {
  const kinds = (source: string) => headlineLines(source).map((line) => line.map(({ kind }) => kind));
  expect(kinds('[-Content-][+Words+] worth [-sharing.-][+signing.+]')).toEqual([
    ['replaced', 'plain'],
    ['replaced'],
  ]);
  expect(kinds('Choose the words.')).toEqual([['plain']]);
});

test('the longest word counts, also a struck one', () => {
  expect(longestWordLength('[-Content-][+Words+] worth [-sharing.-][+signing.+]')).toBe('sharing.'.length);
  expect(longestWordLength('[-Contenido-][+Palabras+] para [-compartir.-][+firmar.+]')).toBe(
    'compartir.'.length,
  );
  expect(longestWordLength('Say it')).toBe(3);
});

test('the heading for machines is the revised line alone', () => {
  expect(revisedText(catalogs.en.home.hero.edit)).toBe('Words worth signing.');
  expect(revisedText(catalogs.es.home.hero.edit)).toBe('Palabras para firmar.');
});
