import { validateHeaderName, validateHeaderValue } from 'node:http';
import { availableParallelism } from 'node:os';
import { join, resolve } from 'node:path';
import { parseGuardKey } from '../core/guard/guard-store.ts';
import { type AllowedHost, parseAllowedHosts } from '../core/net/public-address.ts';
import type { S3Settings } from '../core/object-store/s3-store.ts';
import { type BackupKey, parseBackupKeys } from '../core/scheduled-backups/backup-keys.ts';
import type { BackupConfig } from '../core/scheduled-backups/backup-locations.ts';
import { isTooLong, passwordLength } from '../shared/sign-in.ts';

export interface Env {
  port: number;
  host: string;
  workers: number;
  dataDir: string;
  databaseUrl: string | undefined;
  /** The most PostgreSQL connections for requests. */
  databasePoolSize: number;
  ownerPassword: string | undefined;
  /** Public origin without a trailing slash; undefined if the site is opened at its listening address. */
  siteUrl: string | undefined;
  trustProxy: number;
  importHosts: AllowedHost[];
  hasSampleContent: boolean;
  cdn: {
    /** How long a CDN may store a public page, in seconds; 0 for not at all. */
    maxAge: number;
    purge: CdnPurge | undefined;
  };
  /** Where to serve metrics; undefined if they are off. */
  metrics: MetricsEnv | undefined;
  mediaStore: MediaStore;
  /** The bucket for images and backups. */
  s3: S3Settings | undefined;
  copies: BackupEnv;
  /** The key for confidential names; undefined if it is in a file in the data folder. */
  guardKey: string | undefined;
  logLevel: LogLevel;
  /** A warning for each variable that is set but no longer used. */
  removed: string[];
}

export interface CdnPurge {
  url: string;
  method: string;
  headers: Readonly<Record<string, string>>;
  body?: string;
}

/** Settings for scheduled backups. */
interface BackupEnv {
  folder: string | undefined;
  /** The first encrypts, all decrypt. If empty, the keys are in a file in the data folder. */
  keys: BackupKey[];
}

export interface MetricsEnv {
  port: number;
  host: string;
}

type ReadText = (name: string) => string | undefined;

/** Variables of earlier versions, each with what to do instead. */
export const removedVariables: Readonly<Record<string, string>> = {
  DATABASE_DIRECT_URL:
    'The site works through a pooler without it. To show changes on other instances immediately, point DATABASE_URL to the database itself.',
  DATABASE_REPLICA_URL: 'Everything is read from DATABASE_URL. You can delete the variable.',
  CONTINUOUS_COPY:
    'Litestream replicates the database now (docs/backups.md). To rebuild a site from an earlier continuous backup, run “npm run site -- recover” with the version that made it.',
  CDN_STALE_WHILE_REVALIDATE: 'While the site responds, a CDN sends no page older than CDN_MAX_AGE.',
  CDN_STALE_IF_ERROR: 'If CDN_MAX_AGE is set, a CDN may send stored pages for a day while the site fails.',
  CDN_LANGUAGE_KEY:
    'A CDN may store pages without “?lang=” only for visitors without a language cookie (docs/cdn.md).',
  CDN_PURGE_KIND:
    'POST works for Fastly and Cloudflare. To use another method, put it before the URL: CDN_PURGE_URL=PURGE https://…',
  COPY_PICTURES: 'Every backup contains the images.',
  DATABASE_WAIT: 'At startup, the site waits 60 seconds for the database.',
  METRICS_HOST:
    'Metrics are off while METRICS_HOST is set. Move its value to METRICS_PORT (10.0.0.1:9464), then remove METRICS_HOST.',
  METRICS_TOKEN:
    'Metrics are off while METRICS_TOKEN is set, because METRICS_PORT serves them without a token. Let only Prometheus reach that port, then remove METRICS_TOKEN.',
  S3_FORCE_PATH_STYLE: 'Buckets are addressed by path if S3_ENDPOINT is set, and by host name on AWS.',
};

const mediaStores = ['database', 's3'] as const;
export type MediaStore = (typeof mediaStores)[number];

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
export type LogLevel = (typeof logLevels)[number];

/** An invalid value. The message names the variable and describes valid values. */
export class EnvError extends Error {}

/** Reads all environment variables; nothing else does. Throws `EnvError` for the first invalid value. */
export function readEnv(variables: NodeJS.ProcessEnv = process.env): Env {
  const text: ReadText = (name) => variables[name]?.trim() || undefined;
  const s3 = s3Settings(text);
  return {
    port: wholeNumber('PORT', text('PORT'), 3000, 65_535),
    host: text('HOST') ?? '127.0.0.1',
    workers: workers(text('WORKERS')),
    dataDir: resolve(text('DATA_DIR') ?? './data'),
    databaseUrl: databaseUrl(text('DATABASE_URL')),
    databasePoolSize: wholeNumber('DATABASE_POOL_SIZE', text('DATABASE_POOL_SIZE'), 10, 500, 1),
    ownerPassword: ownerPassword(variables.OWNER_PASSWORD),
    siteUrl: siteUrl(text('SITE_URL')),
    trustProxy: wholeNumber('TRUST_PROXY', text('TRUST_PROXY'), 0, 10),
    importHosts: importHosts(text('IMPORT_HOSTS')),
    hasSampleContent: onOff('SAMPLE_CONTENT', text('SAMPLE_CONTENT'), 'on'),
    cdn: {
      maxAge: wholeNumber('CDN_MAX_AGE', text('CDN_MAX_AGE'), 0, 86_400),
      purge: cdnPurge(text),
    },
    metrics: metrics(text),
    mediaStore: mediaStore(text),
    s3,
    copies: backupSettings(text),
    guardKey: guardKey(text('GUARD_KEY')),
    logLevel: logLevel(text('LOG_LEVEL')),
    removed: Object.entries(removedVariables)
      .filter(([name]) => text(name) !== undefined)
      .map(([name, instead]) => `${name} is no longer used. ${instead}`),
  };
}

export function setTemporaryFolder(path: string): void {
  process.env.TMPDIR = path;
}

/** Returns the configuration of scheduled backups, which have their own prefix in the bucket. */
export function backupConfigOf({ dataDir, databaseUrl, s3, copies }: Env): BackupConfig {
  const bucket = s3 && { ...s3, prefix: `${s3.prefix}copies/` };
  return { dataDir, databaseUrl, bucket, pictures: s3, ...copies };
}

export function importFolderOf({ dataDir }: Pick<Env, 'dataDir'>): string {
  return join(dataDir, 'imports');
}

function wholeNumber(
  name: string,
  text: string | undefined,
  fallback: number,
  most: number,
  least = 0,
): number {
  if (text === undefined) return fallback;
  const value = Number(text);
  if (!/^\d+$/.test(text) || value > most || value < least) {
    throw new EnvError(`${name} must be a whole number from ${least} to ${most}, not “${text}”.`);
  }
  return value;
}

/** No machine needs more, and a typo must not start thousands of processes. */
const maxWorkers = 256;

function workers(text: string | undefined): number {
  if (text?.toLowerCase() === 'auto') return availableParallelism();
  const value = Number(text ?? '1');
  if (/^\d+$/.test(text ?? '1') && value >= 1 && value <= maxWorkers) return value;
  throw new EnvError(`WORKERS must be auto or a whole number from 1 to ${maxWorkers}, not “${text}”.`);
}

function databaseUrl(text: string | undefined): string | undefined {
  if (text === undefined) return undefined;
  if (!URL.canParse(text) || !/^postgres(ql)?:$/.test(new URL(text).protocol)) {
    // The message doesn't repeat the value, which contains a password.
    throw new EnvError('DATABASE_URL must be a URL that starts with postgres://.');
  }
  return text;
}

/** Allows shorter passwords than the site does: anyone who can set this variable can read the data anyway. */
function ownerPassword(text: string | undefined): string | undefined {
  if (isTooLong(text ?? '')) {
    throw new EnvError(`OWNER_PASSWORD must be at most ${passwordLength.most} characters long.`);
  }
  // Passwords aren't trimmed, because they may contain spaces.
  return text || undefined;
}

function siteUrl(text: string | undefined): string | undefined {
  if (text === undefined) return undefined;
  const url = URL.parse(text);
  if (!url || !/^https?:$/.test(url.protocol) || url.pathname !== '/' || url.search || url.hash) {
    throw new EnvError(`SITE_URL must be an origin like https://www.example.com, not “${text}”.`);
  }
  return url.origin;
}

function importHosts(text: string | undefined): AllowedHost[] {
  const hosts = parseAllowedHosts(text ?? '');
  if (hosts.ok) return hosts.value;
  throw new EnvError(
    `IMPORT_HOSTS must be a list of host names, optionally with ports, not “${hosts.failure.entry}”.`,
  );
}

function metrics(text: ReadText): MetricsEnv | undefined {
  const listen = text('METRICS_PORT');
  // These removed variables limited who could read the metrics. Serving metrics without the limit would
  // expose them.
  if (listen === undefined || text('METRICS_TOKEN') || text('METRICS_HOST')) return undefined;
  const [, host, port] = /^(?:\[?([^\]]+)\]?:)?(\d+)$/.exec(listen) ?? [];
  return {
    port: wholeNumber('METRICS_PORT', port ?? listen, 0, 65_535, 1),
    host: host ?? text('HOST') ?? '127.0.0.1',
  };
}

/** The tag by which Fastly and Cloudflare purge the site's pages. */
export const pagesTag = 'pages';

const json = { 'Content-Type': 'application/json' };

/**
 * Parses `URL` or `METHOD URL`, such as `PURGE https://…`. A POST contains what Fastly and Cloudflare expect
 * (https://www.fastly.com/documentation/reference/api/purging/,
 * https://developers.cloudflare.com/api/resources/cache/methods/purge/).
 */
function cdnPurge(text: ReadText): CdnPurge | undefined {
  const value = text('CDN_PURGE_URL');
  if (value === undefined) return undefined;
  const [, method = 'POST', address = ''] = /^(?:([A-Z]{3,20})\s+)?(\S+)$/.exec(value) ?? [];
  const url = URL.parse(address);
  if (!url || !/^https?:$/.test(url.protocol)) {
    throw new EnvError('CDN_PURGE_URL must be one URL that starts with https:// or http://.');
  }
  const isPost = method === 'POST';
  return {
    url: url.href,
    method,
    headers: { ...(isPost && json), 'Surrogate-Key': pagesTag, ...parseHeader(text('CDN_PURGE_HEADER')) },
    ...(isPost && { body: JSON.stringify({ tags: [pagesTag] }) }),
  };
}

/** Parses `Name: value`. */
function parseHeader(text: string | undefined): Record<string, string> {
  if (text === undefined) return {};
  const at = text.indexOf(':');
  const [name, value] = [text.slice(0, at).trim(), text.slice(at + 1).trim()];
  try {
    if (at < 1 || value === '') throw new TypeError('Missing name or value');
    validateHeaderName(name);
    validateHeaderValue(name, value);
  } catch {
    // The message doesn't repeat the value, which contains a secret.
    throw new EnvError('CDN_PURGE_HEADER must be like “Name: value”.');
  }
  return { [name]: value };
}

const s3Variables = ['S3_ENDPOINT', 'S3_REGION', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'];

const bucketAndPrefix = /^([a-z0-9][a-z0-9.-]{1,61}[a-z0-9])(?:\/([\w-][\w.-]*(?:\/[\w-][\w.-]*)*)\/*)?$/;

/** Returns undefined if no bucket is set. Throws if other S3 variables are set without `S3_BUCKET`. */
function s3Settings(text: ReadText): S3Settings | undefined {
  if (text('S3_PREFIX')) {
    throw new EnvError('S3_PREFIX is no longer used. Append it to the bucket: S3_BUCKET=my-site/sites/news.');
  }
  const place = text('S3_BUCKET');
  if (place === undefined) {
    const alone = s3Variables.find((name) => text(name) !== undefined);
    if (alone) throw new EnvError(`${alone} has no effect without S3_BUCKET.`);
    return undefined;
  }
  const [, bucket, prefix = ''] = bucketAndPrefix.exec(place) ?? [];
  if (bucket === undefined || prefix.length > 200) {
    throw new EnvError(
      `S3_BUCKET must be 3 to 63 lowercase letters, digits, dots and hyphens, optionally with a prefix (my-site/sites/news), not “${place}”.`,
    );
  }
  const endpoint = text('S3_ENDPOINT');
  const url = endpoint === undefined ? undefined : URL.parse(endpoint);
  if (endpoint !== undefined && (!url || !isOrigin(url))) {
    // The message doesn't repeat the value, because some people include their keys in it.
    throw new EnvError('S3_ENDPOINT must be an origin like https://s3.example.com, without the bucket.');
  }
  const region = text('S3_REGION') ?? 'us-east-1';
  if (!/^[a-z0-9-]{1,63}$/i.test(region)) {
    throw new EnvError(`S3_REGION must be a region like eu-central-1, not “${region}”.`);
  }
  const [id, secret] = [text('S3_ACCESS_KEY_ID'), text('S3_SECRET_ACCESS_KEY')];
  if ((id === undefined) !== (secret === undefined)) {
    throw new EnvError('Set both S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY, or neither.');
  }
  return {
    endpoint: url?.origin,
    region,
    bucket,
    prefix: prefix && `${prefix}/`,
    keys: id !== undefined && secret !== undefined ? { id, secret } : undefined,
    hasPathStyle: url !== undefined,
  };
}

function isOrigin({ protocol, pathname, search, hash, username, password }: URL): boolean {
  return /^https?:$/.test(protocol) && pathname === '/' && !search && !hash && !username && !password;
}

function backupSettings(text: ReadText): BackupEnv {
  const folder = text('BACKUP_FOLDER');
  const keys = parseBackupKeys(text('BACKUP_KEY') ?? '');
  if (!keys) {
    throw new EnvError('BACKUP_KEY must be one or more keys from “site backup-key”, separated by commas.');
  }
  return { folder: folder === undefined ? undefined : resolve(folder), keys };
}

function mediaStore(text: ReadText): MediaStore {
  const named = (text('MEDIA_STORE') ?? 'database').toLowerCase();
  const store = mediaStores.find((known) => known === named);
  if (!store) throw new EnvError(`MEDIA_STORE must be one of ${mediaStores.join(', ')}, not “${named}”.`);
  if (store === 's3' && !text('S3_BUCKET')) throw new EnvError('MEDIA_STORE is s3, but S3_BUCKET isn’t set.');
  return store;
}

function onOff(name: string, text: string | undefined, fallback: 'on' | 'off'): boolean {
  const value = (text ?? fallback).toLowerCase();
  if (['on', 'true', '1', 'yes'].includes(value)) return true;
  if (['off', 'false', '0', 'no'].includes(value)) return false;
  throw new EnvError(`${name} must be on or off, not “${text}”.`);
}

function logLevel(text: string | undefined): LogLevel {
  const level = logLevels.find((known) => known === (text ?? 'info').toLowerCase());
  if (!level) throw new EnvError(`LOG_LEVEL must be one of ${logLevels.join(', ')}, not “${text}”.`);
  return level;
}

function guardKey(value: string | undefined): string | undefined {
  if (value === undefined || parseGuardKey(value)) return value;
  throw new EnvError('GUARD_KEY must be “guard-key-” followed by 43 characters, as in the file guard.key.');
}
