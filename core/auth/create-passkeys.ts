import type { SessionParts, SessionTrail } from './create-sessions.ts';
import { signInWithPasskey, signInWithRecoveryCode } from './finish-sign-in.ts';
import { readPasskeys, removeOwnPasskey, renamePasskey, renewRecoveryCodes } from './manage-passkeys.ts';
import type { PasskeyCore } from './passkey-core.ts';
import { addPasskey, beginPasskey } from './register-passkey.ts';
import { momentOf } from './sessions.ts';

export function createPasskeys({
  db,
  now,
  settings,
  origin,
}: Pick<SessionParts, 'db' | 'now' | 'settings' | 'origin'>): (trail: SessionTrail) => PasskeyCore {
  return ({ audited, attempted }) => ({
    list: () => readPasskeys(db, origin()),
    begin: (asked, client, signal) =>
      attempted('password_confirm_failed', client, async () => {
        const { brand } = await settings();
        return beginPasskey(db, { ...asked, client, signal, brand, origin: origin() }, now());
      }),
    add: (made) =>
      audited(async (record) =>
        addPasskey(db, record, { ...made, origin: origin() }, momentOf(now(), await settings())),
      ),
    rename: (id, name) => renamePasskey(db, id, name),
    remove: (asked, client, signal) =>
      attempted('password_confirm_failed', client, (record) =>
        removeOwnPasskey(db, record, { ...asked, client, signal }, now()),
      ),
    renewCodes: (password, client, signal) =>
      attempted('password_confirm_failed', client, (record) =>
        renewRecoveryCodes(db, record, { password, client, signal }, now()),
      ),
    signIn: (step, client, request) =>
      attempted('passkey_failed', client, (record) =>
        signInWithPasskey(db, record, { ...step, ...request, client, origin: origin() }, now()),
      ),
    signInWithCode: (step, client, request) =>
      attempted('passkey_failed', client, (record) =>
        signInWithRecoveryCode(db, record, { ...step, ...request, client, origin: origin() }, now()),
      ),
  });
}
