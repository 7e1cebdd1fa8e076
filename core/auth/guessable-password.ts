import { once } from 'node:events';
import { Worker } from 'node:worker_threads';

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
  const cores = passwordCores(password, names);
  return cores === 'names' || (await isAnyCommon(cores));
}

/**
 * What a password comes down to: itself, what it repeats, and it without what adds little, all in lower case; `names`
 * where next to nothing is left beside those.
 */
export function passwordCores(password: string, names: readonly string[]): 'names' | string[] {
  const text = fold(password);
  const core = withoutEnds(text);
  const rest = beside([...names, ...tradeWords], text);
  if (rest !== undefined && rest.length < leastBesideNames) return 'names';
  return [
    text,
    halfOf(text),
    ...(text.length - core.length <= fewAround ? [core] : []),
    ...(rest === undefined ? [] : [rest]),
  ];
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

/** Looks into the list on a thread that ends with it: it takes 4 MB, and is asked for once in a site's life. */
async function isAnyCommon(texts: string[]): Promise<boolean> {
  const worker = new Worker(new URL('./frequent-passwords-worker.ts', import.meta.url), {
    workerData: texts,
    env: {},
    execArgv: [],
  });
  try {
    const [isCommon] = await once(worker, 'message');
    return isCommon;
  } finally {
    void worker.terminate();
  }
}
