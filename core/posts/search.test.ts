import { expect, test } from 'vitest';
import { fillPosts } from '../../bench/fill-posts.ts';
import { createTestCore, expectOk, postInput } from '../../test/create-test-core.ts';
import { bothDialects } from '../../test/each-dialect.ts';

bothDialects('the owner’s search', (open) => {
  test('finds every word in title, tags, slug, excerpt or body, whatever case and accents, newest first', async () => {
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

  test('finds words by how they begin, and not by what stands in their midst', async () => {
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

  test('counts no more than it lists, and says that there are more', async () => {
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

  test('knows at once what was changed, deleted and brought back', async () => {
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

bothDialects('suggestions of posts to open', (open) => {
  test('are at most 8, titles before keywords before bodies', async () => {
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

  test('show the place in the text that matches, in whole words', async () => {
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

  test('without words are what was changed last', async () => {
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
