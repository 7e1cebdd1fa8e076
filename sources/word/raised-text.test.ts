import { expect, test } from 'vitest';
import { raisedText } from './raised-text.ts';

test.each([
  ['6', 'superscript', '⁶'],
  ['-12', 'superscript', '⁻¹²'],
  ['−1', 'superscript', '⁻¹'],
  ['(3)', 'superscript', '⁽³⁾'],
  ['TM', 'superscript', '™'],
  ['2', 'subscript', '₂'],
])('%s as %s is %s', (text, position, raised) => {
  expect(raisedText(text, position)).toBe(raised);
});

test.each([
  ['th', 'superscript'],
  ['1st', 'superscript'],
  ['TM', 'subscript'],
  ['6', 'baseline'],
  ['6', ''],
])('%s as %s has no character of its own', (text, position) => {
  expect(raisedText(text, position)).toBeUndefined();
});
