import { expect, test } from 'vitest';
import { archiveAddress } from '../../shared/import.ts';
import { expectOk } from '../../test/create-test-core.ts';
import { readSource } from '../../test/read-source.ts';
import { textFile, zipFile } from '../../test/zip-archive.ts';
import { openZip } from '../source-files.ts';
import { readSiteConfig } from './read-markdown-folder.ts';

const picture = new Uint8Array([0x89, 0x50, 0x4e, 0x47]);

async function posts(files: Record<string, string | Uint8Array>, address?: string) {
  return (await readSource(zipFile(files), address)).posts;
}

const one = async (files: Record<string, string | Uint8Array>, address = 'https://old.example') =>
  (await posts(files, address))[0];

test('imports a Jekyll post with date and slug from its file name and its URL from _config.yml', async () => {
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

test('imports a Hugo page bundle with TOML front matter and the language in its file name', async () => {
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
    changes: [{ code: 'became_draft', what: 'draft: true', count: 1 }],
    tags: ['a', 'b'],
    language: 'es',
    cover: archiveAddress('content/posts/my-post/c.png'),
    link: 'https://old.example/posts/my-post/',
  });
});

test('imports an Astro post with relative image paths and the site URL from astro.config.mjs', async () => {
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

test('turns links to Markdown files and root-relative links into URLs of the old site', async () => {
  const first = '---\ntitle: A\n---\n[b](b.md) [c](/c/) <a href="../posts/b.md">d</a>';
  const post = await one({ 'content/posts/a.md': first, 'content/posts/b.md': '---\ntitle: B\n---\nx' });
  expect(post?.html.match(/href="[^"]*"/g)).toEqual([
    'href="https://old.example/posts/b/"',
    'href="https://old.example/c/"',
    'href="https://old.example/posts/b/"',
  ]);
});

test('links a missing image to the old site, or reports it as lost if that site is unknown', async () => {
  const files = { 'posts/a.md': '---\ntitle: A\n---\n![x](/img/x.png)' };
  expect((await one(files))?.html).toContain('<img src="https://old.example/img/x.png"');
  expect((await posts(files))[0]?.changes).toContainEqual({
    code: 'image_lost',
    what: '/img/x.png',
    count: 1,
  });
});

test('imports a single Markdown file with front matter', async () => {
  const read = await readSource(
    textFile('---\r\ntitle: Alone\r\ndate: 2020-01-02\r\n---\r\n# Head\r\n\r\n*Text*\r\n'),
  );
  expect(read.kind).toBe('markdown');
  expect(read.posts[0]).toMatchObject({ title: 'Alone', date: '2020-01-02' });
});

test('imports a post with invalid front matter as a draft and keeps the front matter', async () => {
  const post = await one({ 'posts/a.md': '---\ntitle: [broken\n---\nWords' });
  expect(post).toMatchObject({ title: '[broken', status: 'draft' });
  expect(post?.html).toContain('title: [broken');
  expect(post?.changes).toContainEqual({ code: 'front_matter_broken', what: 'title: [broken', count: 1 });
});

test('imports a Markdown post with a date in the future as scheduled', async () => {
  const post = await one({ 'posts/a.md': '+++\ndate = 2050-01-01T10:00:00+01:00\n+++\nx' });
  expect([post?.status, post?.changes[0]?.what]).toEqual(['scheduled', '2050-01-01 10:00']);
});

const head = '---\ntitle: Ñandú\n---\n';

const mixed = Buffer.concat([Buffer.from(`${head}Sí “a” `), Buffer.of(0xe9, 0x81)]);

test.each<[string, Buffer, string, string]>([
  ['Windows-1252', Buffer.from(`${head}\x93S\xc9\x94`, 'latin1'), '“SÉ”', 'encoding_guessed 5'],
  ['mixed encodings', mixed, 'Sí “a” é�', 'encoding_guessed 1, bytes_unreadable 1'],
  ['UTF-16 without a byte order mark', Buffer.from(`${head}“Sí”`, 'utf16le'), '“Sí”', ''],
])('decodes a Markdown file in %s', async (_, bytes, words, told) => {
  const post = await one({ '_posts/2020-01-02-a.md': new Uint8Array(bytes) });
  expect([post?.title, post?.html]).toEqual(['Ñandú', `<p>${words}</p>`]);
  expect(post?.changes.map(({ code, count }) => `${code} ${count}`).join(', ')).toBe(told);
});

test('converts links, images, callouts, tags and block IDs of Obsidian notes', async () => {
  const files = {
    'v/A note.md':
      '#a #b/c\n\n[[Other|shown]] [[no]] ![[p.png|300]] :rocket: ![[other#x]]\n\n> [!tip]- Mind\n> x ^id-1\n\n## H {#i}',
    'v/sub/Other.md': '---\npermalink: /o/\n---\nx',
    'v/files/p.png': picture,
  };
  const [note, other] = await posts(files, 'https://old.example');
  expect([note?.title, other?.title, note?.tags]).toEqual(['A note', 'Other', ['a', 'b/c']]);
  const link = (words: string) => `<a href="https://old.example/o/">${words}</a>`;
  const picturesOf = `<img src="${archiveAddress('v/files/p.png')}" alt="">`;
  expect(note?.html.replace(/ target="_blank" rel="[^"]*"/g, '')).toBe(
    `<p>${link('shown')} no ${picturesOf} 🚀 ${link('other › x')}</p>\n<blockquote><p><strong>Mind</strong></p><p>x</p></blockquote>\n<h2>H</h2>`,
  );
  const told = 'tags_moved a, b/c; link_lost no; embed_linked other#x; date_missing today';
  expect(note?.changes.map(({ code, what }) => `${code} ${what}`).join('; ')).toBe(told);
});

test('reads a Jekyll post in HTML without parsing it as Markdown', async () => {
  const html = '---\ntitle: A\n---\n<p>*b*</p>{% comment %}c{% endcomment %}';
  expect(await one({ '_posts/2020-01-02-a.html': html })).toMatchObject({ title: 'A', html: '<p>*b*</p>' });
});

test('rejects front matter whose YAML aliases expand exponentially', async () => {
  const lines = Array.from({ length: 30 }, (_, n) => `a${n + 1}: &a${n + 1} [*a${n}, *a${n}, *a${n}]`);
  const post = await one({ 'posts/a.md': `---\na0: &a0 [x, x]\n${lines.join('\n')}\n---\nWords` });
  expect(post?.changes).toContainEqual({ code: 'front_matter_broken', what: 'a0: &a0 [x, x]', count: 1 });
});

test('resolves post_url tags and links to file names to the URLs of the posts', async () => {
  const text = '---\ntitle: One\n---\n[a]({% post_url 2019-05-04-b %}) and [b](/_posts/2019-05-04-b.md)';
  const files = { '_posts/2020-01-02-a.md': text, '_posts/2019-05-04-b.md': '---\ncategory: News\n---\nb' };
  const read = await posts({ '_config.yml': 'permalink: pretty', ...files }, 'https://old.example');
  const link = 'https://old.example/news/2019/05/04/b/';
  expect(read.map((post) => post.link)).toEqual([link, 'https://old.example/2020/01/02/a/']);
  expect(read[1]?.html.split(`href="${link}"`)).toHaveLength(3);
});

const configOf = async (path: string, text: string) =>
  readSiteConfig(expectOk(await openZip(zipFile({ [path]: text, 'posts/a.md': 'x' }))));

test.each([
  ['_config.yml', 'title: S\nurl: https://a.example\nlang: es', 'https://a.example/', 'S', 'es'],
  ['_config.yml', 'url: https://a.example/\nbaseurl: /me/', 'https://a.example/me/', '', ''],
  [
    'site/hugo.toml',
    'baseURL = "https://a.example/b/"\ntitle = "S"\nlanguageCode = "en-us"',
    'https://a.example/b/',
    'S',
    'en-us',
  ],
  ['config/_default/config.yaml', 'baseURL: https://a.example', 'https://a.example/', '', ''],
  ['_config.yml', 'baseurl: /me\nurl: ""', null, '', ''],
  ['_config.yml', 'url: [broken', null, '', ''],
  ['hugo.toml', 'baseURL = ', null, '', ''],
  ['_config.yml', 'url: javascript:alert(1)', null, '', ''],
])('reads the site URL from %s with %j: %s', async (path, text, address, title, language) => {
  expect(await configOf(path, text)).toMatchObject({ address, title, language });
});

test('reads the permalink style and other values from _config.yml', async () => {
  const { permalink, values } = await configOf('_config.yml', 'permalink: pretty\nrepository: me/r');
  expect([permalink, values.repository]).toEqual(['pretty', 'me/r']);
});
