import type { Core } from '../core/core.ts';
import { DatabaseFailure } from '../shared/database-failure.ts';
import { settingsSchema } from '../shared/settings.ts';

/**
 * The core as it is asked for the facts of one request: where the database keeps it from an answer, nobody is signed in
 * and the settings are the defaults, and `failure` has the reason, so that who answers asks no second time, and can tell
 * a stranger from an owner who could not be known.
 */
export function coreInTrouble(core: Core): { core: Core; failure(): DatabaseFailure | undefined } {
  let failure: DatabaseFailure | undefined;
  const instead = <Value>(error: unknown, value: Value): Value => {
    if (!(error instanceof DatabaseFailure)) throw error;
    failure ??= error;
    return value;
  };
  return {
    failure: () => failure,
    core: {
      ...core,
      settings: {
        ...core.settings,
        get: () => core.settings.get().catch((error: unknown) => instead(error, settingsSchema.parse({}))),
      },
      session: {
        ...core.session,
        check: (token) => core.session.check(token).catch((error: unknown) => instead(error, null)),
      },
    },
  };
}
