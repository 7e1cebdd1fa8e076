import { createDecipheriv, hkdfSync } from 'node:crypto';
import { inParts } from '../object-store/object-store.ts';
import type { CopyKey } from './copy-keys.ts';

/**
 * An encrypted file: 12 bytes that name the form, 8 of the key's id, 32 of salt; then pieces of 256 KiB, each with the 16
 * bytes by which AES-256-GCM knows that it is whole. A piece's nonce is its number (11 bytes) and whether it is the last
 * (1 byte), so none can be left out, moved, repeated or cut off: the STREAM construction (https://eprint.iacr.org/2015/189),
 * as age has it. The file's own key is HKDF-SHA256 of the site's key and the salt, its `info` the form's name and `purpose`.
 */
export const form = {
  name: Buffer.from('site copy 1\n'),
  idBytes: 8,
  saltBytes: 32,
  pieceBytes: 256 * 1024,
  tagBytes: 16,
} as const;

export const headBytes = form.name.length + form.idBytes + form.saltBytes;

export function fileKey({ bytes }: CopyKey, salt: Uint8Array, purpose: string): Buffer {
  return Buffer.from(hkdfSync('sha256', bytes, salt, `site copy 1 ${purpose}`, 32));
}

export function nonceOf(number: number, isLast: boolean): Buffer {
  const nonce = Buffer.alloc(12);
  nonce.writeBigUInt64BE(BigInt(number), 3);
  nonce[11] = isLast ? 1 : 0;
  return nonce;
}

/** How long so many bytes are once they are encrypted. */
export function encryptedSize(bytes: number): number {
  return headBytes + bytes + form.tagBytes * Math.max(1, Math.ceil(bytes / form.pieceBytes));
}

/** `damaged`: not as it was written, or not what it is taken for; `key_missing`: written with a key that is not there (`keyId`); `foreign`: nothing encrypted by a site. */
export class DecryptionError extends Error {
  readonly code: 'damaged' | 'key_missing' | 'foreign';
  readonly keyId: string | undefined;

  constructor(code: DecryptionError['code'], keyId?: string) {
    super(`The copy can’t be decrypted (${code}${keyId ? ` ${keyId}` : ''})`);
    this.code = code;
    this.keyId = keyId;
  }
}

/** Whether a file that begins so is an encrypted one. */
export function isEncrypted(start: Uint8Array): boolean {
  return form.name.equals(start.subarray(0, form.name.length));
}

/** The id of the key that an encrypted file needs; undefined for any other file. Reads no more than its beginning. */
export async function keyIdOf(body: AsyncIterable<Uint8Array>): Promise<string | undefined> {
  const parts = withHead(body);
  const head = await parts.head();
  await parts.rest().return(undefined);
  return isEncrypted(head) && head.length === headBytes ? idIn(head) : undefined;
}

const idIn = (head: Uint8Array) =>
  Buffer.from(head.subarray(form.name.length, form.name.length + form.idBytes)).toString('hex');

/** What was encrypted, piece by piece, each after it was proved whole. Throws DecryptionError. */
export async function* decrypt(
  body: AsyncIterable<Uint8Array>,
  keys: readonly CopyKey[],
  purpose = '',
): AsyncGenerator<Uint8Array> {
  const parts = withHead(body);
  const head = await parts.head();
  if (!isEncrypted(head)) throw new DecryptionError('foreign');
  if (head.length < headBytes) throw new DecryptionError('damaged');
  const idStart = form.name.length;
  const id = idIn(head);
  const key = keys.find((known) => known.id === id);
  if (!key) throw new DecryptionError('key_missing', id);
  const own = fileKey(key, head.subarray(idStart + form.idBytes), purpose);
  const decryptPiece = (piece: Uint8Array, number: number, isLast: boolean): Buffer => {
    const end = piece.length - form.tagBytes;
    if (end < 0) throw new DecryptionError('damaged');
    const decipher = createDecipheriv('aes-256-gcm', own, nonceOf(number, isLast));
    decipher.setAAD(head);
    decipher.setAuthTag(piece.subarray(end));
    try {
      return Buffer.concat([decipher.update(piece.subarray(0, end)), decipher.final()]);
    } catch {
      throw new DecryptionError('damaged');
    }
  };
  let number = 0;
  let held: Uint8Array = new Uint8Array();
  for await (const piece of inParts(parts.rest(), form.pieceBytes + form.tagBytes)) {
    if (held.length > 0) {
      yield decryptPiece(held, number, false);
      number += 1;
    }
    held = piece;
  }
  yield decryptPiece(held, number, true);
}

/** The head of a stream, and what follows it. */
function withHead(body: AsyncIterable<Uint8Array>) {
  const pieces = body[Symbol.asyncIterator]();
  let start = Buffer.alloc(0);
  return {
    head: async (): Promise<Buffer> => {
      while (start.length < headBytes) {
        const next = await pieces.next();
        if (next.done) break;
        start = Buffer.concat([start, next.value]);
      }
      return start.subarray(0, headBytes);
    },
    async *rest(): AsyncGenerator<Uint8Array> {
      try {
        if (start.length > headBytes) yield start.subarray(headBytes);
        for (;;) {
          const next = await pieces.next();
          if (next.done) return;
          yield next.value;
        }
      } finally {
        // Who stops reading in the middle leaves no file or connection open.
        await pieces.return?.();
      }
    },
  };
}
