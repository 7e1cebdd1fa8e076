import { expect, test } from 'vitest';
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
});
