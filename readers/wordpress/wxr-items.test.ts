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

/** Collects what stands inside of an item. */
function collect(xml: string, limit = 1000) {
  const collector = createItemCollector(limit);
  const reader = createElementReader({ ...collector, flaw() {}, cutOff() {} }, limit * 2);
  reader.write(xml);
  reader.end();
  return collector.item;
}

describe('createItemCollector', () => {
  test('collects the fields of an item, without the white space around them', () => {
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

  test('the first value of a field wins', () => {
    expect(collect('<wp:post_id>1</wp:post_id><wp:post_id>2</wp:post_id>').id).toBe('1');
    expect(collect('<title/><title>Later</title>').title).toBe('Later');
  });

  test('collects former slugs, dates and paths as often as there are some, up to a hundred', () => {
    const meta = (key: string, value: string) =>
      `<wp:postmeta><wp:meta_key>${key}</wp:meta_key><wp:meta_value><![CDATA[${value}]]></wp:meta_value></wp:postmeta>`;
    const named = meta('_wp_old_slug', 'a') + meta('_wp_old_slug', '') + meta('_wp_old_slug', 'b');
    const more = meta('_wp_old_date', '2011-12-31') + meta('_former_path', '/a') + meta('_wp_old_x', 'c');
    expect(collect(named + more).former).toEqual({ slugs: ['a', 'b'], dates: ['2011-12-31'], paths: ['/a'] });
    expect(collect(meta('_wp_old_slug', 'a').repeat(300)).former.slugs).toHaveLength(100);
  });

  test('collects categories with their domain and nicename', () => {
    const item = collect(
      '<category domain="post_tag" nicename="a-b"><![CDATA[A & B]]></category><category>Plain</category><category domain="category"/>',
    );
    expect(item.categories).toEqual([
      { domain: 'post_tag', nicename: 'a-b', name: 'A & B' },
      { domain: '', nicename: '', name: 'Plain' },
    ]);
  });

  test('collects only the values that are of use, and survives the others', () => {
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

  test('markup that should have been escaped is text of its field', () => {
    expect(collect('<content:encoded><p class="a">One <b>two</b></p></content:encoded>').content).toBe(
      '<p class="a">One <b>two</b></p>',
    );
    expect(collect('<title>A <em>word</em></title>').title).toBe('A <em>word</em>');
  });

  test('a body over the limit, in one piece or in many, marks the item as too large', () => {
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
  test.each([1, 2, 3, 13, 100_000])('reads the same in pieces of %i bytes', async (length) => {
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

  test('old feeds keep their items beside the channel', async () => {
    const xml = `<rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#" xmlns="http://purl.org/rss/1.0/">
      <channel><title>Blog</title></channel><item><title>Post</title></item></rdf:RDF>`;
    const { channel, titles } = await readAll(xml);
    expect(channel).toMatchObject({ root: 'rdf:RDF', title: 'Blog' });
    expect(titles).toEqual(['Post']);
  });

  test('a file that breaks off between items has lost no item that it began', async () => {
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
  '%s is something to read',
  (type) => {
    expect(otherKindOf(item(type))).toBe(type);
  },
);

test.each([
  ...'post|attachment|nav_menu_item|wp_navigation'.split('|'),
  ...'elementor_library|shop_order|product_variation|et_pb_layout'.split('|'),
])('%s is none, or an article', (type) => {
  expect(otherKindOf(item(type))).toBeUndefined();
});

test('what is empty, or was thrown away, is nothing to read', () => {
  expect(otherKindOf(item('page', { content: '\n ' }))).toBeUndefined();
  expect(otherKindOf(item('page', { content: '', excerpt: 'Words' }))).toBe('page');
  for (const status of ['trash', 'auto-draft', 'inherit'])
    expect(otherKindOf(item('page', { status }))).toBeUndefined();
});

test('items of a feed are articles, and shells of an export nothing', () => {
  expect(kindOf(item(''))).toBe('post');
  expect(kindOf(item('', { id: '1', content: '', status: '' }))).toBe('unknown');
});

test.each([
  ['a menu of blocks', 'wp_template_part'],
  ['a form’s submissions', 'flamingo_inbound'],
  ['a part of a page builder', 'fusion_template'],
  ['a course’s order', 'llms_order'],
  ['what a shop was paid', 'edd_payment'],
])('%s is the work of a plug-in', (_name, type) => {
  expect(otherKindOf(item(type))).toBeUndefined();
});
