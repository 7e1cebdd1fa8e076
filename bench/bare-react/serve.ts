import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { pathToFileURL } from 'node:url';
import type { PageContext } from '../../app/page-context.ts';
import { createCore } from '../../core/create-core.ts';
import { connect } from '../../db/connect.ts';

interface Entry {
  holdTree(request: Request, page: PageContext): Promise<() => Promise<Uint8Array>>;
}

/**
 * `serve.ts BUILT_PAGES DATA_DIR ORIGIN TOKEN PATH`: renders one page of a site for its owner at every request by `react-dom/server` alone,
 * over a bare `node:http`; prints where it listens.
 */
const [builtPages = '', dataDir = '', origin = '', token = '', path = '/'] = process.argv.slice(2);
const { holdTree } = (await import(pathToFileURL(builtPages).href)) as Entry;
const db = await connect({ dataDir });
const core = createCore({ db, origin: () => origin });
const render = await holdTree(new Request(origin + path), {
  ...{ core: core.as({ source: 'site', token }), locale: 'en', owner: true, client: '127.0.0.1', token },
  ...{ origin, isSecure: false, nonce: '', requestId: 'measured', drawPicture: async () => undefined },
});
await db.close();

const server = createServer(async (_request, response) => {
  const page = await render();
  response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8', 'Content-Length': page.length });
  response.end(page);
});
server.listen(0, '127.0.0.1', () => {
  process.stdout.write(`http://127.0.0.1:${(server.address() as AddressInfo).port}\n`);
});
