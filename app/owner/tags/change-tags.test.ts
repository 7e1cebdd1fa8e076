import { expect, test } from 'vitest';
import { guardedNameInputSchema } from '../../../shared/guard/guarded-name.ts';
import { createTestCore, expectOk, postInput } from '../../../test/create-test-core.ts';
import { eachDialect } from '../../../test/each-dialect.ts';
import type { PageContext } from '../../page-context.ts';
import { renameTag } from './change-tags.ts';

eachDialect('the form of a tag', (open) => {
  test('makes two tags one only where that was said', async () => {
    const { core } = createTestCore(await open());
    for (const tag of ['Talks', 'Speeches']) {
      expectOk(await core.posts.create(postInput({ title: tag, tags: [tag] })));
    }
    const send = async (fields: Record<string, string>) => {
      const form = new FormData();
      for (const [name, value] of Object.entries(fields)) form.set(name, value);
      return (await renameTag(form, { core } as PageContext)).data;
    };
    expect(await send({ tag: 'talks', name: 'speeches' })).toMatchObject({
      asked: { from: 'talks', name: 'speeches', into: { name: 'Speeches', published: 1 } },
    });
    expect(await core.tags.list()).toHaveLength(2);
    expect(await send({ tag: 'talks', name: 'speeches', merge: '1' })).toMatchObject({
      done: { name: 'Speeches', posts: 1 },
    });
    expect(await core.tags.list()).toMatchObject([{ name: 'Speeches', published: 2 }]);
    expect(await send({ tag: 'speeches', name: 'SPEECHES' })).toMatchObject({ done: { posts: 2 } });
    expect(await send({ tag: 'speeches', name: '' })).toMatchObject({ failure: { code: 'tag_invalid' } });
    expect(await send({ tag: 'none', name: 'x' })).toMatchObject({ failure: { code: 'tag_not_found' } });
  });

  test('gives a tag a name that must not appear only with a reason', async () => {
    const { core } = createTestCore(await open());
    expectOk(await core.posts.create(postInput({ tags: ['Talks'] })));
    expectOk(await core.posts.create(postInput({ tags: ['Quellmar'] })));
    expectOk(await core.guard.add(guardedNameInputSchema.parse({ name: 'Quellmar' })));
    const send = async (fields: Record<string, string>) => {
      const form = new FormData();
      for (const [name, value] of Object.entries(fields)) form.set(name, value);
      return (await renameTag(form, { core } as PageContext)).data;
    };
    const merged = { tag: 'talks', name: 'Quellmar', merge: '1' };
    const held = { from: 'talks', name: 'Quellmar', isMerge: true, places: [{ field: 'tags' }] };
    expect(await send(merged)).toMatchObject({ failure: { code: 'names_found' }, held });
    expect(await send({ ...merged, override_reason: ' ' })).toMatchObject({ held });
    expect(await send({ ...merged, override_reason: 'It is theirs' })).toMatchObject({ done: { posts: 1 } });
    expect(await core.guard.records()).toMatchObject([{ reason: 'It is theirs' }]);
  });
});
