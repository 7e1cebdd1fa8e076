import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from 'node:crypto';

/**
 * Cost of one try: 32 MiB and about a tenth of a second. OWASP's Password Storage Cheat Sheet gives
 * N=2^15, r=8, p=3 as one of its equal settings for scrypt.
 */
export const passwordCost = { N: 2 ** 15, r: 8, p: 3 };
const maxmem = 64 * 1024 * 1024;
const keyBytes = 32;

function derive(password: string, salt: Buffer, options: ScryptOptions): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    // Compatibility-normalised: the same password typed on another keyboard gives the same bytes.
    scrypt(password.normalize('NFKC'), salt, keyBytes, options, (error, key) =>
      error ? reject(error) : resolve(key),
    );
  });
}

/** A hash to keep: `scrypt:N:r:p:salt:key`, salt and key in base64url. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  const { N, r, p } = passwordCost;
  const key = await derive(password, salt, { N, r, p, maxmem });
  return ['scrypt', N, r, p, salt.toString('base64url'), key.toString('base64url')].join(':');
}

/** True when the password made this hash; compares in constant time. A hash it can't read matches nothing. */
export async function verifyPassword(password: string, hash: string): Promise<boolean> {
  const [scheme, N, r, p, salt, key] = hash.split(':');
  if (scheme !== 'scrypt' || !salt || !key) return false;
  const expected = Buffer.from(key, 'base64url');
  const options = { N: Number(N), r: Number(r), p: Number(p), maxmem };
  const actual = await derive(password, Buffer.from(salt, 'base64url'), options);
  return actual.length === expected.length && timingSafeEqual(actual, expected);
}

/** Letters and digits that can't be mistaken for one another when read from a screen and typed. */
const alphabet = 'abcdefghjkmnpqrstuvwxyz23456789';

/** A password for the first start: four groups of seven, 138 bits (ASVS 11.5.1 asks for 128). */
export function generatePassword(): string {
  const letters = Array.from({ length: 28 }, () => {
    // Rejection keeps every letter equally likely: 31 does not divide 256.
    let byte: number;
    do byte = randomBytes(1)[0] ?? 255;
    while (byte >= alphabet.length * 8);
    return alphabet[byte % alphabet.length];
  });
  return letters.join('').replace(/(.{7})(?!$)/g, '$1-');
}
