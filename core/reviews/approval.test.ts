import { expect, test } from 'vitest';
import type { Post, PostUpdate } from '../../shared/post.ts';
import { reviewInputSchema } from '../../shared/review/review.ts';
import { splitBlocks } from '../../shared/review/review-blocks.ts';
import { createTestCore, expectOk, postInput } from '../../test/create-test-core.ts';
import { eachDialect } from '../../test/each-dialect.ts';
import { decisionSeal, versionHash } from './version-hash.ts';

const html =
  '<p>The <b>first</b> paragraph, with a <a href="/one">link</a>.</p>\n<figure><img src="/media/x.png" alt="A lamp"></figure> <p>The  last.</p>';

/** Always the same numbers, so that a failure can be seen again. */
function numbers(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1103515245) + 12345) & 0x7fffffff;
    return (state >>> 8) % below;
  };
}

type Seen = Pick<Post, 'title' | 'excerpt' | 'cover' | 'cover_alt' | 'html' | 'language'>;

/** Edits of something that the reader saw, by what they are of. */
const edits: Record<string, (seen: Seen, random: (below: number) => number) => PostUpdate> = {
  'a letter of the title': ({ title }, random) => ({ title: inserted(title, random, 'x') }),
  'a sign that is easily overlooked': ({ html }, random) => {
    const signs = ['x', '.', ',', '’', '–', '\u00a0', '\u0301', '\u200b', '<br>', 'і'];
    return { html: atText(html, random, signs[random(signs.length)] ?? 'x') };
  },
  'a space within a word': ({ html }, random) => {
    const words = [...html.matchAll(/[a-z]{2,}(?=[^<>]*<)/g)];
    const word = words[random(words.length)];
    const at = (word?.index ?? 0) + 1 + random((word?.[0].length ?? 2) - 1);
    return { html: `${html.slice(0, at)} ${html.slice(at)}` };
  },
  'a letter that is gone': ({ html }, random) => {
    const letters = [...html.matchAll(/[^<>\s](?=[^<>]*<)/g)];
    const at = letters[random(letters.length)]?.index ?? 0;
    return { html: html.slice(0, at) + html.slice(at + 1) };
  },
  'a mark': ({ html }, random) => ({
    html: html.replace(/<(\/?)b>/g, ['<$1i>', '<$1u>', ''][random(3)] ?? ''),
  }),
  'where a link leads': ({ html }, random) => ({
    html: html.replace('href="/one"', `href="/one${random(1e6)}"`),
  }),
  'a picture': ({ html }, random) => ({ html: html.replace('/media/x', `/media/${random(1e6)}`) }),
  'the words of a picture': ({ html }, random) => ({ html: html.replace('A lamp', `A lamp ${random(1e6)}`) }),
  'the width of a picture': ({ html }, random) => ({
    html: html.replace(' alt=', ` width="${1 + random(99)}%" alt=`),
  }),
  'the cover': ({ cover_alt }, random) => ({ cover: `/media/${random(1e6)}.png`, cover_alt }),
  'no cover': () => ({ cover: null }),
  'the words of the cover': (_, random) => ({ cover_alt: `A desk ${random(1e6)}` }),
  'the excerpt': (_, random) => ({ excerpt: `An excerpt ${random(1e6)}` }),
  'the order of paragraphs': ({ html }) => {
    const [first = '', ...rest] = splitBlocks(html);
    return { html: rest.join('') + first };
  },
  'a paragraph': ({ html }, random) => ({ html: `${html}<p>${random(1e6)}</p>` }),
  'a paragraph made two': ({ html }) => ({ html: html.replace(', with', ',</p><p>with') }),
  'how a paragraph stands': ({ html }) => ({ html: html.replace('<p>', '<p style="text-align: center">') }),
  'the language': ({ language }) => ({ language: language === 'en' ? 'es' : 'en' }),
};

/** Edits of a post that change nothing of what its reader saw. */
const unseen: ((seen: Seen, random: (below: number) => number) => PostUpdate)[] = [
  ({ html }) => ({ html: html.replaceAll('>\n<', '><') }),
  ({ html }, random) => ({ html: html.replace(/ (?=[^<>]*<)/g, ' '.repeat(1 + random(3))) }),
  ({ html }) => ({ html: html.replaceAll('</p>', ' </p>\n\n') }),
  ({ html }) => ({ html: html.replace('<p>', '<p class="x" data-y="z">').replace('.', '&#46;') }),
  (_, random) => ({
    tags: [`tag ${random(9)}`],
    date: `2026-01-0${1 + random(9)}`,
    slug: `one-${random(9)}`,
  }),
];

function inserted(text: string, random: (below: number) => number, sign: string): string {
  const at = random(text.length + 1);
  return text.slice(0, at) + sign + text.slice(at);
}

/** A sign somewhere in the text between the tags. */
function atText(html: string, random: (below: number) => number, sign: string): string {
  const texts = [...html.matchAll(/(?<=>)[^<>]*\S[^<>]*(?=<)/g)];
  const text = texts[random(texts.length)];
  const at = text?.index ?? 0;
  return (
    html.slice(0, at) + inserted(text?.[0] ?? '', random, sign) + html.slice(at + (text?.[0].length ?? 0))
  );
}

eachDialect('publishing after a review', (open, dialect) => {
  const begin = async (kind?: 'approved' | 'changes') => {
    const db = await open();
    const { core, clock } = createTestCore(db);
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
    return { core, clock, db, post, review, token };
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

  test('asks before a deleted post that nobody approved as it is comes back, alone or with others', async () => {
    const { core, post } = await begin('approved');
    expectOk(await core.posts.update('one', { title: 'Other', status: 'published', without_approval: true }));
    const one = { action: 'restore', posts: [{ id: post.id }] } as const;
    const many = { ...one, posts: [...one.posts] };
    expectOk(await core.posts.remove('one'));
    expect(await core.posts.restore(post.id)).toMatchObject({
      ok: false,
      failure: { code: 'not_approved', wasApproved: true },
    });
    expect(await core.posts.changeMany(many)).toMatchObject([
      { ok: false, code: 'not_approved', title: 'Other' },
    ]);
    expect(await core.posts.deleted()).toHaveLength(1);
    expect(expectOk(await core.posts.restore(post.id, { without_approval: true }))).toMatchObject({
      status: 'published',
    });
    expectOk(await core.posts.remove('one'));
    expect(await core.posts.changeMany({ ...many, without_approval: true })).toMatchObject([{ ok: true }]);
    // What was approved, and what nobody sees, comes back as ever.
    for (const update of [{ title: 'One' }, { title: 'Other', status: 'draft' as const }]) {
      expectOk(await core.posts.update('one', update));
      expectOk(await core.posts.remove('one'));
      expectOk(await core.posts.restore(post.id));
    }
  });

  test('asks where changes were asked for', async () => {
    const { core } = await begin('changes');
    expect(await core.posts.update('one', { status: 'published' })).toMatchObject(refused);
  });

  const tries = dialect === 'sqlite' ? 1000 : 90;
  test(`notices every one of ${tries} random edits, and none that nobody sees`, async () => {
    const { core, post } = await begin('approved');
    const random = numbers(20261124);
    const { title, excerpt, cover, cover_alt, language } = post;
    const seen: Seen = { title, excerpt, cover, cover_alt, language, html: post.html };
    const kinds = Object.entries(edits);
    let slug = 'one';
    const missed: string[] = [];
    for (let count = 0; count < tries; count += 1) {
      const [kind, edit] = kinds[count % kinds.length] ?? kinds[0] ?? [];
      const update = edit?.(seen, random) ?? {};
      expectOk(await core.posts.update(slug, { ...seen, ...update, status: 'draft' }));
      const published = await core.posts.update(slug, { status: 'published' });
      if (published.ok) missed.push(`${kind}: ${JSON.stringify(update)}`);
      if (count % 10 === 0) {
        const nothing = unseen[(count / 10) % unseen.length]?.(seen, random) ?? {};
        const same = await core.posts.update(slug, { ...seen, ...nothing, status: 'published' });
        slug = expectOk(same).slug;
      }
    }
    expect(missed).toEqual([]);
  });

  test('keeps to what was approved before languages were hashed, and to its language', async () => {
    const { core, db, post } = await begin();
    const at = '2026-03-01T12:00:00.000Z';
    const [id, hash] = ['review-of-then', versionHash(post, 1)];
    const { version, slug, title, cover, cover_alt, language } = post;
    await db.kysely
      .insertInto('reviews')
      .values({
        ...{ id, hash, version, slug, title, cover, cover_alt, language, html: post.html, excerpt: null },
        ...{ post_id: post.id, round: 1, previous: null, reader: 'B reader', asked_by: '', changes: null },
        ...{ created_at: at, expires_at: at },
      })
      .execute();
    const said = { hash, reader: 'B reader', kind: 'approved', line: '', decided_at: at };
    const seal = decisionSeal({ id, post_id: post.id, version, ...said });
    await db.kysely
      .insertInto('review_decisions')
      .values({ review_id: id, ...said, seal })
      .execute();
    const record = expectOk(await core.reviews.record(id));
    expect(record.is_whole).toBe(true);
    expect(record.hashed).toMatch(/^\["reviewed version 1",/);
    expectOk(await core.posts.update('one', { status: 'published' }));
    expect(await core.posts.update('one', { language: 'es' })).toMatchObject(refused);
    expect(await core.posts.update('one', { title: 'Other' })).toMatchObject(refused);
  });
});
