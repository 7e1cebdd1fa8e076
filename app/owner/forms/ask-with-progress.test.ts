import { afterEach, expect, test, vi } from 'vitest';
import { askWithProgress, type Progress } from './ask-with-progress.ts';

afterEach(() => vi.unstubAllGlobals());

/** Asks a server that answers with these pieces; `null` breaks the answer off. */
async function ask(pieces: (string | null)[], status = 200) {
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      for (const piece of pieces) {
        if (piece === null) return controller.error(new TypeError('network error'));
        controller.enqueue(new TextEncoder().encode(piece));
      }
      controller.close();
    },
  });
  vi.stubGlobal('fetch', async () => new Response(body, { status }));
  const heard: Progress[] = [];
  const result = await askWithProgress<{ saved: number }>({
    ...{ address: '/api', body: '', type: 'application/json', signal: new AbortController().signal },
    onProgress: (progress) => heard.push(progress),
  });
  return { result, heard };
}

test('progress is heard line by line, however the lines are cut, and the report comes last', async () => {
  const { result, heard } = await ask(['{"done":1,"to', 'tal":2}\n{"done":2,"total":2}\n{"saved"', ':5}\n']);
  expect(heard).toEqual([
    { done: 1, total: 2 },
    { done: 2, total: 2 },
  ]);
  expect(result).toEqual({ ok: true, value: { saved: 5 } });
});

test('a last line needs no end', async () => {
  expect((await ask(['{"saved":1}'])).result).toMatchObject({ value: { saved: 1 } });
});

test('a refusal is one whether it comes before the work or within it', async () => {
  expect((await ask(['{"detail":"Please sign in first."}'], 401)).result).toEqual({
    ok: false,
    failure: { code: 'refused', status: 401, detail: 'Please sign in first.' },
  });
  const within = await ask(['{"done":1,"total":2}\n', '{"detail":"Broken."}\n']);
  expect(within.result).toMatchObject({ failure: { status: 500, detail: 'Broken.' } });
});

test.each([
  ['breaks off', ['{"done":1,"total":2}\n', null]],
  ['ends without a report', ['{"done":1,"total":2}\n']],
  ['is cut within a line', ['{"saved":']],
])('an answer that %s is a lost one', async (_what, pieces) => {
  expect((await ask(pieces)).result).toMatchObject({ ok: false, failure: { status: 0 } });
});
