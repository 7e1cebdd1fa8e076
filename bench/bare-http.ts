import { createServer, get } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

/** `bare-http.ts URL`: a bare `node:http` server that sends the URL's compressed bytes. Prints its URL. */
const [url = ''] = process.argv.slice(2);
get(url, { headers: { 'Accept-Encoding': 'gzip' } }, async (original) => {
  const body = await buffer(original);
  const headers = {
    'Content-Type': original.headers['content-type'],
    'Content-Encoding': original.headers['content-encoding'],
    'Content-Length': body.length,
  };
  const server = createServer((_request, response) => {
    response.writeHead(200, headers).end(body);
  });
  server.listen(0, '127.0.0.1', () => {
    process.stdout.write(`http://127.0.0.1:${(server.address() as AddressInfo).port}\n`);
  });
});
