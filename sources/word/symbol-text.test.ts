import { expect, test } from 'vitest';
import { symbolText } from './symbol-text.ts';

test.each([
  ['Symbol', 'F0B7', '•'],
  ['symbol', 'B7', '•'],
  ['Wingdings', 'F0E0', '→'],
  ['Wingdings', 'F0FC', '✓'],
  ['Symbol', 'F020', ' '],
  ['Wingdings 2', 'F0A3', '☐'],
  ['Arial', '2022', '•'],
  ['Segoe UI Emoji', '1F511', '🔑'],
  ['', '41', 'A'],
])('in “%s” %s is %s', (font, char, text) => {
  expect(symbolText(font, char)).toBe(text);
});

test.each([
  ['a code of a font that nobody knows', 'Webdings', 'F021'],
  ['a code that the font does not have here', 'Symbol', 'F001'],
  ['a code between those of the font', 'Wingdings', 'F042'],
  ['a code that no font owns', 'Arial', 'E123'],
  ['nothing', 'Symbol', ''],
  ['no number', 'Arial', 'zz'],
  ['zero', 'Arial', '0'],
  ['beyond Unicode', 'Arial', '110000'],
])('%s is told, not guessed', (_, font, char) => {
  expect(symbolText(font, char)).toBeUndefined();
});
