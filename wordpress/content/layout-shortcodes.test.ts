import { expect, test } from 'vitest';
import { isLayout } from './layout-shortcodes.ts';

test.each([
  ...[
    'vc_column_text',
    'vc_empty_space',
    'et_pb_text',
    'fusion_text',
    'av_textblock',
    'cs_text',
    'ux_banner',
  ],
  ...['row', 'column', 'one_half', 'one_third_last', 'su_tab', 'su_spacer', 'toggle', 'text_box', 'infobox'],
])('%s is a block of its page', (name) => {
  expect(isLayout(name)).toBe(true);
});

test.each([
  ...[
    'su_dropcap',
    'dropcap',
    'fusion_highlight',
    'vc_btn',
    'vc_icon',
    'tooltip',
    'su_label',
    'fusion_popover',
  ],
  ...['gallery', 'member_name', 'efn_note', 'current_date', 'b', 'url', 'color'],
])('%s stands within a line', (name) => {
  expect(isLayout(name)).toBe(false);
});
