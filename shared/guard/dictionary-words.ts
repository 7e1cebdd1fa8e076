/** A dictionary as Hunspell keeps it: words with letters for the endings that each may have, and what these endings are. */
export interface Dictionary {
  affixes: string;
  words: string;
}

interface Ending {
  flag: string;
  /** What is taken from the end of a word before the ending comes to it. */
  stripped: string;
  condition: RegExp;
  /** Letters of the endings that may follow this one. */
  further: string;
}

/** Endings upon endings that are followed: "-ción", "-es". */
const mostEndings = 2;

/**
 * Whether letters, plain and in lower case, are a word that a dictionary has in lower case, in any of its forms: what it has with a capital
 * is a name. Prefixes are not followed.
 */
export function dictionaryWords({ affixes, words }: Dictionary): (letters: string) => boolean {
  const flagsOf = readWords(words);
  const endings = readEndings(affixes);
  const longest = Math.max(0, ...[...endings.keys()].map((ending) => ending.length));

  function isMade(letters: string, flag: string | undefined, depth: number): boolean {
    const flags = flagsOf.get(letters);
    if (flags !== undefined && (flag === undefined || flags.includes(flag))) return true;
    if (depth === mostEndings) return false;
    for (let length = 0; length <= longest && length < letters.length; length += 1) {
      const at = letters.length - length;
      for (const ending of endings.get(letters.slice(at)) ?? []) {
        if (flag !== undefined && !ending.further.includes(flag)) continue;
        const stem = letters.slice(0, at) + ending.stripped;
        if (ending.condition.test(stem) && isMade(stem, ending.flag, depth + 1)) return true;
      }
    }
    return false;
  }

  return (letters) => isMade(letters, undefined, 0);
}

function readWords(words: string): Map<string, string> {
  const flagsOf = new Map<string, string>();
  for (const line of words.split('\n')) {
    const [spelling = '', flags = ''] = line.trim().split('/');
    const word = plain(spelling);
    if (/^[a-z]+$/.test(word)) flagsOf.set(word, (flagsOf.get(word) ?? '') + flags);
  }
  return flagsOf;
}

/** Endings by what they put to a word. */
function readEndings(affixes: string): Map<string, Ending[]> {
  const endings = new Map<string, Ending[]>();
  const conditions = new Map<string, RegExp>();
  const toCondition = (text: string) => {
    const condition = conditions.get(text) ?? new RegExp(`${plain(text)}$`);
    conditions.set(text, condition);
    return condition;
  };
  for (const line of affixes.split('\n')) {
    if (!line.startsWith('SFX')) continue;
    const [, flag = '', stripped = '', added = '', condition] = line.trim().split(/\s+/);
    if (condition === undefined) continue;
    const [letters = '', further = ''] = added.split('/');
    const put = letters === '0' ? '' : plain(letters);
    const others = endings.get(put) ?? [];
    others.push({
      flag,
      stripped: stripped === '0' ? '' : plain(stripped),
      condition: toCondition(condition),
      further,
    });
    endings.set(put, others);
  }
  return endings;
}

function plain(text: string): string {
  return /^[ -~]*$/.test(text) ? text : text.normalize('NFD').replace(/[\u0300-\u036f]/g, '');
}
