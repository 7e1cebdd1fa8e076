import { describe, expect, test } from 'vitest';
import type { SourcePost } from '../post/source-post.ts';
import { writeCard } from './ghost-post.ts';

function write(name: string, card: object) {
  const changes: SourcePost['changes'] = [];
  return { html: writeCard(name, { ...card }, changes), changes };
}

describe('a card as HTML', () => {
  test.each<[string, object, string, string?]>([
    [
      'image',
      { src: '/a.png?a&b', alt: '"A"' },
      '<figure><img src="/a.png?a&amp;b" alt="&quot;A&quot;"></figure>',
    ],
    ['image', { src: '/a.png', href: '/b' }, '<figure><a href="/b"><img src="/a.png" alt=""></a></figure>'],
    [
      'gallery',
      { images: [{ src: '/a.png', alt: 'A' }, null], caption: 'c' },
      '<figure><img src="/a.png" alt="A"><img src="" alt=""><figcaption>c</figcaption></figure>',
    ],
    ['html', { html: '<b>x</b>' }, '<b>x</b>'],
    ['markdown', { markdown: '*x*' }, '<p><em>x</em></p>\n'],
    ['code', { code: 'a < b', caption: 'c' }, '<pre><code>a &lt; b</code></pre><p>c</p>'],
    ['hr', {}, '<hr>'],
    [
      'bookmark',
      { url: '/a', metadata: { title: 'T & t' }, caption: 'c' },
      '<p><a href="/a">T &amp; t</a></p><p>c</p>',
    ],
    ['bookmark', { metadata: { url: '/b' } }, '<p><a href="/b">/b</a></p>'],
    ['embed', { html: '<iframe src="/v"></iframe>', caption: 'c' }, '<iframe src="/v"></iframe><p>c</p>'],
    ['embed', { url: '/v' }, '<p><a href="/v">/v</a></p>', 'embed_linked'],
    ['file', { src: '/a.pdf', fileTitle: 'A', fileCaption: 'c' }, '<p><a href="/a.pdf">A</a></p><p>c</p>'],
    ['audio', { src: '/a.mp3', title: 'A' }, '<p><a href="/a.mp3">A</a></p>', 'media_linked'],
    ['video', { src: '/a.mp4', fileName: 'a.mp4' }, '<p><a href="/a.mp4">a.mp4</a></p>', 'media_linked'],
    ['button', { buttonUrl: '', buttonText: 'Go' }, '<p>Go</p>'],
    ['callout', { calloutEmoji: '💡', calloutText: '<b>x</b>' }, '<blockquote>💡 <b>x</b></blockquote>'],
    [
      'header',
      { header: 'H', subheader: 'S', buttonUrl: '/b', buttonText: 'Go' },
      '<h3>H</h3><div>S</div><p><a href="/b">Go</a></p>',
    ],
  ])('%s %j', (name, card, html, code) => {
    expect(write(name, card)).toEqual({ html, changes: code ? [{ code, what: name }] : [] });
  });

  test.each(['hologram', 'constructor', '__proto__', ''])(
    '%j is none that is known, and is named',
    (name) => {
      expect(write(name, {})).toEqual({ html: '', changes: [{ code: 'block_removed', what: name }] });
    },
  );
});
