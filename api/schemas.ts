import { z } from '@hono/zod-openapi';

/** The body of every error. */
const detailSchema = z
  .object({ detail: z.string().openapi({ example: 'Post not found' }) })
  .openapi('Problem');

/** A documented error response. */
export function refusal(description: string) {
  return { description, content: { 'application/json': { schema: detailSchema } } };
}

/** The body of a sign-in that was refused: with `second_factor`, the password was right and one more step is due. */
const signInProblemSchema = z
  .object({
    detail: z.string(),
    second_factor: z
      .object({
        id: z.string(),
        expires_at: z.string(),
        options: z.record(z.string(), z.unknown()).nullable(),
        origin: z.string().nullable(),
      })
      .optional(),
  })
  .openapi('SignInProblem');

/** A documented refusal of a sign-in. */
export function signInRefusal(description: string) {
  return { description, content: { 'application/json': { schema: signInProblemSchema } } };
}

/** Of an operation that anyone may call, and that answers the signed-in owner with more. */
export const optionalSession = [{}, { session: [] }];

/** A documented JSON body, without which there is no request. Without an example of its own it gets one by its fields (`examples.ts`). */
export function jsonBody<Schema extends z.ZodType>(schema: Schema, example?: z.input<Schema>) {
  return {
    required: true as const,
    content: { 'application/json': { schema, ...(example && { example }) } },
  };
}

/** A documented JSON body that may be left out. */
export function optionalBody<Schema extends z.ZodType>(schema: Schema) {
  return { content: { 'application/json': { schema } } };
}

/** A documented JSON response. */
export function jsonResponse<Schema extends z.ZodType>(description: string, schema: Schema) {
  return { description, content: { 'application/json': { schema } } };
}
