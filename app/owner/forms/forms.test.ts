import type { RequestListener } from 'node:http';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { serveLocally } from '../../../test/local-server.ts';
import { callApi, type Progress, sendWithProgress } from './api.ts';
import { deleteDraft, draftKey, findDrafts, keepDraft, readDraft, removeDrafts } from './drafts.ts';

type Draft = { values: { title: string } };

/** Replaces the browser's storage. */
function memory() {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
    key: (index: number) => [...kept.keys()][index] ?? null,
    get length() {
      return kept.size;
    },
  };
}

beforeEach(() => vi.stubGlobal('localStorage', memory()));
afterEach(() => vi.unstubAllGlobals());

const key = (place: string) => draftKey('compose_draft', place);
const draft = (title: string, at = '2026-01-01T10:00:00Z') => ({ values: { title }, at });
const titles = (prefix: string, saved = '') =>
  findDrafts<Draft>(prefix, ({ title }) => title !== saved).map(({ values }) => values.title);

test('stores a draft for each window and finds the newest first', () => {
  keepDraft(key('post:window-1'), draft('Older'));
  keepDraft(key('post:window-2'), draft('Newer', '2026-01-01T11:00:00Z'));
  keepDraft(key('another:window-1'), draft('Elsewhere'));
  expect(titles(key('post:'))).toEqual(['Newer', 'Older']);
  deleteDraft(key('post:window-2'));
  expect(titles(key('post:'))).toEqual(['Older']);
});

test('ignores a stored draft equal to the saved text', () => {
  keepDraft(key('post:window'), draft('Saved by now'));
  expect(titles(key('post:'), 'Saved by now')).toEqual([]);
});

test('tolerates full, disabled or corrupted browser storage', () => {
  for (const text of ['', '{', 'null', '1', '{"at":"x"}']) localStorage.setItem(key(text), text);
  expect(titles(key(''))).toEqual([]);
  expect(readDraft(key('{'))).toBeUndefined();
  const refuse = () => {
    throw new DOMException('shut', 'SecurityError');
  };
  vi.stubGlobal('localStorage', { setItem: refuse, getItem: refuse, key: refuse, length: 1 });
  expect(keepDraft(key('post'), draft('x'))).toBe(false);
  expect(titles(key(''))).toEqual([]);
});

const typed = [
  draftKey('compose_draft', 'new:a'),
  draftKey('compose_draft', 'id:b'),
  draftKey('content_draft', 'blog/blog_intro/es'),
  draftKey('settings_draft', 'brand'),
];

test('removes stored drafts and nothing else', () => {
  for (const name of ['i18nextLng', ...typed]) keepDraft(name, {});
  removeDrafts();
  expect([localStorage.length, localStorage.key(0)]).toEqual([1, 'i18nextLng']);
});

const serve = async (listener: RequestListener) => (await serveLocally(listener)).origin;

test('callApi sends a JSON body and returns the response', async () => {
  const address = await serve((request, response) => {
    const { method, headers } = request;
    const parts: Buffer[] = [];
    request.on('data', (part) => parts.push(part));
    request.on('end', () =>
      response.end(JSON.stringify([method, headers['content-type'], `${Buffer.concat(parts)}`])),
    );
  });
  expect(await callApi('PUT', address, { body: { a: 'é' } })).toEqual({
    ok: true,
    value: ['PUT', 'application/json', '{"a":"é"}'],
  });
});

test.each([
  ['{"detail":"The address is taken."}', 'The address is taken.'],
  ['<h1>Bad gateway</h1>', ''],
])('callApi returns the status and reason of a rejected request: %s', async (body, detail) => {
  const address = await serve((_request, response) => response.writeHead(409).end(body));
  expect(await callApi('GET', address)).toEqual({ ok: false, failure: { status: 409, detail } });
});

test('callApi fails with status 0 if the response is missing or incomplete', async () => {
  const lost = await serve((request) => request.socket.destroy());
  expect(await callApi('GET', lost)).toEqual({ ok: false, failure: { status: 0, detail: '' } });
  const half = await serve((_request, response) => response.end('{"id": "p'));
  expect(await callApi('GET', half)).toEqual({ ok: false, failure: { status: 0, detail: '' } });
});

/** Sends a request to a server that responds in chunks; `null` breaks the connection. */
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
  const result = await sendWithProgress<{ saved: number }>({
    ...{ address: '/api', body: '', type: 'application/json', signal: new AbortController().signal },
    onProgress: (progress) => heard.push(progress),
  });
  return { result, heard };
}

test('sendWithProgress reports progress line by line, however the lines are split', async () => {
  const { result, heard } = await ask(['{"done":1,"to', 'tal":2}\n{"done":2,"total":2}\n{"saved"', ':5}\n']);
  expect(heard).toEqual([
    { done: 1, total: 2 },
    { done: 2, total: 2 },
  ]);
  expect(result).toEqual({ ok: true, value: { saved: 5 } });
});

test('sendWithProgress fails if the request is rejected or the stream reports an error', async () => {
  expect((await ask(['{"detail":"Please sign in first."}'], 401)).result).toEqual({
    ok: false,
    failure: { code: 'refused', status: 401, detail: 'Please sign in first.' },
  });
  const within = await ask(['{"done":1,"total":2}\n', '{"detail":"Broken."}\n']);
  expect(within.result).toMatchObject({ failure: { status: 500, detail: 'Broken.' } });
});

test.each([
  ['is interrupted', ['{"done":1,"total":2}\n', null]],
  ['ends without a result', ['{"done":1,"total":2}\n']],
  ['ends within a line', ['{"saved":']],
])('sendWithProgress fails with status 0 if the response %s', async (_what, pieces) => {
  expect((await ask(pieces)).result).toMatchObject({ ok: false, failure: { status: 0 } });
});
