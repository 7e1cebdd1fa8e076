import { passwordCost } from '../core/auth/password.ts';

/** For tests of what happens while hashes are computed: some ten milliseconds each. */
export const slowHashes = { N: 2 ** 14, r: 8, p: 1 };

/** Tests hash passwords at next to no cost; `core/auth/passwords.test.ts` checks the real one. */
Object.assign(passwordCost, { N: 2, r: 1, p: 1 });
