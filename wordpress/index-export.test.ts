import { expect, test } from 'vitest';
import { asSource, wordPressExport } from '../test/wordpress-export.ts';
import { indexExport } from './index-export.ts';

const meta = (key: string, value: string) =>
  `<wp:postmeta><wp:meta_key>${key}</wp:meta_key><wp:meta_value><![CDATA[${value}]]></wp:meta_value></wp:postmeta>`;

test('items without a kind are posts of a feed; an empty shell of an export is none', async () => {
  const feed = '<rss><channel><item><title>A</title></item></channel></rss>';
  expect((await indexExport(asSource(feed))).kinds).toEqual({ post: 1 });
  const shell = '<rss><channel><item><title>A</title><wp:post_id>4</wp:post_id></item></channel></rss>';
  expect((await indexExport(asSource(shell))).kinds).toEqual({ unknown: 1 });
});

test('knows the uploads with their words', async () => {
  const more = `<wp:attachment_url>https://old.example.com/u/a.jpg</wp:attachment_url><wp:post_parent>12</wp:post_parent>
    <wp:menu_order>3</wp:menu_order>${meta('_wp_attachment_image_alt', 'A &amp; B')}`;
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
    { id: 7, type: 'attachment', more: meta('_wp_attached_file', '2020/01/a.jpg') },
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
