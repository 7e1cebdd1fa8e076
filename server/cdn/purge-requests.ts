import { randomUUID } from 'node:crypto';

/** Caches that are told in a way of their own; `any` is told in the ways of Fastly and Cloudflare at once. */
export const purgeKinds = ['any', 'fastly', 'cloudflare', 'bunny', 'cloudfront', 'varnish', 'souin'] as const;

export type PurgeKind = (typeof purgeKinds)[number];

/** One request by which a cache forgets, besides what proves who asks. */
export interface PurgeRequest {
  method: 'POST' | 'PURGE';
  headers: Readonly<Record<string, string>>;
  body?: string;
}

const json = { 'Content-Type': 'application/json' } as const;

/** What to send so that a cache forgets everything that bears one of these names. */
export function purgeRequests(kind: PurgeKind, tags: readonly string[]): PurgeRequest[] {
  const named = { 'Surrogate-Key': tags.join(' ') };
  const listed = JSON.stringify({ tags });
  switch (kind) {
    // https://www.fastly.com/documentation/reference/api/purging/
    case 'fastly':
      return [{ method: 'POST', headers: named }];
    // https://developers.cloudflare.com/api/resources/cache/methods/purge/
    case 'cloudflare':
      return [{ method: 'POST', headers: json, body: listed }];
    // https://docs.bunny.net/cdn/purge-cache: one name a request.
    case 'bunny':
      return tags.map((tag) => ({ method: 'POST', headers: json, body: JSON.stringify({ CacheTag: tag }) }));
    // https://docs.aws.amazon.com/cloudfront/latest/APIReference/API_CreateInvalidation.html: it knows addresses, no names.
    case 'cloudfront':
      return [{ method: 'POST', headers: { 'Content-Type': 'application/xml' }, body: invalidation() }];
    // As deploy/varnish.vcl takes it.
    case 'varnish':
      return [{ method: 'PURGE', headers: named }];
    // https://github.com/darkweak/souin, the cache of Caddy: names with commas between.
    case 'souin':
      return [{ method: 'PURGE', headers: { 'Surrogate-Key': tags.join(', ') } }];
    case 'any':
      return [{ method: 'POST', headers: { ...json, ...named }, body: listed }];
  }
}

/** All addresses as one, which is how they are counted. Each call has a name of its own: one that is sent again is another. */
function invalidation(): string {
  const paths = '<Paths><Quantity>1</Quantity><Items><Path>/*</Path></Items></Paths>';
  const reference = `<CallerReference>${randomUUID()}</CallerReference>`;
  return `<InvalidationBatch xmlns="http://cloudfront.amazonaws.com/doc/2020-05-31/">${paths}${reference}</InvalidationBatch>`;
}
