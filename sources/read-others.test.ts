import { expect, test } from 'vitest';
import type { ImportInput } from '../sources/files/source-file.ts';
import { readSource, readWithOthers } from '../test/read-source.ts';
import { textFile, zipFile } from '../test/zip-archive.ts';

const address = 'https://old.example.com';

const row = (slug: string, more: object) => ({ uuid: slug, slug, title: slug, status: 'published', ...more });
const ghost = textFile(
  JSON.stringify({
    db: [
      {
        data: {
          posts: [
            row('about', { type: 'page', html: '<p>Me</p>' }),
            row('one', { html: '<p>One</p>' }),
            row('empty', { type: 'page', html: '' }),
          ],
        },
      },
    ],
  }),
);

const entry = (kind: string, id: number, more: string) =>
  `<entry><id>post-${id}</id><published>2018-09-12T09:30:00Z</published>
<category scheme='http://schemas.google.com/g/2005#kind' term='http://schemas.google.com/blogger/2008/kind#${kind}'/>
<title>${kind}</title>${more}</entry>`;
const link = (path: string) => `<link rel='alternate' href='${address}${path}'/>`;
const blogger =
  textFile(`<feed xmlns='http://www.w3.org/2005/Atom'><id>tag:blogger.com,1999:blog-1.archive</id>
<link rel='alternate' href='${address}/'/>
${entry('page', 1, `<content type='html'>Me</content>${link('/p/about.html')}`)}
${entry('post', 2, `<content type='html'>One</content>${link('/2018/09/one.html')}`)}
${entry('page', 3, '')}</feed>`);

const substack = zipFile({
  'posts.csv':
    'post_id,post_date,is_published,email_sent_at,type,audience,title,subtitle,podcast_url\n' +
    '4.about,2022-08-12T12:11:23.230Z,TRUE,,page,everyone,About,,\n' +
    '5.one,2022-08-12T12:11:23.230Z,TRUE,,newsletter,everyone,One,,\n' +
    '6.none,2022-08-12T12:11:23.230Z,TRUE,,page,everyone,None,,\n',
  'posts/4.about.html': '<p>Me</p>',
  'posts/5.one.html': '<p>One</p>',
});

const markdown = zipFile({
  'about.md': '---\nlayout: page\ntitle: About\n---\nMe, and [one](_posts/2020-01-02-one.md).\n',
  '_posts/2020-01-02-one.md': '---\ntitle: One\npermalink: /one/\n---\nOne [me](../about.md)\n',
  'archive.md': '---\nlayout: archive\n---\n',
});

test.each<[string, ImportInput, string, string]>([
  ['Ghost', ghost, 'page:ghost:about', '/about/'],
  ['Blogger', blogger, 'page:blogger:post-1', '/p/about.html'],
  ['Substack', substack, 'page:substack:4', '/p/about'],
  ['Markdown', markdown, 'page:markdown:about.md', '/about/'],
])(
  'pages of %s come where they are asked for, as drafts with their addresses',
  async (_, file, key, path) => {
    const articles = await readSource(file, address);
    expect(articles.posts.map(({ kind, status }) => [kind, status])).toEqual([[undefined, 'published']]);
    expect(articles.totals).toMatchObject({ posts: 1, others: { page: 1 } });
    expect(articles.progress).toBe('1/1');

    const all = await readWithOthers(file, address);
    expect(all.posts.filter(({ kind }) => kind === undefined)).toEqual(articles.posts);
    expect(all.posts.filter(({ kind }) => kind !== undefined)).toMatchObject([
      {
        ...{ kind: 'page', sourceKey: key, status: 'draft', link: address + path },
        changes: expect.arrayContaining([{ code: 'other_kind', what: 'page', count: 1 }]),
      },
    ]);
    expect(all).toMatchObject({ progress: '2/2', skipped: [] });
  },
);

test('texts of a folder lead to its pages, and these to them', async () => {
  const { posts } = await readWithOthers(markdown, address);
  const html = new Map(posts.map(({ slug, html }) => [slug, html]));
  expect(html.get('about')).toContain(`href="${address}/one/"`);
  expect(html.get('one')).toContain(`href="${address}/about/"`);
});
