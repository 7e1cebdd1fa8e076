import { createRoute, OpenAPIHono, type RouteConfig, z } from '@hono/zod-openapi';
import type { Context, MiddlewareHandler } from 'hono';
import type { Core } from '../core/core.ts';
import type { BuiltInContent } from '../shared/content.ts';
import { maxWordFileLength } from '../shared/handover.ts';
import { mediaLimits } from '../shared/media.ts';
import { type ApiFailure, type Issue, invalidInput, refuse } from './problem.ts';

/** Who may call an operation. `session` includes a temporary password; `optional` returns more to the owner. */
type Access = 'owner' | 'session' | 'optional' | 'anyone';

const securities: Record<Access, NonNullable<RouteConfig['security']>> = {
  owner: [{ session: [] }],
  session: [{ session: [] }],
  optional: [{}, { session: [] }],
  anyone: [],
};

/** Responds with 401 without a session, and 403 while the password is temporary. Refused writes are counted in the activity log. */
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

/** A description for an error or an empty response, a description and a schema for JSON, or OpenAPI's own form. */
type Answer = string | readonly [description: string, schema: z.ZodType] | RouteConfig['responses'][string];

/** The JSON that a handler returns, as described for the first success status. */
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

interface Operation<Params, Query, Headers, Body, Answers> extends Inputs<Params, Query, Headers, Body> {
  /** Overrides the resource's tag. */
  tag?: string;
  description?: string;
  example?: object;
  /** The responses by status, without those that `standardErrors` adds. */
  answers: Answers;
  run(
    call: Call<Params, Query, Headers, Body>,
  ): [Sent<Answers>] extends [never] ? unknown : MaybePromise<Sent<Answers> | Response>;
}

interface Inputs<Params, Query, Headers, Body> {
  /** `owner` by default. */
  access?: Access;
  /** The limit for the body's length. */
  limit?: keyof typeof limits;
  throttle?: MiddlewareHandler<ApiEnvironment>;
  params?: Params;
  query?: Query;
  headers?: Headers;
  /** The schema of a JSON body. */
  body?: Body;
  isBodyOptional?: boolean;
  /** The schema of a body of any other type. */
  content?: NonNullable<RouteConfig['request']>['body'];
}

type MaybePromise<Of> = Of | Promise<Of>;

interface ResourceOptions {
  /** The response to an invalid path parameter, instead of 400. */
  unknownAddress?: ApiFailure;
  /** Describes an invalid input. */
  explain?: (issues: readonly Issue[]) => string;
}

/** Operations with one tag in the document. Invalid inputs get 400 `{detail}`. */
export class Resource {
  readonly routes: OpenAPIHono<ApiEnvironment>;
  readonly #tag: string;

  constructor(tag: string, { unknownAddress, explain = invalidInput }: ResourceOptions = {}) {
    this.#tag = tag;
    this.routes = new OpenAPIHono<ApiEnvironment>({
      defaultHook: (result, c) => {
        if (result.success) return undefined;
        if (unknownAddress && result.target === 'param') return refuse(unknownAddress);
        return c.json({ detail: explain(result.error.issues) }, 400);
      },
    });
  }

  add<
    const Answers extends Record<number, Answer>,
    Params extends Shape | undefined = undefined,
    Query extends Shape | undefined = undefined,
    Headers extends Shape | undefined = undefined,
    Body extends z.ZodType | undefined = undefined,
  >(
    /** The path, such as `GET /blog/posts/{slug}`. */
    address: string,
    id: string,
    summary: string,
    operation: Operation<Params, Query, Headers, Body, Answers>,
  ): this {
    const { access = 'owner', limit, throttle, run } = operation;
    const { answers, params, query, headers, body, content } = operation;
    const [method = '', path = ''] = address.split(' ');
    const documented = Object.entries<Answer>({ ...standardErrors(operation), ...answers });
    const status = Number(Object.keys(answers).find((key) => key.startsWith('2')));
    const json = body && { schema: body, ...(operation.example && { example: operation.example }) };
    const route = createRoute({
      method: method.toLowerCase() as 'get',
      path,
      operationId: id,
      tags: [operation.tag ?? this.#tag],
      summary,
      ...(operation.description && { description: operation.description }),
      security: securities[access],
      middleware: [checkAccess(access), limit && limitBody(limit), throttle].filter((each) => !!each),
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

/** The errors that follow from an operation's access and inputs. */
function standardErrors(inputs: Inputs<unknown, unknown, unknown, unknown>): Record<number, string> {
  const { access = 'owner', limit, throttle, params, query, headers, body, content } = inputs;
  const hasInput = [params, query, headers, body, content].some((each) => each !== undefined);
  return {
    ...(hasInput && { 400: 'Invalid request' }),
    ...((access === 'owner' || access === 'session') && { 401: 'Not signed in' }),
    ...(limit && { 413: 'Body too large' }),
    ...(body !== undefined && !inputs.isBodyOptional && { 415: 'Body is not JSON' }),
    ...(throttle && { 429: 'Too many requests' }),
  };
}

/** Errors that several operations share. */
export const namesFound = { 409: 'Contains confidential names: `places` lists them, `override` allows them' };
export const tooComplex = { 422: 'Text too complex' };
export const confirmationRequired = { 403: 'Password confirmation required: POST /api/compose/auth/confirm' };
export const tooManyAttempts = { 429: 'Too many failed attempts: see Retry-After' };

function response(status: string, answer: Answer): RouteConfig['responses'][string] {
  if (typeof answer === 'string')
    return Number(status) < 400 ? { description: answer } : jsonResponse(answer, detailSchema);
  return isJson(answer) ? jsonResponse(...answer) : answer;
}

/** A response in JSON, in OpenAPI's own form. */
export function jsonResponse<Schema extends z.ZodType>(description: string, schema: Schema) {
  return { description, content: { 'application/json': { schema } } };
}

function isJson(answer: Answer): answer is readonly [string, z.ZodType] {
  return Array.isArray(answer);
}

/** Returns a result's value, or ends the handler with its failure. */
export function unwrap<Value>(
  result: { ok: true; value: Value } | { ok: false; failure: ApiFailure },
): Value {
  return result.ok ? result.value : refuse(result.failure);
}

/** A post's slug in a path. */
export const slugText = z.string().min(1).max(400);

/** The number of a saved version, in a path or a query. */
export const versionNumber = z.coerce
  .number()
  .int()
  .min(1)
  .max(2 ** 31 - 1);

/** What the server has determined about a request before the API handles it. */
export interface ApiBindings {
  core: Core;
  owner: boolean;
  /** The session's password is temporary and has to be replaced first. */
  mustChoosePassword: boolean;
  /** The session cookie's token, valid or not. */
  token: string | undefined;
  /** The client's IP address, as trusted proxies report it. */
  client: string;
  /** The client's country as a trusted proxy reports it (ISO 3166-1 alpha-2). */
  clientCountry: string | undefined;
  /** The default texts in every language; `founder` is the owner's name, or ''. */
  builtInContent: (founder: string) => Promise<BuiltInContent[]>;
  /** Public origin without a trailing slash. */
  origin: string;
  isSecure: boolean;
  requestId: string;
  /** The longest wait of any queued job in this process, in milliseconds. */
  maxWaitMs: () => number;
  /** Bytes of the request body; Infinity if the body was too long to read. */
  bodySize: number;
}

export interface ApiEnvironment {
  Bindings: ApiBindings;
}

const megabyte = 1024 * 1024;
/** Bytes of headers and multipart boundaries around a file. */
const around = 16 * 1024;

const pictureTooBig = `The file is too large. The limit is ${mediaLimits.bytes / megabyte} MB.`;

/** The longest bodies in bytes, in their widest encoding, with the sentence for longer ones. */
const limits = {
  post: [12 * megabyte, 'The text is too long to save in one post. Split it in two.'],
  content: [1_210_000, 'The text is too long for one section. Shorten it.'],
  settings: [megabyte, 'Settings too long.'],
  bulk: [128 * 1024, 'Too many posts at once.'],
  passkey: [64 * 1024, 'Passkey response too large.'],
  picture: [mediaLimits.bytes + around, pictureTooBig],
  // Base64: four characters for three bytes.
  pictureText: [(mediaLimits.bytes / 3) * 4 + around, pictureTooBig],
  preview: [24 * megabyte, 'Too many posts at once. Import fewer, or use the export file.'],
  keys: [12 * megabyte, 'Too many posts at once.'],
  short: [16 * 1024, 'Request too large.'],
  word: [
    maxWordFileLength + around,
    `The file is too large. The limit is ${maxWordFileLength / megabyte} MB.`,
  ],
} as const;

function limitBody(kind: keyof typeof limits): MiddlewareHandler<ApiEnvironment> {
  const [bytes, detail] = limits[kind];
  return async (c, next) => (c.env.bodySize > bytes ? c.json({ detail }, 413) : next());
}

/**
 * Runs up to `most` requests from visitors and up to `most` from the owner at once in this process. Refuses
 * more with 429. For work that takes tens of megabytes. Visitors can't use up the owner's share.
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

/** The body of a refused sign-in. With `second_factor`, the password was correct and one more step is required. */
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

export const signInRefusal = (description: string) => jsonResponse(description, signInProblemSchema);
