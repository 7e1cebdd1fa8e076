import { isIP } from 'node:net';
import type { Env } from './env.ts';

/** Modes in which the driver encrypts and looks at the certificate (pg-connection-string 2, without libpq's weaker meaning). */
const checkedModes = new Set(['verify-full', 'verify-ca', 'require', 'prefer']);

/** Ways to and from this machine on which others could read along, a sentence each that says how to mend it. */
export function unencryptedWays(env: Pick<Env, 'databaseUrl' | 'siteUrl'>): string[] {
  const { siteUrl } = env;
  const ways = unencryptedDatabase(env.databaseUrl);
  const site = siteUrl ? URL.parse(siteUrl) : null;
  if (site?.protocol === 'http:' && !isLocal(site.hostname)) {
    ways.push(
      'SITE_URL is not https: the password and the session can be read on the way. Put a proxy with TLS in front.',
    );
  }
  return ways;
}

function unencryptedDatabase(text: string | undefined): string[] {
  const url = text ? URL.parse(text) : null;
  if (!url || isLocal(url.searchParams.get('host') ?? url.hostname) || isChecked(url)) return [];
  return [
    'DATABASE_URL leads over a network without TLS that checks the server: add ?sslmode=verify-full to it.',
  ];
}

function isChecked({ searchParams }: URL): boolean {
  if (searchParams.get('uselibpqcompat') === 'true') return searchParams.get('sslmode') === 'verify-full';
  return checkedModes.has(searchParams.get('sslmode') ?? '') || searchParams.get('ssl') === 'true';
}

/** This machine: by its usual names, the loopback networks, or a socket in a folder. */
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
