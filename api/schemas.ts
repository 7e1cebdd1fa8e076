import { z } from '@hono/zod-openapi';

/** The body of every error. */
const detailSchema = z
  .object({ detail: z.string().openapi({ example: 'Post not found' }) })
  .openapi('Problem');

/** A documented error response. */
export function refusal(description: string) {
  return { description, content: { 'application/json': { schema: detailSchema } } };
}

/** A documented JSON body, without which there is no request. */
export function jsonBody<Schema extends z.ZodType>(schema: Schema) {
  return { required: true as const, content: { 'application/json': { schema } } };
}

/** A documented JSON response. */
export function answer<Schema extends z.ZodType>(description: string, schema: Schema) {
  return { description, content: { 'application/json': { schema } } };
}
