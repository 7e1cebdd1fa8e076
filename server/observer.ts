import type { IncomingMessage, ServerResponse } from 'node:http';

interface AskedRequest {
  request: IncomingMessage;
  response: ServerResponse;
  id: string;
}

export interface Observer {
  /** Stands around the answer to one request, which settles once it is sent or handed on. */
  request?(asked: AskedRequest, answer: () => Promise<void>): Promise<void>;
}
