import { once } from 'node:events';
import type { Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { pino } from 'pino';
import { expect, onTestFinished, test } from 'vitest';
import { createHttpServer } from './create-http-server.ts';
import { notReady } from './not-ready.ts';

async function listening(https: boolean): Promise<Server> {
  const server = createHttpServer(pino({ level: 'silent' }), https);
  server.on('request', notReady(https));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return server;
}

/** All that comes back for some bytes until the connection ends. */
async function responseTo(server: Server, bytes: string): Promise<string> {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  let received = '';
  socket.on('data', (chunk) => {
    received += String(chunk);
  });
  socket.write(bytes);
  await once(socket, 'close');
  return received;
}

const requests = {
  'a request that cannot be read': 'NONSENSE\r\n\r\n',
  'a head that is too long': `GET / HTTP/1.1\r\nHost: site\r\nX-Long: ${'x'.repeat(20_000)}\r\n\r\n`,
  'a tunnel': 'CONNECT elsewhere:443 HTTP/1.1\r\nHost: elsewhere\r\n\r\n',
  'a request before the site is ready': 'GET / HTTP/1.1\r\nHost: site\r\nConnection: close\r\n\r\n',
};

test.each(Object.entries(requests))(
  'the answer to %s carries the headers of all others',
  async (_what, bytes) => {
    const response = await responseTo(await listening(true), bytes);
    expect(response).toMatch(/^HTTP\/1\.1 (400|405|431|503) /);
    expect(response).toMatch(/^Strict-Transport-Security: max-age=31536000\r$/im);
    expect(response).toMatch(/^X-Content-Type-Options: nosniff\r$/im);
    expect(response).toMatch(/^Content-Security-Policy: default-src 'none';.* frame-ancestors 'none'/im);
    expect(response).toMatch(/^Cache-Control: no-store\r$/im);
    expect(await responseTo(await listening(false), bytes)).not.toMatch(/strict-transport/i);
  },
);
