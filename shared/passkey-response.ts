import { z } from 'zod';

/** Binary data as WebAuthn's JSON carries it: base64url, without padding. */
const bytes = (most: number) =>
  z
    .string()
    .regex(/^[\w-]+$/, 'is not base64url')
    .max(most);

const credential = {
  id: bytes(1400),
  rawId: bytes(1400),
  type: z.literal('public-key'),
  authenticatorAttachment: z.enum(['platform', 'cross-platform']).nullish(),
  clientExtensionResults: z.record(z.string().max(40), z.unknown()).default({}),
};

/** What `navigator.credentials.create()` gives, as JSON (https://www.w3.org/TR/webauthn-3/#dictdef-registrationresponsejson). */
export const registrationResponseSchema = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: bytes(4000),
    attestationObject: bytes(16_000),
    transports: z.array(z.string().max(20)).max(10).default([]),
  }),
});

/** What `navigator.credentials.get()` gives, as JSON (https://www.w3.org/TR/webauthn-3/#dictdef-authenticationresponsejson). */
export const assertionResponseSchema = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: bytes(4000),
    authenticatorData: bytes(4000),
    signature: bytes(4000),
    userHandle: z.string().max(200).nullish(),
  }),
});

export type RegistrationResponse = z.infer<typeof registrationResponseSchema>;
export type AssertionResponse = z.infer<typeof assertionResponseSchema>;
