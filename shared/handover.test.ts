import { expect, test } from 'vitest';
import { fileNameFor, savedAs } from './handover.ts';

test.each([
  ['What a chair says', 'What a chair says.docx'],
  ['¿Qué dice una silla?', '¿Qué dice una silla.docx'],
  ['A/B: “c” <d> | e*?', 'A B “c” d e.docx'],
  ['../../etc/passwd', 'etc passwd.docx'],
  ['  . dots. ', 'dots.docx'],
  ['a\u0000b\u202ec\nd', 'a b c d.docx'],
  ['', 'a-slug.docx'],
  ['???', 'a-slug.docx'],
  ['CON', 'a-slug.docx'],
  ['x'.repeat(300), `${'x'.repeat(80)}.docx`],
])('“%s” is a name that every system keeps', (title, name) => {
  expect(fileNameFor(title, 'a-slug', 'word')).toBe(name);
});

test('the header has the name in ASCII, and as it is', () => {
  expect(savedAs("Año (d'or).docx")).toBe(
    `attachment; filename="Ano (d'or).docx"; filename*=UTF-8''A%C3%B1o%20%28d%27or%29.docx`,
  );
  expect(savedAs('a "b" %41.md')).toContain('filename="a b 41.md"');
});
