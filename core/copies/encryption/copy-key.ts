import { createHash, randomBytes } from 'node:crypto';

/** 256 bits that copies are encrypted with, and the name by which a copy tells which of them it needs. */
export interface CopyKey {
  /** The first eight bytes of its SHA-256, in hexadecimal; it tells nothing of the key. */
  id: string;
  bytes: Buffer;
}

const start = 'copy-key-';
const pattern = /^copy-key-([\w-]{43})$/;

/** A new key as text: `copy-key-` and 43 characters. */
export function newCopyKey(): string {
  return start + randomBytes(32).toString('base64url');
}

/** Undefined for what is no key. */
export function parseCopyKey(text: string): CopyKey | undefined {
  const [, encoded] = pattern.exec(text.trim()) ?? [];
  if (encoded === undefined) return undefined;
  const bytes = Buffer.from(encoded, 'base64url');
  return { id: createHash('sha256').update(bytes).digest('hex').slice(0, 16), bytes };
}

/**
 * The keys of a text, with commas, spaces or lines between; what follows a # in its line is left out. The first encrypts, all
 * of them decrypt. Undefined where one of them is none; empty for an empty text.
 */
export function parseCopyKeys(text: string): CopyKey[] | undefined {
  const words = text
    .split('\n')
    .flatMap((line) => (line.split('#')[0] ?? '').split(/[\s,]+/))
    .filter(Boolean);
  const keys = words.map(parseCopyKey);
  return keys.every((key) => key !== undefined) ? keys : undefined;
}
