import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { asvsRequirements } from './asvs-levels.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const read = (path: string) => readFileSync(`${root}/${path}`, 'utf8');

interface Row {
  number: string;
  level: number;
  state: string;
  how: string;
  proof: string;
}

/** The rows of the document's tables of controls; a row that is written otherwise is none, and missed below. */
function rowsOf(text: string): Row[] {
  return text.split('\n').flatMap((line) => {
    const cells = /^\| (\d+\.\d+\.\d+) \| ([123]) \| ([^|]+) \| (.+) \| ([^|]+) \|$/.exec(line);
    const [, number = '', level = '', state = '', how = '', proof = ''] = cells ?? [];
    return cells ? [{ number, level: Number(level), state, how, proof }] : [];
  });
}

/** What is wrong with one proof: `file` “words that stand in it”. */
function flawOf(proof: string): string | undefined {
  const [, file, words] = /^`([^`]+)` “(.+)”$/.exec(proof) ?? [];
  if (!file || !words) return `says no file and no words: ${proof}`;
  if (!existsSync(`${root}/${file}`)) return `names a file that is not there: ${file}`;
  return contains(read(file), words) ? undefined : `names what does not stand in ${file}: ${words}`;
}

/** Whether a file holds the words, however its lines break and its quotes are escaped. */
function contains(text: string, words: string): boolean {
  const plain = (some: string) => some.replaceAll(/\\'/g, "'").replaceAll(/\s+/g, ' ');
  return plain(text).includes(plain(words));
}

const document = read('docs/security.md');
const rows = rowsOf(document);

describe('the standard', () => {
  test('has 345 requirements, 70 of level 1 and 183 of level 2', () => {
    const of = (level: number) => asvsRequirements.filter((one) => one.level === level).length;
    expect([asvsRequirements.length, of(1), of(2), of(3)]).toEqual([345, 70, 183, 92]);
  });
});

describe('docs/security.md', () => {
  test('has every requirement of levels 1 and 2 once, in their order, at its level', () => {
    const asked = asvsRequirements.filter(({ level }) => level < 3);
    expect(rows.map(({ number, level }) => ({ number, level }))).toEqual(asked);
  });

  test('says of each control that it holds, that there is no such thing, or who sees to it', () => {
    const odd = rows.filter(({ state }) => !['holds', 'none here', 'operator'].includes(state));
    expect(odd).toEqual([]);
  });

  test('names for each control a test or a rule that is there', () => {
    const flaws = rows.flatMap(({ number, proof }) =>
      proof.split(/; (?=`)/).flatMap((one) => {
        const flaw = flawOf(one);
        return flaw ? [`${number} ${flaw}`] : [];
      }),
    );
    expect(flaws).toEqual([]);
  });

  test('proves what holds by a test, unless it is a rule that has to be written', () => {
    const written = /^Written down/;
    const unproved = rows.filter(
      ({ state, how, proof }) => state === 'holds' && !written.test(how) && !/\.(test|spec)\.ts`/.test(proof),
    );
    expect(unproved.map(({ number }) => number)).toEqual(exceptions);
  });

  test.each([
    'names no file',
    '`test/none.test.ts` “x”',
    '`test/security-document.test.ts` “words that nobody has \u0077ritten”',
    '`README.md`',
  ])('would be told of the proof %j', (proof) => {
    expect(flawOf(proof)).toBeDefined();
  });
});

/** Facts that no test could see otherwise than by reading the same line. */
const exceptions = ['11.2.3', '16.2.3'];
