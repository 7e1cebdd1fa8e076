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
  test('reads the posts, counts the rest, and shows how far it is', async () => {
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

  test('finds pictures that stand behind the posts that show them', async () => {
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
  ])('a post with the status %s is skipped as %s', async (status, reason) => {
    const { posts, skipped } = await read(wordPressExport([{ title: 'Gone', status }]));
    expect(posts).toEqual([]);
    expect(skipped).toEqual([{ title: 'Gone', reason, detail: null }]);
  });
});

describe('what is no article', () => {
  const items = [
    { id: 1, title: 'One' },
    { id: 2, type: 'page', title: 'About', path: '/?page_id=2' },
    { id: 3, type: 'portfolio', title: 'A bridge', status: 'private', path: '/work/bridge/' },
    { id: 4, type: 'page', title: 'Gone', status: 'trash' },
    { id: 5, type: 'page', title: 'Empty', content: ' ' },
    { id: 6, type: 'wpcf7_contact_form', title: 'Form' },
    { id: 7, type: 'page', title: 'Locked', more: '<wp:post_password>secret</wp:post_password>' },
  ];

  test('comes where it is asked for, always as a draft that says what it was', async () => {
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

  test('is read where it is wanted alone, at the place that it has among its kind', async () => {
    const wanted: string[] = [];
    const { posts, progress } = await read(wordPressExport(items), {}, ({ kind, place, slug }) => {
      wanted.push(`${kind} ${place} ${slug}`);
      return kind === 'page' && place === 2;
    });
    expect(wanted).toEqual(['page 1 post-2', 'portfolio 1 post-3', 'page 2 post-7']);
    expect(posts.map(({ title }) => title)).toEqual(['One', 'Locked']);
    expect(progress.at(-1)).toBe('4/4');
  });

  test('has a key apart from the articles, which keep theirs, and the number that it was known by', async () => {
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

describe('other spellings of the same export', () => {
  const usual = wordPressExport([{ title: 'Ñandú', content: 'One\n\nTwo' }]);

  test.each([
    ['another prefix', usual.replaceAll('wp:', 'press:').replace('xmlns:wp=', 'xmlns:press=')],
    ['no namespaces declared', usual.replace(/ xmlns:\w+="[^"]*"/g, '')],
    [
      'values padded with white space',
      usual.replace(/(<wp:\w+>)(<!\[CDATA\[[^\]]*\]\]>)(<)/g, '$1\n\t$2\n$3'),
    ],
    ['no CDATA', usual.replace(/<!\[CDATA\[|\]\]>/g, '')],
    ['split CDATA', usual.replace('One\n', 'O]]><![CDATA[ne\n')],
    ['carriage returns', usual.replaceAll('\n', '\r\n')],
    ['control characters', usual.replace('One', 'O\u0003n\u000be')],
    ['no declaration', usual.replace(/<\?xml[^>]*\?>/, '')],
  ])('%s', async (_case, xml) => {
    const [expected] = (await read(usual)).posts;
    const { posts, problems } = await read(xml);
    expect(posts).toEqual([expected]);
    expect(problems).toEqual([]);
    expect(expected).toMatchObject({ title: 'Ñandú', html: '<p>One</p>\n<p>Two</p>' });
  });
});

describe('what is no export, or a broken one', () => {
  test.each([
    ['nothing', ''],
    ['a sentence', 'Hello'],
    ['a page', '<!DOCTYPE html><html><body><p>Hello</p></body></html>'],
    ['other XML', '<catalog><book><title>A</title></book></catalog>'],
    ['an order', '<order><item><title>A</title></item></order>'],
    ['an entity bomb', '<!DOCTYPE b [<!ENTITY a "aa"><!ENTITY b "&a;&a;">]><b>&b;</b>'],
  ])('%s is not an export', async (_case, xml) => {
    expect((await read(xml)).failure).toBe('not_an_export');
  });

  test('entities that a DTD declares stay as they are written', async () => {
    const xml = wordPressExport([{ content: 'x' }])
      .replace('<rss', '<!DOCTYPE rss [<!ENTITY me SYSTEM "file:///etc/hostname">]><rss')
      .replace('<![CDATA[x]]>', 'Read &me; now');
    expect((await read(xml)).posts[0]?.html).toBe('<p>Read &amp;me; now</p>');
  });

  test('the item in which a file breaks off is skipped and told, the others are read', async () => {
    const xml = wordPressExport([{ title: 'One' }, { title: 'Two' }]);
    const { posts, skipped, problems } = await read(xml.slice(0, xml.lastIndexOf('Text of post')));
    expect(posts.map(({ title }) => title)).toEqual(['One']);
    expect(skipped).toEqual([{ title: 'Two', reason: 'cut_off', detail: null }]);
    expect(problems).toMatchObject([{ code: 'truncated', title: 'Two' }]);
  });

  test('a damaged item is read, marked and told', async () => {
    const { posts, problems } = await read(
      wordPressExport([{ title: 'One', more: '<b>' }, { title: 'Two' }]),
    );
    expect(posts.map(({ title, changes }) => `${title} ${changes.map(({ code }) => code)}`)).toEqual([
      'One damaged',
      'Two ',
    ]);
    expect(problems).toMatchObject([{ code: 'not_well_formed', title: 'One' }]);
  });

  test('a post longer than any post may be is skipped, in flat memory', async () => {
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
    // The least of each half of the last reading: garbage comes and goes, kept text would stay (100 MB).
    const [early, late] = [held.slice(-200, -100), held.slice(-100)].map((sizes) => Math.min(...sizes));
    expect((late ?? 0) - (early ?? 0)).toBeLessThan(70_000_000);
  });
});

const indexExportMeta = (key: string, value: string) =>
  `<wp:postmeta><wp:meta_key>${key}</wp:meta_key><wp:meta_value><![CDATA[${value}]]></wp:meta_value></wp:postmeta>`;

test('items without a kind are posts of a feed; an empty shell of an export is none', async () => {
  const feed = '<rss><channel><item><title>A</title></item></channel></rss>';
  expect((await indexExport(asSource(feed))).kinds).toEqual({ post: 1 });
  const shell = '<rss><channel><item><title>A</title><wp:post_id>4</wp:post_id></item></channel></rss>';
  expect((await indexExport(asSource(shell))).kinds).toEqual({ unknown: 1 });
});

test('knows the uploads with their words', async () => {
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

test('an upload without an address is where WordPress stored it', async () => {
  const xml = wordPressExport([
    { id: 7, type: 'attachment', more: indexExportMeta('_wp_attached_file', '2020/01/a.jpg') },
  ]);
  const { attachments } = await indexExport(asSource(xml));
  expect(attachments.get('7')?.url).toBe('https://old.example.com/wp-content/uploads/2020/01/a.jpg');
});

test('keeps the contents of reusable blocks', async () => {
  const { reusable } = await indexExport(
    asSource(wordPressExport([{ id: 3, type: 'wp_block', content: '<p>Shared</p>' }])),
  );
  expect([...reusable]).toEqual([['3', '<p>Shared</p>']]);
});
