import { wordFailureCodes } from '../../../shared/word-report.ts';
import { type Held, readHeld } from './read-held.ts';

/** Why a call came to nothing; `status` is 0 where no whole answer came, `detail` the server's own words or ''. */
export interface ReadFailure extends Partial<Held> {
  status: number;
  detail: string;
  /** What is wrong with a Word file, and in how many places it has tracked changes. */
  word?: (typeof wordFailureCodes)[number];
  count?: number;
  /** The host that no name server knows, where that is why. */
  unknownHost?: string;
}

export async function readFailure(response: Response): Promise<ReadFailure> {
  const body: unknown = await response.json().catch(() => null);
  const detail = body && typeof body === 'object' && 'detail' in body ? body.detail : '';
  const failure = { status: response.status, detail: typeof detail === 'string' ? detail : '' };
  const host = body && typeof body === 'object' && 'host' in body ? body.host : undefined;
  const code = body && typeof body === 'object' && 'code' in body ? body.code : undefined;
  const held = readHeld(body);
  if (held) return { ...failure, ...held };
  const word = wordFailureCodes.find((each) => each === code);
  if (word) {
    const count = body && typeof body === 'object' && 'count' in body ? Number(body.count) : 0;
    return { ...failure, word, count };
  }
  return typeof host === 'string' ? { ...failure, unknownHost: host } : failure;
}
