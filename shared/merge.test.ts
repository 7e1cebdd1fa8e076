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

test('two insertions at one place aren’t merged, unless they are equal', () => {
  const at = (html: string) => ({ ...base, html: base.html.replace('<ul>', `${html}<ul>`) });
  expect(mergeChanges(base, at('<p>one</p>'), at('<p>two</p>'))).toBeUndefined();
  expect(mergeChanges(base, at('<p>one</p>'), at('<p>one</p>'))?.html).toBe(at('<p>one</p>').html);
});

test('changes to long texts are merged within a second', () => {
  const blocks = Array.from({ length: 4_000 }, (_, index) => `<p>Paragraph ${index}</p>`);
  const change = (at: number) => ({ html: blocks.with(at, '<p>Changed</p>').join('') });
  const start = performance.now();
  const merged = mergeChanges({ html: blocks.join('') }, change(5), change(3_990));
  expect(merged?.html).toBe(blocks.with(5, '<p>Changed</p>').with(3_990, '<p>Changed</p>').join(''));
  expect(performance.now() - start).toBeLessThan(1_000);
});

test('random changes are merged without losing a paragraph that either added or both kept', () => {
  let seed = 1;
  const random = (limit: number) => {
    seed = (seed * 1_664_525 + 1_013_904_223) % 2 ** 32;
    return Math.floor((seed / 2 ** 32) * limit);
  };
  for (let round = 0; round < 2_000; round += 1) {
    const blocks = Array.from({ length: random(8) }, (_, index) => `<p>Base ${index}</p>`);
    const edit = (name: string) => {
      const changed = [...blocks];
      for (let count = random(4); count > 0; count -= 1)
        changed.splice(
          random(changed.length + 1),
          random(2),
          ...[`<p>${name} ${count}</p>`].slice(random(2)),
        );
      return changed;
    };
    const [mine, theirs] = [edit('Mine'), edit('Theirs')];
    const [one, other] = [mine, theirs].map((all) => ({ html: all.join('') }));
    const merged = mergeChanges(
      { html: blocks.join('') },
      one ?? { html: '' },
      other ?? { html: '' },
      (both) => both.mine + both.theirs,
    );
    const kept = blocks.filter((block) => mine.includes(block) && theirs.includes(block));
    const added = [...mine, ...theirs].filter((block) => !blocks.includes(block));
    for (const block of [...kept, ...added]) expect(merged?.html).toContain(block);
  }
});
