import { describe, expect, test } from 'vitest';
import { createChangeLog } from '../../shared/imported-post.ts';
import { type Attachment, indexAttachments } from './attachments.ts';
import { convertContent } from './convert-content.ts';
import { replaceShortcodes } from './replace-shortcodes.ts';
import { isLayout } from './shortcodes.ts';

function upload(id: string, url: string, more: Partial<Attachment> = {}): Attachment {
  const isImage = /\.(jpg|png)$/.test(url);
  return { id, url, page: '', title: '', alt: '', caption: '', parent: '0', order: 0, isImage, ...more };
}

const attachments = indexAttachments([
  upload('1', 'https://a.example/1.jpg', { alt: 'First "one"', caption: 'A & B', parent: '50', order: 2 }),
  upload('2', 'https://a.example/2.jpg', { parent: '50', order: 1 }),
  upload('3', 'https://a.example/talk.mp3', { title: 'The talk', parent: '50' }),
  upload('4', 'https://a.example/film.mp4', { parent: '50' }),
]);

function run(html: string, postId = '50') {
  const log = createChangeLog();
  const text = replaceShortcodes(html, { attachments, postId, base: 'https://old.example.com/', log });
  return { text: text.replace(/\n{2,}/g, ' ').trim(), changes: log.list() };
}

const replace = (html: string) => run(html).text;
const changesOf = (html: string) =>
  run(html).changes.map(({ code, what, count }) => `${code} ${what} ${count}`);

describe('text that isn’t replaced', () => {
  test.each([
    'No brackets at all',
    'Quoted [sic] as [1] and […]',
    '[our translation]',
    '[/rant]',
    '[[a wiki page]]',
    '<code>[unknown a="b"]</code>',
    'arr[0] = x[i]',
    '[link](https://a.example)',
  ])('leaves %j unchanged', (html) => {
    expect(replace(html)).toBe(html);
    expect(changesOf(html)).toEqual([]);
  });

  test('keeps shortcodes of unknown plugins and reports them', () => {
    expect(replace('[my_thing a="b"] [x]inner[/x]')).toBe('[my_thing a="b"] [x]inner[/x]');
    expect(changesOf('[my_thing a="b"] [x]inner[/x]')).toEqual([
      'shortcode_kept my_thing 1',
      'shortcode_kept x 1',
    ]);
  });

  test('replaces an escaped shortcode with its literal text', () => {
    expect(replace('Write [[gallery ids="1"]] here')).toBe('Write [gallery ids="1"] here');
    expect(replace('[[su_box]text[/su_box]]')).toBe('[su_box]text[/su_box]');
  });
});

describe('removed shortcodes', () => {
  test('removes self-closing shortcodes and counts them by name', () => {
    expect(replace('a [contact-form-7 id="1"] b [contact-form-7 id="2"] [archives]')).toBe('a  b');
    expect(changesOf('a [contact-form-7 id="1"] b [contact-form-7 id="2"] [archives]')).toEqual([
      'shortcode_removed contact-form-7 2',
      'shortcode_removed archives 1',
    ]);
  });

  test('quotes a removed shortcode if its attributes contain text', () => {
    expect(changesOf('[su_divider text="Go to the top"][su_divider]')).toEqual([
      'shortcode_removed [su_divider text="Go to the top"] 1',
      'shortcode_removed su_divider 1',
    ]);
    expect(changesOf('[vc_toggle title="Why" description="Because" caption="Lost"]So[/vc_toggle]')).toEqual([
      'shortcode_replaced vc_toggle 1',
      'shortcode_removed [vc_toggle title="Why" description="Because" caption="Lost"] 1',
    ]);
  });

  test('keeps the text inside layout shortcodes', () => {
    expect(replace('[one_half]left [su_word x="y"]inner[/su_word][/one_half]')).toBe('left inner');
    expect(changesOf('[one_half]left[/one_half]')).toEqual(['shortcode_unwrapped one_half 1']);
  });

  test('removes contact forms and encoded markup with their content', () => {
    expect(replace('a [contact-form][contact-field label="Name"][/contact-form] b')).toBe('a  b');
    expect(replace('[vc_raw_html]JTNDcCUzRQ==[/vc_raw_html]')).toBe('');
  });

  test('removes shortcodes inside an HTML tag without inserting anything', () => {
    expect(replace('<a href="[site_url]/x">y</a> <img alt="[gallery]">')).toBe(
      '<a href="/x">y</a> <img alt="">',
    );
  });
});

describe('captions and galleries', () => {
  test('converts a caption shortcode to a figure and keeps the link around the image', () => {
    expect(
      replace(
        '[caption id="a" align="alignnone" width="300"]<a href="/x"><img src="/y.jpg" /></a> The <em>words</em>[/caption]',
      ),
    ).toBe(
      '<figure><a href="/x"><img src="/y.jpg" /></a><figcaption>The <em>words</em></figcaption></figure>',
    );
  });

  test('reads the caption of an old wp_caption shortcode from its attribute', () => {
    expect(
      replace('[wp_caption align="aligncenter" caption="The words"]<img src="/y.jpg" />[/wp_caption]'),
    ).toBe('<figure class="aligncenter"><img src="/y.jpg" /><figcaption>The words</figcaption></figure>');
  });

  const first =
    '<figure><img src="https://a.example/1.jpg" alt="First &quot;one&quot;"><figcaption>A &amp; B</figcaption></figure>';
  const second = '<figure><img src="https://a.example/2.jpg" alt=""></figure>';

  test('converts a gallery shortcode to the listed images, in that order', () => {
    expect(replace('[gallery ids="2, 1"]')).toBe(`${second} ${first}`);
    expect(replace('[gallery include="1"]')).toBe(first);
    expect(changesOf('[gallery ids="1"]')).toEqual(['shortcode_replaced gallery 1']);
  });

  test('converts a gallery shortcode without IDs to the post’s images, without excluded ones', () => {
    expect(replace('[gallery]')).toBe(`${second} ${first}`);
    expect(replace('[gallery exclude="1"]')).toBe(second);
    expect(run('[gallery]', '51').text).toBe('');
    expect(run('[gallery id="50" exclude="2"]', '51').text).toBe(first);
  });
});

describe('media shortcodes', () => {
  const link = (href: string, text = href) => `<p><a href="${href}">${text}</a></p>`;

  test.each([
    [
      '[embed width="400"]https://youtu.be/abcdefghijk[/embed]',
      link('https://www.youtube.com/watch?v=abcdefghijk'),
    ],
    ['[youtube https://a.example/v?x=1&amp;y=2]', link('https://a.example/v?x=1&amp;y=2')],
    ['[youtube id="abcdefghijk"]', link('https://www.youtube.com/watch?v=abcdefghijk')],
    ['[vimeo 12345678]', link('https://vimeo.com/12345678')],
    ['[audio https://a.example/talk.mp3|titles=Talk]', link('https://a.example/talk.mp3', 'talk.mp3')],
    ['[video src="/wp-content/film.mp4"]', link('https://old.example.com/wp-content/film.mp4', 'film.mp4')],
    ['[dewplayer:https://a.example/talk.mp3]', link('https://a.example/talk.mp3', 'talk.mp3')],
    [
      '[flash http://www.vimeo.com/moogaloop.swf?clip_id=1234567&amp;server=x w=4]',
      link('https://vimeo.com/1234567'),
    ],
    ['[embed]http://a.example/watch?v=1&#038;x=2[/embed]', link('http://a.example/watch?v=1&amp;x=2')],
    ['[soundcloud url="https://soundcloud.com/a/b" width="100%"]', link('https://soundcloud.com/a/b')],
    ['[playlist]', link('https://a.example/talk.mp3', 'The talk')],
  ])('replaces the media shortcode %s with a link', (html, text) => {
    expect(replace(html)).toBe(text);
  });

  test('reports a media shortcode without a source as removed', () => {
    expect(changesOf('[video]')).toEqual([]);
    expect(changesOf('[video width="10"]')).toEqual(['shortcode_removed video 1']);
  });
});

describe('code, quotations and page builder elements', () => {
  test.each([
    ['x [ccie_php lines="1"]<b>[/ccie_php] [cc]a <i>[/cc]', 'x &lt;b&gt; a &lt;i&gt;'],
    ['\n[sourcecode language="css"]\na { [b] }\n[/sourcecode]', '<pre>\na { [b] }\n</pre>'],
    ['call [code]f(x)[/code] now', 'call f(x) now'],
    ['[quote]Said[/quote]', '<blockquote> Said </blockquote>'],
    ['[su_quote cite="A & B"]Said[/su_quote]', '<blockquote> Said <p><em>A &amp; B</em></p></blockquote>'],
    ['[button url="https://a.example/" color="red"]Go[/button]', '<a href="https://a.example/">Go</a>'],
    ['A claim[footnote]The proof.[/footnote].', 'A claim (The proof.).'],
    ['[vc_custom_heading text="Our story"]', '<h2>Our story</h2>'],
    [
      '[vc_single_image image="2" img_size="full"]',
      '<figure><img src="https://a.example/2.jpg" alt=""></figure>',
    ],
    ['\n[toggle title="Why?"]Because.[/toggle]', '<p><strong>Why?</strong></p> Because.'],
  ])('converts the shortcode in %j to HTML', (html, text) => {
    expect(replace(html)).toBe(text);
  });
});

const builderPartUpload = (id: string) => ({
  ...{ id, url: `https://a.example/${id}.jpg`, page: '', title: '', alt: '', caption: '' },
  ...{ parent: '0', order: 0, isImage: true },
});

function convert(content: string): string {
  return convertContent(content, {
    attachments: indexAttachments([builderPartUpload('1'), builderPartUpload('2')]),
    reusable: new Map(),
    footnotes: '',
    postId: '50',
    base: 'https://old.example.com/',
    log: createChangeLog(),
  }).html.replaceAll(' target="_blank" rel="noopener noreferrer"', '');
}

const figure = (name: string) => `<figure><img src="https://a.example/${name}.jpg" alt=""></figure>`;

describe('page builder shortcodes', () => {
  test('puts page builder blocks in separate paragraphs', () => {
    expect(convert('[vc_column_text]One.[/vc_column_text][vc_column_text]Two.[/vc_column_text]')).toBe(
      '<p>One.</p>\n<p>Two.</p>',
    );
    expect(convert('[one_half]A[/one_half][one_half_last]B[/one_half_last]')).toBe('<p>A</p>\n<p>B</p>');
    expect(convert('[su_tabs][su_tab title="T"]A[/su_tab][su_tab title="U"]B[/su_tab][/su_tabs]')).toBe(
      '<p><strong>T</strong></p>\n<p>A</p>\n<p><strong>U</strong></p>\n<p>B</p>',
    );
  });

  test('keeps inline shortcodes within their paragraph', () => {
    expect(convert('[dropcap]O[/dropcap]nce [su_highlight]upon[/su_highlight] a time')).toBe(
      '<p>Once upon a time</p>',
    );
  });

  test.each([
    ['[vc_toggle title="Why?"]So.[/vc_toggle]', '<p><strong>Why?</strong></p>\n<p>So.</p>'],
    [
      '[et_pb_cta title="T" button_text="Go" button_url="https://a.example/"]C[/et_pb_cta]',
      '<p><strong>T</strong></p>\n<p>C</p>\n<p><a href="https://a.example/">Go</a></p>',
    ],
    [
      '[et_pb_testimonial author="Jane"]<p>Good.</p>[/et_pb_testimonial]',
      '<blockquote><p>Good.</p><p><em>Jane</em></p></blockquote>',
    ],
  ])('converts the page builder element %s', (shortcode, html) => {
    expect(convert(`[vc_row][vc_column]${shortcode}[/vc_column][/vc_row]`)).toBe(html);
  });

  test('doesn’t use the name of a contact form as a heading', () => {
    expect(convert('Write:\n\n[contact-form-7 id="1" title="Form 1"]')).toBe('<p>Write:</p>');
  });
});

test('distinguishes layout shortcodes from inline shortcodes by name', () => {
  const names =
    'vc_column_text et_pb_text fusion_text one_half one_third_last su_tab toggle text_box row inbox';
  expect(names.split(' ').filter(isLayout).join(' ')).toBe(names);
  expect(['su_dropcap', 'vc_btn', 'su_label', 'gallery', 'efn_note', 'url'].filter(isLayout)).toEqual([]);
});

describe('image shortcodes', () => {
  test.each([
    ['[et_pb_image src="https://a.example/x.jpg" alt=""][/et_pb_image]', figure('x')],
    ['[et_pb_gallery gallery_ids="1,2"][/et_pb_gallery]', `${figure('1')}\n${figure('2')}`],
    ['[fusion_imageframe image_id="1|full"]https://a.example/x.jpg[/fusion_imageframe]', figure('1')],
    ['[img]https://a.example/x.jpg[/img]', figure('x')],
  ])('converts the image shortcode %s', (shortcode, html) => {
    expect(convert(shortcode)).toBe(html);
  });
});

describe('headings and quotations', () => {
  test.each([
    ['[fusion_title size="2"]Our [b]story[/b][/fusion_title]', '<p>Our <strong>story</strong></p>'],
    ['[fusion_title size="2"]Our <em>story</em>[/fusion_title]', '<h2>Our <em>story</em></h2>'],
    ['[vc_custom_heading text="Say ``hi``"]', '<h2>Say "hi"</h2>'],
    ['[td_text_with_title custom_title="Next"]So.[/td_text_with_title]', '<h2>Next</h2>\n<p>So.</p>'],
    ['[bctt tweet="So &quot;good&quot;" username="x"]', '<blockquote><p>So "good"</p></blockquote>'],
  ])('converts the heading or quotation shortcode %s', (shortcode, html) => {
    expect(convert(shortcode)).toBe(html);
  });
});

describe('shortcode attributes', () => {
  test.each([
    [
      '[x_button href="https://a.example/" text="R&amp;D"]',
      '<p><a href="https://a.example/">R&amp;D</a></p>',
    ],
    ['[x_button href="javascript:alert(1)" text="Go"]', '<p>Go</p>'],
    ['[vc_custom_heading text="%91sic%93 <b>"]', '<h2>[sic] &lt;b&gt;</h2>'],
    ['So[footnote]It is.[/footnote] it is.', '<p>So (It is.) it is.</p>'],
    ['So[ref] it is.', '<p>So[ref] it is.</p>'],
  ])('decodes and checks the attributes of %s', (shortcode, html) => {
    expect(convert(shortcode)).toBe(html);
  });
});
