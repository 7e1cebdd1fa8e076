import { expect, test } from 'vitest';
import { parseCountryCode } from './country-code.ts';

test('two letters are a country, in capitals whatever way they were written', () => {
  expect(['MX', 'mx', ' es '].map(parseCountryCode)).toEqual(['MX', 'MX', 'ES']);
});

test('what proxies say when they do not know is no country', () => {
  expect(['XX', 'T1', 'ZZ', ''].map(parseCountryCode)).toEqual([null, null, null, null]);
});

test('names, lists, markup and other kinds of values are no country', () => {
  const values = ['Mexico', 'MX, US', 'M', '<b>', 'ÑÑ', 52, null, undefined, ['MX'], { code: 'MX' }];
  expect(values.map(parseCountryCode).filter((code) => code !== null)).toEqual([]);
});
