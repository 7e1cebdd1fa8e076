import { isGuessablePassword } from '../core/auth/guessable-password.ts';
import { countCharacters, isTooShort, passwordLength } from '../shared/password-length.ts';

/** A sentence, without the password, for each reason why the site would refuse to choose this `OWNER_PASSWORD`. */
export async function ownerPasswordWarnings(
  password: string | undefined,
  names: readonly string[],
): Promise<string[]> {
  if (!password) return [];
  const warnings: string[] = [];
  if (isTooShort(password)) {
    const has = `${countCharacters(password)} of the ${passwordLength.least} characters`;
    warnings.push(`OWNER_PASSWORD is short: it has ${has} that a password should have; choose a longer one`);
  }
  if (await isGuessablePassword(password, names)) {
    warnings.push('OWNER_PASSWORD is among the first passwords that are guessed: choose another');
  }
  return warnings;
}
