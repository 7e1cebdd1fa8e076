import { fail, ok, type Result } from '../../../../shared/result.ts';
import { type ReadFailure, readFailure } from '../../forms/read-failure.ts';
import { readLines } from './read-ndjson.ts';

export interface Progress {
  done: number;
  total: number;
}

export type RunFailure = ReadFailure & { code: 'refused' };

interface Question {
  address: string;
  body: Blob | string;
  type: 'application/json' | 'application/xml';
  onProgress: (progress: Progress) => void;
  signal: AbortSignal;
}

/**
 * Sends work to the API and hears of its progress until its report comes. A refusal, before or after it began, and an
 * answer that breaks off are failures; only the signal rejects.
 */
export async function askWithProgress<Report>(question: Question): Promise<Result<Report, RunFailure>> {
  const { address, body, type, onProgress, signal } = question;
  const lost = fail({ code: 'refused', status: 0, detail: '' } as const);
  try {
    const headers = { Accept: 'application/x-ndjson', 'Content-Type': type };
    const answer = await fetch(address, { method: 'POST', headers, body, signal });
    if (!answer.ok || !answer.body) return fail({ code: 'refused', ...(await readFailure(answer)) });
    let last: Report | null = null;
    for await (const line of readLines(answer.body)) {
      const news = line as Progress | { detail: string } | Report;
      if (isProgress(news)) onProgress(news);
      else if (isRefusal(news)) return fail({ code: 'refused', status: 500, detail: news.detail });
      else last = news;
    }
    return last === null ? lost : ok(last);
  } catch (error) {
    if (signal.aborted) throw error;
    return lost;
  }
}

function isProgress(news: unknown): news is Progress {
  return typeof news === 'object' && news !== null && 'done' in news && 'total' in news;
}

function isRefusal(news: unknown): news is { detail: string } {
  return typeof news === 'object' && news !== null && 'detail' in news;
}
