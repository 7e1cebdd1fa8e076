import { setImmediate } from 'node:timers/promises';
import type { Context } from 'hono';
import { stream } from 'hono/streaming';
import { type ApiFailure, detailOf, refuse, unfinished } from './problem.ts';
import type { ApiEnvironment } from './resource.ts';

/** List items per chunk. */
const chunkSize = 200;

/** The JSON of an object in chunks, because its lists can be long. */
export function* jsonPieces(value: object): Generator<string> {
  let before = '{';
  for (const [name, part] of Object.entries(value)) {
    if (part === undefined) continue;
    const key = `${before}${JSON.stringify(name)}:`;
    before = ',';
    if (!Array.isArray(part)) yield key + JSON.stringify(part);
    else {
      yield `${key}[`;
      for (let at = 0; at < part.length; at += chunkSize)
        yield (at > 0 ? ',' : '') + JSON.stringify(part.slice(at, at + chunkSize)).slice(1, -1);
      yield ']';
    }
  }
  yield before === '{' ? '{}' : '}';
}

interface Out {
  aborted: boolean;
  write(text: string): Promise<unknown>;
}

export interface Progress {
  done: number;
  total: number;
}

type Outcome<Report> = { ok: true; value: Report } | { ok: false; failure: ApiFailure };

interface Work<Report extends object> {
  /** `signal` aborts when the client disconnects. */
  run: (
    onProgress: ((progress: Progress) => void) | undefined,
    signal: AbortSignal,
  ) => Promise<Outcome<Report>>;
  /** Gets errors that occur after the response has begun. */
  report: ReportError;
}

/** Sends a report when the work is done. With `Accept: application/x-ndjson`, sends progress as JSON lines first. */
export async function respondWithProgress<Report extends object>(
  c: Context<ApiEnvironment>,
  { run, report }: Work<Report>,
) {
  type Whole = ReturnType<typeof c.json<Report, 200>>;
  const disconnected = new AbortController();
  if (!c.req.header('Accept')?.includes('application/x-ndjson')) {
    c.req.raw.signal.addEventListener('abort', () => disconnected.abort(), { once: true });
    const done = await run(undefined, disconnected.signal);
    if (!done.ok) return refuse(done.failure);
    c.header('Content-Type', 'application/json');
    return stream(c, (out) => writePieces(out, done.value)) as Whole;
  }
  c.header('Content-Type', 'application/x-ndjson');
  const line = (value: object) => `${JSON.stringify(value)}\n`;
  const lines = stream(
    c,
    async (out) => {
      out.onAbort(() => disconnected.abort());
      const done = await run((progress) => void out.write(line(progress)), disconnected.signal);
      if (!done.ok) return void (await out.write(line({ detail: detailOf(done.failure) })));
      await writePieces(out, done.value);
      await out.write('\n');
    },
    async (error, out) => {
      report(error, c.env.requestId);
      await out.write(line({ detail: unfinished }));
    },
  );
  // OpenAPI documents the plain report only.
  return lines as Whole;
}

/** Yields to other requests between chunks. */
async function writePieces(out: Out, value: object): Promise<void> {
  for (const piece of jsonPieces(value)) {
    if (out.aborted) return;
    await out.write(piece);
    await setImmediate();
  }
}

export type ReportError = (error: Error, requestId: string) => void;

interface StreamedFile {
  name: string;
  type: string;
  pieces: AsyncIterable<string>;
  report: ReportError;
}

/** Streams a file. */
export function sendFile(c: Context<ApiEnvironment>, { name, type, pieces, report }: StreamedFile): Response {
  c.header('Content-Type', type);
  c.header('Content-Disposition', `attachment; filename="${name}"`);
  const send = async (out: Out) => {
    for await (const piece of pieces) {
      if (out.aborted) return;
      await out.write(piece);
    }
  };
  return stream(c, send, async (error, out) => {
    report(error, c.env.requestId);
    // The status has been sent, so mark the file as incomplete in its last line.
    await out.write(`${csvCell(unfinished)}\r\n`);
  });
}

/** A line of CSV (RFC 4180). */
export function csvLine(cells: readonly unknown[]): string {
  return `${cells.map((cell) => csvCell(String(cell))).join(',')}\r\n`;
}

/** One quoted cell. Text that spreadsheets would run as a formula gets an apostrophe (OWASP, CSV Injection). */
export function csvCell(text: string): string {
  const plain = /^[=+\-@\t\r\n]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain;
}
