import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseEnv } from 'node:util';
import { describe, expect, test } from 'vitest';
import { generateBackupKey } from '../core/scheduled-backups/backup-keys.ts';
import { backupConfigOf, EnvError, readEnv, removedVariables } from './env.ts';

test('uses the defaults if no variable is set', () => {
  expect(readEnv({})).toEqual({
    port: 3000,
    host: '127.0.0.1',
    workers: 1,
    dataDir: resolve('./data'),
    databaseUrl: undefined,
    databasePoolSize: 10,
    ownerPassword: undefined,
    siteUrl: undefined,
    trustProxy: 0,
    importHosts: [],
    hasSampleContent: true,
    cdn: { maxAge: 0, purge: undefined },
    metrics: undefined,
    mediaStore: 'database',
    s3: undefined,
    copies: { folder: undefined, keys: [] },
    guardKey: undefined,
    logLevel: 'info',
    removed: [],
  });
});

test.each([
  ['PORT', ' 8080 ', { port: 8080 }],
  ['HOST', '::', { host: '::' }],
  ['WORKERS', '4', { workers: 4 }],
  ['DATA_DIR', '/var/lib/site', { dataDir: '/var/lib/site' }],
  ['DATABASE_URL', 'postgresql://a:b@db.example/site', { databaseUrl: 'postgresql://a:b@db.example/site' }],
  ['OWNER_PASSWORD', ' with spaces ', { ownerPassword: ' with spaces ' }],
  ['SITE_URL', 'https://WWW.example.com/', { siteUrl: 'https://www.example.com' }],
  ['TRUST_PROXY', '2', { trustProxy: 2 }],
  [
    'IMPORT_HOSTS',
    'a.example, b:81',
    { importHosts: [{ hostname: 'a.example' }, { hostname: 'b', port: 81 }] },
  ],
  ['SAMPLE_CONTENT', 'OFF', { hasSampleContent: false }],
  ['CDN_MAX_AGE', '60', { cdn: { maxAge: 60 } }],
  ['LOG_LEVEL', 'Warn', { logLevel: 'warn' }],
] as const)('accepts %s=%s', (name, value, meant) => {
  expect(readEnv({ [name]: value })).toMatchObject(meant);
});

const cdn = { CDN_PURGE_URL: 'https://cdn.example/purge', CDN_PURGE_HEADER: 'Authorization: Bearer a:1' };
const json = { 'Content-Type': 'application/json' };
const named = { 'Surrogate-Key': 'pages' };

test.each([
  ['', { method: 'POST', headers: { ...json, ...named }, body: '{"tags":["pages"]}' }],
  ['PURGE ', { method: 'PURGE', headers: named }],
])('reads the CDN purge configuration: %s', (method, { headers, ...request }) => {
  expect(readEnv({ ...cdn, CDN_PURGE_URL: method + cdn.CDN_PURGE_URL }).cdn.purge).toEqual({
    url: 'https://cdn.example/purge',
    ...request,
    headers: { ...headers, Authorization: 'Bearer a:1' },
  });
});

test.each([
  [{ METRICS_PORT: '9464' }, { port: 9464, host: '127.0.0.1' }],
  [
    { METRICS_PORT: '9464', HOST: '::' },
    { port: 9464, host: '::' },
  ],
  [
    { METRICS_PORT: '10.0.0.1:9464', HOST: '::' },
    { port: 9464, host: '10.0.0.1' },
  ],
  [{ METRICS_PORT: '9464', METRICS_TOKEN: 'of an earlier version' }, undefined],
  [{ METRICS_PORT: '[::1]:9464' }, { port: 9464, host: '::1' }],
  [{ METRICS_PORT: '9464', METRICS_HOST: '10.0.0.1' }, undefined],
])('reads the address for metrics: %j', (variables, metrics) => {
  expect(readEnv(variables).metrics).toEqual(metrics);
});

test('treats an empty variable as unset', () => {
  const empty = { PORT: '', HOST: ' ', DATABASE_URL: '', OWNER_PASSWORD: '', SITE_URL: '', LOG_LEVEL: '' };
  expect(readEnv(empty)).toEqual(readEnv({}));
});

describe('invalid environment variables', () => {
  test.each([
    ['PORT', '65536'],
    ['WORKERS', '0'],
    ['DATABASE_URL', 'mysql://x/y'],
    ['OWNER_PASSWORD', 'x'.repeat(1001)],
    ['SITE_URL', 'https://example.com/blog'],
    ['TRUST_PROXY', 'true'],
    ['IMPORT_HOSTS', 'https://old.example/feed'],
    ['CDN_MAX_AGE', '86401'],
    ['CDN_PURGE_URL', 'cdn.example'],
    ['CDN_PURGE_URL', 'https://one.example https://other.example'],
    ['METRICS_PORT', '0'],
    ['MEDIA_STORE', 'disk'],
    ['MEDIA_STORE', 's3'],
    ['SAMPLE_CONTENT', 'maybe'],
    ['LOG_LEVEL', 'loud'],
  ])('stops the start with one line that names the invalid variable: %s=%s', (name, value) => {
    const read = () => readEnv({ [name]: value });
    expect(read).toThrow(EnvError);
    expect(read).toThrow(new RegExp(`^${name} [^\\n]+\\.$`));
  });

  test('doesn’t print the password of an invalid variable', () => {
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

const root = join(import.meta.dirname, '..');
const example = readFileSync(join(root, '.env.example'), 'utf8');
/** Returns the variables that the site reads, in order. */
function asked(): string[] {
  const names = new Set<string>();
  const note = (name: string | symbol) => {
    if (typeof name === 'string') names.add(name);
    return undefined;
  };
  readEnv(new Proxy({}, { get: (_, name) => note(name), has: (_, name) => note(name) ?? false }));
  // Some variables are read only if another is set.
  const set: Record<string, string> = { ...cdn, METRICS_PORT: '9464' };
  readEnv(new Proxy(set, { get: (_, name: string) => note(name) ?? set[name] }));
  return [...names].filter((name) => !Object.hasOwn(removedVariables, name) && name !== 'S3_PREFIX');
}

test('.env.example lists exactly the variables that the site reads', () => {
  const named = [...example.matchAll(/^#?([A-Z][A-Z0-9_]+)=/gm)].map(([, name]) => name);
  expect(asked().length).toBeGreaterThan(10);
  expect(named.toSorted()).toEqual(asked().toSorted());
});

test('an unchanged .env.example changes nothing', () => {
  expect(readEnv(parseEnv(example))).toEqual(readEnv({}));
});

test('the suggested values in .env.example are valid', () => {
  const suggested = parseEnv(example.replaceAll(/^#(?=[A-Z][A-Z0-9_]+=)/gm, ''));
  expect(readEnv(suggested)).toMatchObject({ siteUrl: 'https://www.example.com' });
});

test('every npm script that runs the site reads .env', () => {
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    scripts: Record<string, string>;
  };
  for (const name of ['start', 'dev', 'site'])
    expect(scripts[name]).toMatch(/^node .*--env-file-if-exists=\.env /);
});

const bucket = { S3_BUCKET: 'my-site' };

test('an AWS bucket needs only its name', () => {
  expect(readEnv(bucket).s3).toEqual({
    endpoint: undefined,
    region: 'us-east-1',
    bucket: 'my-site',
    prefix: '',
    keys: undefined,
    hasPathStyle: false,
  });
});

test('other object storage needs an origin and keys, and its prefix ends with one slash', () => {
  const { s3 } = readEnv({
    ...bucket,
    S3_ENDPOINT: 'http://127.0.0.1:9000/',
    S3_REGION: 'auto',
    S3_BUCKET: 'my-site/sites/news/',
    S3_ACCESS_KEY_ID: 'key',
    S3_SECRET_ACCESS_KEY: 'quiet words',
  });
  expect(s3).toEqual({
    endpoint: 'http://127.0.0.1:9000',
    region: 'auto',
    bucket: 'my-site',
    prefix: 'sites/news/',
    keys: { id: 'key', secret: 'quiet words' },
    hasPathStyle: true,
  });
});

test.each([
  ['S3_BUCKET', 'My_Site'],
  ['S3_ENDPOINT', 's3.example.com'],
  ['S3_ENDPOINT', 'https://s3.example.com/my-site'],
  ['S3_ENDPOINT', 'https://key:secret@s3.example.com'],
  ['S3_REGION', 'eu central'],
  ['S3_BUCKET', 'my-site/../other'],
  ['S3_PREFIX', 'sites/news'],
])('stops the start with one line that names the storage variable: %s=%s', (name, value) => {
  const read = () => readEnv({ ...bucket, [name]: value });
  expect(read).toThrow(EnvError);
  expect(read).toThrow(new RegExp(`^${name} [^\\n]+\\.$`));
  expect(read).toThrow(/^(?!.*secret@)/);
});

test('reports an incomplete pair of keys and storage settings without a bucket', () => {
  expect(() => readEnv({ ...bucket, S3_SECRET_ACCESS_KEY: 'quiet words' })).toThrow(
    /^Set both S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY(?!.*quiet)/,
  );
  expect(() => readEnv({ S3_ENDPOINT: 'https://s3.example.com' })).toThrow(
    /^S3_ENDPOINT .* without S3_BUCKET/,
  );
});

const s3 = { S3_BUCKET: 'my-site/sites/news' };

test('uses backup folder, bucket and keys as given', () => {
  const [one, other] = [generateBackupKey(), generateBackupKey()];
  const env = readEnv({
    ...s3,
    BACKUP_FOLDER: '/var/backups/site',
    BACKUP_KEY: `${one},${other}`,
    DATA_DIR: '/data',
  });
  expect(backupConfigOf(env)).toMatchObject({
    dataDir: '/data',
    folder: '/var/backups/site',
    bucket: { bucket: 'my-site', prefix: 'sites/news/copies/' },
  });
  expect(backupConfigOf(env).keys).toHaveLength(2);
  expect(backupConfigOf(readEnv({}))).toMatchObject({ folder: undefined, bucket: undefined, keys: [] });
});

test('reports variables of earlier versions without stopping the start', () => {
  const { removed } = readEnv({ CONTINUOUS_COPY: 'bucket', CDN_LANGUAGE_KEY: 'on', PORT: '1' });
  expect(removed).toEqual([
    expect.stringContaining('CONTINUOUS_COPY'),
    expect.stringContaining('CDN_LANGUAGE_KEY'),
  ]);
  expect(removed[0]).toContain('npm run site -- recover');
});

test.each([[{ BACKUP_KEY: 'a word' }, 'BACKUP_KEY']])(
  'stops the start for the backup settings %j with a line that names %s',
  (variables, named) => {
    expect(() => readEnv(variables)).toThrow(EnvError);
    expect(() => readEnv(variables)).toThrow(named);
  },
);

test('never prints an invalid backup key', () => {
  const secret = generateBackupKey().slice(0, -3);
  const read = () => readEnv({ BACKUP_KEY: secret });
  expect(read).toThrow('BACKUP_KEY');
  expect(read).not.toThrow(secret);
});
