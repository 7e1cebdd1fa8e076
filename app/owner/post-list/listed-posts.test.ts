import { expect, test } from 'vitest';
import { guardedNameInputSchema } from '../../../shared/guard/guarded-name.ts';
import { createTestCore, expectOk, postInput } from '../../../test/create-test-core.ts';
import { eachDialect } from '../../../test/each-dialect.ts';
import type { PageContext } from '../../page-context.ts';
import { renameTag } from '../tags/tags-page.tsx';
import { changeListed, loadPostList } from './listed-posts.ts';

eachDialect('the post list', (open) => {
  const prepare = async () => {
    const { core } = createTestCore(await open());
    const post = expectOk(await core.posts.create(postInput({ slug: 'one', status: 'draft' })));
    const send = async (fields: [name: string, value: string][]) => {
      const form = new FormData();
      for (const [name, value] of fields) form.append(name, value);
      return (await changeListed(form, { core } as PageContext)).data;
    };
    return { core, post, send };
  };

  test('the post list changes selected posts only if they are still at the version shown', async () => {
    const { post, send } = await prepare();
    expect(
      await send([
        ['intent', 'publish'],
        ['post', `${post.id} 1`],
      ]),
    ).toMatchObject({ done: { action: 'publish', outcomes: [{ ok: true, changed: true }] } });
    expect(
      await send([
        ['intent', 'add_tags'],
        ['post', `${post.id} 1`],
        ['tags', 'a, b'],
      ]),
    ).toMatchObject({ done: { outcomes: [{ ok: false, code: 'changed_elsewhere' }] } });
  });

  test('the post list reports missing input before it changes anything', async () => {
    const { post, send } = await prepare();
    expect(await send([['intent', 'publish']])).toEqual({ failure: { code: 'nothing_ticked' } });
    const ticked: [string, string] = ['post', `${post.id} 1`];
    expect(await send([['intent', 'add_tags'], ticked, ['tags', ' ,']])).toEqual({
      failure: { code: 'no_tags' },
    });
    const many = Array.from({ length: 251 }, (_, at): [string, string] => ['post', `p${at} 1`]);
    expect(await send([['intent', 'publish'], ...many])).toEqual({ failure: { code: 'too_many' } });
  });

  test('the post list ignores invalid URL parameters', async () => {
    const { core } = await prepare();
    const load = (query: string) => loadPostList(core, new URLSearchParams(query));
    expect(await load('status=draft&language=fr&year=x&sort=changed&q=&per=250&tag=')).toMatchObject({
      filter: { status: 'draft', sort: 'changed' },
      per: 250,
      isFirst: true,
      rows: [{ slug: 'one', tagged: [] }],
    });
    expect(await load('after=x&per=9')).toMatchObject({ filter: {}, per: 50, isFirst: false });
  });
});

eachDialect('renaming a tag', (open) => {
  test('renaming a tag to an existing one merges both only after confirmation', async () => {
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

  test('renaming a tag to a confidential name requires a reason', async () => {
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
