import { resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { EnvError, readEnv } from './env.ts';

test('nothing set gives the defaults of the contract', () => {
  expect(readEnv({})).toEqual({
    port: 3000,
    host: '127.0.0.1',
    workers: 1,
    dataDir: resolve('./data'),
    databaseUrl: undefined,
    databaseDirectUrl: undefined,
    databaseReplicaUrl: undefined,
    databasePoolSize: 10,
    databaseWait: 60,
    ownerPassword: undefined,
    siteUrl: undefined,
    trustProxy: 0,
    importHosts: [],
    hasSampleContent: true,
    cdn: { maxAge: 0, staleWhileRevalidate: 0, staleIfError: 0, hasLanguageKey: false, purge: undefined },
    metrics: undefined,
    traces: undefined,
    mediaStore: 'database',
    s3: undefined,
    copies: { folder: undefined, keys: [], continuousTo: undefined, picturesAs: 'contents' },
    guardKey: undefined,
    logLevel: 'info',
  });
});

test('everything set is taken as it is meant', () => {
  const env = readEnv({
    PORT: ' 8080 ',
    HOST: '::',
    WORKERS: '4',
    DATA_DIR: '/var/lib/site',
    DATABASE_URL: 'postgresql://user:pass@db.example/site',
    DATABASE_DIRECT_URL: 'postgres://user:pass@db.example:5432/site',
    DATABASE_REPLICA_URL: 'postgres://user:pass@replica.example/site',
    OWNER_PASSWORD: ' with spaces ',
    SITE_URL: 'https://WWW.example.com/',
    TRUST_PROXY: '2',
    IMPORT_HOSTS: 'old.example, localhost:8081',
    SAMPLE_CONTENT: 'OFF',
    CDN_MAX_AGE: '60',
    CDN_STALE_WHILE_REVALIDATE: '30',
    CDN_STALE_IF_ERROR: '86400',
    CDN_LANGUAGE_KEY: 'on',
    CDN_PURGE_KIND: 'Varnish',
    CDN_PURGE_URL: 'https://cdn.example/purge http://10.0.0.2:6083',
    CDN_PURGE_HEADER: 'Authorization: Bearer secret:1',
    LOG_LEVEL: 'Warn',
  });
  expect(env).toMatchObject({
    port: 8080,
    host: '::',
    workers: 4,
    dataDir: '/var/lib/site',
    databaseUrl: 'postgresql://user:pass@db.example/site',
    databaseDirectUrl: 'postgres://user:pass@db.example:5432/site',
    databaseReplicaUrl: 'postgres://user:pass@replica.example/site',
    ownerPassword: ' with spaces ',
    siteUrl: 'https://www.example.com',
    trustProxy: 2,
    importHosts: [{ hostname: 'old.example' }, { hostname: 'localhost', port: 8081 }],
    hasSampleContent: false,
    cdn: {
      maxAge: 60,
      staleWhileRevalidate: 30,
      staleIfError: 86_400,
      hasLanguageKey: true,
      purge: {
        kind: 'varnish',
        urls: ['https://cdn.example/purge', 'http://10.0.0.2:6083/'],
        header: ['Authorization', 'Bearer secret:1'],
      },
    },
    logLevel: 'warn',
  });
});

test.each([
  [{ METRICS_PORT: '9464' }, { ownPort: { port: 9464, host: '127.0.0.1' }, token: undefined }],
  [
    { METRICS_PORT: '9464', HOST: '::', METRICS_HOST: '10.0.0.1' },
    { ownPort: { port: 9464, host: '10.0.0.1' }, token: undefined },
  ],
  [{ METRICS_TOKEN: 'sixteen-letters!' }, { ownPort: undefined, token: 'sixteen-letters!' }],
  [{ METRICS_HOST: '10.0.0.1' }, undefined],
])('where the metrics are: %j', (variables, metrics) => {
  expect(readEnv(variables).metrics).toEqual(metrics);
});

test('a variable that is set to nothing counts as unset', () => {
  const empty = { PORT: '', HOST: ' ', DATABASE_URL: '', OWNER_PASSWORD: '', SITE_URL: '', LOG_LEVEL: '' };
  expect(readEnv(empty)).toEqual(readEnv({}));
});

describe('an unusable value stops with one line that names its variable', () => {
  test.each([
    ['PORT', '65536'],
    ['PORT', '-1'],
    ['PORT', '3e3'],
    ['WORKERS', '0'],
    ['WORKERS', '1000'],
    ['DATABASE_URL', 'mysql://x/y'],
    ['DATABASE_DIRECT_URL', 'postgres://db/site'],
    ['DATABASE_REPLICA_URL', 'postgres://db/site'],
    ['OWNER_PASSWORD', 'x'.repeat(1001)],
    ['SITE_URL', 'www.example.com'],
    ['SITE_URL', 'https://example.com/blog'],
    ['TRUST_PROXY', 'true'],
    ['IMPORT_HOSTS', 'https://old.example/feed'],
    ['CDN_MAX_AGE', '86401'],
    ['CDN_LANGUAGE_KEY', 'es'],
    ['CDN_PURGE_KIND', 'squid'],
    ['CDN_PURGE_URL', 'cdn.example'],
    ['METRICS_PORT', '0'],
    ['METRICS_TOKEN', 'short'],
    ['OTEL_EXPORTER_OTLP_ENDPOINT', 'collector:4318'],
    ['MEDIA_STORE', 'disk'],
    ['MEDIA_STORE', 's3'],
    ['SAMPLE_CONTENT', 'maybe'],
    ['LOG_LEVEL', 'loud'],
  ])('%s=%s', (name, value) => {
    const read = () => readEnv({ [name]: value });
    expect(read).toThrow(EnvError);
    expect(read).toThrow(new RegExp(`^${name} [^\\n]+\\.$`));
  });

  test('without repeating a password', () => {
    for (const variables of [
      { DATABASE_URL: 'mysql://user:secret@db/site' },
      { OWNER_PASSWORD: 'secret'.repeat(200) },
      { METRICS_TOKEN: 'a secret' },
      { CDN_PURGE_URL: 'secret.example' },
      { CDN_PURGE_URL: 'https://cdn.example', CDN_PURGE_HEADER: 'Bearer secret' },
      { CDN_PURGE_URL: 'https://cdn.example', CDN_PURGE_HEADER: 'To ken: secret' },
    ]) {
      expect(() => readEnv(variables)).toThrow(/^(?!.*secret)/);
    }
  });
});
