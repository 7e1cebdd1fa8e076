import { OpenAPIHono } from '@hono/zod-openapi';
import type { ApiEnvironment } from './environment.ts';
import type { ApiFailure } from './failure-details.ts';
import { type Issue, invalidInput, refuse } from './problem.ts';

export interface ResourceOptions {
  /** What is answered when a part of the address fits no schema; 400 like any other input without it. */
  unknownAddress?: ApiFailure;
  /** The sentence for an input that does not fit. */
  say?: (issues: readonly Issue[]) => string;
}

/** A router whose inputs, when they don't fit their schema, are answered 400 `{detail}`. */
export function createResource(options: ResourceOptions = {}): OpenAPIHono<ApiEnvironment> {
  const { unknownAddress, say = invalidInput } = options;
  return new OpenAPIHono<ApiEnvironment>({
    defaultHook: (result, c) => {
      if (result.success) return undefined;
      if (unknownAddress && result.target === 'param') return refuse(unknownAddress);
      return c.json({ detail: say(result.error.issues) }, 400);
    },
  });
}
