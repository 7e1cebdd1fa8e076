import { expect, test } from 'vitest';
import { asWebAddress, exportAddress } from './export-address.ts';

test.each([
  ['', ''],
  ['https://old.example.com', 'https://old.example.com/feed/'],
  ['https://old.example.com/blog/?x=1#y', 'https://old.example.com/blog/feed/'],
  ['https://old.example.com/feed/', 'https://old.example.com/feed/'],
  ['https://old.example.com/?feed=rss2', 'https://old.example.com/?feed=rss2'],
  ['https://old.example.com/Export.XML', 'https://old.example.com/Export.XML'],
])('the XML of %j is at %j', (source, address) => {
  expect(exportAddress(source)).toBe(address);
});

test.each([
  ['  ', ''],
  [' old.example.com/blog ', 'https://old.example.com/blog'],
  ['http://old.example.com', 'http://old.example.com'],
])('%j is meant as %j', (text, address) => {
  expect(asWebAddress(text)).toBe(address);
});
