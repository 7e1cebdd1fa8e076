import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import type { PostUpdate } from '../../shared/post.ts';
import { reviewInputSchema } from '../../shared/review/review.ts';
import { createTestCore, expectOk, postInput } from '../../test/create-test-core.ts';
import { eachDialect } from '../../test/each-dialect.ts';
import { canonicalVersion, versionHash } from './version-hash.ts';

const version = {
  title: 'One',
  excerpt: null,
  cover: '/media/a.png',
  cover_alt: 'A desk',
  html: '<p>Text.</p>',
};

test('a version is hashed as one text that no other version has', () => {
  expect(canonicalVersion(version)).toBe(
    '["reviewed version 1","One",null,"/media/a.png","A desk","<p>Text.</p>"]',
  );
  expect(versionHash(version)).toBe(createHash('sha256').update(canonicalVersion(version)).digest('hex'));
  const others = [
    { ...version, title: 'On', excerpt: 'e' },
    { ...version, title: 'One",null,"' },
    { ...version, excerpt: '' },
    { ...version, excerpt: 'null' },
    { ...version, cover: null },
    { ...version, cover_alt: '' },
    { ...version, cover: 'A desk', cover_alt: '/media/a.png' },
    { ...version, html: '<p>Text.</p> ' },
    { ...version, html: '<p>Te\u0301xt.</p>' },
    { ...version, html: '<p>T\u00e9xt.</p>' },
  ];
  expect(new Set([version, ...others].map(versionHash)).size).toBe(others.length + 1);
});

const html =
  '<p>The <b>first</b> paragraph, with words.</p><figure><img src="/media/x.png" alt="A lamp"></figure><p>The last.</p>';

/** Always the same numbers, so that a failure can be seen again. */
function numbers(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1103515245) + 12345) & 0x7fffffff;
    return (state >>> 8) % below;
  };
}

/** One edit of something that the reader saw. */
function randomEdit(random: (below: number) => number, current: { html: string; title: string }): PostUpdate {
  const letters = 'aeiou ñ.,’–\u00a0';
  const letter = letters[random(letters.length)] ?? 'a';
  const text = [...current.html.matchAll(/[^<>]+(?=<)/g)];
  const place = text[random(text.length)];
  const at = (place?.index ?? 0) + random(place?.[0].length ?? 1);
  switch (random(8)) {
    case 0:
      return { title: `${current.title}${letter.trim() || 'x'}` };
    case 1:
      return { excerpt: `An excerpt ${random(1e6)}` };
    case 2:
      return { cover: `/media/${random(1e6)}.png`, cover_alt: 'A desk' };
    case 3:
      return { cover_alt: `A desk ${random(1e6)}` };
    case 4:
      return { html: current.html.replace(/alt="[^"]*"/, `alt="A lamp ${random(1e6)}"`) };
    case 5:
      return { html: `${current.html}<p>${letter.trim() || 'x'}${random(1e6)}</p>` };
    case 6:
      return { html: `${current.html.slice(0, at)}${letter}x${current.html.slice(at)}` };
    default:
      return { html: current.html.replace('<b>', random(2) ? '<i>' : '').replace('</b>', '</i>') };
  }
}

eachDialect('publishing after a review', (open, dialect) => {
  const begin = async (kind?: 'approved' | 'changes') => {
    const { core, clock } = createTestCore(await open());
    const input = postInput({
      title: 'One',
      slug: 'one',
      html,
      status: 'draft',
      cover: '/media/a.png',
      cover_alt: 'A desk',
    });
    const post = expectOk(await core.posts.create(input));
    const { review, token } = expectOk(
      await core.reviews.create('one', reviewInputSchema.parse({ reader: 'A reader' })),
    );
    if (kind) expectOk(await core.reviews.decide({ token, client: '' }, { kind, line: 'A line' }));
    return { core, clock, post, review, token };
  };
  const refused = { ok: false, failure: { code: 'not_approved' } };

  test('changes nothing where there was none, or where it was taken back', async () => {
    const { core, review } = await begin();
    expectOk(await core.posts.create(postInput({ slug: 'other', status: 'published' })));
    expect(await core.posts.update('one', { status: 'published' })).toMatchObject({
      failure: { code: 'not_approved', wasApproved: false, reader: 'A reader', review: review.id },
    });
    expectOk(await core.reviews.revoke(review.id));
    expectOk(await core.posts.update('one', { status: 'published' }));
  });

  test('takes the approved version, whatever else of the post is other', async () => {
    const { core } = await begin('approved');
    const other = { slug: 'two', tags: ['a'], date: '2026-01-01', status: 'published' as const };
    expect(expectOk(await core.posts.update('one', other)).status).toBe('published');
  });

  test('asks before anything else, by every way, and goes on where it is told to', async () => {
    const { core, clock, post } = await begin('approved');
    expectOk(await core.posts.update('one', { html: '<p>Another.</p>' }));
    expect(await core.posts.update('one', { status: 'published' })).toMatchObject(refused);
    const [outcome] = await core.posts.changeMany({ action: 'publish', posts: [{ id: post.id }] });
    expect(outcome).toMatchObject({ ok: false, code: 'not_approved' });
    expect((await core.posts.listOwn({}, { limit: 5 })).published).toBe(0);
    expectOk(await core.posts.update('one', { status: 'published', without_approval: true }));
    // Version 1 is the approved one, version 2 is not.
    expectOk(await core.posts.restoreRevision('one', 1));
    clock.advance(1000);
    expect(await core.posts.restoreRevision('one', 2)).toMatchObject(refused);
    expectOk(await core.posts.restoreRevision('one', 2, { without_approval: true }));
    expectOk(await core.posts.update('one', { status: 'draft' }));
    const all = { action: 'publish', posts: [{ id: post.id }], without_approval: true } as const;
    expect(await core.posts.changeMany({ ...all, posts: [...all.posts] })).toMatchObject([{ ok: true }]);
  });

  test('asks where changes were asked for', async () => {
    const { core } = await begin('changes');
    expect(await core.posts.update('one', { status: 'published' })).toMatchObject(refused);
  });

  const edits = dialect === 'sqlite' ? 1000 : 100;
  test(`notices every one of ${edits} random edits, and none that was taken back`, async () => {
    const { core, post } = await begin('approved');
    const random = numbers(20261124);
    const seen = {
      title: post.title,
      excerpt: null,
      cover: post.cover,
      cover_alt: post.cover_alt,
      html: post.html,
    };
    for (let count = 0; count < edits; count += 1) {
      const edit = randomEdit(random, { html: post.html, title: post.title });
      const saved = expectOk(await core.posts.update('one', { ...seen, ...edit, status: 'draft' }));
      const isOther = (['title', 'excerpt', 'cover', 'cover_alt', 'html'] as const).some(
        (name) => saved[name] !== post[name],
      );
      const published = await core.posts.update('one', { status: 'published' });
      expect(published.ok, JSON.stringify(edit)).toBe(!isOther);
      if (count % 50 === 0) {
        expectOk(await core.posts.update('one', { ...seen, status: 'published' }));
        expectOk(await core.posts.update('one', { status: 'draft' }));
      }
    }
  });
});
