/** Why a call came to nothing; `status` is 0 where no whole answer came, `detail` the server's own words or ''. */
export interface ReadFailure {
  status: number;
  detail: string;
}

export async function readFailure(response: Response): Promise<ReadFailure> {
  const body: unknown = await response.json().catch(() => null);
  const detail = body && typeof body === 'object' && 'detail' in body ? body.detail : '';
  return { status: response.status, detail: typeof detail === 'string' ? detail : '' };
}
