import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { callApi } from './call-api.ts';

async function serve(listener: RequestListener): Promise<string> {
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
}

test('sends a body as JSON and gives the answer', async () => {
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
])('a refusal has its status and the reason that was given: %s', async (body, detail) => {
  const address = await serve((_request, response) => response.writeHead(409).end(body));
  expect(await callApi('GET', address)).toEqual({ ok: false, failure: { status: 409, detail } });
});

test('no answer, and one that breaks off, are failures without a status', async () => {
  const lost = await serve((request) => request.socket.destroy());
  expect(await callApi('GET', lost)).toEqual({ ok: false, failure: { status: 0, detail: '' } });
  const half = await serve((_request, response) => response.end('{"id": "p'));
  expect(await callApi('GET', half)).toEqual({ ok: false, failure: { status: 0, detail: '' } });
});
