import type { Actor } from '../../shared/actor.ts';
import { fail, type Result } from '../../shared/result.ts';
import type { AllowedHost } from '../net/allowed-hosts.ts';
import type { Lookup } from '../net/check-destination.ts';
import type { Outbound } from '../net/outbound.ts';
import type { PreviewRange, ScrapeFailure } from './import-core.ts';
import type { ImportPreviewPost } from './scrape/import-preview-post.ts';

interface Configured {
  importSource: string;
  importHosts: AllowedHost[];
}

/** The old blog's address: that of the settings, else the first host that the server was started with for imports; else ''. */
export function oldBlog({ importSource, importHosts }: Configured): string {
  return importSource || hostAddress(importHosts[0]) || '';
}

/** Reads the old blog for a preview, or the address asked for. `no_source` when there is neither, `no_site` when its name is nobody's. */
export async function previewBlog(
  outbound: Outbound,
  actor: Actor,
  range: PreviewRange,
  configured: Configured,
  lookup?: Lookup,
): Promise<Result<ImportPreviewPost[], ScrapeFailure>> {
  const source = range.source || oldBlog(configured);
  if (!source) return fail({ code: 'no_source' });
  // With its readers of feeds and pages a quarter of all modules, loaded once they are wanted.
  const { scrapeBlog } = await import('./scrape/scrape-blog.ts');
  const read = await scrapeBlog((address, limits) => outbound.fetchText(actor, address, limits), source, {
    pages: range.pages,
    maxPosts: range.maxPosts,
  });
  if (read.ok) return read;
  const { explainFailure } = await import('./scrape/explain-failure.ts');
  return fail(await explainFailure(read.failure, { actor, address: source, lookup }));
}

function hostAddress(host: AllowedHost | undefined): string | undefined {
  if (!host) return undefined;
  // A host named with an odd port is a local one, which has no certificate.
  return host.port === null || host.port === 443
    ? `https://${host.hostname}`
    : `http://${host.hostname}:${host.port}`;
}
