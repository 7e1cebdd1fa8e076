import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { generateBackupKey, parseBackupKey, parseBackupKeys } from './backup-keys.ts';
import { type DecryptionError, decrypt, encrypt, isEncrypted, keyIdOf } from './encryption.ts';

function newKey() {
  const key = parseBackupKey(generateBackupKey());
  if (!key) throw new Error('No key');
  return key;
}

const key = newKey();
/** age encrypts its payload in chunks of 64 KiB. */
const pieceBytes = 64 * 1024;

async function collect(body: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const pieces: Uint8Array[] = [];
  for await (const piece of body) pieces.push(piece);
  return Buffer.concat(pieces);
}

/** Yields the bytes in chunks of irregular size, as from a disk or network. */
async function* arriving(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += 70_001) yield bytes.subarray(at, at + 70_001);
}

/** Decrypts the bytes, or returns the error code. */
async function opened(bytes: Uint8Array, keys = [key]): Promise<string> {
  return collect(decrypt(arriving(bytes), keys)).then(
    (plain) => plain.toString('hex'),
    (error: DecryptionError) => error.code,
  );
}

test.each([0, 1, pieceBytes - 1, pieceBytes, pieceBytes + 1, 3 * pieceBytes + 17])(
  '%i bytes are decrypted unchanged',
  async (size) => {
    const plain = randomBytes(size);
    const encrypted = await collect(encrypt(arriving(plain), key));
    expect((await collect(decrypt(arriving(encrypted), [newKey(), key]))).equals(plain)).toBe(true);
  },
);

test('an encrypted file reveals nothing, and no two are the same', async () => {
  const plain = Buffer.from('A sentence that nobody else may read. '.repeat(100));
  const [one, other] = [await collect(encrypt(plain, key)), await collect(encrypt(plain, key))];
  expect(one.includes('nobody else')).toBe(false);
  expect(one.includes(key.bytes)).toBe(false);
  expect(one.equals(other)).toBe(false);
  expect(isEncrypted(one)).toBe(true);
  expect(isEncrypted(plain)).toBe(false);
});

test('one changed bit is detected, wherever it is', async () => {
  const whole = await collect(encrypt(randomBytes(600), key));
  for (let at = 0; at < whole.length; at += 1) {
    const bytes = Buffer.from(whole);
    bytes[at] = (bytes[at] ?? 0) ^ 4;
    const named = whole.indexOf('copy-key ') + 'copy-key '.length;
    const inName = at >= named && at < named + 16;
    const expected = at < 22 ? /foreign/ : inName ? /key_missing|damaged/ : /damaged/;
    expect(await opened(bytes), `at ${at}`).toMatch(expected);
  }
});

test('removed, moved, repeated, truncated or added chunks are detected', async () => {
  const whole = await collect(encrypt(randomBytes(3 * pieceBytes + 100), key));
  const pieceOnDisk = pieceBytes + 16;
  const headBytes = whole.length - 3 * pieceOnDisk - 116;
  const head = whole.subarray(0, headBytes);
  const piece = (number: number) =>
    whole.subarray(headBytes + number * pieceOnDisk, headBytes + (number + 1) * pieceOnDisk);
  const [first, second, third, last] = [piece(0), piece(1), piece(2), piece(3)];
  for (const pieces of [
    [second, first, third, last],
    [first, third, last],
    [first, second, second, third, last],
    [first, second, third],
    [first, second, last],
    [first, second, third, last, last],
    [last],
    [],
  ]) {
    expect(await opened(Buffer.concat([head, ...pieces]))).toBe('damaged');
  }
  for (const length of [1, 15, 16, 17, 100, 116, 117, pieceOnDisk + 116]) {
    expect(await opened(whole.subarray(0, whole.length - length)), `${length} less`).toBe('damaged');
  }
  expect(await opened(Buffer.concat([whole, Buffer.from('more')]))).toBe('damaged');
});

test('a missing key is reported by its id', async () => {
  const whole = await collect(encrypt(Buffer.from('text'), key));
  const refused = collect(decrypt(arriving(whole), [newKey()]));
  await expect(refused).rejects.toMatchObject({ code: 'key_missing', keyId: key.id });
  expect(await opened(whole, [])).toBe('key_missing');
  expect(await opened(Buffer.from('Dear Sir or Madam'))).toBe('foreign');
  expect(await opened(Buffer.alloc(0))).toBe('foreign');
  expect(await opened(whole.subarray(0, 30))).toBe('damaged');
});

test('backups in the former format can still be decrypted', async () => {
  const former = parseBackupKey(`copy-key-${Buffer.alloc(32, 7).toString('base64url')}`) ?? key;
  const bytes = Buffer.from(
    'c2l0ZSBjb3B5IDEKS7Bvjk46dxWH4Co5NMhSGIY0PjnSPPyyi3Kmnv3gs6oOFXNrMhbJGtyCY098ZRrAeC/QMVf3nGeaMQVH/ORSphKnEW3ouExdKUL11gnWT5DkgmQdkhc=',
    'base64',
  );
  expect(isEncrypted(bytes)).toBe(true);
  expect(await keyIdOf(arriving(bytes))).toBe(former.id);
  expect((await collect(decrypt(arriving(bytes), [key, former]))).toString()).toBe(
    'A backup of the former format.',
  );
  expect(await opened(bytes)).toBe('key_missing');
  expect(await opened(bytes.subarray(0, -1), [former])).toBe('damaged');
});

test('keys are read in order from lines, commas and comments', () => {
  const [one, other] = [generateBackupKey(), generateBackupKey()];
  const ids = (text: string) => parseBackupKeys(text)?.map(({ id }) => id);
  const expected = [parseBackupKey(one)?.id, parseBackupKey(other)?.id];
  expect(ids(`${one},${other}`)).toEqual(expected);
  expect(ids(`# since May\n${one} # new\n\n${other}\n`)).toEqual(expected);
  expect(ids('')).toEqual([]);
  expect(ids(`${one},copy-key-short`)).toBeUndefined();
  expect(parseBackupKey(one.slice(0, -1))).toBeUndefined();
  expect(parseBackupKey('a word')).toBeUndefined();
});
