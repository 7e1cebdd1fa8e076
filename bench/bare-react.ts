import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { PageContext } from '../app/page-context.ts';
import { createCore } from '../core/create-core.ts';
import { connect } from '../db/connect.ts';
import type { PagesEntry } from '../server/addresses.ts';

/**
 * `bare-react.ts DATA_DIR ORIGIN TOKEN`: a bare `node:http` server that serves the site's pages and data to
 * the owner through React Router's own handler. Prints its own URL.
 */
const [dataDir = '', origin = '', token = ''] = process.argv.slice(2);
const entry = pathToFileURL(join(import.meta.dirname, '../build/server/entry.js')).href;
const { renderPage } = (await import(entry)) as PagesEntry;
const core = createCore({ db: await connect({ dataDir }), origin: () => origin });
const page: PageContext = {
  ...{ core: core.as({ source: 'site', token }), locale: 'en', owner: true, client: '127.0.0.1', token },
  ...{ origin, isSecure: false, nonce: '', requestId: 'measured', drawPicture: async () => undefined },
};

const server = createServer(async (request, response) => {
  const rendered = await renderPage(new Request(origin + request.url), page);
  const body = Buffer.from(await rendered.arrayBuffer());
  response.writeHead(rendered.status, {
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Length': body.length,
  });
  response.end(body);
});
server.listen(0, '127.0.0.1', () => {
  process.stdout.write(`http://127.0.0.1:${(server.address() as AddressInfo).port}\n`);
});
