import { expect, test } from 'vitest';
import { quotation, quoteLength } from './quotation.ts';

test('each language has its own quotation marks', () => {
  expect(quotation('I was heard.', 'en')).toBe('“I was heard.”');
  expect(quotation('Me escuchó.', 'es')).toBe('«Me escuchó.»');
});

test.each(['“I was heard.”', '"I was heard."', '«I was heard.»', '« I was heard. »', '„I was heard.“'])(
  'marks that the owner typed are not doubled: %s',
  (quote) => {
    expect(quotation(quote, 'en')).toBe('“I was heard.”');
  },
);

test('marks inside a quote stay', () => {
  expect(quotation('“No,” he said. “Never.”', 'en')).toBe('““No,” he said. “Never.””');
  expect(quotation('He said “no”', 'en')).toBe('“He said “no””');
});

test.each([
  [1, 'short'],
  [240, 'short'],
  [241, 'long'],
  [420, 'long'],
  [421, 'longest'],
] as const)('%i characters are %s', (characters, size) => {
  expect(quoteLength('x'.repeat(characters))).toBe(size);
});
