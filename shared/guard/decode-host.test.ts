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

test('random letters come back', () => {
  let state = 7;
  const next = (below: number) => {
    state = (Math.imul(state, 1103515245) + 12345) & 0x7fffffff;
    return (state >>> 8) % below;
  };
  const alphabet = 'abcxyz019éñüßжλ中文한א'.replace('ß', '');
  for (let count = 0; count < 500; count += 1) {
    const host = Array.from({ length: 1 + next(12) }, () => alphabet[next(alphabet.length)]).join('');
    if (!URL.canParse(`https://a${host}.example/`)) continue;
    const ascii = written(`a${host}.example`);
    if (!ascii.startsWith('xn--')) continue;
    expect(decodedHosts(ascii), host).toBe(domainToUnicode(ascii).split('.')[0]);
  }
});

test('what is no Punycode ends no search', () => {
  expect(decodedHosts('a plain text')).toBe('');
  for (const text of ['xn---', 'xn--9999999999999999', 'xn--a-é', 'xn--zzzzzzzzzzzzzzzzzzzzzzzzzzzzzzz'])
    expect(typeof decodedHosts(text)).toBe('string');
  const begun = performance.now();
  decodedHosts('xn--zzzz9999'.repeat(50_000));
  expect(performance.now() - begun).toBeLessThan(1500);
});
