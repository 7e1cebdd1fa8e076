/** Letters that look like others of the Latin alphabet, as they are written (Unicode TR 39, those that a word can be made of). */
const lookalikes: [string, string][] = [
  // Cyrillic
  ['АВЕЅІЈКМНОРСТУХԌԚԜҮҺӀЗаеѕіјкморстухցԁԛԝүһӏгпвнѵԍ', 'ABESIJKMHOPCTYXGQWYhl3aesijkmopctyxgdqwyhlrnbhvg'],
  // Greek
  ['ΑΒΕΖΗΙΚΜΝΟΡΤΥΧϹϳαβγεηικνορστυχωϲ', 'ABEZHIKMNOPTYXCjabyenikvopotuxwc'],
  // Armenian, Cherokee and others
  ['օսհոԼՏᎪᎬᎻᎷᏢᎢᏀᏴ', 'ouhnLSAEHMPTGB'],
  // Latin letters of their own, and what small capitals and phonetic signs look like
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

/** Marks of trade that NFKD would make letters of. */
const trade = new Set(['™', '℠', '®', '©', '℗', '℡', '№']);

/** Alphabets that NFKD knows no letters for: of flags, in black circles and squares, in brackets. */
const alphabets = [0x1f1e6, 0x1f150, 0x1f170, 0x1f110, 0x249c];

const known = new Map<string, string | null>();

/**
 * The plain letters and digits that a character stands for, in its case; '' for what can't be seen and for marks on
 * letters, null for what parts words.
 */
export function foldLetter(character: string): string | null {
  const folded = known.get(character);
  if (folded !== undefined) return folded;
  const made = fold(character);
  // As many as texts use; what is beyond is folded anew.
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
