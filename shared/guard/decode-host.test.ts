import { domainToUnicode } from 'node:url';
import { expect, test } from 'vitest';
import { decodedHosts } from './decode-host.ts';

const written = (host: string) => new URL(`https://${host}/`).hostname;

test.each([
  'peñalver.example',
  'müller-börse.de',
  '例え.テスト',
  'vеxdale.example',
  'bücher.example',
  'ελ.gr',
])('the letters of a host are read as browsers read them: %s', (host) => {
  const labels = domainToUnicode(written(host)).split('.');
  const others = labels.filter((_, at) => written(host).split('.')[at]?.startsWith('xn--'));
  expect(decodedHosts(`see https://${written(host)}/a?b`)).toBe(others.join('\n'));
});

test('what is no Punycode ends no search', () => {
  expect(decodedHosts('a plain text')).toBe('');
  for (const text of ['xn---', 'xn--9999999999999999', 'xn--a-é', 'xn--zzzzzzzzzzzzzzzzzzzzzzzzzzzzzzz'])
    expect(typeof decodedHosts(text)).toBe('string');
  const begun = performance.now();
  decodedHosts('xn--zzzz9999'.repeat(50_000));
  expect(performance.now() - begun).toBeLessThan(1500);
});
