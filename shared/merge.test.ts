import { expect, test } from 'vitest';
import { mergeChanges, type Overlap } from './merge.ts';

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

test('what both changed is chosen field by field and paragraph by paragraph', () => {
  const mine = { ...base, title: 'Mine', html: '<p>a, mine</p><ul><li>b<br>c</li></ul><p>c, mine</p>' };
  const theirs = { ...base, title: 'Theirs', html: '<p>a, theirs</p><ul><li>d</li></ul><p>c, theirs</p>' };
  const overlaps: Overlap[] = [];
  const merged = mergeChanges(base, mine, theirs, (overlap) => {
    overlaps.push(overlap);
    return overlap.name === 'title' ? overlap.theirs : overlap.mine + overlap.theirs;
  });
  expect(overlaps.map(({ name, mine: own }) => [name, own])).toEqual([
    ['title', 'Mine'],
    ['html', '<p>a, mine</p>'],
    ['html', '<p>c, mine</p>'],
  ]);
  expect(merged).toEqual({
    title: 'Theirs',
    tags: ['a', 'b'],
    html: '<p>a, mine</p><p>a, theirs</p><ul><li>d</li></ul><p>c, mine</p><p>c, theirs</p>',
  });
});
