/** How long a chosen password may be. `OWNER_PASSWORD` may be shorter (`server/env.ts`). */
export const passwordLength = {
  /** In characters. It is the site's only key, so more than the 8 of NIST SP 800-63B, section 3.1.1.2. */
  least: 12,
  /** In UTF-16 code units; the sign-in form takes no more. */
  most: 1000,
} as const;

export function countCharacters(password: string): number {
  return [...password].length;
}

export function isTooShort(password: string): boolean {
  return countCharacters(password) < passwordLength.least;
}

export function isTooLong(password: string): boolean {
  return password.length > passwordLength.most;
}
