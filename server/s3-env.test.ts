import { expect, test } from 'vitest';
import { EnvError, readEnv } from './env.ts';

const bucket = { S3_BUCKET: 'my-site' };

test('a bucket of AWS needs its name alone', () => {
  expect(readEnv(bucket).s3).toEqual({
    endpoint: undefined,
    region: 'us-east-1',
    bucket: 'my-site',
    prefix: '',
    keys: undefined,
    hasPathStyle: false,
  });
});

test('another store is named by its origin, with keys and a prefix that ends in one slash', () => {
  const { s3 } = readEnv({
    ...bucket,
    S3_ENDPOINT: 'http://127.0.0.1:9000/',
    S3_REGION: 'auto',
    S3_PREFIX: 'sites/news/',
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
  const inHost = readEnv({ ...bucket, S3_ENDPOINT: 'https://s3.example.com', S3_FORCE_PATH_STYLE: 'OFF' });
  expect(inHost.s3?.hasPathStyle).toBe(false);
});

test.each([
  ['S3_BUCKET', 'My_Site'],
  ['S3_BUCKET', 'ab'],
  ['S3_ENDPOINT', 's3.example.com'],
  ['S3_ENDPOINT', 'https://s3.example.com/my-site'],
  ['S3_ENDPOINT', 'https://key:secret@s3.example.com'],
  ['S3_REGION', 'eu central'],
  ['S3_PREFIX', '../other'],
  ['S3_PREFIX', '/news'],
  ['S3_PREFIX', 'a//b'],
  ['S3_FORCE_PATH_STYLE', 'perhaps'],
])('%s=%s stops with one line that names it', (name, value) => {
  const read = () => readEnv({ ...bucket, [name]: value });
  expect(read).toThrow(EnvError);
  expect(read).toThrow(new RegExp(`^${name} [^\\n]+\\.$`));
  expect(read).toThrow(/^(?!.*secret@)/);
});

test('half of the keys, and settings of no bucket, are told and not passed over', () => {
  expect(() => readEnv({ ...bucket, S3_SECRET_ACCESS_KEY: 'quiet words' })).toThrow(
    /^S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY belong together(?!.*quiet)/,
  );
  expect(() => readEnv({ S3_ENDPOINT: 'https://s3.example.com' })).toThrow(
    /^S3_ENDPOINT .* without S3_BUCKET/,
  );
});
