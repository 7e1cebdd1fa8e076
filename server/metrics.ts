import cluster, { type Worker } from 'node:cluster';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { AggregatorRegistry, Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { listEvents } from '../core/audit/audit.ts';
import { leaseClock } from '../core/leases/leases.ts';
import { countHeld, countScheduled } from '../core/posts/schedule-store.ts';
import { findLastRun } from '../core/scheduled-backups/backup-run-store.ts';
import { workLoad } from '../core/work-load.ts';
import type { Database } from '../db/connect.ts';
import { cacheFor } from '../db/health.ts';
import type { OnStatement } from '../db/statements.ts';
import { type BackupRun, backupLocationKinds, backupRunKinds } from '../shared/backups.ts';
import type { WorkLoad } from '../shared/health.ts';
import { paths } from '../shared/paths.ts';
import { publicPages } from '../shared/public-pages.ts';
import { canonicalApiPath, isReviewPath } from '../shared/requests.ts';
import { isPublicPage } from './addresses.ts';
import { purges } from './cdn.ts';
import { EnvError, type MetricsEnv } from './env.ts';
import { tallies } from './page-cache.ts';
import { isMediaPath } from './pictures.ts';

/** What a request is for, by its URL alone. `other`: no URL of this site. */
export const requestKinds = [
  'page',
  'article',
  'list',
  'feed',
  'api',
  'owner',
  'media',
  'file',
  'other',
] as const;

export type RequestKind = (typeof requestKinds)[number];

const feeds = new Set<string>([paths.feed, paths.sitemap, '/robots.txt', '/llms.txt']);

const pages = new Set<string>([
  ...publicPages.map(({ path }) => path),
  ...[paths.outcomes, paths.offline, paths.mailDraft],
]);

const tag = paths.tag('');
const article = paths.post('');

/** Classifies a request target as sent, with or without a query. */
function requestKind(target: string): RequestKind {
  const end = target.search(/[?#]/);
  const path = end < 0 ? target : target.slice(0, end);
  if (canonicalApiPath(path) !== undefined) return 'api';
  if (isMediaPath(path)) return 'media';
  if (isReviewPath(path)) return 'page';
  if (!isPublicPage(path)) return 'owner';
  if (path === paths.blog || path.startsWith(tag)) return 'list';
  if (feeds.has(path)) return 'feed';
  if (path.startsWith(article)) return path.includes('/', article.length) ? 'other' : 'article';
  if (pages.has(path)) return 'page';
  return /\.\w{2,11}$/.test(path) ? 'file' : 'other';
}

export interface Metrics {
  onStatement: OnStatement;
  measure(server: Server): void;
  /** Serves all metrics, including the database's. For workers, the primary does so. Throws `EnvError`. */
  serve(db: Database): Promise<void>;
  close(): void;
}

export function createMetrics(env: MetricsEnv): Metrics {
  const register = new Registry();
  collectDefaultMetrics({ register });
  const gauge = gaugesOf(register);
  gauge('site_processes', 'Processes included in the metrics.', () => [{ value: 1 }]);
  workMetrics(gauge);
  let close: (() => void) | undefined;
  return {
    onStatement: statementMetrics(register),
    measure: (server) => requestMetrics(register, server),
    serve: async (db) => {
      databaseMetrics(gauge, db);
      siteMetrics(gauge, db);
      if (cluster.isWorker) answerPrimary(register);
      else close = await serveText(env, () => register.metrics());
    },
    close: () => close?.(),
  };
}

const request = 'metrics';

interface WorkerMetrics {
  kind: 'metrics';
  metrics: Numbers;
}

type Numbers = Awaited<ReturnType<Registry['getMetricsAsJSON']>>;

/** Sends a worker's metrics whenever the primary requests them. */
function answerPrimary(register: Registry): void {
  process.on('message', async (message) => {
    if (message !== request) return;
    const answer: WorkerMetrics = { kind: 'metrics', metrics: await register.getMetricsAsJSON() };
    process.send?.(answer);
  });
}

/** How long the primary waits for a worker before it uses that worker's last metrics, in milliseconds. */
const answerMs = 1_000;

/** Serves the sum of all workers from the primary. Includes the counts of workers that ended, because counters must not fall. */
export async function serveClusterMetrics(env: MetricsEnv): Promise<void> {
  const last = new Map<number, Numbers>();
  let ended: Numbers = [];
  const sum = (parts: Numbers[]) => AggregatorRegistry.aggregate(parts);
  cluster.on('exit', async ({ id }) => {
    const counts = last.get(id)?.filter(({ type }) => isCount(type)) ?? [];
    last.delete(id);
    ended = await sum([ended, counts]).getMetricsAsJSON();
  });
  const ask = (worker: Worker) =>
    new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, answerMs);
      const take = (message: WorkerMetrics) => {
        if (message.kind !== 'metrics') return;
        last.set(worker.id, message.metrics);
        worker.off('message', take);
        clearTimeout(timer);
        resolve();
      };
      worker.on('message', take);
      worker.send(request, () => undefined);
    });
  await serveText(env, async () => {
    const workers = Object.values(cluster.workers ?? {}).filter((worker) => worker?.isConnected());
    await Promise.all(workers.map((worker) => worker && ask(worker)));
    return sum([ended, ...last.values()]).metrics();
  });
}

/** Whether a metric is a count. Only counts survive their worker. */
function isCount(type: unknown): boolean {
  return String(type) === 'counter' || String(type) === 'histogram';
}

async function serveText({ port, host }: MetricsEnv, text: () => Promise<string>): Promise<() => void> {
  const server = createServer({ headersTimeout: 5_000, requestTimeout: 5_000 }, async (request, response) => {
    response.setHeader('Cache-Control', 'no-store');
    const isAsked = request.url === '/metrics' && (request.method === 'GET' || request.method === 'HEAD');
    if (!isAsked) return void response.writeHead(404).end();
    try {
      const body = await text();
      response.setHeader('Content-Type', Registry.PROMETHEUS_CONTENT_TYPE);
      response.end(request.method === 'HEAD' ? undefined : body);
    } catch {
      response.writeHead(503).end();
    }
  });
  server.maxConnections = 100;
  server.listen(port, host);
  await once(server, 'listening').catch((error: NodeJS.ErrnoException) => {
    throw new EnvError(
      `METRICS_PORT ${port} on ${host} isn’t available (${error.code}). Choose another port.`,
    );
  });
  server.on('error', () => undefined);
  return () => {
    server.close();
    server.closeAllConnections();
  };
}

interface Reading {
  labels?: Record<string, string>;
  value: number;
}

/** How to combine the values of several workers; the default is their sum. */
interface Options {
  labelNames?: string[];
  aggregator?: 'max' | 'min';
}

type AddGauge = (
  name: string,
  help: string,
  read: () => Reading[] | Promise<Reading[]>,
  options?: Options,
) => void;

/** Adds gauges that are read on each request by Prometheus. A value that can't be read is omitted. */
function gaugesOf(register: Registry): AddGauge {
  return (name, help, read, { labelNames = [], ...options } = {}) => {
    new Gauge({
      ...{ name, help, labelNames, ...options },
      registers: [register],
      async collect() {
        const readings = await Promise.resolve()
          .then(read)
          .catch(() => []);
        this.reset();
        // After a reset, a gauge without labels would report 0.
        if (readings.length === 0 && labelNames.length === 0) this.remove();
        for (const { labels = {}, value } of readings) this.set(labels, value);
      },
    });
  };
}

function requestMetrics(register: Registry, server: Server): void {
  const labelNames = ['kind', 'status'];
  const total = new Counter({
    name: 'site_requests_total',
    help: 'Requests by kind and status class; gone: the client disconnected.',
    labelNames,
    registers: [register],
  });
  const durations = new Histogram({
    name: 'site_request_duration_seconds',
    help: 'Time from the request headers to the end of the response.',
    labelNames,
    buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers: [register],
  });
  server.prependListener('request', ({ url = '' }: IncomingMessage, response: ServerResponse) => {
    const begun = performance.now();
    response.once('close', () => {
      const { writableFinished, statusCode } = response;
      const status = writableFinished ? `${Math.floor(statusCode / 100)}xx` : 'gone';
      const labels = { kind: requestKind(url), status };
      total.inc(labels);
      durations.observe(labels, (performance.now() - begun) / 1000);
    });
  });
  new Counter({
    name: 'site_page_cache_total',
    help: 'Public pages: hit = cached, stale = cached during an outage, miss = rendered.',
    labelNames: ['result'],
    registers: [register],
    collect() {
      this.reset();
      for (const [result, value] of Object.entries(tallies.pageCache)) this.inc({ result }, value);
    },
  });
}

function statementMetrics(register: Registry): OnStatement {
  const labelNames = ['statement'];
  const durations = new Histogram({
    name: 'site_database_statement_duration_seconds',
    help: 'Duration of database statements; on SQLite, including the wait to write.',
    labelNames,
    buckets: [0.0001, 0.00025, 0.0005, 0.001, 0.0025, 0.005, 0.01, 0.05, 0.1, 0.5, 1, 5],
    registers: [register],
  });
  const failures = new Counter({
    name: 'site_database_statement_failures_total',
    help: 'Statements that failed or timed out.',
    labelNames,
    registers: [register],
  });
  return ({ kind, ms, isFailed }) => {
    durations.observe({ statement: kind }, ms / 1000);
    if (isFailed) failures.inc({ statement: kind });
  };
}

function workMetrics(gauge: AddGauge): void {
  const ofEach = (read: (load: WorkLoad) => number) => () =>
    Object.entries(workLoad()).map(([line, load]) => ({ labels: { line }, value: read(load) }));
  const labelNames = ['line'];
  const waiting = ofEach((load) => load.waiting);
  gauge('site_work_waiting', 'Waiting jobs, by queue.', waiting, { labelNames });
  const longest = ofEach(({ maxWaitMs }) => maxWaitMs / 1000);
  const longestOptions = { labelNames, aggregator: 'max' } as const;
  gauge(
    'site_work_longest_wait_seconds',
    'Waiting time of the oldest job, by queue.',
    longest,
    longestOptions,
  );
  const purging = () => [{ value: purges.waiting }];
  gauge('site_cdn_purge_waiting', 'Above 0 until the CDN has accepted the last purge.', purging, {
    aggregator: 'max',
  });
}

function databaseMetrics(gauge: AddGauge, db: Database): void {
  const connections = () =>
    db.connections().flatMap(({ pool, inUse, idle, waiting }) => [
      { labels: { pool, state: 'in_use' }, value: inUse },
      { labels: { pool, state: 'idle' }, value: idle },
      { labels: { pool, state: 'waiting' }, value: waiting },
    ]);
  const labelNames = ['pool', 'state'];
  gauge(
    'site_database_connections',
    'Database connections by state; on SQLite, the write connection.',
    connections,
    {
      labelNames,
    },
  );
  const away = () => [{ value: Number(db.isUnavailable()) }];
  gauge('site_database_away', '1 while the database is unavailable.', away, { aggregator: 'max' });
  const version = () => [db.siteVersion() ?? []].flat().map((value) => ({ value }));
  gauge('site_content_version', 'Site version; increases with every visible change.', version, {
    aggregator: 'min',
  });
}

/** How long values from the database are cached, in milliseconds. */
const siteTtlMs = 10_000;

/** Adds metrics of the site itself, which are the same in every process. */
function siteMetrics(gauge: AddGauge, { kysely, dialect }: Database): void {
  const siteGauge = (name: string, help: string, read: () => Promise<Reading[]>, labelNames?: string[]) =>
    gauge(name, help, cacheFor(read, siteTtlMs), { ...(labelNames && { labelNames }), aggregator: 'max' });
  siteGauge(
    'site_backup_last_timestamp_seconds',
    'Time of the last backup, manual or scheduled.',
    async () => {
      const [byHand] = await listEvents(kysely, { names: ['backup_made'], limit: 1 });
      const scheduled = await findLastRun(kysely, { kind: 'copy', state: 'done' });
      const times = [byHand?.last_at, scheduled?.finished_at].flatMap((at) => (at ? [Date.parse(at)] : []));
      return times.length > 0 ? [{ value: Math.max(...times) / 1000 }] : [];
    },
  );
  const runs = backupRunKinds.flatMap((kind) => backupLocationKinds.map((place) => ({ kind, place })));
  const ofEachRun = (state: 'done' | undefined, read: (run: BackupRun) => number) => async () => {
    const found = await Promise.all(
      runs.map((run) => findLastRun(kysely, { ...run, ...(state && { state }) })),
    );
    return runs.flatMap((labels, at) => (found[at] ? [{ labels, value: read(found[at]) }] : []));
  };
  siteGauge(
    'site_copy_last_timestamp_seconds',
    'Time of the last successful scheduled backup or restore test.',
    ofEachRun('done', ({ finished_at, started_at }) => Date.parse(finished_at ?? started_at) / 1000),
    ['kind', 'place'],
  );
  siteGauge(
    'site_copy_failed',
    'Whether the last scheduled backup or restore test failed.',
    ofEachRun(undefined, ({ state }) => Number(state === 'failed')),
    ['kind', 'place'],
  );
  siteGauge(
    'site_scheduled_posts',
    'Scheduled posts: waiting, due (overdue) or held.',
    async () => {
      const { due, waiting } = await countScheduled(kysely, leaseClock(dialect)(0));
      const states = { waiting, due, held: await countHeld(kysely) };
      return Object.entries(states).map(([state, value]) => ({ labels: { state }, value }));
    },
    ['state'],
  );
}
