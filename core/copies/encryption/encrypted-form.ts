import { hkdfSync } from 'node:crypto';
import type { CopyKey } from './copy-key.ts';

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
