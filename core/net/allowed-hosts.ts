import { isIP } from 'node:net';
import { fail, ok, type Result } from '../../shared/result.ts';

/** A host that anyone may have fetched. Named with its port, it is reached even at a private address. */
export interface AllowedHost {
  /** As in `URL.hostname`: lower case, punycode, IPv6 in brackets. */
  hostname: string;
  port: number | null;
}

const entryPattern = /^(\[[^\]]+\]|[^:[\]]+)(?::(\d{1,5}))?$/;

function parseHost(entry: string): AllowedHost | undefined {
  const [, name, portText] = entryPattern.exec(entry) ?? [];
  if (!name || /[\s/?#@\\]/.test(name) || !URL.canParse(`http://${name}`)) return undefined;
  const port = portText === undefined ? null : Number(portText);
  if (port !== null && (port < 1 || port > 65_535)) return undefined;
  return { hostname: new URL(`http://${name}`).hostname, port };
}

/** Reads the variable IMPORT_HOSTS: hosts with or without a port, separated by commas (`old.example.com, 127.0.0.1:9001`). */
export function parseAllowedHosts(
  text: string,
): Result<AllowedHost[], { code: 'host_invalid'; entry: string }> {
  const hosts: AllowedHost[] = [];
  for (const entry of text.split(',').map((part) => part.trim())) {
    if (!entry) continue;
    const host = parseHost(entry);
    if (!host) return fail({ code: 'host_invalid', entry });
    hosts.push(host);
  }
  return ok(hosts);
}

/** The port a request to `url` would go to. */
export function portOf(url: URL): number {
  return url.port ? Number(url.port) : url.protocol === 'https:' ? 443 : 80;
}

/** `URL.hostname` without the brackets of IPv6, when it is an address and not a name. */
export function literalAddress(url: URL): string | undefined {
  const bare = url.hostname.replace(/^\[|\]$/g, '');
  return isIP(bare) ? bare : undefined;
}
