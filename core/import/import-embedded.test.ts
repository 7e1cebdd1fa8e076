import { expect, test } from 'vitest';
import type { ImportInput } from '../../sources/files/source-file.ts';
import { createTestCore, expectOk, owner, type TestCore } from '../../test/create-test-core.ts';
import { eachDialect } from '../../test/each-dialect.ts';
import { serveLocally } from '../../test/local-server.ts';
import { plainPicture } from '../../test/picture-files.ts';
import { asFile, asSource, type ExportItem, wordPressExport } from '../../test/wordpress-export.ts';
import { textFile, zipFile } from '../../test/zip-archive.ts';

const address = 'https://old.example.com';

const pngOf = async (width: number) => (await plainPicture(width, 10).png().toBuffer()).toString('base64');
const uri = (data: string, type = 'png') => `data:image/${type};base64,${data}`;

const wordPress = (...items: ExportItem[]) => asFile(asSource(wordPressExport(items)));

async function importInto({ core }: TestCore, file: ImportInput, isDryRun = false) {
  return expectOk(await core.imports.importFile(file, { address, isDryRun }));
}

const libraryOf = async ({ core }: TestCore) => core.media.list({ page: 1, limit: 50 });
const postAt = async ({ core }: TestCore, slug: string) => expectOk(await core.posts.get(owner, slug)).post;

eachDialect('pictures in the texts themselves', (open) => {
  test('come into the library, each once, with what is said of them and the links around them', async () => {
    const site = createTestCore(await open());
    const [small, large] = [uri(await pngOf(20)), uri(await pngOf(60))];
    const content = `<p>Before</p><figure><a href="${large}"><img class="wp-image-3" src="${small}" alt="A desk" width="20" height="10"></a><figcaption>My desk</figcaption></figure><p>After</p>`;
    const file = wordPress({ name: 'one', content }, { name: 'two', content: `<img src="${small}">` });
    expect((await importInto(site, file, true)).counts.created).toBe(2);
    expect((await libraryOf(site)).total).toBe(0);

    const report = await importInto(site, file);
    expect(report.posts.flatMap(({ changes }) => changes)).toEqual([]);
    const { items } = await libraryOf(site);
    expect(items.map(({ width }) => width).sort()).toEqual([20, 60]);
    const urlOf = (wide: number) => items.find(({ width }) => width === wide)?.url;
    const one = await postAt(site, 'one');
    expect(one?.cover).toBe(urlOf(20));
    expect(one?.html).toContain(
      `<figure><a href="${urlOf(60)}" target="_blank" rel="noopener noreferrer"><img src="${urlOf(20)}" alt="A desk" width="20" height="10"></a><figcaption>My desk</figcaption></figure>`,
    );
    expect((await postAt(site, 'two'))?.html).toContain(`<img src="${urlOf(20)}"`);
  });

  test('make no second import a change, wherever the file has them, and go with what is undone', async () => {
    const site = createTestCore(await open());
    const item = { id: 5, name: 'one', content: `<p>a</p><img src="${uri(await pngOf(20))}">` };
    const report = await importInto(site, wordPress(item));
    const moved = wordPress({ id: 4, name: 'zero', content: 'Before it.' }, item);
    for (const isDryRun of [true, false])
      expect((await importInto(site, moved, isDryRun)).counts).toMatchObject({ created: 1, unchanged: 1 });
    const other = { ...item, content: item.content.replace(uri(await pngOf(20)), uri(await pngOf(30))) };
    const again = await importInto(site, wordPress(other));
    expect(again.counts).toMatchObject({ updated: 1 });
    const undo = async ({ posts }: typeof report) =>
      site.core.imports.undoImport(posts.map(({ id, version }) => ({ id, version })));
    expect(await undo(again)).toMatchObject({ restored: 1 });
    expect((await postAt(site, 'one'))?.html).toContain('/20x10/');
  });

  test('come from exports of every system', async () => {
    const site = createTestCore(await open());
    const pictures = await Promise.all(
      [11, 12, 13, 14, 15, 16].map(async (width) => uri(await pngOf(width))),
    );
    const [ghost = '', lexical = '', substack = '', medium = '', blogger = '', markdown = ''] = pictures;
    const post = { status: 'published', published_at: '2021-02-03T04:05:06.000Z' };
    const card = { root: { children: [{ type: 'image', src: lexical, alt: 'b' }] } };
    const posts = [
      { ...post, uuid: 'g', title: 'G', slug: 'g', html: '<p>a</p>', feature_image: ghost },
      { ...post, uuid: 'h', title: 'H', slug: 'h', lexical: JSON.stringify(card) },
    ];
    const atom = `<feed xmlns="http://www.w3.org/2005/Atom" xmlns:blogger="http://schemas.google.com/blogger/2018"><entry><id>tag:blogger.com,1999:blog-1.post-2</id><blogger:type>POST</blogger:type><blogger:status>LIVE</blogger:status><title>B</title><published>2020-01-02T03:04:05Z</published><content type="html">&lt;img src=&quot;${blogger}&quot;/&gt;</content><blogger:filename>/2020/01/b.html</blogger:filename></entry></feed>`;
    const page = `<article class="h-entry"><h1 class="p-name">M</h1><section class="e-content"><p>a</p><img src="${medium}"></section><footer><p><time class="dt-published" datetime="2020-01-02T03:04:05Z">x</time><a href="https://medium.com/p/0123456789ab">x</a></p></footer></article>`;
    for (const file of [
      textFile(JSON.stringify({ db: [{ data: { posts } }] })),
      zipFile({
        'posts.csv':
          'post_id,post_date,is_published,title,type\n1.s,2020-01-02T03:04:05.000Z,true,S,newsletter\n',
        'posts/1.s.html': `<p>a</p><img src="${substack}">`,
      }),
      zipFile({ 'posts/2020-01-02_M-0123456789ab.html': page }),
      textFile(atom),
      zipFile({ '_posts/2020-01-02-md.md': `---\ntitle: MD\n---\n![c][1]\n\n[1]: <${markdown}>\n` }),
    ]) {
      const report = await importInto(site, file);
      expect([report.kind, report.posts.flatMap(({ changes }) => changes)]).toEqual([report.kind, []]);
    }
    const { items } = await libraryOf(site);
    expect(items.map(({ width }) => width).sort()).toEqual([11, 12, 13, 14, 15, 16]);
    expect((await postAt(site, 'g'))?.cover).toMatch(/\/11x10\//);
  });

  test('that are none, too large or of a kind that the library does not take, are named', async () => {
    const site = createTestCore(await open());
    const good = await pngOf(20);
    const content = [
      uri(Buffer.from('Dear Sir or Madam, this is no picture.').toString('base64')),
      uri(`${good.slice(0, 60)}!${good.slice(60)}`),
      uri('A'.repeat(22_000_000), 'jpeg'),
      uri(
        Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg">${' '.repeat(99)}</svg>`).toString('base64'),
        'svg+xml',
      ),
      'data:image/png;base64,AAAA',
      uri(good, 'gif'),
    ].map(
      (src) => `<p>Words</p><figure><img src="${src}" alt="An alt"><figcaption>Said</figcaption></figure>`,
    );
    const report = await importInto(site, wordPress({ name: 'one', content: content.join('') }));
    expect(report.skipped).toEqual([]);
    expect(report.posts[0]?.changes).toEqual([
      { code: 'image_lost', what: expect.stringMatching(/^data:image\/png, \d+ B$/), count: 1 },
      { code: 'image_lost', what: 'data:image/svg+xml, 147 B', count: 1 },
      { code: 'image_lost', what: 'data:image/png, 3 B', count: 1 },
      { code: 'image_broken', what: 'data:image/png, 39 B', count: 1 },
      { code: 'image_too_large', what: 'data:image/jpeg, 16.5 MB', count: 1 },
    ]);
    const one = await postAt(site, 'one');
    expect(one?.html.match(/<img/g)).toHaveLength(1);
    expect(one?.html.match(/Said/g)).toHaveLength(6);
    expect(one?.cover).toBe((await libraryOf(site)).items[0]?.url);
    expect(JSON.stringify(one)).not.toMatch(/lost:|embedded/);
  });

  test('are shown in the kept original from where they are now, in short texts and in long ones', async () => {
    const site = createTestCore(await open());
    const broken = Buffer.from('Dear Sir or Madam, this is no picture. '.repeat(9)).toString('base64');
    const pictures = `<img src="${uri(await pngOf(20))}"><img src="${uri(broken)}">`;
    const report = await importInto(
      site,
      wordPress({ content: `<p>a</p>${pictures}` }, { content: `<p>${'Long. '.repeat(600)}</p>${pictures}` }),
    );
    const [stored] = (await libraryOf(site)).items;
    for (const position of [1, 2]) {
      const kept = await site.core.importRuns.post(report.run ?? '', position);
      const shown = kept?.pair?.original.body.nodes.filter(({ type }) => type === 'object');
      expect(shown).toEqual([
        { type: 'object', kind: 'picture', address: stored?.url, isMarked: false },
        {
          type: 'object',
          kind: 'picture',
          address: expect.stringMatching(/^https:\/\/embedded\.invalid\/png\//),
          isMarked: true,
        },
      ]);
    }
  });

  test('that a text only speaks of stay in it, character by character', async () => {
    const site = createTestCore(await open());
    const picture = uri(await pngOf(20));
    const text = `<p>Write &lt;img src="${picture}"&gt; and ${picture} and go on.</p>`;
    const report = await importInto(site, wordPress({ name: 'one', content: text }));
    expect(report.posts[0]?.changes).toEqual([]);
    expect((await postAt(site, 'one'))?.html).toBe(text);
    expect((await libraryOf(site)).total).toBe(0);
  });

  test('keep neither a placeholder from giving way nor a pixel that counts from going', async () => {
    const site = createTestCore(await open());
    const picture = uri(await pngOf(20));
    const pixel = uri('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'gif');
    const content = `<img src="${picture}" data-src="/a.jpg"><img src="${picture}" srcset="/b.jpg 300w, /c.jpg 900w"><img src="${pixel}" width="1" height="1">`;
    const report = await importInto(site, wordPress({ name: 'one', content }));
    expect(report.posts[0]?.changes).toEqual([]);
    const sources = [...((await postAt(site, 'one'))?.html ?? '').matchAll(/src="([^"]*)/g)];
    expect(sources.map(([, src]) => src)).toEqual([`${address}/a.jpg`, `${address}/c.jpg`]);
    expect((await libraryOf(site)).total).toBe(0);
  });

  test('of a blog that is read page by page come with the posts that are picked', {
    timeout: 90_000,
  }, async () => {
    const picture = uri(await pngOf(20));
    const item = `<item><title>One</title><link>https://old.example.com/one/</link><pubDate>Mon, 04 May 2020 09:30:00 +0000</pubDate><content:encoded><![CDATA[<p>${'Some words. '.repeat(60)}</p><p><img src="${picture}" alt="A desk"></p><p>The end.</p>]]></content:encoded></item>`;
    const feed = `<?xml version="1.0"?><rss version="2.0" xmlns:content="http://purl.org/rss/1.0/modules/content/"><channel><title>Old</title><link>https://old.example.com</link>${item}</channel></rss>`;
    const blog = await serveLocally((request, response) => {
      if (request.url === '/feed/') response.setHeader('Content-Type', 'application/rss+xml').end(feed);
      else response.writeHead(404).end();
    });
    const site = createTestCore(await open(), { importHosts: blog.host });
    const range = { pages: [1], maxPosts: 5, source: `${blog.origin}/feed/` };
    // The thread that reads pages may take its time to begin.
    await expect
      .poll(async () => (await site.core.imports.scrape(owner, range)).ok, { timeout: 60_000 })
      .toBe(true);
    const previewed = expectOk(await site.core.imports.scrape(owner, range));
    expect(Object.values(previewed[0]?.embedded ?? {})).toEqual([picture]);
    for (const outcome of ['created', 'unchanged']) {
      const report = await site.core.imports.importPreviewed(previewed, {});
      expect(report.posts).toMatchObject([{ outcome, changes: [] }]);
    }
    const one = await postAt(site, 'one');
    const url = (await libraryOf(site)).items[0]?.url;
    expect(one?.cover).toBe(url);
    expect(one?.html).toContain(`<img src="${url}" alt="A desk">`);
  });
});
