import { expect, test } from 'vitest';
import { splitBody, stateOf } from './parts.ts';

const parts = [{ into: [0] }, { into: [] }, { into: [1, 2] }];
const saved = '<p>One here.</p><p>Two there.</p><ul><li>Three.</li></ul>';

test('a body is split among its parts, also if it was changed', () => {
  expect(splitBody(parts, saved, saved)).toEqual([
    '<p>One here.</p>',
    '',
    '<p>Two there.</p><ul><li>Three.</li></ul>',
  ]);
  const typed = '<p>One here now.</p><p>New.</p><ul><li>Three.</li></ul>';
  expect(splitBody(parts, saved, typed).join('')).toBe(typed);
  expect(splitBody(parts, saved, typed)[0]).toContain('One here now.');
});

test.each([
  ['edited', { isEdited: true, marks: [{ kind: 'changed' }] }],
  ['changed', { marks: [{ kind: 'missing' }, { kind: 'changed' }] }],
  ['partly', { marks: [{ kind: 'missing' }] }],
  ['missing', { text: '', marks: [{ kind: 'missing' }] }],
  ['added', { hasOriginal: false }],
  ['left_out', { text: '' }],
  ['current', {}],
] as const)('a part can be %s', (state, facts) => {
  expect(stateOf({ hasOriginal: true, text: '<p>Uno.</p>', isEdited: false, marks: [], ...facts })).toBe(
    state,
  );
});
