import { expect, test } from 'vitest';
import { signForAws } from './sign-for-aws.ts';

const keys = { id: 'AKIDEXAMPLE', secret: 'wJalrXUtnFEMI/K7MDENG+bPxRfiCYEXAMPLEKEY' };
const signer = { keys, region: 'us-east-1', service: 'service' };
const now = new Date('2015-08-30T12:36:00Z');

// AWS publishes these two with their results, as “get-vanilla” and “post-vanilla”.
test.each([
  ['GET', '5fa00fa31553b73ebf1942676e86291e8372ff2a2260956d9b8aae1d763fbf31'],
  ['POST', '5da7c1a2acd57cee7505fc6676e4e544621c30862966e37dddb68e92efbe5d6b'],
])('a %s is signed as AWS signs it', (method, signature) => {
  const url = new URL('https://example.amazonaws.com/');
  const headers = signForAws({ method, url, body: '' }, signer, now);
  expect(headers['X-Amz-Date']).toBe('20150830T123600Z');
  expect(headers.Authorization).toBe(
    `AWS4-HMAC-SHA256 Credential=AKIDEXAMPLE/20150830/us-east-1/service/aws4_request, SignedHeaders=host;x-amz-date, Signature=${signature}`,
  );
});

test('another body, address, moment or key has another signature', () => {
  const sign = (body: string, path: string, at: Date, secret: string) =>
    signForAws(
      { method: 'POST', url: new URL(path, 'https://example.amazonaws.com'), body },
      { ...signer, keys: { ...keys, secret } },
      at,
    ).Authorization;
  const later = new Date(now.getTime() + 1000);
  const all = [
    sign('', '/', now, keys.secret),
    sign('a', '/', now, keys.secret),
    sign('', '/a', now, keys.secret),
    sign('', '/', later, keys.secret),
    sign('', '/', now, 'another'),
  ];
  expect(new Set(all).size).toBe(all.length);
});
