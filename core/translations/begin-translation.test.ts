import { expect, test } from 'vitest';
import { createTestCore, expectOk, owner, postInput } from '../../test/create-test-core.ts';
import { bothDialects, type OpenDatabase } from '../../test/each-dialect.ts';

const html = '<h2>First</h2><p>A paragraph of some words, <a href="/blog/two">linked</a>.</p>';

async function site(open: OpenDatabase) {
  const { core } = createTestCore(await open());
  const post = expectOk(
    await core.posts.create(
      postInput({
        ...{ slug: 'first', title: 'A first text', html, date: '2026-01-05', tags: ['Craft'] },
        ...{ excerpt: 'In short, a text.', cover: '/favicon.ico', cover_alt: 'A dot' },
      }),
    ),
  );
  const draftOf = async (slug: string) => {
    const found = expectOk(await core.posts.get(owner, slug)).post;
    if (!found) throw new Error(`${slug} is elsewhere`);
    return found;
  };
  return { core, post, draftOf };
}

bothDialects('starting a translation', (open) => {
  test('a new translation is a draft with all fields of the original, in the other language', async () => {
    const { core, post, draftOf } = await site(open);
    const pair = expectOk(await core.translations.begin('first'));
    expect(pair.original.slug).toBe('first');
    const { title, date, cover, cover_alt, excerpt, tags } = post;
    expect(await draftOf(pair.translation.slug)).toMatchObject({
      ...{ title, date, cover, cover_alt, excerpt, tags, html: post.html },
      ...{ slug: 'first-es', language: 'es', status: 'draft', version: 1 },
    });
    expect(await draftOf('first')).toEqual(post);
  });

  test('a new translation is marked as untranslated until each paragraph is translated', async () => {
    const { core } = await site(open);
    const { translation } = expectOk(await core.translations.begin('first'));
    const kinds = async () => {
      const { rows } = expectOk(await core.translations.sideBySide('first'));
      return rows.flatMap(({ marks }) => marks.map(({ kind }) => kind));
    };
    // The heading and the title are too short for language detection.
    expect(await kinds()).toEqual(['untouched', 'untouched']);
    expectOk(await core.posts.update(translation.slug, { excerpt: 'En breve, un texto.' }));
    expect(await kinds()).toEqual(['untouched']);
    const spanish = '<h2>Primero</h2><p>Un párrafo de unas palabras, <a href="/blog/two">con enlace</a>.</p>';
    expectOk(await core.posts.update(translation.slug, { html: spanish }));
    expect(await kinds()).toEqual([]);
  });

  test.each([
    ['follows the title', {}, 'un-titulo'],
    ['stays as the owner set it', { slug: 'mio' }, 'mio'],
    ['stays once it was published', { status: 'published' }, 'first-es'],
  ] as const)('the slug of a translation %s', async (_, before, after) => {
    const { core } = await site(open);
    const { translation } = expectOk(await core.translations.begin('first'));
    const { slug } = expectOk(await core.posts.update(translation.slug, before));
    expectOk(await core.posts.update(slug, { status: 'draft', slug }));
    expect(expectOk(await core.posts.update(slug, { title: 'Otro', slug })).slug).toBe(
      after === 'un-titulo' ? 'otro' : after,
    );
    expect(expectOk(await core.posts.update(slug, { title: 'Un título' })).slug).toBe(after);
  });

  test('a new translation gets another slug if its own is taken, and can be started again once deleted', async () => {
    const { core } = await site(open);
    expectOk(await core.posts.create(postInput({ slug: 'first-es', language: 'es' })));
    const { translation } = expectOk(await core.translations.begin('first'));
    expect(translation.slug).toBe('a-first-text');
    expectOk(await core.posts.remove(translation.slug));
    const again = expectOk(await core.translations.begin('first'));
    expect(again.translation.slug).not.toBe('first-es');
    expect(again.translation.id).not.toBe(translation.id);
  });

  test('a translation is Spanish for an English post and English for a Spanish one', async () => {
    const { core } = await site(open);
    expectOk(await core.posts.create(postInput({ slug: 'otra', language: 'es' })));
    expect(expectOk(await core.translations.begin('otra'))).toMatchObject({
      original: { slug: 'otra', language: 'es' },
      translation: { slug: 'otra-en', language: 'en', status: 'draft' },
    });
    expect(await core.translations.begin('nowhere')).toMatchObject({ failure: { code: 'post_not_found' } });
  });
});
