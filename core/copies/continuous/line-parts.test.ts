import { expect, test } from 'vitest';
import { keyOf, type LinePart } from './line-keys.ts';
import { type Line, partsToRemove, planRecovery } from './line-parts.ts';

const now = new Date('2026-03-10T00:00:00Z');

/** A line of these parts, `w` for a whole database and `c` for changes, each with its number. */
function line(parts: string, { name = '20260301T000000000Z-00000000', lastAt = now } = {}): Line {
  return {
    name,
    lastAt,
    parts: parts.split(' ').map((text) => {
      const part: LinePart = {
        line: name,
        number: Number(text.slice(1)),
        kind: text.startsWith('w') ? 'whole' : 'changes',
      };
      return { ...part, key: keyOf(part), size: 1, modifiedAt: lastAt };
    }),
  };
}

const names = (parts: readonly { kind: string; number: number }[]) =>
  parts.map(({ kind, number }) => `${kind === 'whole' ? 'w' : 'c'}${number}`).join(' ');

function planned(parts: string): string {
  const plan = planRecovery(line(parts));
  return plan ? `${names([plan.whole])}: ${names(plan.changes)}, ${plan.lost} lost` : 'none';
}

test.each([
  ['w0', 'w0: , 0 lost'],
  ['w0 c1 c2 c3', 'w0: c1 c2 c3, 0 lost'],
  // Changes that were still on their way when the whole was taken are in it.
  ['w3 c1 c2 c3 c4', 'w3: c4, 0 lost'],
  // The newest whole, though an older one has more changes after it.
  ['w0 c1 c2 w2 c3', 'w2: c3, 0 lost'],
  ['w0 c2 c3', 'w0: , 2 lost'],
  ['w0 c1 c3 c4', 'w0: c1, 2 lost'],
  ['c1 c2', 'none'],
])('what is brought back of %s is %s', (parts, expected) => {
  expect(planned(parts)).toBe(expected);
});

test('what the last two whole databases stand for goes, and no change after the older of them', () => {
  const removed = (parts: string) => names(partsToRemove([line(parts)], line(parts).name, now));
  expect(removed('w0 c1 c2')).toBe('');
  expect(removed('w0 c1 w1 c2')).toBe('');
  expect(removed('w0 c1 w1 c2 c3 w3 c4')).toBe('w0 c1');
  expect(removed('w0 c1 w1 c2 w2 c3 w3')).toBe('w0 c1 w1 c2');
  expect(removed('c1 c2')).toBe('');
});
