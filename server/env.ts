import { availableParallelism } from 'node:os';
import { join, resolve } from 'node:path';
import type { CopyConfig } from '../core/copies/copy-config.ts';
import { parseGuardKey } from '../core/guard/guard-key.ts';
import { type AllowedHost, parseAllowedHosts } from '../core/net/allowed-hosts.ts';
import type { S3Settings } from '../core/object-store/s3-settings.ts';
import { isTooLong, passwordLength } from '../shared/password-length.ts';
import { type CdnEnv, readCdnEnv } from './cdn/cdn-env.ts';
import { type CopyEnv, readCopyEnv } from './copy-env.ts';
import { type MetricsEnv, tokenLength } from './metrics-env.ts';
import { readS3Env } from './s3-env.ts';

export interface Env {
  port: number;
  host: string;
  /** Processes that serve. */
  workers: number;
  dataDir: string;
  databaseUrl: string | undefined;
  /** Connections to PostgreSQL that requests may use at once. */
  databasePoolSize: number;
  /** How long a start waits for a PostgreSQL that is not up yet, in seconds. */
  databaseWait: number;
  ownerPassword: string | undefined;
  /** Public origin without a trailing slash; undefined when it is where the server listens. */
  siteUrl: string | undefined;
  trustProxy: number;
  importHosts: AllowedHost[];
  hasSampleContent: boolean;
  cdn: CdnEnv;
  /** Undefined where nobody asked for them. */
  metrics: MetricsEnv | undefined;
  /** Where the bytes of new pictures go. */
  mediaStore: MediaStore;
  /** The bucket that pictures and copies may be kept in. */
  s3: S3Settings | undefined;
  copies: CopyEnv;
  /** Of the names that must not appear; undefined where a file beside the data has it. */
  guardKey: string | undefined;
  logLevel: LogLevel;
  /** A sentence for each variable that is set and no longer used. */
  removed: string[];
}

/** Variables of earlier versions, and what to do instead. */
export const removedVariables: Readonly<Record<string, string>> = {
  DATABASE_DIRECT_URL:
    'The site works through a pooler without it. To show changes on other instances at once, point DATABASE_URL to the database itself.',
  DATABASE_REPLICA_URL: 'Everything is read from DATABASE_URL. You can delete the variable.',
  CONTINUOUS_COPY:
    'Litestream replicates the database now (docs/operations.md). To rebuild a site from an earlier continuous copy, run “npm run site -- recover” with the version that made it.',
};

const mediaStores = ['database', 's3'] as const;
export type MediaStore = (typeof mediaStores)[number];

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
export type LogLevel = (typeof logLevels)[number];

/** An unusable value; the message names the variable and says what would be usable. */
export class EnvError extends Error {}

/** The only reader of the process's variables. Throws `EnvError` on the first unusable value. */
export function readEnv(variables: NodeJS.ProcessEnv = process.env): Env {
  const text = (name: string) => variables[name]?.trim() || undefined;
  const s3 = s3Settings(text);
  return {
    port: wholeNumber('PORT', text('PORT'), 3000, 65_535),
    host: text('HOST') ?? '127.0.0.1',
    workers: workers(text('WORKERS')),
    dataDir: resolve(text('DATA_DIR') ?? './data'),
    databaseUrl: databaseUrl(text('DATABASE_URL')),
    databasePoolSize: wholeNumber('DATABASE_POOL_SIZE', text('DATABASE_POOL_SIZE'), 10, 500, 1),
    databaseWait: wholeNumber('DATABASE_WAIT', text('DATABASE_WAIT'), 60, 3600),
    ownerPassword: ownerPassword(variables.OWNER_PASSWORD),
    siteUrl: siteUrl(text('SITE_URL')),
    trustProxy: wholeNumber('TRUST_PROXY', text('TRUST_PROXY'), 0, 10),
    importHosts: importHosts(text('IMPORT_HOSTS')),
    hasSampleContent: onOff('SAMPLE_CONTENT', text('SAMPLE_CONTENT'), 'on'),
    cdn: readCdnEnv({
      text,
      seconds: (name, most) => wholeNumber(name, text(name), 0, most),
      isOn: (name) => onOff(name, text(name), 'off'),
      refuse: (message) => {
        throw new EnvError(message);
      },
    }),
    metrics: metrics(text('METRICS_PORT'), text('METRICS_HOST') ?? text('HOST'), text('METRICS_TOKEN')),
    mediaStore: mediaStore(text),
    s3,
    copies: copySettings(text, { s3 }),
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

/** What is known of copies that are made by themselves. They have a place of their own in the bucket. */
export function copyConfigOf({ dataDir, databaseUrl, s3, copies }: Env): CopyConfig {
  const bucket = s3 && { ...s3, prefix: `${s3.prefix}copies/` };
  return { dataDir, databaseUrl, bucket, pictures: s3, ...copies };
}

/** Where exports that were uploaded lie until they are imported. */
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

/** In processes; nobody has a machine for more, and a misprint must not start a thousand. */
const mostWorkers = 256;

function workers(text: string | undefined): number {
  if (text?.toLowerCase() === 'auto') return availableParallelism();
  const value = Number(text ?? '1');
  if (/^\d+$/.test(text ?? '1') && value >= 1 && value <= mostWorkers) return value;
  throw new EnvError(`WORKERS must be auto or a whole number from 1 to ${mostWorkers}, not “${text}”.`);
}

function databaseUrl(text: string | undefined): string | undefined {
  if (text === undefined) return undefined;
  if (!URL.canParse(text) || !/^postgres(ql)?:$/.test(new URL(text).protocol)) {
    // The value is not repeated: it holds a password.
    throw new EnvError('DATABASE_URL must be an address that starts with postgres://.');
  }
  return text;
}

/** May be shorter than what the site lets one choose: who sets the server up has its files too, and needs no such advice. */
function ownerPassword(text: string | undefined): string | undefined {
  if (isTooLong(text ?? '')) {
    throw new EnvError(`OWNER_PASSWORD must be at most ${passwordLength.most} characters long.`);
  }
  // Not trimmed: a space is a character of a password like any other.
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
  throw new EnvError(`IMPORT_HOSTS must be host names, with ports if need be, not “${hosts.failure.entry}”.`);
}

function metrics(
  port: string | undefined,
  host = '127.0.0.1',
  token: string | undefined,
): MetricsEnv | undefined {
  if (port === undefined && token === undefined) return undefined;
  const { least, most } = tokenLength;
  // The value is not repeated: it is a secret.
  if (token !== undefined && (!/^[\x21-\x7e]+$/.test(token) || token.length < least || token.length > most)) {
    throw new EnvError(`METRICS_TOKEN must have ${least} to ${most} characters, none of them a space.`);
  }
  const ownPort =
    port === undefined ? undefined : { port: wholeNumber('METRICS_PORT', port, 0, 65_535, 1), host };
  return { ownPort, token };
}

function s3Settings(text: (name: string) => string | undefined): S3Settings | undefined {
  const settings = readS3Env(text);
  if (settings.ok) return settings.value;
  throw new EnvError(settings.failure.message);
}

function copySettings(...given: Parameters<typeof readCopyEnv>): CopyEnv {
  const settings = readCopyEnv(...given);
  if (settings.ok) return settings.value;
  throw new EnvError(settings.failure.message);
}

function mediaStore(text: (name: string) => string | undefined): MediaStore {
  const named = (text('MEDIA_STORE') ?? 'database').toLowerCase();
  const store = mediaStores.find((known) => known === named);
  if (!store) throw new EnvError(`MEDIA_STORE must be one of ${mediaStores.join(', ')}, not “${named}”.`);
  if (store === 's3' && !text('S3_BUCKET'))
    throw new EnvError('MEDIA_STORE is s3, but S3_BUCKET names no bucket.');
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
  throw new EnvError('GUARD_KEY must be guard-key- and 43 characters, as the file guard.key has it.');
}
