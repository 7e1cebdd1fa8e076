import { describe, expect, test } from 'vitest';
import { isForeign } from './ignore-extension-errors.ts';

const withStack = (stack: string) =>
  Object.assign(new Error('Cannot read properties of undefined'), { stack });

describe('silenced are', () => {
  test.each(['chrome-extension', 'moz-extension', 'safari-extension', 'safari-web-extension'])(
    'errors of a script at %s://',
    (scheme) => {
      expect(isForeign({ filename: `${scheme}://abcdef/inpage.js`, reason: new Error('x') })).toBe(true);
      expect(isForeign({ reason: withStack(`Error: x\n    at f (${scheme}://abcdef/inpage.js:1:2)`) })).toBe(
        true,
      );
    },
  );

  test.each([
    'MetaMask: Lost connection to the service worker',
    'Cannot redefine property: ethereum',
    'Cannot set property ethereum of #<Window> which has only a getter',
    'Failed to connect to Phantom Wallet',
    'Cannot redefine property: solana',
    "Cannot assign to read only property 'tronLink' of object '#<Window>'",
    'TronLink: the user rejected the request',
    'Could not reach Phantom',
  ])('a wallet’s words: %s', (message) => {
    expect(isForeign({ reason: new Error(message) })).toBe(true);
    expect(isForeign({ reason: message })).toBe(true);
    expect(isForeign({ reason: { code: 4001, message } })).toBe(true);
  });

  test('a wallet’s number without a word', () => {
    expect(isForeign({ reason: { code: 4001 } })).toBe(true);
    expect(isForeign({ reason: Object.assign(new Error('Rejected'), { code: 4900 }) })).toBe(true);
  });

  test('a crossing between pages that was cut short', () => {
    expect(isForeign({ reason: new DOMException('Transition was skipped', 'AbortError') })).toBe(true);
    const late = 'Transition was aborted because of timeout in DOM update';
    expect(isForeign({ reason: new DOMException(late, 'TimeoutError') })).toBe(true);
  });
});

test.each([
  [new Error('x is not a function')],
  [new TypeError('Failed to fetch')],
  [new DOMException('The user aborted a request.', 'AbortError')],
  [new Error('The transition table is empty')],
  [withStack('Error: x\n    at f (https://example.com/assets/site.js:1:2)')],
  [{ code: 404 }],
  ['a plain word'],
  [undefined],
  [null],
])('the site’s own errors are not: %s', (reason) => {
  expect(isForeign({ filename: 'https://example.com/assets/site.js', reason })).toBe(false);
});
