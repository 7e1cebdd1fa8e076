import { expect, test } from 'vitest';
import { kindOf, otherKindOf } from './content-kind.ts';
import { emptyItem } from './xml/wxr-item.ts';

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
