import { expect, test } from 'vitest';
import { fillPosts } from '../../bench/fill-posts.ts';
import { createTestCore, expectOk, postInput } from '../../test/create-test-core.ts';
import { bothDialects } from '../../test/each-dialect.ts';

bothDialects('the owner’s search', (open) => {
  test('the search finds words in every field regardless of case and accents, newest first', async () => {
    const { core } = createTestCore(await open());
    await core.posts.create(
      postInput({
        title: 'Señales de humo',
        slug: 'hidden-address',
        date: '2020-01-01',
        tags: ['Colmena'],
        excerpt: 'Qué se ve de lejos.',
        html: '<p>An <b>unmis</b>takable word &amp; another.</p>',
        status: 'draft',
      }),
    );
    await core.posts.create(postInput({ title: 'Humo otra vez', date: '2021-01-01' }));
    const found = async (query: string) =>
      (await core.posts.search(query, 10)).posts.map(({ title }) => title);
    for (const query of ['SENALES', 'colmena', 'hidden', 'que se ve', 'unmistakable', 'humo & colmena']) {
      expect(await found(query), query).toEqual(['Señales de humo']);
    }
    expect(await found('humo')).toEqual(['Humo otra vez', 'Señales de humo']);
    expect(await found('humo zzz')).toEqual([]);
    expect(await found('<b>')).toEqual([]);
  });

  test('the search matches the beginning of words, not the middle', async () => {
    const { core } = createTestCore(await open());
    await core.posts.create(postInput({ title: 'Correcciones', html: '<p>El corazón del águila.</p>' }));
    const total = async (query: string) => (await core.posts.search(query, 10)).total;
    for (const query of ['corr', 'CORAZÓN', 'corazon agui', 'aguila correcciones', '«Corazón»']) {
      expect([query, await total(query)]).toEqual([query, 1]);
    }
    for (const query of ['razon', 'corazones', '" OR title:*', "'", '!!', 'ñ']) {
      expect([query, await total(query)]).toEqual([query, 0]);
    }
  });

  test('the search counts only listed results, and reports if there are more', async () => {
    const db = await open();
    await fillPosts(db, 260);
    const { core } = createTestCore(db);
    const all = await core.posts.search('', 50);
    expect([all.posts.length, all.total, all.hasMore]).toEqual([50, 260, false]);
    const found = await core.posts.search('post', 250);
    expect([found.posts.length, found.total, found.hasMore]).toEqual([250, 250, true]);
    const order = found.posts.map(({ date }) => date);
    expect(order).toEqual(order.toSorted().reverse());
    expect(all.posts.map(({ id }) => id)).toEqual(found.posts.slice(0, 50).map(({ id }) => id));
  });

  test('the search reflects changed, deleted and restored posts immediately', async () => {
    const { core } = createTestCore(await open());
    const total = async (query: string) => (await core.posts.search(query, 10)).total;
    await core.posts.create(postInput({ slug: 'one', html: '<p>before</p>' }));
    expect(await total('before')).toBe(1);
    await core.posts.update('one', { html: '<p>after</p>' });
    expect([await total('before'), await total('after')]).toEqual([0, 1]);
    const { id } = expectOk(await core.posts.remove('one'));
    expect(await total('after')).toBe(0);
    await core.posts.restore(id);
    expect(await total('after')).toBe(1);
  });
});

bothDialects('suggestions of posts', (open) => {
  test('up to 8 posts are suggested, title matches first, then tags, then bodies', async () => {
    const { core } = createTestCore(await open());
    const write = (title: string, fields = {}) => core.posts.create(postInput({ title, ...fields }));
    await write('In the body', { html: '<p>Of bees.</p>' });
    await write('By its tag', { tags: ['bees'] });
    await write('On bees');
    await write('Bees and hives');
    const titles = (await core.posts.suggest('bees')).map(({ title }) => title);
    expect(titles).toEqual(['Bees and hives', 'On bees', 'By its tag', 'In the body']);
    for (let count = 0; count < 9; count += 1) await write(`More bees ${count}`);
    expect(await core.posts.suggest('bees')).toHaveLength(8);
  });

  test('a suggestion shows the matching passage in whole words', async () => {
    const { core } = createTestCore(await open());
    const words = 'lorem '.repeat(40);
    await core.posts.create(postInput({ title: 'A title', html: `<p>${words}a PÁJARO ${words}</p>` }));
    const [match] = await core.posts.suggest('title pajaro');
    expect(match?.passage).toMatch(/^…(lorem )+a PÁJARO( lorem)+…$/);
    expect(match?.passage?.length).toBeLessThan(130);
    expect((await core.posts.suggest('title'))[0]?.passage).toBeNull();
    await core.posts.create(postInput({ title: 'Short', excerpt: 'Only this: parrots' }));
    expect((await core.posts.suggest('parrot'))[0]?.passage).toBe('Only this: parrots');
  });

  test('an empty search suggests the posts changed last', async () => {
    const { core, clock } = createTestCore(await open());
    for (const slug of ['a', 'b', 'c']) {
      clock.advance(1000);
      await core.posts.create(postInput({ slug, title: slug }));
    }
    clock.advance(1000);
    await core.posts.update('b', { excerpt: 'x' });
    expect((await core.posts.suggest('')).map(({ slug }) => slug)).toEqual(['b', 'c', 'a']);
  });
});
