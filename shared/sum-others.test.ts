import { expect, test } from 'vitest';
import { sumOthers } from './sum-others.ts';

test('pages are summed by kind and by what became of them, articles not at all', () => {
  const none = { drafts: 0, texts: 0, unchanged: 0, kept: 0, failed: 0 };
  expect(
    sumOthers([
      { outcome: 'created' },
      { kind: 'page', outcome: 'created' },
      { kind: 'portfolio', outcome: 'failed' },
      { kind: 'page', outcome: 'updated', text: {} },
      { kind: 'page', outcome: 'kept', text: {} },
      { kind: 'page', outcome: 'unchanged' },
    ]),
  ).toEqual([
    { ...none, kind: 'page', drafts: 1, texts: 1, kept: 1, unchanged: 1 },
    { ...none, kind: 'portfolio', failed: 1 },
  ]);
});
