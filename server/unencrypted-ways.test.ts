import { expect, test } from 'vitest';
import { unencryptedWays } from './unencrypted-ways.ts';

const named = (databaseUrl: string | undefined, siteUrl?: string) =>
  unencryptedWays({ databaseUrl, siteUrl }).map((line) => line.split(' ')[0]);

test.each([
  undefined,
  'postgres://localhost/site',
  'postgres://[::1]/site',
  'postgres:///site?host=/run/postgresql',
  'postgres://db.example/site?sslmode=verify-full',
  'postgres://db.example/site?ssl=true',
])('%s can be read along by nobody', (address) => {
  expect(named(address)).toEqual([]);
});

test.each([
  'postgres://db.example/site',
  'postgres://db/site?sslmode=no-verify',
  'postgres://db/site?uselibpqcompat=true&sslmode=require',
  'postgres://localhost.example/site',
  'postgres://localhost/site?host=db.example',
])('%s can be read along, or answered by another', (address) => {
  expect(named(address)).toEqual(['DATABASE_URL']);
});

test('a site without https is told, but for one on this machine', () => {
  expect(named(undefined, 'http://site.example')).toEqual(['SITE_URL']);
  for (const safe of ['https://site.example', 'http://localhost:3000', 'http://127.0.0.1:3000']) {
    expect(named(undefined, safe)).toEqual([]);
  }
});

test('every way to a database is looked at', () => {
  const address = 'postgres://db.example/site';
  const lines = unencryptedWays({
    databaseUrl: undefined,
    siteUrl: undefined,
    databaseDirectUrl: address,
    databaseReplicaUrl: address,
  });
  expect(lines.map((line) => line.split(' ')[0])).toEqual(['DATABASE_DIRECT_URL', 'DATABASE_REPLICA_URL']);
});

test('no sentence repeats the address, which holds a password', () => {
  const [line] = unencryptedWays({ databaseUrl: 'postgres://u:secret@db/site', siteUrl: undefined });
  expect(line).not.toMatch(/secret|db\/site/);
});
