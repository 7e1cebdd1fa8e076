import { expect } from 'vitest';

/** Expects a refusal as the API gives it, `{detail}` and nothing else, and gives the sentence. */
export async function expectProblem(response: Response, status: number): Promise<string> {
  const text = await response.text();
  expect([response.status, text]).toEqual([status, expect.stringMatching(/^\{"detail":".+"\}$/s)]);
  expect(response.headers.get('content-type')).toMatch(/^application\/json/);
  const body = JSON.parse(text) as { detail: string };
  expect(Object.keys(body)).toEqual(['detail']);
  // A sentence for people: nothing of the database or of the code in it.
  expect(body.detail).not.toMatch(/sqlite|postgres|kysely|undefined|\bat \w+ \(|node_modules/i);
  return body.detail;
}
