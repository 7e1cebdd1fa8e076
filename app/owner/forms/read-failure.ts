/** Why a call came to nothing; `status` is 0 where no whole answer came, `detail` the server's own words or ''. */
export interface ReadFailure {
  status: number;
  detail: string;
  /** The host that no name server knows, where that is why. */
  unknownHost?: string;
}

export async function readFailure(response: Response): Promise<ReadFailure> {
  const body: unknown = await response.json().catch(() => null);
  const detail = body && typeof body === 'object' && 'detail' in body ? body.detail : '';
  const failure = { status: response.status, detail: typeof detail === 'string' ? detail : '' };
  const host = body && typeof body === 'object' && 'host' in body ? body.host : undefined;
  return typeof host === 'string' ? { ...failure, unknownHost: host } : failure;
}
