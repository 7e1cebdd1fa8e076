/** Why a call came to nothing; `status` is 0 where no whole answer came, `detail` the server's own words or ''. */
export interface ReadFailure {
  status: number;
  detail: string;
  /** The host that no name server knows, where that is why. */
  unknownHost?: string;
  /** Names were found that must not appear, or nobody can say whether they are there. */
  guarded?: 'names_found' | 'guard_locked';
}

export async function readFailure(response: Response): Promise<ReadFailure> {
  const body: unknown = await response.json().catch(() => null);
  const detail = body && typeof body === 'object' && 'detail' in body ? body.detail : '';
  const failure = { status: response.status, detail: typeof detail === 'string' ? detail : '' };
  const host = body && typeof body === 'object' && 'host' in body ? body.host : undefined;
  const code = body && typeof body === 'object' && 'code' in body ? body.code : undefined;
  if (code === 'names_found' || code === 'guard_locked') return { ...failure, guarded: code };
  return typeof host === 'string' ? { ...failure, unknownHost: host } : failure;
}
