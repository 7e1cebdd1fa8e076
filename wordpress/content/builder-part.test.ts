import { describe, expect, test } from 'vitest';
import { createChangeLog } from '../../shared/imported-post.ts';
import { indexAttachments } from '../attachments.ts';
import { convertContent } from './convert-content.ts';
import { isLayout } from './layout-shortcodes.ts';

const upload = (id: string) => ({
  ...{ id, url: `https://a.example/${id}.jpg`, page: '', title: '', alt: '', caption: '' },
  ...{ parent: '0', order: 0, isImage: true },
});

function convert(content: string): string {
  return convertContent(content, {
    attachments: indexAttachments([upload('1'), upload('2')]),
    reusable: new Map(),
    footnotes: '',
    postId: '50',
    base: 'https://old.example.com/',
    log: createChangeLog(),
  }).html.replaceAll(' target="_blank" rel="noopener noreferrer"', '');
}

const figure = (name: string) => `<figure><img src="https://a.example/${name}.jpg" alt=""></figure>`;

describe('the blocks of a page builder', () => {
  test('share no paragraph', () => {
    expect(convert('[vc_column_text]One.[/vc_column_text][vc_column_text]Two.[/vc_column_text]')).toBe(
      '<p>One.</p>\n<p>Two.</p>',
    );
    expect(convert('[one_half]A[/one_half][one_half_last]B[/one_half_last]')).toBe('<p>A</p>\n<p>B</p>');
    expect(convert('[su_tabs][su_tab title="T"]A[/su_tab][su_tab title="U"]B[/su_tab][/su_tabs]')).toBe(
      '<p><strong>T</strong></p>\n<p>A</p>\n<p><strong>U</strong></p>\n<p>B</p>',
    );
  });

  test('what stands within a line stays in it', () => {
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
  ])('%s', (shortcode, html) => {
    expect(convert(`[vc_row][vc_column]${shortcode}[/vc_column][/vc_row]`)).toBe(html);
  });

  test('a form’s name is no title', () => {
    expect(convert('Write:\n\n[contact-form-7 id="1" title="Form 1"]')).toBe('<p>Write:</p>');
  });
});

test('a name tells what is a block of its page, and what stands within a line', () => {
  const names =
    'vc_column_text et_pb_text fusion_text one_half one_third_last su_tab toggle text_box row inbox';
  expect(names.split(' ').filter(isLayout).join(' ')).toBe(names);
  expect(['su_dropcap', 'vc_btn', 'su_label', 'gallery', 'efn_note', 'url'].filter(isLayout)).toEqual([]);
});

describe('pictures', () => {
  test.each([
    ['[et_pb_image src="https://a.example/x.jpg" alt=""][/et_pb_image]', figure('x')],
    ['[et_pb_gallery gallery_ids="1,2"][/et_pb_gallery]', `${figure('1')}\n${figure('2')}`],
    ['[fusion_imageframe image_id="1|full"]https://a.example/x.jpg[/fusion_imageframe]', figure('1')],
    ['[img]https://a.example/x.jpg[/img]', figure('x')],
  ])('%s', (shortcode, html) => {
    expect(convert(shortcode)).toBe(html);
  });
});

describe('headings and sayings', () => {
  test.each([
    ['[fusion_title size="2"]Our [b]story[/b][/fusion_title]', '<p>Our <strong>story</strong></p>'],
    ['[fusion_title size="2"]Our <em>story</em>[/fusion_title]', '<h2>Our <em>story</em></h2>'],
    ['[vc_custom_heading text="Say ``hi``"]', '<h2>Say "hi"</h2>'],
    ['[td_text_with_title custom_title="Next"]So.[/td_text_with_title]', '<h2>Next</h2>\n<p>So.</p>'],
    ['[bctt tweet="So &quot;good&quot;" username="x"]', '<blockquote><p>So "good"</p></blockquote>'],
  ])('%s', (shortcode, html) => {
    expect(convert(shortcode)).toBe(html);
  });
});

describe('attributes', () => {
  test.each([
    [
      '[x_button href="https://a.example/" text="R&amp;D"]',
      '<p><a href="https://a.example/">R&amp;D</a></p>',
    ],
    ['[x_button href="javascript:alert(1)" text="Go"]', '<p>Go</p>'],
    ['[vc_custom_heading text="%91sic%93 <b>"]', '<h2>[sic] &lt;b&gt;</h2>'],
    ['So[footnote]It is.[/footnote] it is.', '<p>So (It is.) it is.</p>'],
    ['So[ref] it is.', '<p>So[ref] it is.</p>'],
  ])('%s', (shortcode, html) => {
    expect(convert(shortcode)).toBe(html);
  });
});
