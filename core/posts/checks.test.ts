import { expect, test } from 'vitest';
import { createTestCore, expectOk, postInput } from '../../test/create-test-core.ts';
import { eachDialect } from '../../test/each-dialect.ts';

const whole = { title: 'Short', excerpt: 'In short.', tags: ['Boards'] };

eachDialect('pre-publish checks', (open) => {
  const codesOf = async (found: Promise<Parameters<typeof expectOk>[0]>) =>
    (expectOk(await found) as { code: string }[]).map(({ code }) => code);

  test('the checks ask for tags only if the site has tags', async () => {
    const { core } = createTestCore(await open());
    const input = postInput({ ...whole, tags: [] });
    expect(await codesOf(core.posts.checkInput(input))).toEqual([]);
    expectOk(await core.posts.create(postInput({ ...whole, slug: 'tagged', status: 'draft' })));
    expect(await codesOf(core.posts.checkInput(input))).toEqual(['no_tags']);
    expectOk(await core.posts.remove('tagged'));
    expect(await codesOf(core.posts.checkInput(input))).toEqual([]);
  });

  test('the checks report links to missing or unpublished posts', async () => {
    const { core } = createTestCore(await open());
    const html =
      '<p><a href="/blog/there">there</a> <a href="https://site.example/blog/there?lang=es#x">again</a></p>';
    expectOk(await core.posts.create(postInput({ ...whole, slug: 'here', html })));
    const codes = () => codesOf(core.posts.checks('here'));
    expect(await codes()).toEqual(['link_to_missing', 'link_to_missing']);
    expectOk(await core.posts.create(postInput({ slug: 'there', status: 'draft' })));
    expect(await codes()).toEqual(['link_to_hidden', 'link_to_hidden']);
    expectOk(await core.posts.update('there', { status: 'published' }));
    expect(await codes()).toEqual([]);
    expectOk(await core.posts.update('there', { slug: 'moved' }));
    expect(await codes()).toEqual([]);
    expectOk(await core.posts.update('moved', { status: 'draft' }));
    expect(await codes()).toEqual(['link_to_hidden', 'link_to_hidden']);
    expectOk(await core.posts.remove('moved'));
    expect(await codes()).toEqual(['link_to_missing', 'link_to_missing']);
  });

  test('the checks accept links to existing and renamed tags', async () => {
    const { core } = createTestCore(await open());
    expectOk(await core.posts.create(postInput({ ...whole, slug: 'tagged' })));
    const html = '<p><a href="/blog/tag/boards">Boards</a></p>';
    const codes = () => codesOf(core.posts.checkInput(postInput({ ...whole, html })));
    expect(await codes()).toEqual([]);
    expectOk(await core.tags.rename('boards', 'Rooms'));
    expect(await codes()).toEqual([]);
    expect(
      await codesOf(core.posts.checkInput(postInput({ ...whole, html: html.replace('boards', 'x') }))),
    ).toEqual(['link_to_missing']);
  });

  test('the checks send no requests to other sites, and report at most 50 links', async () => {
    const { core } = createTestCore(await open());
    const external =
      '<a href="https://127.0.0.1/blog/none">a</a><a href="http://other.example/nowhere">b</a>';
    const many = '<a href="/blog/none">x</a> '.repeat(3000);
    expect(await codesOf(core.posts.checkInput(postInput({ ...whole, html: `<p>${external}</p>` })))).toEqual(
      [],
    );
    expect(
      await codesOf(core.posts.checkInput(postInput({ ...whole, html: `<p>${many}</p>` }))),
    ).toHaveLength(50);
  });
});
