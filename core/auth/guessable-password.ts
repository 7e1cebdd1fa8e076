import { once } from 'node:events';
import { Worker } from 'node:worker_threads';

/** Words that who guesses tries on a site of this kind: its product, its trade, its areas. */
const tradeWords = [
  ...['underyourname', 'undernyourname', 'undermyname'],
  ...['ghostwriter', 'ghostwriters', 'ghostwriting', 'speechwriter', 'speechwriters', 'speechwriting'],
  ...['speech', 'speeches', 'ghost', 'writer', 'writing', 'discurso', 'discursos', 'escritor', 'escritora'],
  ...['compose', 'content', 'manager', 'settings', 'admin', 'administrator', 'owner'],
  ...['password', 'contraseña', 'contrasena'],
];

/** Names shorter than this are parts of too many words. */
const shortestName = 4;

/** So much of a password is judged, in UTF-16 code units: the time it takes grows with its square. */
const judged = 100;

/**
 * True of a password that would be guessed soon: a common one, little more than `names` and words of the trade, repeated or
 * neighboring characters, a sequence, a date (zxcvbn scores it below 3 of 4). Case and signs in between do not count.
 */
export async function isGuessablePassword(password: string, names: readonly string[]): Promise<boolean> {
  const text = fold(password).slice(0, judged);
  const words = [...names, ...tradeWords]
    .map((name) => fold(name).replace(/^www\.|\.[a-z]+$/g, ''))
    .flatMap((name) => [withoutSigns(name), ...name.split(/[^\p{L}\p{N}]/u)])
    .filter((word) => word.length >= shortestName);
  const bare = withoutSigns(text);
  // On a thread that ends with it: the lists take some megabytes, and are asked for once in a site's life.
  const worker = new Worker(new URL('./password-score-worker.ts', import.meta.url), {
    workerData: { texts: bare.length * 2 > text.length ? [text, bare] : [text], words: [...new Set(words)] },
    env: {},
    execArgv: [],
  });
  try {
    const [score] = await once(worker, 'message');
    return score < 3;
  } finally {
    void worker.terminate();
  }
}

function withoutSigns(text: string): string {
  return text.replace(/[^\p{L}\p{N}]/gu, '');
}

function fold(text: string): string {
  return text.normalize('NFKC').toLowerCase();
}
