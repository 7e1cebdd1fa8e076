import type { Core } from '../core/core.ts';
import type { SecondFactor } from '../shared/sign-in.ts';
import { expectOk } from './create-test-core.ts';
import { SoftwareAuthenticator } from './software-authenticator.ts';

/** Signs in with the password alone and adds a passkey, like the owner in the settings. */
export async function setUpPasskey(
  core: Core,
  {
    password,
    client,
    origin,
    name = 'A key',
  }: { password: string; client: string; origin: string; name?: string },
  token?: string,
) {
  const session = token ?? expectOk(await core.session.signIn(password, client)).token;
  const authenticator = new SoftwareAuthenticator(origin);
  const { id, options } = expectOk(await core.passkeys.begin({ password, token: session }, client));
  const response = authenticator.register({ challenge: options.challenge });
  const added = expectOk(await core.passkeys.add({ id, response, name, token: session }));
  return { ...added, authenticator, token: session };
}

/** Signs in with the password and returns the pending second step. */
export async function begunSignIn(core: Core, password: string, client: string): Promise<SecondFactor> {
  const result = await core.session.signIn(password, client);
  if (result.ok || result.failure.code !== 'second_factor_needed')
    throw new Error('No second step was asked');
  return result.failure.factor;
}
