import { expect, test } from 'vitest';
import { namedModules, readStyleRules, writeStyleRules } from './style-rules.ts';

const sheet = [
  '._card_1a2b3_1{color:red}',
  '._card_1a2b3_1 ._name_1a2b3_9,._card_9z8y7_4{margin:0}',
  ':root{--mark:url("data:image/svg+xml,%3Csvg d=\'{\'/%3E")}',
  '@media (width<=40rem){:root{--gap:1rem}._card_9z8y7_4{gap:0}}',
  '@media print{@supports (gap:1px){._card_9z8y7_4{gap:0}}}',
  '@keyframes _arrive_1a2b3_1{0%{opacity:0}}',
  '@font-face{font-family:A;src:url(/assets/a.woff2)}',
].join('');

const cut = (...modules: string[]) => writeStyleRules(readStyleRules(sheet), new Set(modules));

test('a sheet is what its rules are', () => {
  expect(cut('1a2b3', '9z8y7')).toBe(sheet);
});

test('a page gets what belongs to no module, and all of the modules that it names', () => {
  const always = [
    ':root{--mark:url("data:image/svg+xml,%3Csvg d=\'{\'/%3E")}',
    '@media (width<=40rem){:root{--gap:1rem}}',
    '@font-face{font-family:A;src:url(/assets/a.woff2)}',
  ];
  expect(cut()).toBe(always.join(''));
  expect(cut('9z8y7')).toBe(
    [
      '._card_1a2b3_1 ._name_1a2b3_9,._card_9z8y7_4{margin:0}',
      always[0],
      '@media (width<=40rem){:root{--gap:1rem}._card_9z8y7_4{gap:0}}',
      '@media print{@supports (gap:1px){._card_9z8y7_4{gap:0}}}',
      always[2],
    ].join(''),
  );
  expect(cut('1a2b3')).toContain('@keyframes _arrive_1a2b3_1');
});

test('modules are known by the names of their classes, wherever these stand', () => {
  const html =
    '<p class="_small_12x86_1 _a_1dyco_10" data-shown="_offered_b9hpk_2"><i class="_a_12345_x plain_1">';
  expect([...namedModules(html)]).toEqual(['12x86', '1dyco', 'b9hpk']);
});

test('what is no sheet of the build is not taken for one', () => {
  for (const broken of ['a{color:red', 'a{content:"}', '@media print{a{}']) {
    expect(() => readStyleRules(broken)).toThrow('has no end');
  }
});
