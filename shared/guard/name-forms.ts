import { type GuardedNameInput, unquoted } from './guarded-name.ts';
import { gap, readLetters } from './read-letters.ts';

/** One way in which a name is written, as the letters that are looked for. */
export interface NameForm {
  codes: number[];
  /** Behind which letters a word of the name ends: 1 for the first. */
  wordEnds: number[];
  /** The case that the passage must have, letter by letter; undefined where any will do. */
  isUpper?: number[];
  /** Initials: single letters, which stand in the text as such. */
  isInitials?: true;
  /** Initials and the last word. */
  isShortened?: true;
}

const joining = new Set(['and', 'y', 'e', 'und', 'et']);
const umlauts: Record<string, string> = { ä: 'ae', ö: 'oe', ü: 'ue', Ä: 'Ae', Ö: 'Oe', Ü: 'Ue' };
const consonant = /[bcdfghjklmnpqrstvwxz]$/;

/** Every way in which a name is looked for, plurals of its last word that change its letters among them. */
export function nameForms({ name, spellings, initials }: Omit<GuardedNameInput, 'kind'>): NameForm[] {
  const written = [name, ...spellings].map(unquoted);
  const exact = written.filter(({ isExact }) => isExact).map(({ text }) => exactForm(text));
  const free = written.filter(({ isExact }) => !isExact).flatMap(({ text }) => freeForms(text));
  return [...exact, ...free, ...(initials ? initialForms(unquoted(name).text) : [])].filter(
    ({ codes }) => codes.length > 0,
  );
}

/** A passage that may stand although it holds a name: in the case in which it is written. */
export function exactForm(text: string): NameForm {
  const { count, codes, isUpper } = readLetters(text);
  return {
    codes: [...codes.subarray(0, count)],
    isUpper: [...isUpper.subarray(0, count)],
    wordEnds: wordEndsOf(text),
  };
}

function freeForms(text: string): NameForm[] {
  const texts = new Set([text, text.toUpperCase(), text.toLowerCase()]);
  texts.add(text.replace(/[äöüÄÖÜ]/g, (letter) => umlauts[letter] ?? letter));
  for (const one of [...texts]) for (const other of withOtherAnd(one)) texts.add(other);
  for (const one of [...texts]) {
    const plain = wordsOf(one).join(' ');
    if (consonant.test(plain.slice(0, -1)) && plain.endsWith('y')) texts.add(`${plain.slice(0, -1)}ies`);
    if (plain.endsWith('z')) texts.add(`${plain.slice(0, -1)}ces`);
  }
  const forms = new Map<string, NameForm>();
  for (const one of texts) {
    const { count, codes } = readLetters(one);
    const letters = [...codes.subarray(0, count)];
    forms.set(letters.join(), { codes: letters, wordEnds: wordEndsOf(one) });
  }
  return [...forms.values()];
}

/** "Hill & Sons" is also "Hill and Sons", "Hill y Sons", "Hill Sons"; and the other way about. */
function withOtherAnd(text: string): string[] {
  const words = text.trim().split(/\s+/);
  const at = words.findIndex(
    (word, index) =>
      index > 0 && index < words.length - 1 && (/^[&+]$/.test(word) || joining.has(word.toLowerCase())),
  );
  if (at < 0) return [];
  return ['and', 'y', 'e', ''].map((other) =>
    [...words.slice(0, at), other, ...words.slice(at + 1)].join(' '),
  );
}

function initialForms(name: string): NameForm[] {
  const words = wordsOf(name);
  const first = words.map((word) => word[0] ?? '');
  if (first.length < 2) return [];
  const codes = first.map((letter) => letter.charCodeAt(0));
  const surname = words.at(-1) ?? '';
  const before = [first.slice(0, -1), first.slice(0, 1)];
  return [
    { codes, isUpper: codes.map(() => 1), wordEnds: codes.map((_, at) => at + 1), isInitials: true },
    ...before.map((letters) => ({
      codes: [...letters.join(''), ...surname].map((letter) => letter.charCodeAt(0)),
      wordEnds: [...letters.map((_, at) => at + 1), letters.length + surname.length],
      isShortened: true as const,
    })),
  ];
}

/** The words of a name in plain letters and lower case. */
export function wordsOf(text: string): string[] {
  const { count, codes } = readLetters(text);
  const ends = wordEndsOf(text);
  return [...ends, count]
    .filter((end, at, all) => end > 0 && all.indexOf(end) === at)
    .map((end, at, all) => String.fromCharCode(...codes.subarray(all[at - 1] ?? 0, end)));
}

function wordEndsOf(text: string): number[] {
  const { count, gaps } = readLetters(text);
  const ends: number[] = [];
  for (let at = 1; at < count; at += 1) if ((gaps[at] ?? 0) >= gap.light) ends.push(at);
  return [...ends, count];
}
