import type { Actor } from '../../../shared/actor.ts';
import { fail, ok, type Result } from '../../../shared/result.ts';
import { completedAddress } from '../../../shared/with-scheme.ts';
import type { Lookup } from '../../net/check-destination.ts';
import type { Outbound } from '../../net/outbound.ts';
import type { ExportTextFailure } from '../import-core.ts';
import { explainFailure } from './explain-failure.ts';

/** Exports of large blogs reach tens of megabytes. */
const maxExportBytes = 50_000_000;

/** Fetches an export (XML, at most 50 MB) without its byte order mark. What does not begin as one is not passed on; `no_site` where the address names a host that is nobody's. */
export async function readExportText(
  outbound: Pick<Outbound, 'fetchText'>,
  actor: Actor,
  address: string,
  lookup?: Lookup,
): Promise<Result<string, ExportTextFailure>> {
  const fetched = await outbound.fetchText(actor, completedAddress(address).trim(), {
    maxBytes: maxExportBytes,
    timeoutMs: 30_000,
    accept: 'application/xml, text/xml, */*;q=0.5',
  });
  if (!fetched.ok) return fail(await explainFailure(fetched.failure, { actor, address, lookup }));
  const text = fetched.value.text.trimStart();
  return /^<(\?xml|rss)[\s>]/i.test(text.slice(0, 10)) ? ok(text) : fail({ code: 'not_an_export' });
}
