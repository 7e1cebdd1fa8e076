import { expect, test } from 'vitest';
import { DriftReference } from '../../../test/drift-reference.ts';
import {
  beginCorrespondence,
  type Correspondence,
  confirmSegments,
  followOriginal,
  followTranslation,
} from './correspondence.ts';
import { marksOf } from './side-by-side.ts';

/** What the reference and we say of the same texts: the marked paragraphs of the translation, and those of the original without one. */
function said(now: Correspondence) {
  const marks = [...marksOf(now)];
  const missing = marks.filter(([, { kind }]) => kind === 'missing').map(([id]) => id);
  const blockOf = new Map(now.original.map(({ id, block }) => [id, block]));
  return {
    marked: [...new Set(marks.flatMap(([, { at }]) => at))].sort((one, other) => one - other),
    missing: [...new Set(missing.map((id) => blockOf.get(id) ?? -1))].sort((one, other) => one - other),
  };
}

function run(seed: number, edits: number): void {
  const reference = new DriftReference(seed, 14);
  let now = beginCorrespondence(reference.original(), reference.translation());
  const history: string[] = [];
  for (let count = 0; count < edits; count += 1) {
    const edit = reference.edit();
    history.push(edit.name);
    if (edit.name === 'confirm') {
      const ids = [...marksOf(now)].filter(([, { at }]) => at.includes(edit.block)).map(([id]) => id);
      now = confirmSegments(now, new Set(ids));
    } else if (edit.side === 'original') now = followOriginal(now, reference.original());
    else now = followTranslation(now, reference.translation());
    // What is kept goes through the database.
    now = JSON.parse(JSON.stringify(now));
    expect(said(now), `seed ${seed}, edit ${count}: ${history.slice(-6).join(', ')}`).toEqual(
      reference.expected(),
    );
  }
}

test.each(Array.from({ length: 25 }, (_, seed) => seed + 1))(
  'after every one of forty edits exactly what drifted is marked (seed %i)',
  (seed) => run(seed, 40),
);

test('the reference does every kind of edit, and marks something most of the time', () => {
  const names = new Set<string>();
  let marked = 0;
  const reference = new DriftReference(99, 14);
  for (let count = 0; count < 300; count += 1) {
    names.add(reference.edit().name);
    const { marked: found, missing } = reference.expected();
    if (found.length + missing.length > 0) marked += 1;
  }
  expect([...names].sort()).toEqual(
    ['change', 'confirm', 'delete', 'insert', 'merge', 'move', 'split', 'undo'].sort(),
  );
  expect(marked).toBeGreaterThan(150);
});
