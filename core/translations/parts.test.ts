import { expect, test } from 'vitest';
import { createTestCore, expectOk, postInput } from '../../test/create-test-core.ts';
import { bothDialects, type OpenDatabase } from '../../test/each-dialect.ts';

const english =
  '<p>The chair wanted four minutes.</p><ul><li>One verb in it.</li><li>Nobody misquotes it.</li></ul>';
const spanish =
  '<p>La presidenta quería cuatro minutos.</p><ul><li>Un verbo.</li><li>Nadie la cita mal.</li></ul>';

async function paired(open: OpenDatabase) {
  const { core } = createTestCore(await open());
  expectOk(await core.posts.create(postInput({ slug: 'a', html: `${english}<p>We began there.</p>` })));
  expectOk(await core.posts.create(postInput({ slug: 'b', html: spanish, language: 'es' })));
  expectOk(await core.translations.pair('a', 'b', 'en'));
  const shown = async () =>
    expectOk(await core.translations.parts('b')).parts.map(({ of, into, marks, paragraphs }) => ({
      of: of.join(),
      into: into.join(),
      marks: marks.map(({ kind }) => kind).join(),
      removed: paragraphs.flatMap(({ pieces }) => pieces.filter((piece) => piece.kind === 'removed')).length,
    }));
  return { core, shown };
}

bothDialects('the parts of a translation', (open) => {
  test('a part has whole elements of both texts, and a missing one has its place', async () => {
    const { shown } = await paired(open);
    expect(await shown()).toEqual([
      { of: '-2', into: '-2', marks: '', removed: 0 },
      { of: '0', into: '0', marks: '', removed: 0 },
      { of: '1,1', into: '1,1', marks: '', removed: 0 },
      { of: '2', into: '', marks: 'missing', removed: 0 },
    ]);
  });

  test('a part shows what changed in the original, and what was removed from it', async () => {
    const { core, shown } = await paired(open);
    const changed = english
      .replace('One verb', 'A single verb')
      .replace('<p>The chair wanted four minutes.</p>', '');
    expectOk(await core.posts.update('a', { html: `${changed}<p>We began there.</p>` }));
    expect(await shown()).toMatchObject([
      {},
      { of: '', into: '0', marks: 'removed', removed: 1 },
      { of: '0,0', marks: 'changed', removed: 1 },
      { of: '1', marks: 'missing' },
    ]);
  });

  test('a next version replaces the published translation', async () => {
    const { core, shown } = await paired(open);
    expectOk(await core.next.save('b', { html: `${spanish}<p>Ahí empezamos.</p>` }));
    expect((await shown()).at(-1)).toMatchObject({ of: '2', into: '2', marks: '' });
    expect(expectOk(await core.translations.sideBySide('b')).marks).toBe(1);
  });
});
