import { createHash, randomInt } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Schema } from '../../db/schema.ts';
import { passkeyLimits } from '../../shared/sign-in.ts';
import { insertRecoveryCodes, removeAllRecoveryCodes } from './recovery-code-store.ts';

/** Letters and digits that can't be mistaken for one another when read from paper. */
const alphabet = 'abcdefghjkmnpqrstuvwxyz23456789';

/** Six groups of four: 118 bits. */
function generateRecoveryCode(): string {
  const groups = Array.from({ length: 6 }, () =>
    Array.from({ length: 4 }, () => alphabet[randomInt(alphabet.length)]).join(''),
  );
  return groups.join('-');
}

/**
 * Hash of a code however it was typed: capitals, spaces and hyphens do not count. A slow hash is for what people
 * choose; from 112 random bits on, SHA-256 lets nobody find one (ASVS 5, 6.5.2).
 */
export function hashRecoveryCode(code: string): string {
  const typed = code.normalize('NFKC').toLowerCase();
  return createHash('sha256')
    .update(typed.replace(/[^a-z0-9]/g, ''))
    .digest('base64url');
}

/** Makes new codes in place of all before, and gives them: they can be read only now. */
export async function replaceRecoveryCodes(db: Kysely<Schema>, now: Date): Promise<string[]> {
  const codes = Array.from({ length: passkeyLimits.codes }, generateRecoveryCode);
  await removeAllRecoveryCodes(db);
  await insertRecoveryCodes(db, codes.map(hashRecoveryCode), now.toISOString());
  return codes;
}
