import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const folder = fileURLToPath(new URL('../docs/decisions', import.meta.url));
const names = readdirSync(folder).filter((name) => name !== 'README.md');
const index = readFileSync(`${folder}/README.md`, 'utf8');

/** The line of the index that a decision is due, from how it begins; undefined where it begins otherwise. */
function indexLine(name: string, text: string): string | undefined {
  const begin =
    /^# (\d+)\. (.+)\n\nStatus: (proposed|accepted|superseded by \d+) · Date: (\d{4}-\d\d-\d\d)\n\n/;
  const [, number = '', title, status, date] = begin.exec(text) ?? [];
  if (name.slice(0, 5) !== `${number.padStart(4, '0')}-` || Number.isNaN(Date.parse(date ?? '')))
    return undefined;
  return `| ${number} | [${title}](${name}) | ${status} | ${date} |`;
}

test.each(names)('%s has number, status and date, and is in the index', (name) => {
  const line = indexLine(name, readFileSync(`${folder}/${name}`, 'utf8'));
  expect(line).toBeDefined();
  expect(index.split('\n')).toContain(line);
});

test('the index goes through the numbers in their order, without a gap', () => {
  const numbers = [...index.matchAll(/^\| (\d+) \|/gm)].map(([, number]) => Number(number));
  expect(numbers).toEqual(numbers.map((_, place) => place + 1));
  expect(numbers).toHaveLength(Math.max(...names.map((name) => Number(name.slice(0, 4)))));
});

test.each([
  '# 1. Title\n\nText',
  '# 1. Title\n\nStatus: accepted\n\nText',
  '# 1. Title\n\nStatus: accepted · Date: 2026-13-01\n\nText',
  '# 2. Title\n\nStatus: accepted · Date: 2026-11-22\n\nText',
])('a decision that begins %j has no place in the index', (text) => {
  expect(indexLine('0001-title.md', text)).toBeUndefined();
});
