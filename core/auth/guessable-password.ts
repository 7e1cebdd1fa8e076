/** Words that who guesses tries on a site of this kind: its product, its trade, its areas. Lower case, letters alone. */
const tradeWords = [
  ...['underyourname', 'undernyourname', 'undermyname'],
  ...['ghostwriter', 'ghostwriters', 'ghostwriting', 'speechwriter', 'speechwriters', 'speechwriting'],
  ...['speech', 'speeches', 'ghost', 'writer', 'writing', 'discurso', 'discursos', 'escritor', 'escritora'],
  ...['compose', 'content', 'manager', 'settings', 'admin', 'administrator', 'owner'],
  ...['password', 'contraseña', 'contrasena'],
];

/** Left at either end of a listed password, so few characters add nothing: `password2024!`. */
const fewAround = 6;

/** What must be left of a password without the site's own words, in characters. */
const leastBesideNames = 6;

/** Names shorter than this are parts of too many words. */
const shortestName = 4;

/**
 * True of a password that attackers try early: one of the 49,000 most used (of leaks, as zxcvbn-ts keeps them), also
 * doubled or with a few digits and signs, or little more than `names` and words of the trade. Case does not count.
 */
export async function isGuessablePassword(password: string, names: readonly string[]): Promise<boolean> {
  const text = fold(password);
  const common = await commonPasswords();
  if (common.has(text) || common.has(halfOf(text))) return true;
  const core = withoutEnds(text);
  if (common.has(core) && text.length - core.length <= fewAround) return true;
  const rest = beside([...names, ...tradeWords], text);
  return rest !== undefined && (rest.length < leastBesideNames || common.has(rest));
}

/** The letters and digits of a text without the words of these names; undefined when none of them is in it. */
function beside(names: readonly string[], text: string): string | undefined {
  const words = names
    .flatMap((name) => [withoutSigns(fold(name)), ...fold(name).split(/[^\p{L}\p{N}]/u)])
    .filter((word) => word.length >= shortestName)
    .sort((one, other) => other.length - one.length);
  const whole = withoutSigns(text);
  const rest = words.reduce((left, word) => left.replaceAll(word, ''), whole);
  return rest === whole ? undefined : rest;
}

function withoutSigns(text: string): string {
  return text.replace(/[^\p{L}\p{N}]/gu, '');
}

function fold(text: string): string {
  return text.normalize('NFKC').toLowerCase();
}

/** A text without what is no letter at its ends, which people add to please a form. */
function withoutEnds(text: string): string {
  const characters = [...text];
  const isLetter = (character: string) => /\p{L}/u.test(character);
  const first = characters.findIndex(isLetter);
  return first < 0 ? '' : characters.slice(first, characters.findLastIndex(isLetter) + 1).join('');
}

/** One half of a text that is written twice, else the text. */
function halfOf(text: string): string {
  const half = text.slice(0, text.length / 2);
  return half + half === text ? half : text;
}

let loaded: Promise<ReadonlySet<string>> | undefined;

/** Read when a password is first chosen, and then kept: 4 MB of memory that most processes never need. */
function commonPasswords(): Promise<ReadonlySet<string>> {
  loaded ??= import('@zxcvbn-ts/language-common').then(
    ({ dictionary }) => new Set(dictionary['passwords-common'].map(String)),
  );
  return loaded;
}
