import { expect, test } from 'vitest';
import { archiveAddress } from '../../shared/import-source.ts';
import { readSource } from '../../test/read-source.ts';
import { textFile, zipFile } from '../../test/zip-archive.ts';

const picture = new Uint8Array([0x89, 0x50, 0x4e, 0x47]);

async function posts(files: Record<string, string | Uint8Array>, address?: string) {
  return (await readSource(zipFile(files), address)).posts;
}

const one = async (files: Record<string, string | Uint8Array>, address = 'https://old.example') =>
  (await posts(files, address))[0];

test('a post of Jekyll: date and slug of its name, tags, address by the site’s settings', async () => {
  const read = await readSource(
    zipFile({
      'site/_config.yml':
        'title: My site\nurl: https://old.example\nbaseurl: /me\npermalink: pretty\nlang: es',
      'site/_posts/2019-05-04-my-post.md':
        '---\nlayout: post\ntitle: "Cats & <dogs>"\ntags: hills dales\ncategories: [News]\nexcerpt: In short\n---\nText with ![a hill]({{ site.baseurl }}/assets/a.png) and `{{ code }}`.\n',
      'site/assets/a.png': picture,
      'site/about.md': '---\nlayout: page\ntitle: About\n---\nWe',
      'site/README.md': '# How to build',
    }),
  );
  expect(read).toMatchObject({
    kind: 'markdown',
    site: { title: 'My site', address: 'https://old.example/me/' },
    totals: { posts: 1, otherKinds: { page: 1 } },
    problems: [],
  });
  const address = archiveAddress('site/assets/a.png');
  expect(read.posts).toEqual([
    {
      sourceKey: 'markdown:site/_posts/2019-05-04-my-post.md',
      title: 'Cats & <dogs>',
      slug: 'my-post',
      date: '2019-05-04',
      cover: address,
      cover_alt: null,
      excerpt: 'In short',
      html: expect.stringContaining(`<img src="${address}" alt="a hill">`),
      tags: ['hills', 'dales', 'News'],
      language: 'es',
      status: 'published',
      link: 'https://old.example/me/news/2019/05/04/my-post/',
      changes: [],
    },
  ]);
});

test('a post of Hugo: TOML, a page with its pictures beside it, its language by the file’s name', async () => {
  expect(
    await one({
      'hugo.toml': "baseURL = 'https://old.example/'\ntitle = 'S'",
      'content/posts/my-post/index.es.md':
        '+++\ntitle = "T"\ndate = 2020-01-02T10:00:00+02:00\ndraft = true\ntags = ["a", "b"]\n[cover]\nimage = "c.png"\n+++\n![x](c.png)\n',
      'content/posts/my-post/c.png': picture,
    }),
  ).toMatchObject({
    slug: 'my-post',
    date: '2020-01-02T10:00:00+02:00',
    status: 'draft',
    tags: ['a', 'b'],
    language: 'es',
    cover: archiveAddress('content/posts/my-post/c.png'),
    link: 'https://old.example/posts/my-post/',
  });
});

test('a post of Astro: pictures by their way from the text, the site’s address from its program', async () => {
  expect(
    await one({
      'astro.config.mjs': "export default defineConfig({ site: 'https://old.example' });",
      'src/content/blog/first.mdx':
        "---\ntitle: T\npubDate: 'Jul 08 2022'\nheroImage: '../../assets/h.png'\ndescription: D\n---\nimport X from './x';\n\nWords.\n",
      'src/assets/h.png': picture,
    }),
  ).toMatchObject({
    date: '2022-07-08',
    excerpt: 'D',
    cover: archiveAddress('src/assets/h.png'),
    html: '<p>Words.</p>',
    link: 'https://old.example/blog/first/',
    changes: [{ code: 'element_removed', what: "import X from './x';" }],
  });
});

test('links to other texts lead to their posts, links to the site’s root to the old site', async () => {
  const first = '---\ntitle: A\n---\n[b](b.md) [c](/c/) <a href="../posts/b.md">d</a>';
  const post = await one({ 'content/posts/a.md': first, 'content/posts/b.md': '---\ntitle: B\n---\nx' });
  expect(post?.html.match(/href="[^"]*"/g)).toEqual([
    'href="https://old.example/posts/b/"',
    'href="https://old.example/c/"',
    'href="https://old.example/posts/b/"',
  ]);
});

test('a picture that is not in the folder is looked for at the old site, or named as lost', async () => {
  const files = { 'posts/a.md': '---\ntitle: A\n---\n![x](/img/x.png)' };
  expect((await one(files))?.html).toContain('<img src="https://old.example/img/x.png"');
  expect((await posts(files))[0]?.changes).toContainEqual({
    code: 'image_lost',
    what: '/img/x.png',
    count: 1,
  });
});

test('one text with a head is a site of one', async () => {
  const read = await readSource(
    textFile('---\r\ntitle: Alone\r\ndate: 2020-01-02\r\n---\r\n# Head\r\n\r\n*Text*\r\n'),
  );
  expect(read.kind).toBe('markdown');
  expect(read.posts[0]).toMatchObject({ title: 'Alone', date: '2020-01-02' });
});

test('a head that can’t be read stays in the text, and the report says so', async () => {
  const post = await one({ 'posts/a.md': '---\ntitle: [broken\n---\nWords' });
  expect(post?.html).toContain('title: [broken');
  expect(post?.changes).toContainEqual({ code: 'damaged', what: '', count: 1 });
});

test('a head that refers to itself without end is not unfolded', async () => {
  const lines = Array.from({ length: 30 }, (_, n) => `a${n + 1}: &a${n + 1} [*a${n}, *a${n}, *a${n}]`);
  const post = await one({ 'posts/a.md': `---\na0: &a0 [x, x]\n${lines.join('\n')}\n---\nWords` });
  expect(post?.changes).toContainEqual({ code: 'damaged', what: '', count: 1 });
});

test('links to other texts by their names lead to their posts', async () => {
  const other = '---\ntitle: Other\ncategory: News\n---\nWords';
  const text =
    '---\ntitle: One\n---\n[a]({% post_url 2019-05-04-other %}) and [b](/_posts/2019-05-04-other.md)';
  const read = await posts(
    {
      '_config.yml': 'permalink: pretty',
      '_posts/2020-01-02-one.md': text,
      '_posts/2019-05-04-other.md': other,
    },
    'https://old.example',
  );
  const link = 'https://old.example/news/2019/05/04/other/';
  expect(read.map((post) => post.link)).toEqual([link, 'https://old.example/2020/01/02/one/']);
  expect(read[1]?.html.split(`href="${link}"`)).toHaveLength(3);
});
