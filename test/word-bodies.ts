import type { EmbeddedPicture } from '../core/handover/handed-text.ts';

const ours = '<img src="/media/abcdef0123/1200x800/harbor.jpg" alt="A quay &amp; boats"';
const away = '<img src="https://pictures.example/far%20away.jpg" alt="Far"';

/** Sanitized bodies with everything the site can show: inline tags, links, lists, quotations, images. */
export const wordBodies: readonly string[] = [
  '<h2>Part</h2><h3 style="text-align: center">Piece</h3><p style="text-align: justify">Año <strong>b<em>c</em></strong><u>d</u></p>',
  '<p>1. One</p><p>- dash # [1] &amp; &lt;b&gt; "x" *stars* `ticks`</p><p>fine\u00a0print thin\u202fspace soft\u00adhyphen</p>',
  '<p>日本語 🗝️ 👩‍👩‍👧 ﷺ e\u0301</p><p>a<br><br>b<strong> c</strong> <em>d </em></p>',
  '<p><a href="/blog/another" title="Where it leads">in <strong>bold</strong></a> <a href="#note">note</a></p>',
  '<p><a href="https://www.example.com/?a=1&amp;b=2#c">far</a> <a href="mailto:ana@example.com">Ana</a></p>',
  '<ul><li>a<ol start="7"><li>b<ul><li>c</li></ul></li><li>d</li></ol></li><li>e</li></ul><ol><li>f</li></ol>',
  '<ul><li><p>a</p><blockquote><p>b</p></blockquote><h2>c</h2></li></ul><ul><li>d</li></ul>',
  '<blockquote><p>a</p><ul><li>b</li></ul><blockquote><p>c</p></blockquote></blockquote><blockquote><p>d</p></blockquote>',
  `<figure style="text-align: right">${ours} title="A title" width="33%"><figcaption>Cádiz</figcaption></figure>`,
  `<figure>${ours} width="320" height="200">${away} width="50%"></figure><p>a ${ours}> b</p>`,
  '<figure><ul><li>a</li></ul><figcaption>b</figcaption></figure><figure><p>c</p></figure>',
];

/** One red pixel as PNG. */
const point =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==';

/** Returns the media library's images in a body, as embedded in a file. */
export function picturesIn(html: string): Map<string, EmbeddedPicture> {
  const found = [...html.matchAll(/<img src="(\/media\/[^"]*\/(\d+)x(\d+)\/[^"]*)"/g)];
  const bytes = new Uint8Array(Buffer.from(point, 'base64'));
  return new Map(
    found.map(([, src = '', width, height]) => [
      src,
      { bytes, type: 'png', width: Number(width), height: Number(height) },
    ]),
  );
}
