import { OpenAPIHono, type RouteConfig } from '@hono/zod-openapi';
import type { ApiEnvironment } from './environment.ts';
import type { ApiFailure } from './failure-details.ts';
import { ownerOnly } from './owner-only.ts';
import { type Issue, invalidInput, refuse } from './problem.ts';
import { sessionOnly } from './session-only.ts';

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
