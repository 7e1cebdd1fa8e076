import { fail, ok, type Result } from '../../../shared/result.ts';
import { type ReadFailure, readFailure } from './read-failure.ts';

export interface Progress {
  done: number;
  total: number;
  /** What is counted: posts unless it says otherwise. */
  step?: 'links' | 'pictures';
}

export type RunFailure = ReadFailure & { code: 'refused' };

interface Question {
  address: string;
  body: Blob | string;
  type: 'application/json' | 'application/octet-stream';
  onProgress: (progress: Progress) => void;
  signal: AbortSignal;
}

/**
 * Sends work to the API and reports its progress until its report comes. A refusal, before or after it began, and an
 * answer that breaks off are failures; only the signal rejects.
 */
export async function askWithProgress<Report>(question: Question): Promise<Result<Report, RunFailure>> {
  const { address, body, type, onProgress, signal } = question;
  const lost = fail({ code: 'refused', status: 0, detail: '' } as const);
  try {
    const headers = { Accept: 'application/x-ndjson', 'Content-Type': type };
    const response = await fetch(address, { method: 'POST', headers, body, signal });
    if (!response.ok || !response.body) return fail({ code: 'refused', ...(await readFailure(response)) });
    let last: Report | null = null;
    for await (const line of readLines(response.body)) {
      const event = line as Progress | { detail: string } | Report;
      if (isProgress(event)) onProgress(event);
      else if (isRefusal(event)) return fail({ code: 'refused', status: 500, detail: event.detail });
      else last = event;
    }
    return last === null ? lost : ok(last);
  } catch (error) {
    if (signal.aborted) throw error;
    return lost;
  }
}

function isProgress(event: unknown): event is Progress {
  return typeof event === 'object' && event !== null && 'done' in event && 'total' in event;
}

function isRefusal(event: unknown): event is { detail: string } {
  return typeof event === 'object' && event !== null && 'detail' in event;
}

/** The JSON values of an answer that comes line by line, each as soon as its line is whole. */
async function* readLines(body: ReadableStream<Uint8Array>): AsyncGenerator<unknown> {
  const reader = body
    .pipeThrough(new TextDecoderStream() as ReadableWritablePair<string, Uint8Array>)
    .getReader();
  let rest = '';
  for (;;) {
    const { done, value } = await reader.read();
    const lines = (rest + (value ?? '')).split('\n');
    rest = done ? '' : (lines.pop() ?? '');
    for (const line of lines) if (line) yield JSON.parse(line);
    if (done) return;
  }
}
