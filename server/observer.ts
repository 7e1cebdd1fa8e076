import type { IncomingMessage, ServerResponse } from 'node:http';
import type { OnStatement } from '../db/note-statements.ts';
import type { Pages } from './pages.ts';

export interface AskedRequest {
  request: IncomingMessage;
  response: ServerResponse;
  /** As the `X-Request-Id` of its answer and its line in the log have it. */
  id: string;
}

/** Measures the site's work for the metrics. Each part is called only where it exists. */
export interface Observer {
  /** Stands around the answer to one request, which settles once it is sent or handed on. */
  request?(asked: AskedRequest, answer: () => Promise<void>): Promise<void>;
  statement?: OnStatement;
  /** Stands around the rendering of a page. */
  rendering?<Value>(work: () => Promise<Value>): Promise<Value>;
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
