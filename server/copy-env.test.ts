import { expect, test } from 'vitest';
import { newCopyKey } from '../core/copies/encryption/copy-key.ts';
import { copyConfigOf, EnvError, readEnv } from './env.ts';

const s3 = { S3_BUCKET: 'my-site', S3_PREFIX: 'sites/news' };

test('a folder, a bucket and keys are taken as they are given', () => {
  const [one, other] = [newCopyKey(), newCopyKey()];
  const env = readEnv({
    ...s3,
    BACKUP_FOLDER: '/var/backups/site',
    BACKUP_KEY: `${one},${other}`,
    DATA_DIR: '/data',
  });
  expect(copyConfigOf(env)).toMatchObject({
    dataDir: '/data',
    folder: '/var/backups/site',
    bucket: { bucket: 'my-site', prefix: 'sites/news/copies/' },
    continuousTo: undefined,
  });
  expect(copyConfigOf(env).keys).toHaveLength(2);
  expect(copyConfigOf(readEnv({}))).toMatchObject({ folder: undefined, bucket: undefined, keys: [] });
});

test.each([
  [{ CONTINUOUS_COPY: 'bucket', ...s3 }, 'bucket'],
  [{ CONTINUOUS_COPY: 'Folder', BACKUP_FOLDER: '/copies' }, 'folder'],
  [{ CONTINUOUS_COPY: 'off' }, undefined],
])('%j sends every change to: %s', (variables, place) => {
  expect(copyConfigOf(readEnv(variables)).continuousTo).toBe(place);
});

test('copies hold the contents of pictures, unless they are to name them', () => {
  expect(copyConfigOf(readEnv(s3)).picturesAs).toBe('contents');
  expect(copyConfigOf(readEnv({ ...s3, COPY_PICTURES: 'References' })).picturesAs).toBe('references');
});

test.each([
  [{ BACKUP_KEY: 'a word' }, 'BACKUP_KEY'],
  [{ COPY_PICTURES: 'none', ...s3 }, 'COPY_PICTURES'],
  [{ COPY_PICTURES: 'references' }, 'S3_BUCKET'],
  [{ CONTINUOUS_COPY: 'on' }, 'CONTINUOUS_COPY'],
  [{ CONTINUOUS_COPY: 'bucket' }, 'S3_BUCKET'],
  [{ CONTINUOUS_COPY: 'folder' }, 'BACKUP_FOLDER'],
  [{ CONTINUOUS_COPY: 'bucket', ...s3, DATABASE_URL: 'postgres://site@127.0.0.1/site' }, 'embedded database'],
])('%j stops the start with a line that names %s', (variables, named) => {
  expect(() => readEnv(variables)).toThrow(EnvError);
  expect(() => readEnv(variables)).toThrow(named);
});

test('a key that can’t be used is not repeated', () => {
  const secret = newCopyKey().slice(0, -3);
  const read = () => readEnv({ BACKUP_KEY: secret });
  expect(read).toThrow('BACKUP_KEY');
  expect(read).not.toThrow(secret);
});
