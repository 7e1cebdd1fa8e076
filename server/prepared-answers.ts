import type { ClientRequest, IncomingMessage, ServerResponse } from 'node:http';
import { LRUCache } from 'lru-cache';
import type { Logger } from 'pino';
import { type AskedFacts, askedAnswer } from './asked-answer.ts';
import { isKnownEtag } from './is-known-etag.ts';
import { logAnswer } from './log.ts';
import type { PageSource } from './page-cache.ts';
import { isUsual, type PreparedHead, putHead, readHead } from './prepared-head.ts';
import { requestKind } from './request-kind.ts';
import type { SentPage } from './send-page.ts';
import { type PreparedTally, tallies } from './tallies.ts';

/** Memory for prepared answers in bytes; their bodies are mostly the page cache's own. What one takes beside its body. */
const limits = { bytes: 16 * 1024 * 1024, head: 4096 } as const;

/** How often the page cache is told of the use of one answer, in milliseconds. */
const usedMs = 1000;

interface PreparedAnswer extends SentPage {
  path: string;
  whole: Head;
  /** Of a 304. */
  unchanged: Head;
  /** When the cache was told last that the page was asked for, as `Date.now()` counts. */
  usedAt: number;
  tally: PreparedTally;
}

interface Head {
  status: number;
  /** Names and values in turn, the id of the request at `idAt`. */
  lines: string[];
  idAt: number;
  /** Known from the first time on. */
  written?: PreparedHead | undefined;
}

/** Takes over what was just sent, so that the next reader who asks for the same gets it at once. */
export type KeepAnswer = (response: ServerResponse, path: string, sent: SentPage) => void;

export interface PreparedAnswersSource extends PageSource {
  siteVersionThisTurn(): number | undefined;
}

/**
 * Answers of the page cache with their heads, ready to be sent, by all that they depend on. Whatever is not here, or is of
 * another version of the site, goes the usual way, which puts in what it has sent. Nobody empties it.
 */
export class PreparedAnswers {
  readonly #answers = new LRUCache<string, PreparedAnswer>({
    maxSize: limits.bytes,
    sizeCalculation: ({ body }) => limits.head + body.length,
  });
  readonly #source: PreparedAnswersSource;
  readonly #facts: AskedFacts;
  readonly #log: Logger;

  constructor(site: { source: PreparedAnswersSource; origin: string; log: Logger }) {
    this.#source = site.source;
    this.#facts = { https: site.origin.startsWith('https:') };
    this.#log = site.log;
  }

  /** False when there is no such answer; nothing was touched then. */
  answer(request: IncomingMessage, response: ServerResponse, id: string): boolean {
    const asked = askedAnswer(request, this.#facts);
    const found = asked && this.#answers.get(asked.key);
    if (!found || found.version !== this.#source.siteVersionThisTurn()) return false;
    const now = Date.now();
    if (now >= found.goodUntil) return false;
    if (now - found.usedAt > usedMs) {
      found.usedAt = now;
      found.use();
    }
    const isUnchanged = isKnownEtag(asked.ifNoneMatch, found.etag);
    const head = isUnchanged ? found.unchanged : found.whole;
    if (isUnchanged) found.tally.unchanged += 1;
    else found.tally.whole += 1;
    writeHead(request, response, head, { id, now });
    response.end(isUnchanged || request.method === 'HEAD' ? undefined : found.body);
    logAnswer(this.#log, { id, method: request.method ?? '', path: found.path, status: head.status });
    return true;
  }

  /** To be asked before anything is read of the site: undefined where the answer to this request is not for others. */
  keeper(request: IncomingMessage): KeepAnswer | undefined {
    const version = this.#source.siteVersion();
    const key = askedAnswer(request, this.#facts)?.key;
    if (key === undefined || version === undefined) return undefined;
    return (response, path, sent) => {
      // A change meanwhile may have changed which page this address leads to.
      if (sent.version !== version) return;
      const lines = linesOf(response);
      const idAt = lines.indexOf('X-Request-Id') + 1;
      const allLines = [...lines, ...Object.entries(sent.contentHeaders).flat()];
      this.#answers.set(key, {
        ...sent,
        path,
        whole: { status: 200, lines: allLines, idAt },
        unchanged: { status: 304, lines, idAt },
        usedAt: 0,
        tally: tallies.prepared[requestKind(path)],
      });
    };
  }
}

function writeHead(
  request: IncomingMessage,
  response: ServerResponse,
  head: Head,
  { id, now }: { id: string; now: number },
): void {
  const usual = isUsual(request, response);
  if (usual && head.written) {
    putHead(response, head.written, { status: head.status, id, now });
    return;
  }
  // Written out by writeHead before anyone else can get hold of it.
  head.lines[head.idAt] = id;
  response.writeHead(head.status, head.lines);
  if (usual) head.written = readHead(response, id);
}

/** As every outgoing message has it; declared for requests alone. */
type RawHeaderNames = Pick<ClientRequest, 'getRawHeaderNames'>;

/** The headers that were set so far, as `writeHead` takes them. */
function linesOf(response: ServerResponse): string[] {
  return (response as ServerResponse & RawHeaderNames)
    .getRawHeaderNames()
    .flatMap((name) => [response.getHeader(name) ?? []].flat().flatMap((value) => [name, String(value)]));
}
