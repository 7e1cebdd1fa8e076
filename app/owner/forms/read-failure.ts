import type { GuardPlace } from '../../../shared/guard/guarded-name.ts';
import { wordFailureCodes } from '../../../shared/word-report.ts';

/** Why a call came to nothing; `status` is 0 where no whole answer came, `detail` the server's own words or ''. */
export interface ReadFailure {
  status: number;
  detail: string;
  /** What is wrong with a Word file, and in how many places it has tracked changes. */
  word?: (typeof wordFailureCodes)[number];
  count?: number;
  /** The host that no name server knows, where that is why. */
  unknownHost?: string;
  /** Names were found that must not appear, or nobody can say whether they are there. */
  guarded?: 'names_found' | 'guard_locked';
  /** Where, as far as it was told. */
  places?: readonly GuardPlace[];
}

export async function readFailure(response: Response): Promise<ReadFailure> {
  const body: unknown = await response.json().catch(() => null);
  const detail = body && typeof body === 'object' && 'detail' in body ? body.detail : '';
  const failure = { status: response.status, detail: typeof detail === 'string' ? detail : '' };
  const host = body && typeof body === 'object' && 'host' in body ? body.host : undefined;
  const code = body && typeof body === 'object' && 'code' in body ? body.code : undefined;
  if (code === 'names_found' || code === 'guard_locked') {
    const places = body && typeof body === 'object' && 'places' in body ? body.places : [];
    return { ...failure, guarded: code, places: Array.isArray(places) ? (places as GuardPlace[]) : [] };
  }
  const word = wordFailureCodes.find((each) => each === code);
  if (word) {
    const count = body && typeof body === 'object' && 'count' in body ? Number(body.count) : 0;
    return { ...failure, word, count };
  }
  return typeof host === 'string' ? { ...failure, unknownHost: host } : failure;
}
