import type { Result } from '../../shared/result.ts';
import type {
  AssertionResponse,
  Passkey,
  PasskeyOverview,
  PasskeyProblem,
  PasskeyRegistration,
  RegistrationResponse,
  SecondFactor,
} from '../../shared/sign-in.ts';
import type { Barred } from './lockouts.ts';
import type { OpenedSession, PasswordFailure, SignInRequest } from './session-core.ts';

export interface PasskeyCore {
  list(): Promise<PasskeyOverview>;
  begin(
    asked: { password: string; token: string },
    client: string,
    signal?: AbortSignal,
  ): Promise<Result<PasskeyRegistration, BeginPasskeyFailure>>;
  add(made: MadePasskey): Promise<Result<AddedPasskey, AddPasskeyFailure>>;
  rename(id: string, name: string): Promise<Result<{ id: string; name: string }, PasskeyFailure>>;
  remove(
    asked: { id: string; password: string; turnOff: boolean },
    client: string,
    signal?: AbortSignal,
  ): Promise<Result<{ id: string; name: string; left: number }, RemovePasskeyFailure>>;
  /** Replaces the recovery codes. Only this call returns the new ones. */
  renewCodes(
    password: string,
    client: string,
    signal?: AbortSignal,
  ): Promise<Result<string[], RenewCodesFailure>>;
  /** `signIn` and `signInWithCode` finish a sign-in that returned `second_factor_needed`. */
  signIn(
    step: { id: string; response: AssertionResponse },
    client: string,
    request?: SignInRequest,
  ): Promise<Result<SignedIn, SecondFactorFailure>>;
  signInWithCode(
    step: { id: string; code: string },
    client: string,
    request?: SignInRequest,
  ): Promise<Result<SignedIn, SecondFactorFailure>>;
}

/** `factor`: try again with this new challenge. `sign_in_expired`: start again with the password. */
export type SecondFactorFailure =
  | Barred
  | { code: 'sign_in_expired' }
  | { code: 'passkey_invalid' | 'recovery_code_invalid'; attemptsLeft: number; factor: SecondFactor };

export type SecondFactorProof =
  | { with: 'passkey'; passkey: Pick<Passkey, 'id' | 'name'> }
  | { with: 'recovery_code'; left: number };

export interface SignedIn extends OpenedSession {
  proof: SecondFactorProof;
}

/** `token` belongs to the session that started the registration. */
export interface MadePasskey {
  id: string;
  response: RegistrationResponse;
  name: string;
  token: string;
}

/** `recoveryCodes` contains new codes if there were none. They are never returned again. */
export interface AddedPasskey {
  passkey: Passkey;
  recoveryCodes: string[] | null;
}

export type PasskeyFailure = { code: 'passkey_not_found' };
export type PasskeysUnavailable = { code: 'passkeys_unavailable'; obstacle: PasskeyProblem };
export type BeginPasskeyFailure = PasswordFailure | PasskeysUnavailable | { code: 'too_many_passkeys' };
export type AddPasskeyFailure =
  | PasskeysUnavailable
  | { code: 'registration_expired' | 'registration_invalid' | 'passkey_known' | 'too_many_passkeys' };
export type RemovePasskeyFailure = PasswordFailure | PasskeyFailure | { code: 'last_passkey' };
export type RenewCodesFailure = PasswordFailure | PasskeyFailure;
