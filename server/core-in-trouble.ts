import type { Core } from '../core/core.ts';
import { DatabaseFailure } from '../shared/database-failure.ts';
import { settingsSchema } from '../shared/settings.ts';

/**
 * The core as it is asked for the facts of one request: where the database keeps it from an answer, nobody is signed in
 * and the settings are the defaults, and `failure` has the reason, so that who answers can tell a stranger from an
 * owner who could not be known.
 */
export function coreInTrouble(core: Core): { core: Core; failure(): DatabaseFailure | undefined } {
  let failure: DatabaseFailure | undefined;
  return {
    failure: () => failure,
    core: {
      ...core,
      settings: {
        ...core.settings,
        get: () => core.settings.get().catch((error: unknown) => orElse(error, settingsSchema.parse({}))),
      },
      session: {
        ...core.session,
        check: (token) =>
          core.session.check(token).catch((error: unknown) => {
            const nobody = orElse(error, null);
            failure = error as DatabaseFailure;
            return nobody;
          }),
      },
    },
  };
}

function orElse<Value>(error: unknown, value: Value): Value {
  if (error instanceof DatabaseFailure) return value;
  throw error;
}
