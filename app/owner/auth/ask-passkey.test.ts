import { expect, test } from 'vitest';
import { passkeyError } from './ask-passkey.ts';

const named = (name: string, code?: string) => Object.assign(new Error('x'), { name, code });

test.each([
  ['a person’s no', named('NotAllowedError'), 2_000, 'cancelled'],
  ['time that ran out', named('NotAllowedError'), 300_000, 'timed_out'],
  ['a question that was taken back', named('WebAuthnError', 'ERROR_CEREMONY_ABORTED'), 10, 'aborted'],
  ['the same, as browsers say it', named('AbortError'), 10, 'aborted'],
  ['a device that can’t', named('UnknownError'), 10, 'failed'],
  ['anything else', 'a text', 10, 'failed'],
])('%s is told apart', (_what, error, took, expected) => {
  expect(passkeyError(error, took, 300_000)).toBe(expected);
});
