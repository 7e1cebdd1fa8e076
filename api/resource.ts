import { createRoute, OpenAPIHono, type RouteConfig, z } from '@hono/zod-openapi';
import type { Context, MiddlewareHandler } from 'hono';
import type { Core } from '../core/core.ts';
import type { BuiltInContent } from '../shared/content.ts';
import { longestWordFile } from '../shared/handover.ts';
import { mediaLimits } from '../shared/media.ts';
import { type ApiFailure, type Issue, invalidInput, refuse } from './problem.ts';

/** Who may call an operation. `session` includes one that has to choose a password first; `optional` answers the owner with more. */
type Access = 'owner' | 'session' | 'optional' | 'anyone';

const securities: Record<Access, NonNullable<RouteConfig['security']>> = {
  owner: [{ session: [] }],
  session: [{ session: [] }],
  optional: [{}, { session: [] }],
  anyone: [],
};

/**
 * Answers 401 `{detail}` without a valid session, 403 to one that has to choose a password first, before the body is
 * read. A write that is refused for want of a session is counted in the audit trail.
 */
function checkAccess(access: Access): MiddlewareHandler<ApiEnvironment> {
  return async (c, next) => {
    const { owner, mustChoosePassword, token, core } = c.env;
    if (access === 'owner' && mustChoosePassword) return refuse({ code: 'own_password_needed' });
    if (access === 'owner' && !owner && c.req.method !== 'GET')
      core.audit.refused(token ? 'session_ended' : 'no_session');
    if ((access === 'owner' || access === 'session') && !owner && !mustChoosePassword)
      return refuse({ code: 'sign_in_needed' });
    return next();
  };
}

type Shape = Record<string, z.ZodType>;
type Values<Of> = Of extends Shape ? z.output<z.ZodObject<Of>> : undefined;
type Value<Of> = Of extends z.ZodType ? z.output<Of> : undefined;

/** By status: a sentence for a refusal or an empty answer, a sentence and a schema for JSON, else OpenAPI's own form. */
type Answer = string | readonly [description: string, schema: z.ZodType] | RouteConfig['responses'][string];

/** What a handler gives: the JSON of the first success, or nothing where that has no schema. */
type Sent<Answers> = {
  [Status in keyof Answers]: Answers[Status] extends readonly [string, infer Schema extends z.ZodType]
    ? z.input<Schema>
    : never;
}[keyof Answers];

interface Call<Params, Query, Headers, Body> {
  c: Context<ApiEnvironment>;
  env: ApiBindings;
  core: Core;
  params: Values<Params>;
  query: Values<Query>;
  headers: Values<Headers>;
  body: Value<Body>;
}

interface Operation<Params, Query, Headers, Body, Answers> {
  /** `GET /blog/posts/{slug}` */
  route: string;
  id: string;
  /** Where it is not the resource's. */
  tag?: string;
  summary: string;
  description?: string;
  /** The owner alone unless said. */
  access?: Access;
  /** Longest body; 413 for more. */
  limit?: keyof typeof limits;
  middleware?: MiddlewareHandler<ApiEnvironment>[];
  params?: Params;
  query?: Query;
  headers?: Headers;
  /** Of a JSON body. */
  body?: Body;
  isBodyOptional?: boolean;
  example?: object;
  /** A body of other types. */
  content?: NonNullable<RouteConfig['request']>['body'];
  answers: Answers;
  run(
    call: Call<Params, Query, Headers, Body>,
  ): [Sent<Answers>] extends [never] ? unknown : MaybePromise<Sent<Answers> | Response>;
}

type MaybePromise<Of> = Of | Promise<Of>;

interface ResourceOptions {
  /** What is answered when a part of the address fits no schema; 400 like any other input without it. */
  unknownAddress?: ApiFailure;
  /** The sentence for an input that does not fit. */
  say?: (issues: readonly Issue[]) => string;
}

/** Operations with one tag in the document. Inputs that don't fit their schema are answered 400 `{detail}`. */
export class Resource {
  readonly routes: OpenAPIHono<ApiEnvironment>;
  readonly #tag: string;

  constructor(tag: string, { unknownAddress, say = invalidInput }: ResourceOptions = {}) {
    this.#tag = tag;
    this.routes = new OpenAPIHono<ApiEnvironment>({
      defaultHook: (result, c) => {
        if (result.success) return undefined;
        if (unknownAddress && result.target === 'param') return refuse(unknownAddress);
        return c.json({ detail: say(result.error.issues) }, 400);
      },
    });
  }

  add<
    const Answers extends Record<number, Answer>,
    Params extends Shape | undefined = undefined,
    Query extends Shape | undefined = undefined,
    Headers extends Shape | undefined = undefined,
    Body extends z.ZodType | undefined = undefined,
  >(operation: Operation<Params, Query, Headers, Body, Answers>): this {
    const { access = 'owner', limit, middleware = [], run } = operation;
    const { answers, params, query, headers, body, content } = operation;
    const [method = '', path = ''] = operation.route.split(' ');
    const standard = {
      ...((access === 'owner' || access === 'session') && { 401: 'Not signed in' }),
      ...(body && !operation.isBodyOptional && { 415: 'The body is not sent as JSON' }),
    };
    const documented = Object.entries<Answer>({ ...standard, ...answers });
    const status = Number(Object.keys(answers).find((key) => key.startsWith('2')));
    const json = body && { schema: body, ...(operation.example && { example: operation.example }) };
    const route = createRoute({
      method: method.toLowerCase() as 'get',
      path,
      operationId: operation.id,
      tags: [operation.tag ?? this.#tag],
      summary: operation.summary,
      ...(operation.description && { description: operation.description }),
      security: securities[access],
      middleware: [checkAccess(access), ...(limit ? [limitBody(limit)] : []), ...middleware],
      request: {
        ...(params && { params: z.object(params) }),
        ...(query && { query: z.object(query) }),
        ...(headers && { headers: z.object(headers) }),
        ...(json && {
          body: {
            ...(!operation.isBodyOptional && { required: true }),
            content: { 'application/json': json },
          },
        }),
        ...(content && { body: content }),
      },
      responses: Object.fromEntries(documented.map(([code, answer]) => [code, response(code, answer)])),
    });
    const handle = async (c: Context<ApiEnvironment>) => {
      const valid = (target: string) => c.req.valid(target as never) as never;
      const call = {
        ...{ c, env: c.env, core: c.env.core, params: valid('param'), query: valid('query') },
        ...{ headers: valid('header'), body: valid('json') },
      };
      const sent = await run(call);
      if (sent instanceof Response) return sent;
      return status === 204 ? c.body(null, 204) : c.json(sent, status as 200);
    };
    this.routes.openapi(route, handle as never);
    return this;
  }
}

function response(status: string, answer: Answer): RouteConfig['responses'][string] {
  if (typeof answer === 'string') return Number(status) < 400 ? { description: answer } : refusal(answer);
  if (!isJson(answer)) return answer;
  return jsonAnswer(...answer);
}

/** An answer in JSON, in OpenAPI's own form. */
export function jsonAnswer<Schema extends z.ZodType>(description: string, schema: Schema) {
  return { description, content: { 'application/json': { schema } } };
}

function isJson(answer: Answer): answer is readonly [string, z.ZodType] {
  return Array.isArray(answer);
}

/** The value of a use case that worked; ends the handler with its failure otherwise. */
export function unwrap<Value>(
  result: { ok: true; value: Value } | { ok: false; failure: ApiFailure },
): Value {
  return result.ok ? result.value : refuse(result.failure);
}

/** A post's address in a path. */
export const slugText = z.string().min(1).max(400);

/** The number of a saved version, in a path or a query. */
export const versionNumber = z.coerce
  .number()
  .int()
  .min(1)
  .max(2 ** 31 - 1);

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

const megabyte = 1024 * 1024;
/** Of headers and multipart boundaries around a file. */
const around = 16 * 1024;

const pictureTooBig = `The file is too big. The limit is ${mediaLimits.bytes / megabyte} MB.`;

/** The largest bodies, in bytes in their widest encoding, and what is said of a larger one. */
const limits = {
  post: [12 * megabyte, 'The text is too long to save in one post. Split it in two.'],
  content: [1_210_000, 'The text is too long for one section. Shorten it.'],
  settings: [megabyte, 'The settings are too long.'],
  bulk: [128 * 1024, 'These are too many posts at once.'],
  password: [16 * 1024, 'That is too long to be a password.'],
  passkey: [64 * 1024, 'That is too long to come from a passkey.'],
  picture: [mediaLimits.bytes + around, pictureTooBig],
  // Base64: four characters for three bytes.
  pictureText: [(mediaLimits.bytes / 3) * 4 + around, pictureTooBig],
  description: [16 * 1024, 'The description is too long.'],
  preview: [24 * megabyte, 'These posts are too long to import at once. Take fewer, or the export file.'],
  keys: [12 * megabyte, 'These are too many posts at once.'],
  reading: [16 * 1024, 'The address is too long.'],
  report: [16 * 1024, 'The report is too long.'],
  order: [1024, 'The order is too long.'],
  word: [longestWordFile + around, `The file is too big. The limit is ${longestWordFile / megabyte} MB.`],
} as const;

/** Answers 413 `{detail}` when a body is larger than any honest one, or than its sender may send. */
function limitBody(kind: keyof typeof limits): MiddlewareHandler<ApiEnvironment> {
  const [bytes, detail] = limits[kind];
  return async (c, next) => (c.env.bodySize > bytes ? c.json({ detail }, 413) : next());
}

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
function refusal(description: string) {
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
