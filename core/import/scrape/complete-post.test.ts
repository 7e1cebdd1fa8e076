import { expect, test } from 'vitest';
import { articlePage, longText, serveBlog } from '../../../test/local-blog.ts';
import type { FoundPost } from './found-post.ts';
import { type Blog, completePost } from './scrape-blog.ts';

const completed = (post: Partial<FoundPost>, files: Record<string, string>) =>
  completedAt('/one/', files, post);

/** The post at a path of a blog with these pages, completed from them. */
async function completedAt(
  path: string,
  files: Record<string, string>,
  post: Partial<FoundPost> = {},
): Promise<FoundPost> {
  const { fetchText, origin } = await serveBlog(files);
  const get: Blog['get'] = async (address) => {
    const fetched = await fetchText(address);
    return fetched.ok ? fetched.value : undefined;
  };
  const blog: Blog = {
    source: new URL(origin),
    ...{ home: '', homePage: undefined, homeFeed: undefined, pages: [1], perPage: 12, get },
  };
  const unread = { slug: '', title: 'One', date: null, cover: null, teaser: null, html: null };
  return completePost({ address: `${origin}${path}`, ...unread, ...post }, blog);
}
const whole = { '/one/': articlePage('One') };

test.each([
  `${longText('Start').repeat(3)}<p>And then [&hellip;]</p>`,
  '<p>Start. <a href="/one/" class="more-link">Continue reading “One”</a></p>',
])('a body that trails off gives way to the article behind it', async (html) => {
  const long = {
    '/one/': articlePage('One').replace('</article>', `${longText('More').repeat(4)}</article>`),
  };
  const post = await completed({ html }, long);
  expect(post.html).toContain('More 7');
  expect(post.changes).toBeUndefined();
});

test('a short body gives way where its page goes on much longer', async () => {
  const start = '<p>One 0: a speech is written for the ear, with pauses</p>';
  expect((await completed({ html: start }, whole)).html).toContain('One 7');
  const other = '<p>A short note that its page does not go on from.</p>';
  expect((await completed({ html: other }, whole)).html).toBe(other);
});

test('an article of several pages comes whole, or says what it lacks', async () => {
  const paged = (title: string, next: string) =>
    articlePage(title).replace(
      '</article>',
      `<p class="page-links">Pages: <a href="${next}">2</a></p></article>`,
    );
  const files = { '/one/': paged('One', '/one/2/'), '/one/2/': paged('Two', '/one/3/') };
  const post = await completed({}, { ...files, '/one/3/': articlePage('Three') });
  expect(post.html).toMatch(/One 7.*Two 0.*Two 7.*Three 7/s);
  expect(post.html).not.toContain('Pages:');
  expect(post).toMatchObject({ title: 'One', changes: ['pages_joined'] });
  const lost = await completed({}, files);
  expect(lost.html).toContain('Two 7');
  expect(lost.changes).toEqual(['pages_joined', 'only_teaser']);
});

test('where the article could not be read, the post says so', async () => {
  const html = '<p>And then [&hellip;]</p>';
  expect(await completed({ html }, {})).toMatchObject({ html, changes: ['only_teaser'] });
  expect(await completed({ teaser: 'Intro' }, {})).toMatchObject({ html: null, changes: ['only_teaser'] });
  const short = await completed({ html: '<p>A short post.</p>' }, {});
  expect(short.changes).toBeUndefined();
});
