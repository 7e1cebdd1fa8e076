import { createHash, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { briefly } from '../../db/briefly.ts';

/** Answers who may read the metrics and asks for them, and tells whether it did: to anybody else they are not there. */
export type AnswerMetrics = (request: IncomingMessage, response: ServerResponse) => boolean;

interface MetricsPage {
  text: () => Promise<string>;
  token: string | undefined;
}

const path = '/metrics';

/** For how long, in milliseconds, one reading is good for whoever else asks: to make it costs milliseconds. */
const keptMs = 200;

export function createAnswerMetrics({ text, token }: MetricsPage): AnswerMetrics {
  const readBriefly = briefly(text, keptMs);
  return (request, response) => {
    const { method, headers, url } = request;
    if (url !== path || (method !== 'GET' && method !== 'HEAD')) return false;
    if (token !== undefined && !isBearer(headers.authorization, token)) return false;
    response.setHeader('Cache-Control', 'no-store');
    readBriefly().then(
      (body) => {
        response.setHeader('Content-Type', 'text/plain; version=0.0.4; charset=utf-8');
        response.end(method === 'HEAD' ? undefined : body);
      },
      () => response.writeHead(503).end(),
    );
    return true;
  };
}

/** Whether it names the token; how long the answer takes tells nothing about how much of it was right. */
function isBearer(authorization: string | undefined, token: string): boolean {
  const given = /^Bearer +(\S+)$/i.exec(authorization ?? '')?.[1] ?? '';
  return timingSafeEqual(digest(given), digest(token));
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
