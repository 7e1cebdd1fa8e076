import { describe, expect, test } from 'vitest';
import { isForeign } from './ignore-extension-errors.ts';

const ownScripts = 'https://example.com/assets/';
const ownFile = `${ownScripts}site-abc.js`;
const withStack = (stack: string, message = 'x') => Object.assign(new Error(message), { stack });
const foreign = (reason: unknown, filename?: string) =>
  isForeign({ reason, ...(filename !== undefined && { filename }) }, ownScripts);

describe('suppressed errors', () => {
  test.each(['chrome-extension', 'safari-web-extension', 'a-browser-of-tomorrow-extension'])(
    'suppresses errors from scripts at %s:',
    (scheme) => {
      const address = `${scheme}://abcdef/inpage.js`;
      expect(foreign(new TypeError('x is not a function'), address)).toBe(true);
      expect(foreign(undefined, address)).toBe(true);
      expect(foreign(withStack(`Error: x\n    at f (${address}:1:2)`))).toBe(true);
      expect(foreign(withStack(`f@${address}:1:2`))).toBe(true);
      expect(foreign({ stack: `f@${address}:1:2` })).toBe(true);
      // An extension wraps a function of the page.
      expect(foreign(withStack(`Error: x\n    at f (${address}:1:2)\n    at g (${ownFile}:1:2)`))).toBe(true);
    },
  );

  test.each([
    'MetaMask: Lost connection to the service worker',
    'Cannot redefine property: ethereum',
    'Failed to connect to Phantom Wallet',
    'Please connect wallet first',
  ])('suppresses an error with a wallet in its message: %s', (message) => {
    expect(foreign(new Error(message))).toBe(true);
    expect(foreign(message)).toBe(true);
    expect(foreign({ message })).toBe(true);
    expect(foreign(`Uncaught Error: ${message}`, 'https://example.com/blog')).toBe(true);
  });

  test.each([
    'User rejected the request.',
    'Request of type wallet_requestPermissions already pending',
    'The provider is disconnected from all chains.',
  ])('suppresses a typical wallet error: %s', (message) => {
    expect(foreign(new Error(message))).toBe(true);
    expect(foreign({ code: 4001, message })).toBe(true);
    expect(foreign(message)).toBe(true);
  });

  test.each([4001, 4902, -32603, '4001'])('suppresses an error with the wallet error code %s', (code) => {
    expect(foreign({ code })).toBe(true);
    expect(foreign(Object.assign(new Error('Rejected'), { code }))).toBe(true);
  });

  test.each([
    'Extension context invalidated.',
    'A listener indicated an asynchronous response by returning true, but the message channel closed before a response was received',
  ])('suppresses an error of a disconnected extension: %s', (message) => {
    expect(foreign(new Error(message))).toBe(true);
  });
});

describe('reported errors', () => {
  test.each([
    [new Error('x is not a function')],
    [new TypeError('Failed to fetch')],
    [new DOMException('The user aborted a request.', 'AbortError')],
    [new Error('The server rejected the request')],
    [withStack(`Error: x\n    at f (${ownFile}:1:2)`)],
    [{ code: 404 }],
    [{ message: 'Unknown file-extension: pdf' }],
    [undefined],
    [null],
  ])('reports the site’s error %o', (reason) => {
    expect(foreign(reason, ownFile)).toBe(false);
    expect(foreign(reason)).toBe(false);
    expect(foreign(reason, 'https://example.com/blog')).toBe(false);
  });

  test('reports an error of the site’s scripts even if its message mentions a wallet', () => {
    const message = 'The post on ethereum: user rejected the request';
    const stack = `Error: ${message}\n    at f (${ownFile}:1:2)`;
    expect(foreign(withStack(stack, message))).toBe(false);
    expect(foreign(Object.assign(withStack(stack, message), { code: 4001 }))).toBe(false);
    expect(foreign(`Uncaught Error: ${message}`, ownFile)).toBe(false);
  });
});
