import { expect, test } from 'vitest';
import { type PostCheck, postCheckSchema } from '../shared/checks/post-check.ts';
import { expectOk, postInput } from '../test/create-test-core.ts';
import { signedInSite } from '../test/create-test-site.ts';
import { eachDialect } from '../test/each-dialect.ts';

const whole = { title: 'Short', excerpt: 'In short.', tags: ['Boards'] };

eachDialect('advice on a post over the API', (open) => {
  const openSite = async () => {
    const { site, cookie } = await signedInSite(await open());
    const read = async (response: Response) =>
      postCheckSchema
        .strict()
        .array()
        .parse(await response.json());
    const saved = async (slug: string) =>
      read(await site.send('GET', `/api/blog/posts/${slug}/checks`, undefined, cookie));
    const typed = async (input: object, opened = '') =>
      read(await site.send('POST', `/api/blog/checks${opened && `?opened=${opened}`}`, input, cookie));
    return { ...site, cookie, saved, typed };
  };
  const codes = (checks: PostCheck[]) => checks.map(({ code }) => code);

  test('is given on what is saved, and saves nothing', async () => {
    const { core, saved } = await openSite();
    const html = '<h3>Deep</h3><p><img src="/a.png"> TODO</p>';
    expectOk(
      await core.posts.create(
        postInput({ slug: 'of-2026', title: 'x', html, status: 'draft', cover: '/c.png' }),
      ),
    );
    expect(codes(await saved('of-2026')).sort()).toEqual(
      [
        'no_excerpt',
        'cover_without_words',
        'slug_year',
        'heading_skipped',
        'picture_without_words',
        'placeholder',
      ].sort(),
    );
    expect(expectOk(await core.posts.get({ owner: true }, 'of-2026')).post?.version).toBe(1);
  });

  test('is given on what is typed, as the post that it is to be saved over', async () => {
    const { core, typed } = await openSite();
    expectOk(await core.posts.create(postInput({ slug: 'of-2026', ...whole })));
    const input = { ...whole, slug: 'of-2026', html: '<p>Text</p>' };
    expect(codes(await typed(input))).toEqual(['slug_year']);
    expect(codes(await typed(input, 'of-2026'))).toEqual([]);
    expect(codes(await typed({ ...input, tags: [] }, 'of-2026'))).toEqual(['no_tags']);
  });

  test('says which links to the site lead nowhere, or where readers can’t go', async () => {
    const { core, typed } = await openSite();
    expectOk(await core.posts.create(postInput({ slug: 'seen', ...whole })));
    expectOk(await core.posts.create(postInput({ slug: 'hidden', status: 'draft' })));
    expectOk(await core.posts.create(postInput({ slug: 'was' })));
    expectOk(await core.posts.update('was', { slug: 'is' }));
    expectOk(await core.posts.create(postInput({ slug: 'gone' })));
    expectOk(await core.posts.remove('gone'));
    const links = [
      ...[
        '/blog/seen',
        '/blog/was',
        '/blog/tag/boards',
        '/contact',
        'https://other.example/blog/none',
        '/a.pdf',
      ],
      ...['/blog/none', '/blog/gone', '/blog/tag/none', '/media/none', '/nowhere'],
      ...['/blog/hidden', '/compose'],
    ];
    const html = links.map((href) => `<p><a href="${href}">${href}</a></p>`).join('');
    const checks = await typed({ ...whole, html });
    expect(checks.map(({ code, href }) => [code, href])).toEqual([
      ...links.slice(6, 11).map((href) => ['link_to_missing', href]),
      ...links.slice(11).map((href) => ['link_to_hidden', href]),
    ]);
  });
});
