import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open, stat, truncate } from 'node:fs/promises';

/** The SHA-256 of every byte before it, in hex, as the file's last line; SQLite reads only to its own last page. */
const start = '\nsha256 of this copy: ';
const sealBytes = start.length + 64 + 1;

/** What a file's last line says of the rest; `none` where it has no seal. */
export type Seal = 'intact' | 'broken' | 'none';

/** Writes the seal behind a finished file and sees both onto the disk. */
export async function sealFile(path: string): Promise<void> {
  const { size } = await stat(path);
  const seal = `${start}${await hashStart(path, size)}\n`;
  const file = await open(path, 'a');
  try {
    await file.write(seal);
    await file.sync();
  } finally {
    await file.close();
  }
}

export async function checkSeal(path: string): Promise<Seal> {
  const { size } = await stat(path);
  const length = size - sealBytes;
  const last = await readEnd(path, length);
  if (!last.startsWith(start)) return 'none';
  return last === `${start}${await hashStart(path, length)}\n` ? 'intact' : 'broken';
}

/** The same of bytes that come one after another, wherever they are read from. */
export async function checkSealOf(body: AsyncIterable<Uint8Array>): Promise<Seal> {
  const hash = createHash('sha256');
  let last = Buffer.alloc(0);
  for await (const piece of body) {
    const known = Buffer.concat([last, piece]);
    // What may still be the seal is held back.
    const end = Math.max(0, known.length - sealBytes);
    hash.update(known.subarray(0, end));
    last = known.subarray(end);
  }
  if (!last.toString('latin1').startsWith(start)) return 'none';
  return last.equals(Buffer.from(`${start}${hash.digest('hex')}\n`)) ? 'intact' : 'broken';
}

/** Takes the seal off a file that has one. */
export async function removeSeal(path: string): Promise<void> {
  const { size } = await stat(path);
  await truncate(path, size - sealBytes);
}

async function readEnd(path: string, from: number): Promise<string> {
  if (from < 0) return '';
  const file = await open(path, 'r');
  try {
    const { buffer } = await file.read(Buffer.alloc(sealBytes), 0, sealBytes, from);
    return buffer.toString('latin1');
  } finally {
    await file.close();
  }
}

async function hashStart(path: string, length: number): Promise<string> {
  const hash = createHash('sha256');
  if (length > 0) {
    for await (const chunk of createReadStream(path, { end: length - 1, highWaterMark: 1024 * 1024 })) {
      hash.update(chunk as Buffer);
    }
  }
  return hash.digest('hex');
}
