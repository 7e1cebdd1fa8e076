import { createHash } from 'node:crypto';
import { ServerResponse } from 'node:http';
import { expect, test } from 'vitest';
import { inlineScript } from '../../shared/inline-script.ts';
import { setSecurityHeaders } from './security-headers.ts';

const known = `'sha256-${createHash('sha256').update(inlineScript).digest('base64')}'`;

function directives(options: Parameters<typeof setSecurityHeaders>[1]): Record<string, string> {
  const response = new ServerResponse({ method: 'GET' } as ConstructorParameters<typeof ServerResponse>[0]);
  setSecurityHeaders(response, options);
  const policy = String(response.getHeader('Content-Security-Policy'));
  return Object.fromEntries(policy.split('; ').map((line) => line.split(/ (.*)/s).slice(0, 2)));
}

test('a page for visitors talks to its own site only, and runs no inline script but the one whose hash is known', () => {
  const policy = directives({ https: true });
  expect(policy['connect-src']).toBe("'self'");
  expect(policy['script-src']).toBe(`'self' ${known}`);
});

test('browsers with Trusted Types let one policy be made on a public page, and two on the owner’s', () => {
  const types = ({
    'require-trusted-types-for': required,
    'trusted-types': made,
  }: Record<string, string>) => [required, made];
  expect(types(directives({ https: true }))).toEqual(["'script'", 'site-worker']);
  expect(types(directives({ nonce: 'abc', https: true }))).toEqual(["'script'", 'site-html default']);
  expect(types(directives({ nonce: 'abc', https: true, development: true }))).toEqual([undefined, undefined]);
});

test('what a policy refuses is told to this site', () => {
  expect(directives({ https: true })).toMatchObject({ 'report-uri': '/api/csp-reports', 'report-to': 'csp' });
});

test('an owner’s page may also upload to the image host, and nowhere else', () => {
  const policy = directives({ nonce: 'abc', https: true });
  expect(policy['connect-src']).toBe("'self' https://api.cloudinary.com");
  expect(policy['script-src']).toBe("'self' 'nonce-abc'");
});
