import { expect, test } from 'vitest';
import { mergeChanges } from './merge.ts';

const base = { title: 'One', tags: ['a', 'b'], html: '<p>a</p><ul><li>b<br>c</li></ul><p>c</p>' };

test('changes to different fields, tags and paragraphs are merged', () => {
  const mine = { ...base, tags: ['a', 'b', 'd'], html: base.html.replace('<p>c', '<p>c, changed') };
  const theirs = { title: 'Two', tags: ['b', 'e'], html: `<p>new</p>${base.html}` };
  expect(mergeChanges(base, mine, theirs)).toEqual({
    title: 'Two',
    tags: ['b', 'd', 'e'],
    html: '<p>new</p><p>a</p><ul><li>b<br>c</li></ul><p>c, changed</p>',
  });
});

test('changes to neighboring paragraphs are merged', () => {
  const mine = { ...base, html: base.html.replace('<p>c', '<p>c, changed') };
  const theirs = { ...base, html: base.html.replace('<li>b', '<li>b, changed') };
  expect(mergeChanges(base, mine, theirs)?.html).toBe(
    '<p>a</p><ul><li>b, changed<br>c</li></ul><p>c, changed</p>',
  );
});

test('two changes to the same field or paragraph aren’t merged', () => {
  expect(mergeChanges(base, { ...base, title: 'Two' }, { ...base, title: 'Three' })).toBeUndefined();
  const mine = { ...base, html: base.html.replace('<p>c', '<p>c, changed') };
  expect(mergeChanges(base, mine, { ...base, html: '<p>a</p>' })).toBeUndefined();
});
