import { dictionary as english } from '@zxcvbn-ts/language-en';
import { dictionary as spanish } from '@zxcvbn-ts/language-es-es';
import { expect, test } from 'vitest';
import { createNameFinder, findNames } from '../../shared/guard/find-names.ts';
import { guardedNameInputSchema } from '../../shared/guard/guarded-name.ts';
import { otherMeanings, refusedForm } from '../../shared/guard/ordinary-forms.ts';
import { readKnownWords } from './read-known-words.ts';

const known = readKnownWords();

/** Numbers that are the same in every run. */
function dice(seed: number) {
  let state = seed;
  return (sides: number) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff;
    return (state >>> 8) % sides;
  };
}

const roll = dice(65);
const pick = <T>(from: readonly T[]): T => from[roll(from.length)] as T;
const capital = (word: string) => word.replace(/^./u, (letter) => letter.toUpperCase());
const syllables = 've xo lum ar nor tek vi ta sol ori gen cor plá mar ñis on bri quá fin ver dü lo'.split(
  ' ',
);
const invented = () => capital(Array.from({ length: 2 + roll(2) }, () => pick(syllables)).join(''));
const surname = () =>
  capital(String(roll(2) ? pick(english['lastnames-en']) : pick(spanish['lastnames-es-es'])));

const kinds: Record<string, () => string> = {
  invented,
  surname,
  person: () => `${invented()} ${surname()}`,
  company: () => `${surname()} ${pick(['& Sons', 'Group', 'y Asociados', 'Capital', 'Holdings'])}`,
  deal: () => `${pick(['Project', 'Proyecto'])} ${invented()}`,
};

const plain = (text: string) =>
  text
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^a-z ]/g, '');

const between = (sign: string) => (name: string) => [...name].join(sign);
const inMiddle = (sign: string) => (name: string) => {
  const word = name.indexOf(' ') < 0 ? name.length : name.indexOf(' ');
  const at = Math.max(1, Math.min(word - 1, word >> 1));
  return name.slice(0, at) + sign + name.slice(at);
};
const cyrillic: Record<string, string> = { a: 'а', e: 'е', o: 'о', p: 'р', c: 'с', x: 'х' };
const wide = (letter: string) => String.fromCodePoint((letter.codePointAt(0) ?? 0) + 0xfee0);

/** Ways in which a name is written that have its capital, or letters that no word has. */
const spellings: Record<string, (name: string) => string> = {
  'as it is': (name) => name,
  capitals: (name) => name.toUpperCase(),
  'no accents': (name) => name.normalize('NFD').replace(/[\u0300-\u036f]/g, ''),
  'accents apart': (name) => name.normalize('NFD'),
  'accents put on': (name) => name.replace(/[aeo]/, (vowel) => ({ a: 'á', e: 'é', o: 'ó' })[vowel] ?? vowel),
  'of someone': (name) => `${name}'s`,
  'of someone, curly': (name) => `${name}’s`,
  'soft hyphens': between('\u00ad'),
  'zero-width spaces': between('\u200b'),
  'joiners in the middle': inMiddle('\u2060'),
  'a space between letters': (name) => [...name.replaceAll(' ', '')].join(' '),
  'points between letters': (name) => [...name.replace(/[ &]+/g, '')].join('.'),
  'a hyphen in the middle': inMiddle('-'),
  'a space in the middle': inMiddle(' '),
  underscores: (name) => name.replaceAll(' ', '_'),
  'no-break spaces': (name) => name.replaceAll(' ', '\u00a0'),
  'a line in the middle': (name) => name.replaceAll(' ', '\n'),
  'look-alikes': (name) => name.replace(/[aeopcx]/g, (letter) => cyrillic[letter] ?? letter),
  'full width': (name) => name.replace(/[a-z]/gi, wide),
  'words joined': (name) => name.replace(/[ &]+/g, ''),
};

const contexts: ((written: string) => string)[] = [
  (written) => written,
  (written) => `${written} came first.`,
  (written) => `We wrote for ${written}, once.`,
  (written) => `Nos llamó ${written} y dijo que sí.`,
  (written) => `(${written})`,
  (written) => `It was “${written}”.`,
  (written) => `They left. ${written} stayed.`,
  (written) => `WHAT ${written} SAID`,
  (written) => `The ${written} papers`,
];

const addressContexts: ((written: string) => string)[] = [
  (written) => written,
  (written) => `/en/articles/${written}-2026`,
  (written) => `IMG_${written}_final.jpg`,
];

function taken(kind: () => string) {
  for (;;) {
    const input = guardedNameInputSchema.parse({ name: kind() });
    if (input.name.replace(/\W/g, '').length > 3 && !refusedForm(input, known)) return input;
  }
}

test.each(Object.entries(kinds))('no %s name passes, however it is written and wherever', (_, kind) => {
  const passed: string[][] = [];
  for (let times = 0; times < 120; times += 1) {
    const input = taken(kind);
    const name = { ...input, id: 'seeded', ...otherMeanings(input, known) };
    const finder = createNameFinder([name]);
    for (const [spelling, write] of Object.entries(spellings)) {
      const written = write(name.name);
      // "So to" begins a sentence, and nobody takes it for Soto.
      if (name.others.includes(`^ ${plain(written)}`)) continue;
      for (const text of contexts.map((put) => put(written)))
        if (findNames(finder, text, { isProse: true }).length === 0) passed.push([name.name, spelling, text]);
      for (const text of addressContexts.map((put) => put(written.toLowerCase())))
        if (findNames(finder, text, { isProse: false }).length === 0)
          passed.push([name.name, `${spelling}, in an address`, text]);
    }
    // In lower case it is found unless it is an ordinary word, or words in a row.
    const lower = name.name.toLowerCase();
    if (name.ordinary.includes(plain(lower))) continue;
    for (const text of contexts.map((put) => put(lower)))
      if (findNames(finder, text, { isProse: true }).length === 0)
        passed.push([name.name, 'lower case', text]);
  }
  expect(passed).toEqual([]);
});
