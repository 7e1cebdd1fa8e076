import type { Database } from '../../db/connect.ts';
import { ok, type Result } from '../../shared/result.ts';
import type { RecordEvent } from '../audit/create-recorder.ts';
import type { PasswordFailure } from './session-core.ts';
import { noteProof } from './sessions.ts';
import { type PasswordAttempt, provePassword } from './sign-in.ts';

/** Takes the password once more in an open session; a wrong one counts towards the lockout like a wrong sign-in. */
export async function confirmPassword(
  db: Database,
  record: RecordEvent,
  attempt: PasswordAttempt & { token: string },
  now: Date,
): Promise<Result<undefined, PasswordFailure>> {
  const { token, ...proof } = attempt;
  const proved = await provePassword(db, { ...proof, hasSession: true }, now);
  if (!proved.ok) return proved;
  await noteProof(db, record, token, now);
  return ok(undefined);
}
