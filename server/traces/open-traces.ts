import { AsyncLocalStorage } from 'node:async_hooks';
import {
  type Context,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  type Tracer,
  trace,
} from '@opentelemetry/api';
import { W3CTraceContextPropagator } from '@opentelemetry/core';
import type { EndedStatement } from '../../db/note-statements.ts';
import { loggedPath } from '../../shared/logged-path.ts';
import type { Logger } from '../log.ts';
import type { AskedRequest, Observer } from '../observer.ts';
import { requestKind } from '../request-kind.ts';
import type { TracesEnv } from '../traces-env.ts';
import { traceOutgoing } from './outgoing-spans.ts';
import { startTracer } from './start-tracer.ts';

export interface OpenTraces {
  observer: Observer;
  /** Sends what is left, for two seconds at most. */
  end(): Promise<void>;
}

/** Characters of a statement's text that go into its span. */
const mostCharacters = 2_000;

/** Spans of requests, and in them of statements, renderings and what is asked of others. */
export async function openTraces(env: TracesEnv, log: Logger): Promise<OpenTraces> {
  const { tracer, end } = await startTracer(env, log);
  const active = new AsyncLocalStorage<Context>();
  const stopOutgoing = traceOutgoing(tracer, active, new URL(env.endpoint).host);
  const rendering: Observer['rendering'] = async (work) => {
    const parent = active.getStore();
    if (!parent) return work();
    const span = tracer.startSpan('render', {}, parent);
    try {
      return await active.run(trace.setSpan(parent, span), work);
    } catch (error) {
      span.setStatus({ code: SpanStatusCode.ERROR });
      throw error;
    } finally {
      span.end();
    }
  };
  return {
    observer: {
      request: (asked, answer) => {
        const parent = contextOf(asked);
        const span = startRequest(tracer, parent, asked);
        asked.response.once('close', () => endRequest(span, asked));
        return active.run(trace.setSpan(parent, span), answer);
      },
      prepared: (asked) => endRequest(startRequest(tracer, contextOf(asked), asked), asked),
      statement: (statement) => {
        const parent = active.getStore();
        // What no request waits for, the looks at the site version first of all, would be most of what is sent.
        if (parent) spanOf(tracer, parent, statement);
      },
      rendering,
    },
    end: async () => {
      stopOutgoing();
      await end();
    },
  };
}

const propagator = new W3CTraceContextPropagator();

const headers = {
  get: (carrier: AskedRequest['request']['headers'], name: string) => carrier[name],
  keys: (carrier: AskedRequest['request']['headers']) => Object.keys(carrier),
};

/** What the request's `traceparent` says it is a part of (https://www.w3.org/TR/trace-context/). */
function contextOf({ request }: AskedRequest): Context {
  return propagator.extract(ROOT_CONTEXT, request.headers, headers);
}

function startRequest(tracer: Tracer, parent: Context, { request, id }: AskedRequest): Span {
  const { method = '', url = '' } = request;
  const kind = requestKind(url);
  return tracer.startSpan(
    `${method} ${kind}`,
    {
      kind: SpanKind.SERVER,
      attributes: {
        'http.request.method': method,
        // Without its query, as in the log.
        'url.path': loggedPath(url.replace(/[?#].*/s, ''), request.headers.cookie),
        'site.request.kind': kind,
        'site.request.id': id,
      },
    },
    parent,
  );
}

function endRequest(span: Span, { response }: AskedRequest): void {
  span.setAttribute('http.response.status_code', response.statusCode);
  if (response.statusCode >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
  span.end();
}

function spanOf(tracer: Tracer, parent: Context, { kind, sql, ms, isFailed }: EndedStatement): void {
  const ended = performance.now();
  const attributes = {
    'db.operation.name': kind.toUpperCase(),
    'db.query.text': sql.slice(0, mostCharacters),
  };
  const span = tracer.startSpan(
    `database ${kind}`,
    { kind: SpanKind.CLIENT, startTime: ended - ms, attributes },
    parent,
  );
  if (isFailed) span.setStatus({ code: SpanStatusCode.ERROR });
  span.end(ended);
}
