/** Asks for what takes long or is no JSON, with what is wanted in the body. Rejects when there is no answer. */
export function postJson(address: string, body: object, signal: AbortSignal): Promise<Response> {
  const headers = { 'Content-Type': 'application/json' };
  return fetch(address, { method: 'POST', headers, body: JSON.stringify(body), signal });
}
