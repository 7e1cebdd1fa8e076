import type { IncomingMessage, ServerResponse } from 'node:http';
import type { OnStatement } from '../db/note-statements.ts';
import type { Pages } from './pages.ts';

export interface AskedRequest {
  request: IncomingMessage;
  response: ServerResponse;
  /** As the `X-Request-Id` of its answer and its line in the log have it. */
  id: string;
}

/** Looks on at the site's work from outside: the metrics, the traces. Each part is asked only where it is there. */
export interface Observer {
  /** Stands around the answer to one request, which settles once it is sent or handed on. */
  request?(asked: AskedRequest, answer: () => Promise<void>): Promise<void>;
  /** Hears of an answer that was ready and has just been sent. */
  prepared?(asked: AskedRequest): void;
  statement?: OnStatement;
  /** Stands around the rendering of a page. */
  rendering?<Value>(work: () => Promise<Value>): Promise<Value>;
}

/** One observer that stands for all of them, the first outermost. */
export function joinObservers(observers: Observer[]): Observer {
  const request = observers.flatMap((each) => (each.request ? [each.request] : []));
  const prepared = observers.flatMap((each) => (each.prepared ? [each.prepared] : []));
  const statement = observers.flatMap((each) => (each.statement ? [each.statement] : []));
  const rendering = observers.flatMap((each) => (each.rendering ? [each.rendering] : []));
  return {
    ...(request.length > 0 && {
      request: (asked, answer) =>
        request.reduceRight<() => Promise<void>>((inner, around) => () => around(asked, inner), answer)(),
    }),
    ...(prepared.length > 0 && { prepared: (asked) => prepared.map((hear) => hear(asked)) }),
    ...(statement.length > 0 && { statement: (ended) => statement.map((hear) => hear(ended)) }),
    ...(rendering.length > 0 && {
      rendering: (work) => rendering.reduceRight<typeof work>((inner, around) => () => around(inner), work)(),
    }),
  };
}

/** The pages, with an observer around their rendering; the same pages where there is none. */
export function observedPages(pages: Pages, { rendering }: Observer): Pages {
  if (!rendering) return pages;
  const { render, renderDocument } = pages;
  return {
    ...pages,
    render: (...asked) => rendering(() => render(...asked)),
    ...(renderDocument && { renderDocument: (...asked) => rendering(() => renderDocument(...asked)) }),
  };
}
