import { passwordCost } from '../core/auth/password.ts';

/** Costs for tests that need slow hashes, about 10 ms each. */
export const slowHashes = { N: 2 ** 14, r: 8, p: 1 };

/** Tests hash passwords at minimal cost. `core/auth/passwords.test.ts` checks the real cost. */
Object.assign(passwordCost, { N: 2, r: 1, p: 1 });
