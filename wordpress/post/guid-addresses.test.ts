import { expect, test } from 'vitest';
import { createGuidAddresses } from './guid-addresses.ts';

const item = (id: string, guid: string, link = `https://old.example.com/post-${id}/`, type = 'post') => ({
  ...{ id, guid, link, type },
});

/** Which of some items are told to be at another's address. */
function foreign(items: ReturnType<typeof item>[]): string[] {
  const guids = createGuidAddresses();
  for (const each of items) guids.add(each);
  return items.filter((each) => guids.isForeign(each)).map(({ id }) => id);
}

const guid = (id: number) => `https://old.example.com/?p=${id}`;

test('a guid with the number or the link of its own post is its address, whoever else has it', () => {
  expect(foreign([item('5', guid(5)), item('9', guid(5))])).toEqual(['9']);
  expect(foreign([item('9', guid(5)), item('5', guid(5))])).toEqual(['9']);
  const link = 'https://old.example.com/hello/';
  expect(foreign([item('5', link, link), item('9', link)])).toEqual(['9']);
  expect(foreign([item('5', 'https://old.example.com/blog/?p=5'), item('9', guid(9))])).toEqual([]);
});

test('one that several have and nobody owns leads to none of them, one that a single post has to that', () => {
  expect(foreign([item('8', guid(77)), item('9', guid(77)), item('10', guid(78))])).toEqual(['8', '9']);
});

test('a number that two have with links of their own is neither’s, one that a post has twice is its own', () => {
  const [one, two] = ['https://old.example.com/a/', 'https://old.example.com/b/'];
  expect(foreign([item('5', guid(5), one), item('5', guid(5), two), item('6', guid(6))])).toEqual(['5', '5']);
  expect(foreign([item('5', guid(5), one), item('5', guid(5), one)])).toEqual([]);
});

test('another post’s number or link is its own, also that of a page or an upload', () => {
  const page = item('5', 'https://old.example.com/?page_id=5', undefined, 'page');
  expect(foreign([item('9', guid(5)), page])).toEqual(['9']);
  const upload = item('7', 'https://old.example.com/a.jpg', 'https://old.example.com/a/', 'attachment');
  expect(foreign([item('9', guid(7)), upload])).toEqual(['9']);
});

test('what is no web address leads nowhere, shared or not', () => {
  expect(foreign([item('1', 'urn:x'), item('2', 'urn:x'), item('3', '')])).toEqual([]);
});
