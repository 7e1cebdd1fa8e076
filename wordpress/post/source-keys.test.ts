import { expect, test } from 'vitest';
import { createSourceKeys } from '../read-wordpress-export.ts';
import { emptyItem } from '../xml/wxr-item.ts';

const site = 'https://old.example.com/';
const item = (fields: object) => ({ ...emptyItem(), ...fields });
const key = (fields: object) => createSourceKeys(site)(item(fields));

test('a post is known by its guid, else its address, else its number', () => {
  expect(key({ guid: 'https://old.example.com/?p=1', link: 'https://old.example.com/a', id: '1' })).toBe(
    'https://old.example.com/?p=1',
  );
  expect(key({ link: 'https://old.example.com/a', id: '1' })).toBe('https://old.example.com/a');
  expect(key({ link: '/blog/a' })).toBe('https://old.example.com/blog/a');
  expect(key({ id: '1' })).toBe('https://old.example.com/#1');
});

test('one without any is known by title and date, the same in every run', () => {
  const fields = { title: 'A', date: '2020-01-01 00:00:00' };
  expect(key(fields)).toMatch(/^untitled:[0-9a-f]{16}$/);
  expect(key(fields)).toBe(key({ ...fields }));
  expect(key(fields)).not.toBe(key({ ...fields, date: '2020-01-02 00:00:00' }));
});

test('a key that comes again is counted, so that nothing replaces anything', () => {
  const keyOf = createSourceKeys(site);
  const same = item({ guid: 'x' });
  expect([keyOf(same), keyOf(same), keyOf(item({ guid: 'y' })), keyOf(same)]).toEqual([
    'x',
    'x#2',
    'y',
    'x#3',
  ]);
});
