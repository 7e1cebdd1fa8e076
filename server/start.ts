import type { RequestListener, Server } from 'node:http';
import { type AddressInfo, isIP } from 'node:net';
import { fileURLToPath } from 'node:url';
import { ensurePassword, hasPassword, isGuessablePassword, siteNames } from '../core/auth/password.ts';
import { createCore } from '../core/create-core.ts';
import { invalidValues } from '../core/invalid-rows.ts';
import { removeObjects } from '../core/media/move-pictures.ts';
import { unreadTexts } from '../core/rendering/render.ts';
import { seedSamples } from '../core/samples/seed-samples.ts';
import { findNamedSince } from '../core/scheduled-backups/backup-locations.ts';
import { withLongTimeout } from '../db/statements.ts';
import { DatabaseFailure, isUnwritable } from '../shared/result.ts';
import { isTooShort, passwordLength } from '../shared/sign-in.ts';
import { builtPages, type Pages } from './addresses.ts';
import {
  type BackgroundWork,
  publishScheduled,
  runScheduledBackups,
  searchEngineNotifier,
  startHousekeeping,
  watchChanges,
} from './background-work.ts';
import { cdnHeaders, purgeCdn } from './cdn.ts';
import { backupConfigOf, type Env, importFolderOf } from './env.ts';
import { closeConnectionsAfterResponses, closeServer, createHttpServer, notReady } from './http-server.ts';
import { createLog, flushLog, type Logger } from './log.ts';
import { PageCache } from './page-cache.ts';
import { createPutStyles } from './page-styles.ts';
import { createDrawPicture } from './pictures.ts';
import type { Site } from './render-page.ts';
import { BodyBudget } from './request-body.ts';
import { createAssets, readBuiltFiles } from './static-files.ts';
import { listenFailure, openDatabase, pictureStorageOf, prepareDataFolder } from './storage.ts';
import { createWeb } from './web.ts';

/** Modes in which the driver encrypts and verifies the certificate (pg-connection-string 2, without the weaker meaning of libpq). */
const checkedModes = new Set(['verify-full', 'verify-ca', 'require', 'prefer']);

/** Returns a warning for each connection that others could read, with how to fix it. */
export function unencryptedWays(env: Pick<Env, 'databaseUrl' | 'siteUrl'>): string[] {
  const { siteUrl } = env;
  const ways = unencryptedDatabase(env.databaseUrl);
  const site = siteUrl ? URL.parse(siteUrl) : null;
  if (site?.protocol === 'http:' && !isLocal(site.hostname)) {
    ways.push(
      'SITE_URL isn’t https, so the password and the session can be intercepted. Use a proxy with TLS.',
    );
  }
  return ways;
}

function unencryptedDatabase(text: string | undefined): string[] {
  const url = text ? URL.parse(text) : null;
  if (!url || isLocal(url.searchParams.get('host') ?? url.hostname) || isChecked(url)) return [];
  return ['DATABASE_URL connects over a network without verified TLS. Add ?sslmode=verify-full.'];
}

function isChecked({ searchParams }: URL): boolean {
  if (searchParams.get('uselibpqcompat') === 'true') return searchParams.get('sslmode') === 'verify-full';
  return checkedModes.has(searchParams.get('sslmode') ?? '') || searchParams.get('ssl') === 'true';
}

/** Whether a host is this machine: a local name, a loopback address, or a socket in a folder. */
function isLocal(host: string): boolean {
  const name = host.replace(/^\[|\]$/g, '');
  return (
    name === '' ||
    name.startsWith('/') ||
    /^(.+\.)?localhost$/.test(name) ||
    name === '::1' ||
    (isIP(name) === 4 && name.startsWith('127.'))
  );
}

/** Returns a warning for each reason why the site would reject this `OWNER_PASSWORD`. The warnings don't contain the password. */
export async function ownerPasswordWarnings(
  password: string | undefined,
  names: readonly string[],
): Promise<string[]> {
  if (!password) return [];
  const warnings: string[] = [];
  if (isTooShort(password)) {
    warnings.push(`OWNER_PASSWORD is shorter than ${passwordLength.least} characters. Choose a longer one.`);
  }
  if (await isGuessablePassword(password, names)) {
    warnings.push('OWNER_PASSWORD is too easy to guess. Choose another one.');
  }
  return warnings;
}

const warnings = [
  [invalidValues, 'unknown value in the database'],
  [unreadTexts, 'stored text too complex to render, shown as plain text'],
] as const;

/** Logs the core's warnings about stored data. Returns a function that stops it. */
function logDataWarnings(log: Logger): () => void {
  const ends = warnings.map(([channel, message]) => {
    const write = (fields: unknown) => log.warn({ ...(fields as object) }, message);
    channel.subscribe(write);
    return () => channel.unsubscribe(write);
  });
  return () => {
    for (const end of ends) end();
  };
}

export interface RunningSite {
  address: string;
  generatedPassword: string | null;
  log: Logger;
  startBackgroundWork(): void;
  /** Lets running requests finish, then stops. Later calls wait for the first one. */
  stop(): Promise<void>;
  /** Stops one second later without losing a request, for a process that others can replace. */
  retire(): Promise<void>;
}

export type PagesSource = (
  report: (error: unknown, requestId: string) => void,
  server: Server,
) => Promise<Pages>;

export interface StartOptions {
  pages?: PagesSource;
  /** Prints messages for the operator before the site runs. */
  say?: (line: string) => void;
  /** Another process has already prepared the site and printed the warnings. */
  isAdditional?: boolean;
  databaseWaitMs?: number;
}

/** Connects all parts and listens. Throws if the database or the port isn't available. */
export async function start(
  env: Env,
  {
    pages = builtPages,
    say = (line) => process.stderr.write(`${line}\n`),
    isAdditional = false,
    databaseWaitMs = 60_000,
  }: StartOptions = {},
): Promise<RunningSite> {
  const log = createLog(env.logLevel);
  if (!isAdditional) {
    for (const warning of [...unencryptedWays(env), ...env.removed]) log.warn(warning);
    await prepareDataFolder(env.dataDir, log);
  }
  const https = env.siteUrl?.startsWith('https:') ?? false;
  const server = createHttpServer(log, https);
  const report = (error: unknown, id: string) => {
    // The database error's own handler logs it.
    if (!(error instanceof DatabaseFailure)) log.error({ err: error, id }, 'page failed');
  };
  // Loaded while the database opens; awaited below.
  const loading = pages(report, server);
  loading.catch(() => undefined);
  const metrics = env.metrics && (await import('./metrics.ts')).createMetrics(env.metrics);
  metrics?.measure(server);
  const db = await openDatabase(env, { log, say, onStatement: metrics?.onStatement, waitMs: databaseWaitMs });
  // A full disk must not keep the site from starting. A new site, which has no password yet, can't start
  // without saving one.
  const saveIfPossible = <Saved>(save: () => Promise<Saved>, unsaved: string) =>
    withLongTimeout(save).catch(async (error: unknown) => {
      if (!isUnwritable(error) || !(await hasPassword(db))) throw error;
      log.error({ err: error }, unsaved);
      return null;
    });
  if (env.hasSampleContent && !isAdditional) {
    await saveIfPossible(() => seedSamples(db, new Date()), 'sample posts not saved');
  }
  const siteHost = env.siteUrl ? new URL(env.siteUrl).hostname : '';
  const pictures = pictureStorageOf(env);
  const { objects } = pictures;
  const core = createCore({
    db,
    pictures,
    importFolder: importFolderOf(env),
    copies: backupConfigOf(env),
    importHosts: env.importHosts,
    isPasswordFixed: env.ownerPassword !== undefined,
    // The address is known once the server listens, before any request is handled.
    origin: () => env.siteUrl ?? address,
    log,
    siteHost,
    onError: (error) => log.error({ err: error }, 'session use not recorded'),
  });
  const rendered = await loading;
  const development = rendered.assets !== undefined;
  let handler: RequestListener = notReady(https);
  server.on('request', (request, response) => handler(request, response));
  const address = await listen(server, env);
  // Generated only now, because nobody would see the password of a failed start.
  const generatedPassword = isAdditional
    ? null
    : await saveIfPossible(
        () => ensurePassword(db, env.ownerPassword),
        'password not saved; the previous password stays valid until a restart with a writable database',
      );
  // Sources change without a new site version, so nothing may be cached.
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
  handler = createWeb(site);
  if (!isAdditional) {
    const names = siteNames(await withLongTimeout(() => core.settings.get()), siteHost);
    for (const warning of await ownerPasswordWarnings(env.ownerPassword, names)) log.warn(warning);
  }
  const stopDataWarnings = logDataWarnings(log);
  const { purge } = env.cdn;
  // Every process publishes scheduled posts, so that none is missed if one process dies.
  const watches = [publishScheduled(db, core, log)];
  const notifier = searchEngineNotifier(db, core, log);
  let housekeeping: ReturnType<typeof startHousekeeping> | undefined;
  let copies: BackgroundWork | undefined;
  const startBackgroundWork = () => {
    if (housekeeping || ending) return;
    housekeeping = startHousekeeping(db, log, {
      imports: core.imports.resumable.clear,
      objects:
        objects &&
        (async () => {
          const namedSince = await findNamedSince(backupConfigOf(env));
          return withLongTimeout(() => removeObjects(db, objects, new Date(), namedSince));
        }),
    });
    copies = runScheduledBackups(core, log);
    watches.push(watchChanges(source, log, notifier.tell));
    if (purge)
      watches.push(watchChanges(source, log, (shouldContinue) => purgeCdn(purge, log, shouldContinue)));
  };
  const end = async () => {
    void housekeeping?.stop();
    stopDataWarnings();
    await Promise.all(watches.map((watch) => watch.stop()));
    await notifier.stop();
    // Imports stop after the current batch and resume on the next start.
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
    startBackgroundWork,
    stop,
    retire: async () => {
      await closeConnectionsAfterResponses(server);
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
