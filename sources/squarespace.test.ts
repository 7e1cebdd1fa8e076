import { expect, test } from 'vitest';
import { readSource } from '../test/read-source.ts';
import { textFile } from '../test/zip-archive.ts';

/** As Squarespace writes WordPress' format: no guids, addresses from the root on, authors below zero. */
function squarespaceExport(items: string): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss xmlns:excerpt="http://wordpress.org/export/1.2/excerpt/" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:wp="http://wordpress.org/export/1.2/">
<channel><title>A shop</title><link>https://shop.example</link><pubDate>Tue, 02 Apr 2024 05:16:20 +0000</pubDate>
<language>en-GB</language><wp:wxr_version>1.2</wp:wxr_version>
<wp:author><wp:author_id>-19091979</wp:author_id></wp:author>${items}</channel></rss>`;
}

const item = (type: string, more: string) =>
  `<item><wp:post_type>${type}</wp:post_type><wp:status>publish</wp:status>
<wp:post_date>2023-04-05 14:42:38</wp:post_date><wp:post_date_gmt>2023-04-05 14:42:38</wp:post_date_gmt>${more}</item>`;

const image = 'https://images.squarespace-cdn.com/content/v1/1/a.jpg';

const block = `<div class="sqs-block image-block sqs-block-image"><figure class="sqs-block-image-figure">
<noscript><img src="${image}" /></noscript><img class="thumb-image" data-src="${image}" data-image="${image}" alt="A hill">
</figure></div><div class="sqs-block html-block sqs-block-html"><h2>Head</h2><p>Words.</p></div>`;

test('posts come with their pictures once, their covers, addresses and names', async () => {
  const post = `<title>A post</title><link>/blog/2023/4/5/a-post.html</link>
<wp:post_name>blog/2023/4/5/a-post.html</wp:post_name><wp:post_id>4</wp:post_id>
<content:encoded><![CDATA[${block}]]></content:encoded><excerpt:encoded/>
<category domain="post_tag" nicename="hills"><![CDATA[Hills]]></category>
<wp:postmeta><wp:meta_key>_thumbnail_id</wp:meta_key><wp:meta_value>5</wp:meta_value></wp:postmeta>`;
  const attachment = `<title>cover</title><wp:attachment_url>${image}?cover</wp:attachment_url>
<wp:post_id>5</wp:post_id><wp:post_parent>4</wp:post_parent>`;
  const page = '<title>Services</title><link>/services</link><wp:post_id>6</wp:post_id>';
  const read = await readSource(
    textFile(squarespaceExport(item('post', post) + item('attachment', attachment) + item('page', page))),
  );
  expect(read).toMatchObject({
    kind: 'squarespace',
    site: { title: 'A shop', address: 'https://shop.example/' },
    totals: { posts: 1, otherKinds: { attachment: 1, page: 1 } },
    problems: [],
  });
  expect(read.posts).toEqual([
    {
      sourceKey: 'https://shop.example/blog/2023/4/5/a-post.html',
      title: 'A post',
      slug: 'a-post',
      date: '2023-04-05T14:42:38Z',
      cover: `${image}?cover`,
      cover_alt: null,
      excerpt: null,
      html: `<figure><img src="${image}" alt="A hill"></figure>\n<h2>Head</h2>\n<p>Words.</p>`,
      tags: ['Hills'],
      language: 'en',
      status: 'published',
      link: 'https://shop.example/blog/2023/4/5/a-post.html',
      former: ['/?p=4'],
      changes: [],
    },
  ]);
});
