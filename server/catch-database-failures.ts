import type { Core } from '../core/core.ts';
import { DatabaseFailure } from '../shared/database-failure.ts';
import { settingsSchema } from '../shared/settings.ts';

/** A core for one request: where the database fails, nobody is signed in, settings are the defaults, and `failure` says why. */
export function catchDatabaseFailures(core: Core): { core: Core; failure(): DatabaseFailure | undefined } {
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
