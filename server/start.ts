import type { RequestListener, Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { ensurePassword, hasPassword } from '../core/auth/set-password.ts';
import { siteNames } from '../core/auth/site-names.ts';
import { findNamedSince } from '../core/copies/find-named-since.ts';
import { createCore } from '../core/create-core.ts';
import { removeObjects } from '../core/media/remove-objects.ts';
import { seedSamples } from '../core/samples/seed-samples.ts';
import { withLongTimeout } from '../db/statements.ts';
import { DatabaseFailure, isUnwritable } from '../shared/result.ts';
import { readBuiltFiles } from './built-files/read-built-files.ts';
import { cdnHeaders, purgeCdn } from './cdn.ts';
import { createDrawPicture } from './draw-picture.ts';
import { copyConfigOf, type Env, importFolderOf } from './env.ts';
import { type KeptCopies, keepCopies, startHousekeeping } from './housekeeping.ts';
import { closeServer, createHttpServer, endConnectionsWithAnswers, notReady } from './http-server.ts';
import { createLog, flushLog, type Logger } from './log.ts';
import { createAssets } from './middleware/assets.ts';
import { PageCache } from './page-cache.ts';
import { createPutStyles } from './page-styles.ts';
import { builtPages, type Pages } from './pages.ts';
import { publishOnTime } from './publish-on-time.ts';
import { BodyBudget } from './request-body/body-budget.ts';
import type { Site } from './site.ts';
import { listenFailure } from './start-failure.ts';
import { logDataWarnings, ownerPasswordWarnings, unencryptedWays } from './start-warnings.ts';
import { openDatabase, pictureStorageOf, prepareDataFolder } from './storage.ts';
import { searchEngineTeller, watchChanges } from './watch-changes.ts';
import { createWeb } from './web.ts';

export interface RunningSite {
  address: string;
  generatedPassword: string | null;
  log: Logger;
  /** Begins with the background work, which one process of a site does for all. */
  keepHouse(): void;
  /** Lets the requests under way finish; a second call waits for the same end. */
  stop(): Promise<void>;
  /** Stops within a second more, and without losing a request: for a process that others stand in for. */
  retire(): Promise<void>;
}

export type PagesSource = (
  report: (error: unknown, requestId: string) => void,
  server: Server,
) => Promise<Pages>;

export interface StartOptions {
  pages?: PagesSource;
  /** Hears what whoever started the site should know before it runs. */
  say?: (line: string) => void;
  /** Another process of this start has made the site ready, and said what there is to say. */
  isFurther?: boolean;
}

/** Wires the parts and listens. Throws when the database or the port can't be had. */
export async function start(
  env: Env,
  {
    pages = builtPages,
    say = (line) => process.stderr.write(`${line}\n`),
    isFurther = false,
  }: StartOptions = {},
): Promise<RunningSite> {
  const log = createLog(env.logLevel);
  if (!isFurther) {
    for (const warning of [...unencryptedWays(env), ...env.removed]) log.warn(warning);
    await prepareDataFolder(env.dataDir, log);
  }
  const https = env.siteUrl?.startsWith('https:') ?? false;
  const server = createHttpServer(log, https);
  const report = (error: unknown, id: string) => {
    // Told once, by whoever answers in place of the page.
    if (!(error instanceof DatabaseFailure)) log.error({ err: error, id }, 'page failed');
  };
  // Read while the database is opened; what comes of it is asked for below.
  const loading = pages(report, server);
  loading.catch(() => undefined);
  const metrics = env.metrics && (await import('./metrics.ts')).createMetrics(env.metrics);
  metrics?.measure(server);
  const db = await openDatabase(env, { log, say, onStatement: metrics?.onStatement });
  // A disk that takes nothing more must not keep readers from the site. One without a password has none yet.
  const saveIfPossible = <Saved>(save: () => Promise<Saved>, unsaved: string) =>
    withLongTimeout(save).catch(async (error: unknown) => {
      if (!isUnwritable(error) || !(await hasPassword(db))) throw error;
      log.error({ err: error }, unsaved);
      return null;
    });
  if (env.hasSampleContent && !isFurther) {
    await saveIfPossible(() => seedSamples(db, new Date()), 'sample posts not saved');
  }
  const siteHost = env.siteUrl ? new URL(env.siteUrl).hostname : '';
  const pictures = pictureStorageOf(env);
  const { objects } = pictures;
  const core = createCore({
    db,
    pictures,
    importFolder: importFolderOf(env),
    copies: copyConfigOf(env),
    importHosts: env.importHosts,
    isPasswordFixed: env.ownerPassword !== undefined,
    // Where it listens is known once it does, and nobody is answered before.
    origin: () => env.siteUrl ?? address,
    log,
    siteHost,
    onError: (error) => log.error({ err: error }, 'the last use of a session was not recorded'),
  });
  const rendered = await loading;
  const development = rendered.assets !== undefined;
  let handler: RequestListener = notReady(https);
  server.on('request', (request, response) => handler(request, response));
  const address = await listen(server, env);
  // Only now: a password that a failed start had made up would be shown to nobody.
  const generatedPassword = isFurther
    ? null
    : await saveIfPossible(
        () => ensurePassword(db, env.ownerPassword),
        'password not saved: the previous one stays valid; restart the site once it can write',
      );
  // Sources change without the site's version: nothing is kept then.
  const unknown = () => undefined;
  const source = development ? { ...db, siteVersion: unknown, siteVersionThisTurn: unknown } : db;
  const cdn = cdnHeaders(env.cdn.maxAge);
  const site: Site = {
    core,
    source,
    pageCache: new PageCache(source, https),
    ...(cdn && { cdn }),
    origin: env.siteUrl ?? address,
    trustProxy: env.trustProxy,
    render: rendered.render,
    ...(rendered.renderDocument && { renderDocument: rendered.renderDocument }),
    builtInContent: rendered.builtInContent,
    ...(rendered.assets ? { assets: rendered.assets } : builtAssets()),
    drawPicture: createDrawPicture(),
    log,
    bodies: new BodyBudget(),
    development,
  };
  await metrics?.serve(db);
  await db.beginAnswering();
  handler = createWeb(site);
  if (!isFurther) {
    const names = siteNames(await withLongTimeout(() => core.settings.get()), siteHost);
    for (const warning of await ownerPasswordWarnings(env.ownerPassword, names)) log.warn(warning);
  }
  const stopDataWarnings = logDataWarnings(log);
  const { purge } = env.cdn;
  // Every process does, so that none is missed when one of them dies.
  const watches = [publishOnTime(db, core, log)];
  const teller = searchEngineTeller(db, core, log);
  let housekeeping: ReturnType<typeof startHousekeeping> | undefined;
  let copies: KeptCopies | undefined;
  const keepHouse = () => {
    if (housekeeping || ending) return;
    housekeeping = startHousekeeping(db, log, {
      imports: core.imports.resumable.clear,
      objects:
        objects &&
        (async () => {
          const namedSince = await findNamedSince(copyConfigOf(env));
          return withLongTimeout(() => removeObjects(db, objects, new Date(), namedSince));
        }),
    });
    copies = keepCopies(core, log);
    watches.push(watchChanges(source, log, teller.tell));
    if (purge) watches.push(watchChanges(source, log, (isWanted) => purgeCdn(purge, log, isWanted)));
  };
  const end = async () => {
    housekeeping?.stop();
    stopDataWarnings();
    await Promise.all(watches.map((watch) => watch.stop()));
    await teller.stop();
    // Imports end with what is being saved, and are gone on with after the next start.
    await core.imports.resumable.end();
    await core.copies.end();
    await copies?.stop();
    await closeServer(server);
    await rendered.close?.();
    metrics?.close();
    await core.audit.settle();
    objects?.close();
    await db.close();
    await flushLog(log);
  };
  let ending: Promise<void> | undefined;
  const stop = () => {
    ending ??= end();
    return ending;
  };
  return {
    address,
    generatedPassword,
    log,
    keepHouse,
    stop,
    retire: async () => {
      await endConnectionsWithAnswers(server);
      await stop();
    },
  };
}

function builtAssets(): Pick<Site, 'assets' | 'putStyles'> {
  const files = readBuiltFiles(fileURLToPath(new URL('../build/client', import.meta.url)));
  return { assets: createAssets(files), putStyles: createPutStyles(files) };
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
