import { expect, test } from 'vitest';
import { linkedAddresses, namesOtherSites, tidyAddress } from './linked-addresses.ts';

test('links that name a host are told from those that stay', () => {
  expect(namesOtherSites('<p><a target="_blank" href="https://a.example/">x</a></p>')).toBe(true);
  expect(namesOtherSites('<p><a href="//a.example/">x</a></p>')).toBe(true);
  expect(
    namesOtherSites('<p><a href="/blog/x">x</a> <a href="mailto:a@b.example">y</a> https://c.example</p>'),
  ).toBe(false);
});

test('an address is found in whatever form it stands', () => {
  const found = linkedAddresses('<a href="HTTPS://A.example?a=1&amp;b=2">x</a><a href="//b.example">y</a>');
  expect(found.has(tidyAddress('https://a.example/?a=1&b=2'))).toBe(true);
  expect(found.has(tidyAddress('https://b.example/'))).toBe(true);
  expect(found.has(tidyAddress('https://a.example/'))).toBe(false);
});
