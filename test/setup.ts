import { passwordCost } from '../core/auth/password.ts';

/** Tests hash passwords at next to no cost; `core/auth/password.test.ts` checks the real one. */
Object.assign(passwordCost, { N: 2, r: 1, p: 1 });
