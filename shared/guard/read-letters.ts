/** Characters that look like Latin letters (Unicode TR 39, those that occur in words). */
const lookalikes: [string, string][] = [
  // Cyrillic
  ['АВЕЅІЈКМНОРСТУХԌԚԜҮҺӀЗаеѕіјкморстухցԁԛԝүһӏгпвнѵԍ', 'ABESIJKMHOPCTYXGQWYhl3aesijkmopctyxgdqwyhlrnbhvg'],
  // Greek
  ['ΑΒΕΖΗΙΚΜΝΟΡΤΥΧϹϳαβγεηικνορστυχωϲ', 'ABEZHIKMNOPTYXCjabyenikvopotuxwc'],
  // Armenian, Cherokee and others
  ['օսհոԼՏᎪᎬᎻᎷᏢᎢᏀᏴ', 'ouhnLSAEHMPTGB'],
  // Latin letters without a decomposition, small capitals and phonetic signs
  ['ıłøđħŧɑɡɩʟɴʀʏᴀʙᴄᴅᴇᴊᴋᴍᴏᴘᴛᴜᴠᴡᴢꜱȷƒɪɛʋɢʜꜰғꞯǫ', 'ilodhtagilnryabcdejkmoptuvwzsjfievghffqq'],
  ['ŁØĐĦŦƖ', 'LODHTI'],
];

const several: Record<string, string> = {
  ß: 'ss',
  ẞ: 'SS',
  æ: 'ae',
  Æ: 'AE',
  œ: 'oe',
  Œ: 'OE',
  þ: 'th',
  ð: 'd',
  Þ: 'Th',
};

const replaced = new Map(Object.entries(several));
for (const [signs, letters] of lookalikes) {
  const plain = [...letters];
  [...signs].forEach((sign, at) => {
    replaced.set(sign, plain[at] ?? sign);
  });
}

/** Trademark signs, which NFKD would turn into letters. */
const trade = new Set(['™', '℠', '®', '©', '℗', '℡', '№']);

/** Alphabets that NFKD doesn't map to letters: flags, black circles and squares, brackets. */
const alphabets = [0x1f1e6, 0x1f150, 0x1f170, 0x1f110, 0x249c];

const known = new Map<string, string | null>();

/**
 * Returns the plain letters and digits that a character represents, in its case; '' for invisible characters
 * and combining marks, null for separators.
 */
function foldLetter(character: string): string | null {
  const folded = known.get(character);
  if (folded !== undefined) return folded;
  const made = fold(character);
  // Enough for the characters that texts use. Others are folded each time.
  if (known.size < 4096) known.set(character, made);
  return made;
}

function fold(character: string): string | null {
  if (/[\p{M}\p{Cf}\p{Default_Ignorable_Code_Point}]/u.test(character)) return '';
  if (trade.has(character)) return null;
  const code = character.codePointAt(0) ?? 0;
  const alphabet = alphabets.find((first) => code >= first && code < first + 26);
  if (alphabet !== undefined) return String.fromCharCode(65 + code - alphabet);
  const own = replaced.get(character);
  if (own !== undefined) return own;
  const parts = [...character.normalize('NFKD')]
    .filter((part) => !/\p{M}/u.test(part))
    .map((part) => replaced.get(part) ?? part)
    .join('');
  return /^[\p{L}\p{N}]+$/u.test(parts) ? parts : null;
}

/** The kinds of separation between a letter and the previous one. */
export const gap = {
  none: 0,
  /** A change of case, or from letters to digits. A word may begin here without a visible separator. */
  within: 1,
  /** Spaces, hyphens, and signs inserted to disguise a word. */
  light: 2,
  /** Other punctuation, which separates the words of a name but never the letters of a word. */
  heavy: 3,
  /** The end of a paragraph. */
  block: 4,
} as const;

/** Ends a paragraph in text with several of them: U+2029. */
export const blockEnd = '\u2029';

/** The letters and digits of a text, without accents and in lower case, each with its UTF-16 offset. */
export interface Letters {
  count: number;
  codes: Uint16Array;
  isUpper: Uint8Array;
  gaps: Uint8Array;
  starts: Uint32Array;
  ends: Uint32Array;
}

/** Prefixes of names after which a capital doesn't start a word: McDonald, DeLuca. */
const particles = new Set(['mc', 'mac', 'de', 'di', 'la', 'le', 'o', 'du', 'd', 'van', 'fitz']);

/** Reads a text letter by letter, ignoring invisible characters. */
export function readLetters(text: string): Letters {
  const writer = new LetterWriter(text.length);
  for (let at = 0; at < text.length; ) {
    const code = text.charCodeAt(at);
    if (code < 128) {
      if (code >= 97 && code <= 122) writer.letter(code, false, at, at + 1);
      else if (code >= 65 && code <= 90) writer.letter(code + 32, true, at, at + 1);
      else if (code >= 48 && code <= 57) writer.letter(code, false, at, at + 1);
      else writer.part(code);
      at += 1;
    } else {
      const character = String.fromCodePoint(text.codePointAt(at) ?? code);
      const end = at + character.length;
      const folded = foldLetter(character);
      if (folded === null) writer.part(code);
      else writer.letters(folded, at, end);
      at = end;
    }
  }
  return writer.finish();
}

const isDigit = (code: number) => code >= 48 && code <= 57;

class LetterWriter {
  #count = 0;
  #letters: Omit<Letters, 'count'>;
  /** Whether there was a separator since the last letter. */
  #hasGap = false;
  #hasSpace = false;
  #hasDot = false;
  #hasHeavy = false;
  #isBlock = false;
  #wordStart = 0;

  constructor(size: number) {
    this.#letters = LetterWriter.#room(size + 16);
  }

  static #room(size: number): Omit<Letters, 'count'> {
    return {
      codes: new Uint16Array(size),
      isUpper: new Uint8Array(size),
      gaps: new Uint8Array(size),
      starts: new Uint32Array(size),
      ends: new Uint32Array(size),
    };
  }

  part(code: number): void {
    this.#hasGap = true;
    if (code === 0x2029) this.#isBlock = true;
    else if (code === 32 || (code >= 9 && code <= 13) || (code >= 128 && isSpace(code)))
      this.#hasSpace = true;
    else if (code === 46) this.#hasDot = true;
    else if (isLight(code)) return;
    else this.#hasHeavy = true;
  }

  letters(folded: string, start: number, end: number): void {
    for (const letter of folded) {
      const lower = letter.toLowerCase();
      this.letter(lower.charCodeAt(0), lower !== letter, start, end);
    }
  }

  letter(code: number, isUpper: boolean, start: number, end: number): void {
    const at = this.#count;
    const { codes, isUpper: upper, gaps, starts, ends } = this.#roomFor(at);
    codes[at] = code;
    upper[at] = isUpper ? 1 : 0;
    starts[at] = start;
    ends[at] = end;
    gaps[at] = this.#gapBefore(at, code, isUpper);
    // IBMReport: the last capital belongs to the next word.
    if (!isUpper && at > 1 && gaps[at] === gap.none && !isDigit(code) && upper[at - 1] && upper[at - 2]) {
      if (gaps[at - 1] === gap.none && at - 1 - this.#wordStart > 1) gaps[at - 1] = gap.within;
    }
    if (gaps[at] !== gap.none) this.#wordStart = at;
    this.#count += 1;
    this.#hasGap = false;
    this.#hasSpace = false;
    this.#hasDot = false;
    this.#hasHeavy = false;
    this.#isBlock = false;
  }

  finish(): Letters {
    return { count: this.#count, ...this.#letters };
  }

  #roomFor(at: number): Omit<Letters, 'count'> {
    if (at < this.#letters.codes.length) return this.#letters;
    const wider = LetterWriter.#room(at * 2);
    wider.codes.set(this.#letters.codes);
    wider.isUpper.set(this.#letters.isUpper);
    wider.gaps.set(this.#letters.gaps);
    wider.starts.set(this.#letters.starts);
    wider.ends.set(this.#letters.ends);
    this.#letters = wider;
    return wider;
  }

  #gapBefore(at: number, code: number, isUpper: boolean): number {
    if (at === 0 || this.#isBlock) return gap.block;
    if (this.#hasGap) return this.#gapOfSigns(at);
    const { codes, isUpper: upper } = this.#letters;
    const before = codes[at - 1] ?? 0;
    if (isDigit(before) !== isDigit(code)) return gap.within;
    if (isUpper && !upper[at - 1] && !isDigit(code) && !this.#isParticle(at)) return gap.within;
    return gap.none;
  }

  #gapOfSigns(at: number): number {
    if (this.#hasSpace) {
      if (this.#hasHeavy) return gap.heavy;
      // "J. R. Smith" continues after a period, "black. Rock" doesn't.
      return this.#hasDot && at - this.#wordStart > 1 ? gap.heavy : gap.light;
    }
    return this.#hasHeavy ? gap.heavy : gap.light;
  }

  #isParticle(at: number): boolean {
    if (at - this.#wordStart > 4) return false;
    return particles.has(String.fromCharCode(...this.#letters.codes.subarray(this.#wordStart, at)));
  }
}

/** Spaces of every width, and the blank Braille pattern. */
const isSpace = (code: number) => /[\s\u0085\u2800]/.test(String.fromCharCode(code));

/** Hyphens, dashes and connectors of every kind, and quotation marks, dots and minus signs used like them. */
const lightSigns = /[\p{Pd}\p{Pc}\u2018\u2019\u201b\u2032\u00b4\u02bc\u00b7\u2022\u2043\u2212\u2219\u30fb]/u;

/** Checks for signs used within words: hyphens, underscores, apostrophes, asterisks, slashes. */
function isLight(code: number): boolean {
  if (code < 128) return "-_'`*~+^/\\|%&=".includes(String.fromCharCode(code));
  return lightSigns.test(String.fromCharCode(code));
}
