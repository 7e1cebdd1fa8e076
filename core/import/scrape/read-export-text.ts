import { fail, ok, type Result } from '../../../shared/result.ts';
import type { FetchText } from '../../net/outbound.ts';
import type { ExportTextFailure } from '../import-core.ts';

/** Exports of large blogs reach tens of megabytes. */
const maxExportBytes = 50_000_000;

/**
 * Fetches a blogging platform's export (XML text, at most 50 MB) from where `fetchText` lets its caller go. The text
 * comes as it is, without a byte order mark; only its beginning is looked at, so that nothing else is passed on.
 */
export async function readExportText(
  fetchText: FetchText,
  address: string,
): Promise<Result<string, ExportTextFailure>> {
  const fetched = await fetchText(address.trim(), {
    maxBytes: maxExportBytes,
    timeoutMs: 30_000,
    accept: 'application/xml, text/xml, */*;q=0.5',
  });
  if (!fetched.ok) return fetched;
  const text = fetched.value.text.trimStart();
  return /^<(\?xml|rss)[\s>]/i.test(text.slice(0, 10)) ? ok(text) : fail({ code: 'not_an_export' });
}
