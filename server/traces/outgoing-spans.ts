import type { AsyncLocalStorage } from 'node:async_hooks';
import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { ClientRequest, IncomingMessage } from 'node:http';
import {
  type Context,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  type Tracer,
} from '@opentelemetry/api';

/** What `undici:request:*` tells of a `fetch`, as far as it is used here. */
interface FetchRequest {
  origin: string | URL;
  method: string;
}

/**
 * Spans of what is asked of others, from Node's own channels of its two clients (https://nodejs.org/api/diagnostics_channel.html). They name the
 * host alone: an address can hold a visitor's. Calls to `collector` are the traces themselves. Returns what ends it.
 */
export function traceOutgoing(
  tracer: Tracer,
  active: AsyncLocalStorage<Context>,
  collector: string,
): () => void {
  const open = new WeakMap<object, Span>();
  const begin = (request: object, method: string, host: string) => {
    if (host === collector) return;
    const attributes = { 'http.request.method': method, 'server.address': host.replace(/:\d+$/, '') };
    const parent = active.getStore() ?? ROOT_CONTEXT;
    open.set(request, tracer.startSpan(`${method} ${host}`, { kind: SpanKind.CLIENT, attributes }, parent));
  };
  const end = (request: object, status: number | undefined) => {
    const span = open.get(request);
    open.delete(request);
    if (status !== undefined) span?.setAttribute('http.response.status_code', status);
    if (status === undefined || status >= 400) span?.setStatus({ code: SpanStatusCode.ERROR });
    span?.end();
  };
  const heard: Record<string, (message: unknown) => void> = {
    'http.client.request.start': (message) => {
      const { request } = message as { request: ClientRequest };
      begin(request, request.method, String(request.getHeader('host') ?? request.host));
    },
    'http.client.response.finish': (message) => {
      const { request, response } = message as { request: ClientRequest; response: IncomingMessage };
      end(request, response.statusCode);
    },
    'http.client.request.error': (message) => end((message as { request: ClientRequest }).request, undefined),
    'undici:request:create': (message) => {
      const { request } = message as { request: FetchRequest };
      begin(request, request.method, new URL(request.origin).host);
    },
    'undici:request:headers': (message) => {
      const { request, response } = message as { request: object; response: { statusCode: number } };
      end(request, response.statusCode);
    },
    'undici:request:error': (message) => end((message as { request: object }).request, undefined),
  };
  for (const [channel, hear] of Object.entries(heard)) subscribe(channel, hear);
  return () => {
    for (const [channel, hear] of Object.entries(heard)) unsubscribe(channel, hear);
  };
}
