import { createDecipheriv, hkdfSync } from 'node:crypto';
import { ReadableStream } from 'node:stream/web';
import { bech32 } from '@scure/base';
import { inParts } from '../object-store/object-store.ts';
import type { BackupKey } from './backup-keys.ts';

/**
 * Backups are age files (https://age-encryption.org/v1). A site's key is an X25519 identity. A second stanza,
 * which other programs ignore, names the key. The former format can only be read.
 */
const names = { age: Buffer.from('age-encryption.org/v1\n'), former: Buffer.from('site copy 1\n') } as const;
const keyStanza = 'copy-key';

const maxHeadLength = 1024;

/** `damaged`: changed since written. `key_missing`: needs key `keyId`. `foreign`: not encrypted by a site. */
export class DecryptionError extends Error {
  readonly code: 'damaged' | 'key_missing' | 'foreign';
  readonly keyId: string | undefined;

  constructor(code: DecryptionError['code'], keyId?: string) {
    super(`The backup can’t be decrypted (${code}${keyId ? ` ${keyId}` : ''})`);
    this.code = code;
    this.keyId = keyId;
  }
}

export function isEncrypted(start: Uint8Array): boolean {
  return Object.values(names).some((name) => name.equals(start.subarray(0, name.length)));
}

/** Returns the ID of the key that a backup needs; undefined for an unencrypted file. Reads only the start. */
export async function keyIdOf(body: AsyncIterable<Uint8Array>): Promise<string | undefined> {
  const { start, all } = await peek(body);
  await all.return(undefined);
  return isEncrypted(start) ? idIn(start) : undefined;
}

function idIn(start: Buffer): string | undefined {
  if (isFormer(start)) return start.subarray(names.former.length, saltStart).toString('hex') || undefined;
  return new RegExp(`^-> ${keyStanza} ([0-9a-f]{16})$`, 'm').exec(start.toString('latin1'))?.[1];
}

/** Returns the key as an age identity, with which the age program can decrypt a backup without this site. */
function identityOf({ bytes }: BackupKey): string {
  return bech32.encodeFromBytes('age-secret-key-', bytes).toUpperCase();
}

export async function* encrypt(
  body: Uint8Array | AsyncIterable<Uint8Array>,
  key: BackupKey,
): AsyncGenerator<Uint8Array> {
  const { Encrypter, identityToRecipient, Stanza } = await import('age-encryption');
  const encrypter = new Encrypter();
  encrypter.addRecipient(await identityToRecipient(identityOf(key)));
  encrypter.addRecipient({ wrapFileKey: () => [new Stanza([keyStanza, key.id], new Uint8Array())] });
  const plain = ReadableStream.from<Uint8Array>(body instanceof Uint8Array ? [body] : body);
  yield* (await encrypter.encrypt(plain as globalThis.ReadableStream)) as ReadableStream<Uint8Array>;
}

/** Decrypts a backup and yields only verified pieces. Throws `DecryptionError` and the errors of `body`. */
export async function* decrypt(
  body: AsyncIterable<Uint8Array>,
  keys: readonly BackupKey[],
): AsyncGenerator<Uint8Array> {
  const { start, all } = await peek(body);
  if (!isEncrypted(start)) throw new DecryptionError('foreign');
  const id = idIn(start);
  const fitting = keys.filter((key) => id === undefined || key.id === id);
  const [key] = fitting;
  if (isFormer(start) && start.length < formerHead) throw new DecryptionError('damaged');
  if (!key) throw new DecryptionError('key_missing', id);
  if (isFormer(start)) yield* decryptFormer(all, start.subarray(0, formerHead), key);
  else yield* decryptAge(all, fitting);
}

async function* decryptAge(body: AsyncIterable<Uint8Array>, keys: BackupKey[]): AsyncGenerator<Uint8Array> {
  const { Decrypter } = await import('age-encryption');
  const decrypter = new Decrypter();
  for (const key of keys) decrypter.addIdentity(identityOf(key));
  let unreadable: { error: unknown } | undefined;
  async function* watched() {
    try {
      yield* body;
    } catch (error) {
      unreadable = { error };
      throw error;
    }
  }
  try {
    const encrypted = ReadableStream.from<Uint8Array>(watched());
    yield* (await decrypter.decrypt(encrypted as globalThis.ReadableStream)) as ReadableStream<Uint8Array>;
  } catch {
    throw unreadable ? unreadable.error : new DecryptionError('damaged');
  }
}

async function peek(body: AsyncIterable<Uint8Array>) {
  const pieces = body[Symbol.asyncIterator]();
  let start = Buffer.alloc(0);
  while (start.length < maxHeadLength) {
    const next = await pieces.next();
    if (next.done) break;
    start = Buffer.concat([start, next.value]);
  }
  async function* all(): AsyncGenerator<Uint8Array> {
    try {
      if (start.length > 0) yield start;
      for (let next = await pieces.next(); !next.done; next = await pieces.next()) yield next.value;
    } finally {
      // Closes the file or connection if the consumer stops early.
      await pieces.return?.();
    }
  }
  const opened = all();
  return { start, all: opened };
}

/**
 * The former format: 12 bytes of name, 8 of the key's ID, 32 of salt; then pieces of 256 KiB, each with a
 * 16-byte AES-256-GCM tag. A piece's nonce is its number (11 bytes) and whether it is the last (1 byte). The
 * file's key is HKDF-SHA256 of the site's key and the salt.
 */
const saltStart = names.former.length + 8;
const formerHead = saltStart + 32;
const pieceBytes = 256 * 1024;
const tagBytes = 16;

function isFormer(start: Uint8Array): boolean {
  return names.former.equals(start.subarray(0, names.former.length));
}

async function* decryptFormer(
  body: AsyncIterable<Uint8Array>,
  head: Buffer,
  { bytes }: BackupKey,
): AsyncGenerator<Uint8Array> {
  const own = Buffer.from(hkdfSync('sha256', bytes, head.subarray(saltStart), 'site copy 1 ', 32));
  const decryptPiece = (piece: Uint8Array, number: number, isLast: boolean): Buffer => {
    const end = piece.length - tagBytes;
    if (end < 0) throw new DecryptionError('damaged');
    const nonce = Buffer.alloc(12);
    nonce.writeBigUInt64BE(BigInt(number), 3);
    nonce[11] = isLast ? 1 : 0;
    const decipher = createDecipheriv('aes-256-gcm', own, nonce);
    decipher.setAAD(head);
    decipher.setAuthTag(piece.subarray(end));
    try {
      return Buffer.concat([decipher.update(piece.subarray(0, end)), decipher.final()]);
    } catch {
      throw new DecryptionError('damaged');
    }
  };
  async function* payload() {
    let skip = head.length;
    for await (const piece of body) {
      if (piece.length > skip) yield piece.subarray(skip);
      skip = Math.max(0, skip - piece.length);
    }
  }
  let number = 0;
  let held: Uint8Array = new Uint8Array();
  for await (const piece of inParts(payload(), pieceBytes + tagBytes)) {
    if (held.length > 0) {
      yield decryptPiece(held, number, false);
      number += 1;
    }
    held = piece;
  }
  yield decryptPiece(held, number, true);
}
