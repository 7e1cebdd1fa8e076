import type { IncomingMessage } from 'node:http';
import { expect, test } from 'vitest';
import { clientCountry } from './client-country.ts';

function from(headers: Record<string, string>): IncomingMessage {
  return { headers } as unknown as IncomingMessage;
}

test('a trusted proxy names the country in any of the headers in use', () => {
  for (const name of ['cf-ipcountry', 'x-vercel-ip-country', 'cloudfront-viewer-country', 'x-country-code']) {
    expect(clientCountry(from({ [name]: 'MX' }), 1), name).toBe('MX');
  }
});

test('without a trusted proxy nobody is believed', () => {
  expect(clientCountry(from({ 'cf-ipcountry': 'MX' }), 0)).toBeUndefined();
});

test('a proxy that does not know, or says nonsense, leaves it to the next header', () => {
  expect(clientCountry(from({}), 1)).toBeUndefined();
  expect(clientCountry(from({ 'cf-ipcountry': 'T1' }), 1)).toBeUndefined();
  expect(clientCountry(from({ 'cf-ipcountry': 'MX, US' }), 1)).toBeUndefined();
  expect(clientCountry(from({ 'cf-ipcountry': 'XX', 'x-country-code': 'ES' }), 1)).toBe('ES');
});
