import { describe, expect, test } from 'vitest';
import { createElementReader } from './read-elements.ts';
import { createItemCollector } from './wxr-item.ts';

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
