import { once } from 'node:events';
import type { Server } from 'node:http';
import { type AddressInfo, connect as connectSocket } from 'node:net';
import { pino } from 'pino';
import { onTestFinished } from 'vitest';
import { saveSecret } from '../core/auth/secrets.ts';
import type { BackupConfig } from '../core/scheduled-backups/backup-locations.ts';
import type { Database } from '../db/connect.ts';
import type { Middleware, Pages, RenderPage } from '../server/addresses.ts';
import { createHttpServer } from '../server/http-server.ts';
import { PageCache } from '../server/page-cache.ts';
import type { Site } from '../server/render-page.ts';
import { createWeb } from '../server/web.ts';
import { createTestCore, type TestCore } from './create-test-core.ts';
import { quickHash } from './quick-hash.ts';

/** A complete site in this process, served over HTTP, with pages provided by the test. */
export interface TestSite extends TestCore {
  db: Database;
  site: Site;
  /** The site's URL without a trailing slash, which is also its public origin by default. */
  server: Server;
  address: string;
  pages: { render: RenderPage; rendered: string[] };
  /** The log entries, one line of JSON each. */
  log: string[];
  /** Sends a request like `fetch`, without following redirects. */
  request(path: string, init?: RequestInit): Promise<Response>;
  /** Sends a JSON body, as the owner if `cookie` is given. */
  send(method: string, path: string, body?: unknown, cookie?: string): Promise<Response>;
  /**
   * Sends bytes unchanged and returns everything received until the connection closes. Only `Host: site` is
   * replaced with the site's address.
   */
  raw(bytes: string | Buffer): Promise<string>;
  /** Signs in and returns the session's `Cookie` header. */
  signIn(): Promise<string>;
}

export interface TestSiteOptions {
  origin?: string;
  trustProxy?: number;
  importHosts?: string;
  isPasswordFixed?: boolean;
  importFolder?: string;
  copies?: BackupConfig;
  builtInContent?: Pages['builtInContent'];
  assets?: Middleware;
  cdn?: Site['cdn'];
  /** Overrides for the source of the site version. */
  source?: Partial<Site['source']>;
}

export const ownerPassword = 'a password of tests';

export async function createTestSite(db: Database, options: TestSiteOptions = {}): Promise<TestSite> {
  const { core, clock } = createTestCore(db, { ...options, origin: () => options.origin ?? address });
  // The API uses the real clock for the end of a lockout.
  clock.now = new Date();
  await saveSecret(db.kysely, 'password_hash', quickHash(ownerPassword));
  const log: string[] = [];
  const pages: TestSite['pages'] = { render: async () => page('A page'), rendered: [] };
  const logger = pino({ level: 'debug', base: null }, { write: (line) => log.push(line) });
  const server = createHttpServer(logger, options.origin?.startsWith('https:') ?? false);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const source = { ...db, ...options.source };
  const site: Site = {
    core,
    source,
    pageCache: new PageCache(source, options.origin?.startsWith('https:') ?? false),
    ...(options.cdn && { cdn: options.cdn }),
    origin: options.origin ?? address,
    trustProxy: options.trustProxy ?? 0,
    render: (request, context) => {
      pages.rendered.push(request.url.replace(address, ''));
      return pages.render(request, context);
    },
    builtInContent: options.builtInContent ?? (async () => []),
    assets: options.assets ?? ((_request, _response, next) => next()),
    drawPicture: async () => undefined,
    log: logger,
  };
  server.on('request', createWeb(site));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const request: TestSite['request'] = (path, init) => {
    const headers = new Headers(init?.headers);
    // A site with a configured origin is behind a proxy.
    if (options.origin && !headers.has('X-Forwarded-For')) headers.set('X-Forwarded-For', '127.0.0.1');
    return fetch(address + path, { redirect: 'manual', ...init, headers });
  };
  const send: TestSite['send'] = (method, path, body, cookie) =>
    request(path, {
      method,
      headers: {
        ...(body !== undefined && { 'Content-Type': 'application/json' }),
        ...(cookie && { Cookie: cookie }),
      },
      ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
  const signIn = async () => {
    const response = await send('POST', '/api/compose/auth', { password: ownerPassword });
    return response.headers.get('set-cookie')?.split(';')[0] ?? '';
  };
  const raw: TestSite['raw'] = (bytes) => sendRaw(address, withHost(bytes, new URL(address).host));
  return { core, clock, db, site, server, address, pages, log, request, send, raw, signIn };
}

/** Returns a site, the owner's session and a function to send requests with it. */
export async function signedInSite(db: Database) {
  const site = await createTestSite(db);
  const cookie = await site.signIn();
  const ask = (method: string, path: string, body?: unknown) => site.send(method, path, body, cookie);
  return { site, cookie, ask };
}

/** Returns a page as the renderer would. */
export function page(text: string, status = 200): Response {
  return new Response(`<!doctype html><title>${text}</title>`, {
    status,
    headers: { 'Content-Type': 'text/html; charset=utf-8' },
  });
}

function withHost(bytes: string | Buffer, host: string): Buffer {
  // Latin-1 maps every byte to a character and back.
  const text = Buffer.from(bytes).toString('latin1');
  return Buffer.from(text.replace('Host: site\r\n', `Host: ${host}\r\n`), 'latin1');
}

async function sendRaw(address: string, bytes: string | Buffer): Promise<string> {
  const socket = connectSocket(Number(new URL(address).port), '127.0.0.1');
  const received: Buffer[] = [];
  socket.on('data', (chunk: Buffer) => received.push(chunk));
  // The server may close the connection while the test is still sending.
  socket.on('error', () => undefined);
  socket.write(bytes);
  await once(socket, 'close');
  return Buffer.concat(received).toString();
}
