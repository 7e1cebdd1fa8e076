import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { ensurePassword } from '../core/auth/set-password.ts';
import { createCore } from '../core/create-core.ts';
import { seedSamples } from '../core/samples/seed-samples.ts';
import { connect } from '../db/connect.ts';
import { createDrawPicture } from './draw-picture.ts';
import type { Env } from './env.ts';
import { startHousekeeping } from './housekeeping.ts';
import { createLog, type Logger } from './log.ts';
import { createAssets } from './middleware/assets.ts';
import { builtPages, type Pages } from './pages.ts';
import { databaseFailure, listenFailure } from './start-failure.ts';
import { createWeb } from './web.ts';

export interface RunningSite {
  /** Where the server listens, without a trailing slash. */
  address: string;
  /** The owner's password, when this start made one up. */
  generatedPassword: string | null;
  log: Logger;
  /** Lets the requests that are under way finish, then closes everything. */
  stop(): Promise<void>;
}

type PagesSource = (report: (error: unknown, requestId: string) => void, server: Server) => Promise<Pages>;

/** How long requests may take to finish when the site stops, in milliseconds. */
const patience = 10_000;

/** Wires the parts and listens. Throws when the database or the port can't be had. */
export async function start(env: Env, pages: PagesSource = builtPages): Promise<RunningSite> {
  const log = createLog(env.logLevel);
  const db = await connect({
    databaseUrl: env.databaseUrl,
    dataDir: env.dataDir,
    onError: (error) => log.error({ err: error }, 'database connection lost'),
  }).catch((error: unknown) => {
    throw databaseFailure(error, env);
  });
  if (env.sampleContent) await seedSamples(db, new Date());
  const core = createCore({
    db,
    importHosts: env.importHosts,
    passwordIsFixed: env.ownerPassword !== undefined,
    // Where it listens is known once it does, and nobody is answered before.
    origin: () => env.siteUrl ?? address,
  });
  const server = createServer({
    // Slow clients: 15 s for the head, 10 minutes for the longest upload (see body-deadline.ts).
    headersTimeout: 15_000,
    requestTimeout: 600_000,
    keepAliveTimeout: 10_000,
  });
  const report = (error: unknown, id: string) => log.error({ err: error, id }, 'page failed');
  const rendered = await pages(report, server);
  const development = rendered.assets !== undefined;
  // Until everything is ready, whoever asks is told to ask again.
  let answer: RequestListener = (_request, response) => response.writeHead(503, { 'Retry-After': '1' }).end();
  server.on('request', (request, response) => answer(request, response));
  const address = await listen(server, env);
  // Only now: a password that a failed start had made up would be shown to nobody.
  const generatedPassword = await ensurePassword(db, env.ownerPassword);
  answer = createWeb({
    core,
    // Sources change without the site's version: nothing is kept then.
    siteVersion: development ? () => undefined : db.siteVersion,
    origin: env.siteUrl ?? address,
    trustProxy: env.trustProxy,
    render: rendered.render,
    builtInContent: rendered.builtInContent,
    assets: rendered.assets ?? createAssets(fileURLToPath(new URL('../build/client', import.meta.url))),
    drawPicture: createDrawPicture(),
    log,
    development,
  });
  const housekeeping = startHousekeeping(db, log);
  return {
    address,
    generatedPassword,
    log,
    stop: async () => {
      housekeeping.stop();
      await closeServer(server);
      await rendered.close?.();
      await db.close();
    },
  };
}

function listen(server: Server, env: Env): Promise<string> {
  return new Promise((resolve, reject) => {
    server.once('error', (error) => reject(listenFailure(error, env)));
    server.listen(env.port, env.host, () => {
      const { port } = server.address() as AddressInfo;
      resolve(`http://${env.host.includes(':') ? `[${env.host}]` : env.host}:${port}`);
    });
  });
}

function closeServer(server: Server): Promise<void> {
  return new Promise((resolve) => {
    const force = setTimeout(() => server.closeAllConnections(), patience);
    // A connection whose request has been answered meanwhile would lie open until its keep-alive ends.
    const sweep = setInterval(() => server.closeIdleConnections(), 50);
    server.close(() => {
      clearTimeout(force);
      clearInterval(sweep);
      resolve();
    });
    server.closeIdleConnections();
  });
}
