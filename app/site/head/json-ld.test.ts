import { expect, test } from 'vitest';
import { scriptSafeJson } from './json-ld.tsx';

test('no text can end the script element or open a comment in it', () => {
  const json = scriptSafeJson({ headline: '</script><script>alert(1)</script><!-- ]]>' });
  expect(json).not.toMatch(/[<>]/);
});

test('reads back as what was written', () => {
  const value = { headline: '</script> & “quotes” \u2028 \\u003c', list: [1, 'ñ'] };
  expect(JSON.parse(scriptSafeJson(value))).toEqual(value);
});
