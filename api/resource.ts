import { OpenAPIHono, type RouteConfig, z } from '@hono/zod-openapi';
import type { MiddlewareHandler } from 'hono';
import { createMiddleware } from 'hono/factory';
import type { Core } from '../core/core.ts';
import type { BuiltInContent } from '../shared/content.ts';
import { longestWordFile } from '../shared/handover.ts';
import { mediaLimits } from '../shared/media.ts';
import { type ApiFailure, type Issue, invalidInput, refuse } from './problem.ts';

/**
 * Answers 401 `{detail}` without a valid session, 403 to one that has to choose a password first, before the body is
 * read. A write that is refused for want of a session is counted in the audit trail.
 */
export const ownerOnly = createMiddleware<ApiEnvironment>(async (c, next) => {
  if (c.env.mustChoosePassword) return refuse({ code: 'own_password_needed' });
  if (!c.env.owner) {
    const reason = c.env.token ? 'session_ended' : 'no_session';
    if (c.req.method !== 'GET') c.env.core.audit.refused(reason);
    return refuse({ code: 'sign_in_needed' });
  }
  await next();
  return undefined;
});

/** As `ownerOnly`, but for what a session may also do that has to choose a password first. */
export const sessionOnly = createMiddleware<ApiEnvironment>(async (c, next) => {
  if (!c.env.owner && !c.env.mustChoosePassword) return refuse({ code: 'sign_in_needed' });
  await next();
  return undefined;
});

export interface ResourceOptions {
  /** What is answered when a part of the address fits no schema; 400 like any other input without it. */
  unknownAddress?: ApiFailure;
  /** The sentence for an input that does not fit. */
  say?: (issues: readonly Issue[]) => string;
}

/**
 * A router whose inputs, when they don't fit their schema, are answered 400 `{detail}`. What it documents of each operation
 * says whether a session is needed: the middleware that asks for one is the source.
 */
export function createResource(options: ResourceOptions = {}): OpenAPIHono<ApiEnvironment> {
  const { unknownAddress, say = invalidInput } = options;
  const resource = new OpenAPIHono<ApiEnvironment>({
    defaultHook: (result, c) => {
      if (result.success) return undefined;
      if (unknownAddress && result.target === 'param') return refuse(unknownAddress);
      return c.json({ detail: say(result.error.issues) }, 400);
    },
  });
  const add = resource.openapi;
  const addDescribed: typeof add = (route, ...rest) => {
    // In place: a copy would lose what the library has attached to it.
    Object.assign(route, { security: route.security ?? securityOf(route) });
    return add(route, ...rest);
  };
  resource.openapi = addDescribed;
  return resource;
}

function securityOf({
  middleware = [],
}: Pick<RouteConfig, 'middleware'>): NonNullable<RouteConfig['security']> {
  const needsSession = [middleware].flat().some((each) => each === ownerOnly || each === sessionOnly);
  return needsSession ? [{ session: [] }] : [];
}

/** What the server knows of a request before the API sees it. */
export interface ApiBindings {
  core: Core;
  /** A valid session cookie came with the request. */
  owner: boolean;
  /** There is a session, but nothing is open to it until an own password is chosen. */
  mustChoosePassword: boolean;
  /** The session cookie's token, valid or not. */
  token: string | undefined;
  /** The client's address, as far as trusted proxies name it. */
  client: string;
  /** The client's country as a trusted proxy names it (ISO 3166-1 alpha-2). */
  clientCountry: string | undefined;
  /** The texts the pages are built with, in every language; `founder` is the owner's name, '' without one. */
  builtInContent: (founder: string) => Promise<BuiltInContent[]>;
  /** Public origin without a trailing slash. */
  origin: string;
  /** The request came over https: its cookies do too. */
  isSecure: boolean;
  requestId: string;
  /** How long the first of all work that waits in this process has waited, in milliseconds. */
  longestWaitMs: () => number;
  /** Of the request's body in bytes; Infinity for one that was too long to be read. */
  bodySize: number;
}

export interface ApiEnvironment {
  Bindings: ApiBindings;
}

/**
 * Largest bodies in bytes: the longest post (2 million characters) and section (200,000) in their widest
 * encoding, a change of many posts, all settings at their longest, a password, what a passkey signs, a picture as it is or in base64 (four bytes of three)
 * with what carries it, a picture's description, 36 previewed posts, the keys of a large blog's posts, an address to read, an order for a copy, and a Word file with what carries it.
 */
const limits = {
  post: 12 * 1024 * 1024,
  content: 1_210_000,
  settings: 1024 * 1024,
  bulk: 128 * 1024,
  password: 16 * 1024,
  passkey: 64 * 1024,
  picture: mediaLimits.bytes + 16 * 1024,
  pictureText: (mediaLimits.bytes / 3) * 4 + 16 * 1024,
  description: 16 * 1024,
  preview: 24 * 1024 * 1024,
  keys: 12 * 1024 * 1024,
  reading: 16 * 1024,
  report: 16 * 1024,
  order: 1024,
  word: longestWordFile + 16 * 1024,
} as const;

/** Answers 413 `{detail}` when a body is larger than any honest one, or than who sent it may send. */
export function limitBody(holds: keyof typeof limits): MiddlewareHandler<ApiEnvironment> {
  return async (c, next) => {
    if (c.env.bodySize > limits[holds]) return c.json({ detail: sentences[holds] }, 413);
    await next();
    return undefined;
  };
}

const pictureTooBig = `The file is too big. The limit is ${mediaLimits.bytes / 1024 / 1024} MB.`;

const sentences = {
  post: 'The text is too long to save in one post. Split it in two.',
  content: 'The text is too long for one section. Shorten it.',
  order: 'The order is too long.',
  settings: 'The settings are too long.',
  bulk: 'These are too many posts at once.',
  password: 'That is too long to be a password.',
  passkey: 'That is too long to come from a passkey.',
  picture: pictureTooBig,
  pictureText: pictureTooBig,
  description: 'The description is too long.',
  preview: 'These posts are too long to import at once. Take fewer, or the export file.',
  keys: 'These are too many posts at once.',
  reading: 'The address is too long.',
  report: 'The report is too long.',
  word: `The file is too big. The limit is ${longestWordFile / 1024 / 1024} MB.`,
} as const;

/**
 * Lets at most `most` requests of visitors into a handler at once, in this process, and as many of the
 * owner's; answers 429 `{detail}` to more. For work that anyone may ask for and that holds tens of
 * megabytes while it lasts: visitors can take up their own places, never the owner's.
 */
export function atMost(most: number): MiddlewareHandler<ApiEnvironment> {
  const running = { owner: 0, visitors: 0 };
  return async (c, next) => {
    const who = c.env.owner ? 'owner' : 'visitors';
    if (running[who] >= most) {
      c.header('Retry-After', '5');
      return c.json({ detail: 'Too many requests. Wait a moment and try again.' }, 429);
    }
    running[who] += 1;
    try {
      await next();
    } finally {
      running[who] -= 1;
    }
    return undefined;
  };
}

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
