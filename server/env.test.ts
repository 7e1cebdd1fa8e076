import { availableParallelism } from 'node:os';
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
    databasePoolSize: 10,
    databaseWait: 60,
    ownerPassword: undefined,
    siteUrl: undefined,
    trustProxy: 0,
    importHosts: [],
    hasSampleContent: true,
    cdn: { maxAge: 0, staleWhileRevalidate: 0, purge: undefined },
    mediaStore: 'database',
    s3: undefined,
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
    OWNER_PASSWORD: ' with spaces ',
    SITE_URL: 'https://WWW.example.com/',
    TRUST_PROXY: '2',
    IMPORT_HOSTS: 'old.example, localhost:8081',
    SAMPLE_CONTENT: 'OFF',
    CDN_MAX_AGE: '60',
    CDN_STALE_WHILE_REVALIDATE: '30',
    CDN_PURGE_URL: 'https://cdn.example/purge',
    CDN_PURGE_HEADER: 'Authorization: Bearer secret:1',
    LOG_LEVEL: 'Warn',
  });
  expect(env).toMatchObject({
    port: 8080,
    host: '::',
    workers: 4,
    dataDir: '/var/lib/site',
    databaseUrl: 'postgresql://user:pass@db.example/site',
    ownerPassword: ' with spaces ',
    siteUrl: 'https://www.example.com',
    trustProxy: 2,
    importHosts: [{ hostname: 'old.example' }, { hostname: 'localhost', port: 8081 }],
    hasSampleContent: false,
    cdn: {
      maxAge: 60,
      staleWhileRevalidate: 30,
      purge: { url: 'https://cdn.example/purge', header: ['Authorization', 'Bearer secret:1'] },
    },
    logLevel: 'warn',
  });
});

test('as many workers as the machine has cores for, where it is asked to say', () => {
  expect(readEnv({ WORKERS: 'Auto' }).workers).toBe(availableParallelism());
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
    ['PORT', 'http'],
    ['WORKERS', '0'],
    ['WORKERS', '-2'],
    ['WORKERS', 'all'],
    ['WORKERS', '1000'],
    ['DATABASE_URL', 'mysql://x/y'],
    ['DATABASE_URL', 'site.db'],
    ['OWNER_PASSWORD', 'x'.repeat(1001)],
    ['SITE_URL', 'www.example.com'],
    ['SITE_URL', 'ftp://example.com'],
    ['SITE_URL', 'https://example.com/blog'],
    ['SITE_URL', 'https://example.com/?a=b'],
    ['TRUST_PROXY', 'true'],
    ['TRUST_PROXY', '11'],
    ['IMPORT_HOSTS', 'https://old.example/feed'],
    ['CDN_MAX_AGE', '86401'],
    ['CDN_STALE_WHILE_REVALIDATE', '-1'],
    ['CDN_PURGE_URL', 'cdn.example'],
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
      { CDN_PURGE_URL: 'secret.example' },
      { CDN_PURGE_URL: 'https://cdn.example', CDN_PURGE_HEADER: 'Bearer secret' },
      { CDN_PURGE_URL: 'https://cdn.example', CDN_PURGE_HEADER: 'To ken: secret' },
    ]) {
      expect(() => readEnv(variables)).toThrow(/^(?!.*secret)/);
    }
  });
});
