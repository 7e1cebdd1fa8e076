import { scryptSync } from 'node:crypto';

/** Returns a password hash with minimal parameters, which is fast to check. */
export function quickHash(password: string): string {
  const salt = Buffer.from('salt of tests');
  const key = scryptSync(password.normalize('NFKC'), salt, 32, { N: 2, r: 1, p: 1 });
  return ['scrypt', 2, 1, 1, salt.toString('base64url'), key.toString('base64url')].join(':');
}
