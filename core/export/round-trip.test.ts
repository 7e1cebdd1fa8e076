import { SaxesParser } from 'saxes';
import { expect, test } from 'vitest';
import type { Database } from '../../db/connect.ts';
import { postInputSchema } from '../../shared/post.ts';
import {
  createTestCore,
  expectOk,
  owner,
  postInput,
  type TestCore,
  visitor,
} from '../../test/create-test-core.ts';
import { eachDialect } from '../../test/each-dialect.ts';
import { plainPicture } from '../../test/picture-files.ts';
import { asFile, asSource, wordPressExport } from '../../test/wordpress-export.ts';
import { exportWordPress } from './export-wordpress.ts';

const origin = 'https://www.example.com';

/** Texts that exports, imports or WordPress could misread. */
const traps = [
  'Año & <nuevo> "ya" \'sí\'',
  ']]> and ]]]]><![CDATA[>',
  '[gallery ids="1,2"] [caption]x[/caption] [[audio]] [1] []',
  '&amp;lt;b&amp;gt; &nbsp; &#91; &copy;',
  '<strong>not bold</strong> <br> <!-- wp:paragraph -->',
  '[:en]House[:es]Casa[:] {:en}x{:} <!--:en-->y<!--:-->',
  'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
  '$latex E=mc^2&s=1$ `code` <?php echo "[a]" ?>',
  'two  spaces\u00a0and\u2003more\u3000of\u200b them\ufeff',
  '🗝️ 👩‍👩‍👧 ñandú ﷽ 日本語 Ελληνικά e\u0301',
  'a, b; c | d \\ e % f %20 # g',
  '\u0001\u0008\u000b\u001f\u007f\u0085\ufffe\uffff',
  '\ttab\nline\r\nfeed\rreturn\n\npart',
  '0',
];
const links = [
  ...['/blog/every-1#part', '/blog/Every-1/?lang=es', '/contact#form', '/?p=7', '#note-1', 'path/to'],
  ...['//cdn.example/a', '/media/12/300x200.jpg', 'https://www.example.com/blog/every-2#x', 'tel:+34600'],
  ...['HTTPS://Example.COM/A%2fb?x[0]=1&y=ñ#ü', 'https://a.example/50%', 'mailto:a@b.example?subject=[x]'],
];
const dates = ['1000-01-01', '2024-02-29T00:00', '2024-01-02T10:30:15.1Z', '9999-12-31T23:59:59-14:00'];
const covers = [
  null,
  '/media/a%20b.jpg',
  'https://cdn.example/"a"<b>.jpg',
  "https://cdn.example/it's]]>.png",
];

const escaped = (text: string) => text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);

/** Posts that combine all markup and fields. Dates and covers differ. */
const everything = dates.map((date, at) =>
  postInputSchema.parse({
    ...{ title: traps.join(' ').slice(0, 299), slug: `every-${at}`, date, cover: covers[at], tags: traps },
    ...{ cover_alt: at > 0 ? traps.join(' ').slice(0, 499).toWellFormed() : null, excerpt: traps.join('\n') },
    html:
      `\n <h2 style="text-align: center">${escaped(traps.join(' '))}</h2>\n\n` +
      traps.map((text) => `<p>${escaped(text)}</p>`).join('\n') +
      links.map((to) => `<p><a href="${escaped(to)}" title="[t]">[a] <b>b</b></a></p>`).join('') +
      '<ol start="-3"><li>a<ul><li>b</li></ul></li><li style="text-align: justify">c</li></ol>' +
      '<blockquote><p>q <em>e</em> <u>u</u> <strong>s</strong><br>l<br><br>m</p></blockquote>' +
      '<figure><img src="a.png" alt="x" title="[y]" width="66%" height="80"><figcaption>[caption] c</figcaption></figure>' +
      '<h3>k</h3>bare text [gallery]\n',
    ...{ language: at % 2 ? 'en' : 'es', status: at % 2 ? 'published' : 'draft' },
  }),
);

/** Exports the site and checks that a strict XML parser accepts the file. */
async function exported(db: Database): Promise<string> {
  let xml = '';
  for await (const piece of exportWordPress(db, { origin })) xml += piece;
  const parser = new SaxesParser({ xmlns: true });
  parser.on('error', (error) => {
    throw error;
  });
  parser.write(xml).close();
  return xml;
}

const importInto = async (db: Database, xml: string) =>
  expectOk(await createTestCore(db).core.imports.importFile(asFile(asSource(xml, 9973)), {}));

/** Returns the fields of all posts that an export contains. */
async function postsOf({ core }: TestCore) {
  const posts = await core.posts.list(owner, { page: 1, limit: 500 });
  return posts
    .map(({ id, slug, title, date, cover, cover_alt, excerpt, html, tags, language, status }) => ({
      ...{ id, slug, title, date, cover_alt, excerpt, tags, language, status },
      // Images of the site point to its origin until they are downloaded, while links are imported without
      // it.
      cover: cover?.replace(`${origin}/`, '/'),
      html: html.replaceAll(`="${origin}/`, '="/'),
    }))
    .toSorted((one, another) => one.id.localeCompare(another.id));
}

eachDialect('exporting, importing and exporting again', (open) => {
  test('a second export of imported posts equals the first, with every kind of markup and field', async () => {
    const db = await open();
    const site = createTestCore(db);
    for (const post of everything) expectOk(await site.core.posts.create(post));
    for (const slug of ['post-2', 'post-3', 'post-4'])
      expectOk(await site.core.posts.create(postInput({ slug })));
    for (const slug of ['post-2b', 'post-2c', 'post-2'])
      expectOk(await site.core.posts.update('post-2', { slug }));
    expectOk(await site.core.posts.update('post-3', { slug: 'post-three' }));
    // A former slug of one post becomes the slug of another.
    expectOk(await site.core.posts.create(postInput({ slug: 'post-3' })));
    expectOk(await site.core.posts.remove('post-4'));
    const first = await exported(db);

    const again = await open();
    const report = await importInto(again, first);
    expect(report).toMatchObject({ counts: { created: 7, failed: 0 }, skipped: [], problems: [] });
    expect(report.posts.flatMap(({ changes }) => changes)).toEqual([]);
    const second = await exported(again);
    expect(second).toBe(first);
    expect(await postsOf(createTestCore(again))).toEqual(await postsOf(site));
  });

  test('a second export equals the first for posts with embedded images or text about them', async () => {
    const db = await open();
    const bytes = await plainPicture(20, 10).png().toBuffer();
    const picture = `data:image/png;base64,${bytes.toString('base64')}`;
    await importInto(db, wordPressExport([{ content: `<p>a</p><img src="${picture}" alt="b">` }]));
    const html = `<p>Write &lt;img src="${picture}"&gt;, or ${picture} and so on.</p>`;
    expectOk(await createTestCore(db).core.posts.create(postInput({ slug: 'two', html, excerpt: picture })));
    const first = await exported(db);
    expect(first).toContain('/20x10/');
    const again = await open();
    const report = await importInto(again, first);
    expect(report.posts.flatMap(({ changes }) => changes)).toEqual([]);
    expect(await exported(again)).toBe(first);
  });

  test('a second export of an imported blog equals the first, and its old URLs still redirect', async () => {
    const meta = (key: string, value: string) =>
      `<wp:postmeta><wp:meta_key>${key}</wp:meta_key><wp:meta_value><![CDATA[${value}]]></wp:meta_value></wp:postmeta>`;
    const db = await open();
    await importInto(
      db,
      wordPressExport([
        {
          id: 7,
          name: 'seven',
          content: 'See [this] and https://old.example.com/post-8/',
          more: meta('_wp_old_slug', 'six'),
        },
        { id: 8, name: '%e6%97%a5%e6%9c%ac', content: '<a href="https://old.example.com/post-7/#end">x</a>' },
      ]),
    );
    expectOk(await createTestCore(db).core.posts.update('seven', { slug: 'sieben' }));
    const first = await exported(db);
    const again = await open();
    await importInto(again, first);
    expect(await exported(again)).toBe(first);
    const { resolveOldAddress } = createTestCore(again).core.imports;
    for (const address of ['/post-7/', '/?p=7', '/blog/six', '/blog/seven']) {
      expect([address, await resolveOldAddress(visitor, address)]).toEqual([address, '/blog/sieben']);
    }
    expect(await resolveOldAddress(visitor, '/?p=1')).toBeUndefined();
  });

  test('importing an export into the same site creates no duplicates', async () => {
    const db = await open();
    const { core } = createTestCore(db);
    for (const slug of ['one', 'two', 'three']) expectOk(await core.posts.create(postInput({ slug })));
    const first = await exported(db);
    expectOk(await core.posts.update('two', { title: 'Mine' }));
    expectOk(await core.posts.remove('three'));
    expect((await importInto(db, first)).counts).toEqual({
      created: 0,
      updated: 0,
      unchanged: 1,
      kept: 2,
      failed: 0,
    });
    const posts = await core.posts.list(owner, { page: 1, limit: 9 });
    expect(posts.map(({ title }) => title).toSorted()).toEqual(['A title', 'Mine']);
  });

  test('links use the new slug of an imported post whose slug was taken', async () => {
    const db = await open();
    const { core } = createTestCore(db);
    expectOk(
      await core.posts.create(postInput({ slug: 'one', html: '<p>a <a href="/blog/two#b">b</a></p>' })),
    );
    expectOk(await core.posts.create(postInput({ slug: 'two' })));
    const other = await open();
    const { core: there } = createTestCore(other);
    expectOk(await there.posts.create(postInput({ slug: 'two', title: 'Another' })));
    await importInto(other, await exported(db));
    expect(expectOk(await there.posts.get(owner, 'one')).post?.html).toContain('href="/blog/two-2#b"');
  });
});
