import { expect } from 'vitest';

/** Checks that the API returned an error with only a `detail`, and returns it. */
export async function expectProblem(response: Response, status: number): Promise<string> {
  const text = await response.text();
  expect([response.status, text]).toEqual([status, expect.stringMatching(/^\{"detail":".+"\}$/s)]);
  expect(response.headers.get('content-type')).toMatch(/^application\/json/);
  const body = JSON.parse(text) as { detail: string };
  expect(Object.keys(body)).toEqual(['detail']);
  // The sentence must contain no internals of the database or code.
  expect(body.detail).not.toMatch(/sqlite|postgres|kysely|undefined|\bat \w+ \(|node_modules/i);
  return body.detail;
}
