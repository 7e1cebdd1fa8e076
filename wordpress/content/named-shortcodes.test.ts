import { expect, test } from 'vitest';
import { withoutFormulaMarks } from './formulas.ts';
import { isNamedShortcode } from './named-shortcodes.ts';

test.each([
  'gallery',
  'caption',
  'contact-form-7',
  'dewplayer',
  'my-youtube',
  'vc_column_text',
  'et_pb_section',
  'su_note',
  'theme_button',
  'wpforms',
  'amd-zlrecipe-recipe',
  'ad#sense',
  'one_half',
])('%s is a name that is known', (name) => {
  expect(isNamedShortcode(name, false)).toBe(true);
});

test.each(['b', 'html', 'text', 'fn'])('%s is one where it encloses something', (name) => {
  expect(isNamedShortcode(name, false)).toBe(false);
  expect(isNamedShortcode(name, true)).toBe(true);
});

test.each(['sic', 'see', 'note1', 'my_option', 'some_plugin', 'editor', 'citation-needed'])(
  '%s is none',
  (name) => {
    expect(isNamedShortcode(name, true)).toBe(false);
  },
);

test.each([
  ['So $latex E=mc^2$ is', 'So E=mc^2 is'],
  ['$latex x&s=2$ $latex y&amp;bg=fff&#038;s=1$', 'x y'],
  ['$5 or $6, $latex', '$5 or $6, $latex'],
])('the formulas of %j are %j', (html, text) => {
  expect(withoutFormulaMarks(html)).toBe(text);
});
