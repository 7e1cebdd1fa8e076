import { describe, expect, test } from 'vitest';
import type { ImportProblem } from '../../shared/imported-post.ts';
import { asSource, wordPressExport } from '../../test/wordpress-export.ts';
import { createElementReader } from '../xml.ts';
import {
  createItemCollector,
  emptyItem,
  kindOf,
  otherKindOf,
  readItems,
  type WxrEvent,
} from './wxr-items.ts';

/** Collects the content of an item. */
function collect(xml: string, limit = 1000) {
  const collector = createItemCollector(limit);
  const reader = createElementReader({ ...collector, flaw() {}, cutOff() {} }, limit * 2);
  reader.write(xml);
  reader.end();
  return collector.item;
}

describe('createItemCollector', () => {
  test('collects the fields of an item without surrounding white space', () => {
    const item = collect(`
      <title> A title </title>
      <link>https://a.example/one</link>
      <guid isPermaLink="false">https://a.example/?p=1</guid>
      <content:encoded><![CDATA[
        <p>Body</p>
      ]]></content:encoded>
      <excerpt:encoded><![CDATA[Short]]></excerpt:encoded>
      <wp:post_id> 1 </wp:post_id>
      <wp:post_date>
        2020-01-02 03:04:05
      </wp:post_date>
      <wp:status>publish</wp:status>
      <wp:post_type><![CDATA[post]]></wp:post_type>`);
    expect(item).toMatchObject({
      title: 'A title',
      link: 'https://a.example/one',
      guid: 'https://a.example/?p=1',
      content: '<p>Body</p>',
      excerpt: 'Short',
      id: '1',
      date: '2020-01-02 03:04:05',
      status: 'publish',
      type: 'post',
      isTooLarge: false,
    });
  });

  test('keeps the first value of a repeated field', () => {
    expect(collect('<wp:post_id>1</wp:post_id><wp:post_id>2</wp:post_id>').id).toBe('1');
    expect(collect('<title/><title>Later</title>').title).toBe('Later');
  });

  test('collects up to 100 former slugs, dates and paths of an item', () => {
    const meta = (key: string, value: string) =>
      `<wp:postmeta><wp:meta_key>${key}</wp:meta_key><wp:meta_value><![CDATA[${value}]]></wp:meta_value></wp:postmeta>`;
    const named = meta('_wp_old_slug', 'a') + meta('_wp_old_slug', '') + meta('_wp_old_slug', 'b');
    const more = meta('_wp_old_date', '2011-12-31') + meta('_former_path', '/a') + meta('_wp_old_x', 'c');
    expect(collect(named + more).former).toEqual({ slugs: ['a', 'b'], dates: ['2011-12-31'], paths: ['/a'] });
    expect(collect(meta('_wp_old_slug', 'a').repeat(300)).former.slugs).toHaveLength(100);
  });

  test('collects categories with domain and nicename', () => {
    const item = collect(
      '<category domain="post_tag" nicename="a-b"><![CDATA[A & B]]></category><category>Plain</category><category domain="category"/>',
    );
    expect(item.categories).toEqual([
      { domain: 'post_tag', nicename: 'a-b', name: 'A & B' },
      { domain: '', nicename: '', name: 'Plain' },
    ]);
  });

  test('collects only the needed meta values, however large the others are', () => {
    const meta = (key: string, value: string) =>
      `<wp:postmeta><wp:meta_key>${key}</wp:meta_key><wp:meta_value><![CDATA[${value}]]></wp:meta_value></wp:postmeta>`;
    const item = collect(
      meta('_thumbnail_id', '9') +
        meta('_edit_last', '1') +
        meta('_huge', 'x'.repeat(1500)) +
        meta('_locale', 'es_MX'),
    );
    expect(item.meta).toEqual({ _thumbnail_id: '9', _locale: 'es_MX' });
    expect(item.isTooLarge).toBe(false);
  });

  test('keeps unescaped markup as text of its field', () => {
    expect(collect('<content:encoded><p class="a">One <b>two</b></p></content:encoded>').content).toBe(
      '<p class="a">One <b>two</b></p>',
    );
    expect(collect('<title>A <em>word</em></title>').title).toBe('A <em>word</em>');
  });

  test('marks an item as too large if its body exceeds the limit, in one chunk or several', () => {
    expect(collect(`<content:encoded>${'x'.repeat(1500)}</content:encoded>`).isTooLarge).toBe(true);
    const pieces = `<![CDATA[${'x'.repeat(300)}]]>`.repeat(5);
    expect(collect(`<content:encoded>${pieces}</content:encoded>`, 1000).isTooLarge).toBe(true);
    expect(collect(`<content:encoded>${'x'.repeat(2500)}</content:encoded>`).isTooLarge).toBe(true);
    expect(collect(`<content:encoded>${'x'.repeat(900)}</content:encoded>`).isTooLarge).toBe(false);
  });
});

async function readAll(xml: string, pieceLength?: number) {
  const { channel, events } = readItems(asSource(xml, pieceLength));
  const items: (WxrEvent & { type: 'item' })[] = [];
  const problems: ImportProblem[] = [];
  for await (const event of events) {
    if (event.type === 'item') items.push(event);
    else problems.push(event.problem);
  }
  return { channel, items, problems, titles: items.map(({ item }) => item.title) };
}

describe('readItems', () => {
  test.each([1, 2, 3, 13, 100_000])('reads the same items from chunks of %i bytes', async (length) => {
    const content = `a\n\nb${'🗝️ 👩‍👧 ]] ]]&gt;'.repeat(20)}`;
    const xml = wordPressExport([{ title: 'Año nuevo 🎉' }, { content }]);
    const { items, problems } = await readAll(xml, length);
    expect(problems).toEqual([]);
    expect(items.map(({ item, isDamaged }) => [item.title, isDamaged])).toEqual([
      ['Año nuevo 🎉', false],
      ['Post 2', false],
    ]);
    expect(items[1]?.item.content).toBe(content);
  });

  test('reads items outside the channel, as in RSS 1.0 feeds', async () => {
    const xml = `<rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#" xmlns="http://purl.org/rss/1.0/">
      <channel><title>Blog</title></channel><item><title>Post</title></item></rdf:RDF>`;
    const { channel, titles } = await readAll(xml);
    expect(channel).toMatchObject({ root: 'rdf:RDF', title: 'Blog' });
    expect(titles).toEqual(['Post']);
  });

  test('reports truncation between items without marking an item as cut off', async () => {
    const xml = wordPressExport([{ title: 'One' }]);
    const { items, problems } = await readAll(xml.slice(0, xml.indexOf('</channel>')));
    expect(items.map(({ isCutOff }) => isCutOff)).toEqual([false]);
    expect(problems).toMatchObject([{ code: 'truncated', title: null }]);
  });
});

const item = (type: string, more: object = {}) => ({
  ...emptyItem(),
  ...{ type, content: 'Words', status: 'publish', ...more },
});

test.each(['page', 'portfolio', 'jetpack-portfolio', 'product', 'tribe_events', 'e-book', 'custom1'])(
  'offers items of the type %s for import',
  (type) => {
    expect(otherKindOf(item(type))).toBe(type);
  },
);

test.each([
  ...'post|attachment|nav_menu_item|wp_navigation'.split('|'),
  ...'elementor_library|shop_order|product_variation|et_pb_layout'.split('|'),
])('doesn’t offer %s items as another item type', (type) => {
  expect(otherKindOf(item(type))).toBeUndefined();
});

test('doesn’t offer empty or deleted pages for import', () => {
  expect(otherKindOf(item('page', { content: '\n ' }))).toBeUndefined();
  expect(otherKindOf(item('page', { content: '', excerpt: 'Words' }))).toBe('page');
  for (const status of ['trash', 'auto-draft', 'inherit'])
    expect(otherKindOf(item('page', { status }))).toBeUndefined();
});

test('treats feed items as posts and empty export items as unknown', () => {
  expect(kindOf(item(''))).toBe('post');
  expect(kindOf(item('', { id: '1', content: '', status: '' }))).toBe('unknown');
});

test.each([
  ['a block template part', 'wp_template_part'],
  ['a form submission', 'flamingo_inbound'],
  ['a page builder template', 'fusion_template'],
  ['a course order', 'llms_order'],
  ['a shop payment', 'edd_payment'],
])('doesn’t offer %s for import', (_name, type) => {
  expect(otherKindOf(item(type))).toBeUndefined();
});
