import { createCipheriv, randomBytes } from 'node:crypto';
import { inParts } from '../../object-store/in-parts.ts';
import type { CopyKey } from './copy-key.ts';
import { fileKey, form, nonceOf } from './encrypted-form.ts';

/**
 * The bytes encrypted (`encrypted-form.ts`), as they come; no more than two pieces are held. Who reads them has to name the
 * same `purpose`.
 */
export async function* encrypt(
  body: Uint8Array | AsyncIterable<Uint8Array>,
  key: CopyKey,
  purpose = '',
): AsyncGenerator<Uint8Array> {
  const salt = randomBytes(form.saltBytes);
  const head = Buffer.concat([form.name, Buffer.from(key.id, 'hex'), salt]);
  const own = fileKey(key, salt, purpose);
  const encryptPiece = (piece: Uint8Array, number: number, isLast: boolean): Buffer => {
    const cipher = createCipheriv('aes-256-gcm', own, nonceOf(number, isLast));
    cipher.setAAD(head);
    return Buffer.concat([cipher.update(piece), cipher.final(), cipher.getAuthTag()]);
  };
  yield head;
  let number = 0;
  let held: Uint8Array = new Uint8Array();
  for await (const piece of inParts(body instanceof Uint8Array ? only(body) : body, form.pieceBytes)) {
    if (held.length > 0) {
      yield encryptPiece(held, number, false);
      number += 1;
    }
    held = piece;
  }
  yield encryptPiece(held, number, true);
}

async function* only(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes;
}
