import { isIP } from 'node:net';
import { isGuessablePassword } from '../core/auth/guessable-password.ts';
import { oddValues } from '../core/odd-rows/odd-value.ts';
import { unreadTexts } from '../core/rendering/show-unread.ts';
import { countCharacters, isTooShort, passwordLength } from '../shared/sign-in.ts';
import type { Env } from './env.ts';
import type { Logger } from './log.ts';

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

/** A sentence, without the password, for each reason why the site would refuse to choose this `OWNER_PASSWORD`. */
export async function ownerPasswordWarnings(
  password: string | undefined,
  names: readonly string[],
): Promise<string[]> {
  if (!password) return [];
  const warnings: string[] = [];
  if (isTooShort(password)) {
    const has = `${countCharacters(password)} of the ${passwordLength.least} characters`;
    warnings.push(`OWNER_PASSWORD is short: it has ${has} that a password should have; choose a longer one`);
  }
  if (await isGuessablePassword(password, names)) {
    warnings.push('OWNER_PASSWORD is among the first passwords that are guessed: choose another');
  }
  return warnings;
}

const warnings = [
  [oddValues, 'unknown value in the database'],
  [unreadTexts, 'a stored text takes too long to render and is shown as plain text'],
] as const;

/** Writes what the core tells of stored values to the log, until the function that is returned is called. */
export function logDataWarnings(log: Logger): () => void {
  const ends = warnings.map(([channel, message]) => {
    const write = (fields: unknown) => log.warn({ ...(fields as object) }, message);
    channel.subscribe(write);
    return () => channel.unsubscribe(write);
  });
  return () => {
    for (const end of ends) end();
  };
}
