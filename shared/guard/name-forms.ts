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
  /** Of a person's name: initials and nicknames may stand between its words. */
  isPerson?: true;
  /** The surname goes first: behind how many letters the others begin. */
  reversedAt?: number;
  /** Middle names are initials, which stand apart. */
  isAbbreviated?: true;
}

/** Words that a surname is often written without: "de la". */
export const particles = new Set('de del la las los y e da do dos das di du van von der den'.split(' '));

/** Longest name that is looked for in another order, in letters and words. */
const longestPerson = { letters: 60, words: 6 } as const;

const joining = new Set(['and', 'y', 'e', 'und', 'et']);
const umlauts: Record<string, string> = { ä: 'ae', ö: 'oe', ü: 'ue', Ä: 'Ae', Ö: 'Oe', Ü: 'Ue' };
const consonant = /[bcdfghjklmnpqrstvwxz]$/;

/** Every way in which a name is looked for, plurals of its last word that change its letters among them. */
export function nameForms({ name, spellings, initials, kind }: GuardedNameInput): NameForm[] {
  const written = [name, ...spellings].map(unquoted);
  const exact = written.filter(({ isExact }) => isExact).map(({ text }) => exactForm(text));
  const free = written.filter(({ isExact }) => !isExact).flatMap(({ text }) => freeForms(text));
  const isPerson = kind === 'client' || kind === 'other';
  const persons = isPerson ? written.filter(({ isExact }) => !isExact).flatMap(personForms) : [];
  return [
    ...exact,
    ...free.map((form) =>
      isPerson && form.wordEnds.length > 1 ? { ...form, isPerson: true as const } : form,
    ),
    ...persons,
    ...(initials ? initialForms(unquoted(name).text) : []),
  ].filter(({ codes }) => codes.length > 0);
}

/** Other ways in which people are called: "Quell, Mara", "Mara V. Quell" for Mara Vex Quell, "Mara Quell" for Mara de Quell. */
function personForms({ text }: { text: string }): NameForm[] {
  const words = wordsOf(text);
  const letters = words.join('').length;
  if (words.length < 2 || words.length > longestPerson.words || letters > longestPerson.letters) return [];
  const forms: NameForm[] = [];
  const known = new Set([words.join()]);
  const add = (all: readonly string[], more: Partial<NameForm> = {}) => {
    if (all.length < 2 || known.has(all.join())) return;
    known.add(all.join());
    forms.push({ ...formOf(all), isPerson: true, ...more });
  };
  const reversed = (all: readonly string[]) => {
    for (let at = 1; at < all.length; at += 1) {
      const surname = all.slice(at);
      // "de la Hoz, José Ordúñez" has its particles in front or behind.
      if (!surname.every((word) => particles.has(word)))
        add([...surname, ...all.slice(0, at)], { reversedAt: surname.join('').length });
    }
  };
  const plain = words.filter((word) => !particles.has(word));
  add(plain);
  add(
    words.filter((word, at) => !particles.has(word) || words.findIndex((one) => particles.has(one)) !== at),
  );
  reversed(words);
  reversed(plain);
  const [first = '', ...rest] = words;
  const middle = rest.slice(0, -1).filter((word) => !particles.has(word));
  if (middle.length > 0)
    add([first, ...middle.map((word) => word[0] ?? ''), rest.at(-1) ?? ''], { isAbbreviated: true });
  return forms;
}

function formOf(words: readonly string[]): NameForm {
  let count = 0;
  const wordEnds = words.map((word) => {
    count += word.length;
    return count;
  });
  return { codes: [...words.join('')].map((letter) => letter.charCodeAt(0)), wordEnds };
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
    ...before.flatMap((letters) => [
      { ...formOf([...letters, surname]), isShortened: true as const },
      { ...formOf([surname, ...letters]), isShortened: true as const, reversedAt: surname.length },
    ]),
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
