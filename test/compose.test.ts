import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { readEnv } from '../server/env.ts';

const root = join(import.meta.dirname, '..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');

interface Service {
  image: string;
  read_only?: boolean;
  ports?: string[];
  cap_drop?: string[];
  stop_grace_period?: string;
  networks?: string[];
  volumes?: string[];
  environment?: Record<string, string>;
  depends_on?: Record<string, { condition: string }>;
}

interface Compose {
  services: Record<string, Service>;
  networks: Record<string, { internal?: boolean } | null>;
  volumes: Record<string, null>;
}

const text = read('compose.yaml');
const compose = parse(text, { merge: true }) as Compose;
const { services } = compose;
const sites = Object.values(services).filter(({ image }) => image === 'site:local');

/** The values that an operator sets, named as in the example. */
const example = Object.fromEntries(
  [...read('deploy/compose/example.env').matchAll(/^([A-Z_0-9]+)=(.*)$/gm)].map(
    ([, name = '', value = '']) => [name, value],
  ),
);

/** Matches `${NAME}`, `${NAME:-default}` and `${NAME:?error}`. */
const reference = /\$\{([A-Z_0-9]+)(?::[-?][^}]*)?\}/g;

test('two instances in compose.yaml share one set of settings, which the site accepts', () => {
  expect(sites).toHaveLength(2);
  const [first, second] = sites;
  expect(second?.environment).toEqual(first?.environment);
  const settings = Object.entries(first?.environment ?? {});
  expect(settings.length).toBeGreaterThan(5);
  const given = Object.fromEntries(
    settings.map(([name, value]) => [
      name,
      value.replace(reference, (_, each: string) => example[each] || 'a-value-of-ones-own'),
    ]),
  );
  expect(readEnv(given)).toMatchObject({
    siteUrl: 'https://www.example.com',
    trustProxy: 1,
    metrics: { port: 9464, host: '0.0.0.0' },
  });
});

test('the example environment file contains every value to be set, and no other', () => {
  const asked = new Set([...text.matchAll(reference)].map(([, name]) => name));
  expect([...asked].toSorted()).toEqual(Object.keys(example).toSorted());
  // A secret in the example would be public.
  for (const [name, value] of Object.entries(example))
    if (/PASSWORD|SECRET/.test(name)) expect(value, name).toBe('');
});

test('the site’s container can write only its data, and only Caddy is reachable from outside', () => {
  for (const site of sites) {
    expect(site).toMatchObject({ read_only: true, cap_drop: ['ALL'] });
    expect(Number.parseInt(site.stop_grace_period ?? '', 10)).toBeGreaterThan(10);
  }
  const open = Object.entries(services).filter(([, { ports }]) => ports);
  expect(open.map(([name]) => name)).toEqual(['caddy']);
  expect(compose.networks.inside?.internal).toBe(true);
  for (const name of ['postgres', 'object-store']) expect(services[name]?.networks).toEqual(['inside']);
});

test('the Caddy proxy balances both instances, trusts no country header, and has the site’s limits', () => {
  const caddy = read('deploy/compose/Caddyfile');
  const names = Object.entries(services)
    .filter(([, each]) => sites.includes(each))
    .map(([name]) => `${name}:3000`);
  expect(caddy).toContain(`reverse_proxy ${names.join(' ')} {`);
  const single = read('deploy/Caddyfile');
  const lines = (config: string, line: RegExp) => [...config.matchAll(line)].map(([whole]) => whole);
  for (const line of [/header_up -[\w-]+/g, /max_size \w+/g, /response_header_timeout \w+/g])
    expect(lines(caddy, line)).toEqual(lines(single, line));
  expect(caddy).toMatch(/handle \/api\/\* \{\s*respond 403\s*\}\s*handle \{\s*redir https:/);
});
