import { expect, test } from 'vitest';
import { decodeReferences } from './decode-references.ts';

test.each([
  ['a &amp; b &lt;c&gt;', 'a & b <c>'],
  ['caf&eacute; &#8217;n&#x27; tea', "café ’n' tea"],
  ['without its end &copy 2026 &ampere', 'without its end © 2026 &ere'],
  ['of no meaning &nonsense; & alone &; &#;', 'of no meaning &nonsense; & alone &; &#;'],
  ['twice escaped &amp;lt;b&amp;gt;', 'twice escaped &lt;b&gt;'],
  ['by old numbers &#150; &#151;', 'by old numbers – —'],
  ['&nbsp;', '\u00a0'],
])('%s reads %s', (written, expected) => {
  expect(decodeReferences(written)).toBe(expected);
  // From memory it reads the same.
  expect(decodeReferences(written)).toBe(expected);
});
