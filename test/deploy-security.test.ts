import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

const read = (path: string) => readFileSync(new URL(`../${path}`, import.meta.url), 'utf8');
const nginx = read('deploy/nginx.conf');
const caddy = read('deploy/Caddyfile');

/** The proxy headers the site trusts, from its code. */
function countryHeaders(): string[] {
  const list = /const countryHeaders = \[([^\]]+)\]/.exec(read('server/request-context.ts'))?.[1] ?? '';
  return [...list.matchAll(/'([\w-]+)'/g)].map(([, name]) => name ?? '');
}

describe('the example proxy configurations', () => {
  test('the example proxies remove country headers sent by visitors', () => {
    const names = countryHeaders();
    expect(names.length).toBeGreaterThan(2);
    const dropped = (text: string, line: RegExp) =>
      [...text.matchAll(line)].map(([, name]) => name?.toLowerCase()).sort();
    expect(dropped(nginx, /proxy_set_header ([\w-]+) "";/g).filter((name) => name !== 'connection')).toEqual(
      [...names].sort(),
    );
    expect(dropped(caddy, /header_up -([\w-]+)/g)).toEqual([...names].sort());
  });

  test('the example proxies set no header in a location block, where nginx would drop the server’s', () => {
    const places = [...nginx.matchAll(/location [^{]+\{([^}]*)\}/g)].map(([, body]) => body ?? '');
    expect(places.length).toBeGreaterThan(2);
    expect(places.filter((body) => body.includes('proxy_set_header'))).toEqual([]);
  });

  test.each([
    ['nginx.conf', 2],
    ['Caddyfile', 1],
    ['compose/Caddyfile', 1],
    ['haproxy.cfg', 1],
  ] as const)('%s never logs a review link', (file, masks) => {
    const text = read(`deploy/${file}`);
    expect(
      text.match(/access_log \S+ site;|request>uri regexp.*"|set-var\(txn.logged\).*regsub/g) ?? [],
    ).toHaveLength(masks);
    expect(text).toMatch(masks ? /review/ : /access_log off/);
  });

  test('the example proxies redirect pages to HTTPS and reject API clients without it', () => {
    const [, plain = ''] = /server \{\s*listen 80;([\s\S]*?)\n\}/.exec(nginx) ?? [];
    expect(plain).toMatch(/location \/api\/ \{\s*return 403;\s*\}/);
    expect(plain).toMatch(/location \/ \{\s*return 301 https:/);
    const [, http = ''] = /\nhttp:\/\/[^{]+\{([\s\S]*?)\n\}/.exec(caddy) ?? [];
    expect(http).toMatch(/handle \/api\/\* \{\s*respond 403\s*\}\s*handle \{\s*redir https:/);
  });

  test('the example proxies allow only TLS 1.2 and 1.3, with forward secrecy and authenticated ciphers', () => {
    expect(/ssl_protocols ([^;]+);/.exec(nginx)?.[1]).toBe('TLSv1.2 TLSv1.3');
    const ciphers = /ssl_ciphers ([^;]+);/.exec(nginx)?.[1]?.split(':') ?? [];
    expect(ciphers.length).toBeGreaterThan(3);
    expect(ciphers.filter((name) => !/^ECDHE-.*(GCM|POLY1305)/.test(name))).toEqual([]);
    // Caddy's defaults are the same and must not be widened.
    expect(caddy).not.toMatch(/\bprotocols\b|\bciphers\b/);
  });
});
