import { describe, expect, test } from 'vitest';
import type {
  ImportedPost,
  ImportProblem,
  ImportsItemType,
  SkippedItem,
} from '../../shared/imported-post.ts';
import { asSource, wordPressExport } from '../../test/wordpress-export.ts';
import { indexExport, type ReadOptions, readWordPressExport } from './read-wordpress-export.ts';

type Source = () => AsyncIterable<Uint8Array>;

async function readAll(source: Source, options?: ReadOptions, wants?: ImportsItemType) {
  const opened = await readWordPressExport(source, options);
  if (!opened.ok) return { failure: opened.failure.code, posts: [], skipped: [], problems: [], progress: [] };
  const posts: ImportedPost[] = [];
  const skipped: SkippedItem[] = [];
  const problems: ImportProblem[] = [];
  const progress: string[] = [];
  for await (const event of opened.value.events({ wants })) {
    if (event.type === 'post') posts.push(event.post);
    else if (event.type === 'skipped') skipped.push(event.item);
    else if (event.type === 'problem') problems.push(event.problem);
    else progress.push(`${event.done}/${event.total}`);
  }
  const { site, totals } = opened.value;
  return { site, totals, posts, skipped, problems, progress, failure: null };
}

const read = (xml: string, options?: ReadOptions, wants?: ImportsItemType) =>
  readAll(asSource(xml), options, wants);

const meta = (key: string, value: string) =>
  `<wp:postmeta><wp:meta_key>${key}</wp:meta_key><wp:meta_value>${value}</wp:meta_value></wp:postmeta>`;

describe('readWordPressExport', () => {
  test('reads posts, counts other item types and reports progress', async () => {
    const xml = wordPressExport([
      { title: 'One' },
      { type: 'page' },
      { title: 'Two', status: 'draft' },
      { type: 'nav_menu_item' },
    ]);
    const { site, totals, posts, progress, problems } = await read(xml);
    expect(site).toEqual({ title: 'Old Blog', address: 'https://old.example.com/' });
    expect(totals).toEqual({
      posts: 2,
      otherKinds: { page: 1, nav_menu_item: 1 },
      others: { page: 1 },
    });
    expect(posts.map(({ title, status }) => `${title} ${status}`)).toEqual(['One published', 'Two draft']);
    expect(progress).toEqual(['1/2', '2/2']);
    expect(problems).toEqual([]);
  });

  test('finds attachments that come after the posts using them', async () => {
    const xml = wordPressExport([
      { id: 5, content: '[gallery]', more: meta('_thumbnail_id', '9') },
      {
        id: 9,
        type: 'attachment',
        status: 'inherit',
        more: '<wp:attachment_url>https://a.example/9.jpg</wp:attachment_url><wp:post_parent>5</wp:post_parent>',
      },
    ]);
    const { posts } = await read(xml);
    expect(posts[0]).toMatchObject({
      cover: 'https://a.example/9.jpg',
      html: '<figure><img src="https://a.example/9.jpg" alt=""></figure>',
    });
  });

  test.each([
    ['auto-draft', 'auto_draft'],
    ['inherit', 'revision'],
  ])('skips a post with the status %s (reason: %s)', async (status, reason) => {
    const { posts, skipped } = await read(wordPressExport([{ title: 'Gone', status }]));
    expect(posts).toEqual([]);
    expect(skipped).toEqual([{ title: 'Gone', reason, detail: null }]);
  });
});

describe('other item types', () => {
  const items = [
    { id: 1, title: 'One' },
    { id: 2, type: 'page', title: 'About', path: '/?page_id=2' },
    { id: 3, type: 'portfolio', title: 'A bridge', status: 'private', path: '/work/bridge/' },
    { id: 4, type: 'page', title: 'Gone', status: 'trash' },
    { id: 5, type: 'page', title: 'Empty', content: ' ' },
    { id: 6, type: 'wpcf7_contact_form', title: 'Form' },
    { id: 7, type: 'page', title: 'Locked', more: '<wp:post_password>secret</wp:post_password>' },
  ];

  test('imports other item types on request, always as drafts that report their type', async () => {
    const { totals, posts, progress } = await read(wordPressExport(items), {}, () => true);
    expect(totals).toEqual({
      posts: 1,
      otherKinds: { page: 4, portfolio: 1, wpcf7_contact_form: 1 },
      others: { page: 2, portfolio: 1 },
    });
    expect(progress.at(-1)).toBe('4/4');
    expect(posts.map(({ kind, title, status }) => [kind, title, status])).toEqual([
      [undefined, 'One', 'published'],
      ['page', 'About', 'draft'],
      ['portfolio', 'A bridge', 'draft'],
      ['page', 'Locked', 'draft'],
    ]);
    expect(posts[2]?.changes).toEqual([{ code: 'other_kind', what: 'portfolio', count: 1 }]);
    expect(posts[3]?.changes).toMatchObject([{ code: 'other_kind' }, { code: 'password_text' }]);
    expect(posts[3]?.html).toContain('Text of post 7.');
  });

  test('imports a single page chosen by its position among pages', async () => {
    const wanted: string[] = [];
    const { posts, progress } = await read(wordPressExport(items), {}, ({ kind, place, slug }) => {
      wanted.push(`${kind} ${place} ${slug}`);
      return kind === 'page' && place === 2;
    });
    expect(wanted).toEqual(['page 1 post-2', 'portfolio 1 post-3', 'page 2 post-7']);
    expect(posts.map(({ title }) => title)).toEqual(['One', 'Locked']);
    expect(progress.at(-1)).toBe('4/4');
  });

  test('gives other item types separate source keys and leaves those of posts unchanged', async () => {
    const same = wordPressExport(items).replaceAll('?p=2<', '?p=1<');
    const alone = (await read(same)).posts;
    const { posts } = await read(same, {}, () => true);
    expect(posts[0]).toEqual(alone[0]);
    expect(posts[1]).toMatchObject({
      sourceKey: 'page:https://old.example.com/?p=1',
      link: 'https://old.example.com/?page_id=2',
      former: ['/?p=2'],
    });
  });
});

describe('export variants', () => {
  const usual = wordPressExport([{ title: 'Ñandú', content: 'One\n\nTwo' }]);

  test.each([
    ['a different namespace prefix', usual.replaceAll('wp:', 'press:').replace('xmlns:wp=', 'xmlns:press=')],
    ['undeclared namespaces', usual.replace(/ xmlns:\w+="[^"]*"/g, '')],
    [
      'values padded with white space',
      usual.replace(/(<wp:\w+>)(<!\[CDATA\[[^\]]*\]\]>)(<)/g, '$1\n\t$2\n$3'),
    ],
    ['no CDATA', usual.replace(/<!\[CDATA\[|\]\]>/g, '')],
    ['split CDATA', usual.replace('One\n', 'O]]><![CDATA[ne\n')],
    ['carriage returns', usual.replaceAll('\n', '\r\n')],
    ['control characters', usual.replace('One', 'O\u0003n\u000be')],
    ['no declaration', usual.replace(/<\?xml[^>]*\?>/, '')],
  ])('reads a WordPress export with %s', async (_case, xml) => {
    const [expected] = (await read(usual)).posts;
    const { posts, problems } = await read(xml);
    expect(posts).toEqual([expected]);
    expect(problems).toEqual([]);
    expect(expected).toMatchObject({ title: 'Ñandú', html: '<p>One</p>\n<p>Two</p>' });
  });
});

describe('invalid or damaged exports', () => {
  test.each([
    ['an empty file', ''],
    ['plain text', 'Hello'],
    ['a web page', '<!DOCTYPE html><html><body><p>Hello</p></body></html>'],
    ['other XML', '<catalog><book><title>A</title></book></catalog>'],
    ['an XML order', '<order><item><title>A</title></item></order>'],
    ['an entity bomb', '<!DOCTYPE b [<!ENTITY a "aa"><!ENTITY b "&a;&a;">]><b>&b;</b>'],
  ])('doesn’t recognize %s as a WordPress export', async (_case, xml) => {
    expect((await read(xml)).failure).toBe('not_an_export');
  });

  test('keeps entities declared in a DTD as literal text', async () => {
    const xml = wordPressExport([{ content: 'x' }])
      .replace('<rss', '<!DOCTYPE rss [<!ENTITY me SYSTEM "file:///etc/hostname">]><rss')
      .replace('<![CDATA[x]]>', 'Read &me; now');
    expect((await read(xml)).posts[0]?.html).toBe('<p>Read &amp;me; now</p>');
  });

  test('imports the complete items of a truncated export and reports the cut item as skipped', async () => {
    const xml = wordPressExport([{ title: 'One' }, { title: 'Two' }]);
    const { posts, skipped, problems } = await read(xml.slice(0, xml.lastIndexOf('Text of post')));
    expect(posts.map(({ title }) => title)).toEqual(['One']);
    expect(skipped).toEqual([{ title: 'Two', reason: 'cut_off', detail: null }]);
    expect(problems).toMatchObject([{ code: 'truncated', title: 'Two' }]);
  });

  test('imports a damaged item, marks it as damaged and reports the problem', async () => {
    const { posts, problems } = await read(
      wordPressExport([{ title: 'One', more: '<b>' }, { title: 'Two' }]),
    );
    expect(posts.map(({ title, changes }) => `${title} ${changes.map(({ code }) => code)}`)).toEqual([
      'One damaged',
      'Two ',
    ]);
    expect(problems).toMatchObject([{ code: 'not_well_formed', title: 'One' }]);
  });

  test('skips an oversized post with constant memory use', async () => {
    const [before, after] = wordPressExport([{ title: 'Huge', content: 'HERE' }, { title: 'Next' }]).split(
      'HERE',
    );
    const encoder = new TextEncoder();
    const held: number[] = [];
    async function* pieces() {
      yield encoder.encode(before);
      for (let i = 0; i < 200; i += 1) {
        yield encoder.encode('word '.repeat(200_000));
        held.push(process.memoryUsage().heapUsed);
      }
      yield encoder.encode(after);
    }
    const { posts, skipped } = await readAll(() => pieces());
    expect(posts.map(({ title }) => title)).toEqual(['Next']);
    expect(skipped).toEqual([{ title: 'Huge', reason: 'too_large', detail: null }]);
    // Compare the minimum of each half of the last pass: garbage is collected, but retained text (100 MB)
    // would stay.
    const [early, late] = [held.slice(-200, -100), held.slice(-100)].map((sizes) => Math.min(...sizes));
    expect((late ?? 0) - (early ?? 0)).toBeLessThan(70_000_000);
  });
});

const indexExportMeta = (key: string, value: string) =>
  `<wp:postmeta><wp:meta_key>${key}</wp:meta_key><wp:meta_value><![CDATA[${value}]]></wp:meta_value></wp:postmeta>`;

test('counts feed items as posts and empty export items as unknown', async () => {
  const feed = '<rss><channel><item><title>A</title></item></channel></rss>';
  expect((await indexExport(asSource(feed))).kinds).toEqual({ post: 1 });
  const shell = '<rss><channel><item><title>A</title><wp:post_id>4</wp:post_id></item></channel></rss>';
  expect((await indexExport(asSource(shell))).kinds).toEqual({ unknown: 1 });
});

test('indexes attachments with their alt text and caption', async () => {
  const more = `<wp:attachment_url>https://old.example.com/u/a.jpg</wp:attachment_url><wp:post_parent>12</wp:post_parent>
    <wp:menu_order>3</wp:menu_order>${indexExportMeta('_wp_attachment_image_alt', 'A &amp; B')}`;
  const xml = wordPressExport([{ id: 7, type: 'attachment', title: 'The title', more }]);
  const { attachments } = await indexExport(
    asSource(xml.replace('<excerpt:encoded><![CDATA[]]>', '<excerpt:encoded><![CDATA[The <b>words</b>]]>')),
  );
  expect(attachments.get('7')).toEqual({
    id: '7',
    url: 'https://old.example.com/u/a.jpg',
    page: 'https://old.example.com/post-7/',
    title: 'The title',
    alt: 'A & B',
    caption: 'The words',
    parent: '12',
    order: 3,
    isImage: true,
  });
});

test('builds the URL of an attachment without one from its upload path', async () => {
  const xml = wordPressExport([
    { id: 7, type: 'attachment', more: indexExportMeta('_wp_attached_file', '2020/01/a.jpg') },
  ]);
  const { attachments } = await indexExport(asSource(xml));
  expect(attachments.get('7')?.url).toBe('https://old.example.com/wp-content/uploads/2020/01/a.jpg');
});

test('indexes the content of reusable blocks', async () => {
  const { reusable } = await indexExport(
    asSource(wordPressExport([{ id: 3, type: 'wp_block', content: '<p>Shared</p>' }])),
  );
  expect([...reusable]).toEqual([['3', '<p>Shared</p>']]);
});
