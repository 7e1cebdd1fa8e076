import { fail, ok, type Result } from '../../../shared/result.ts';
import type { FetchText } from '../../net/outbound.ts';
import type { ExportTextFailure } from '../import-core.ts';

/** Exports of large blogs reach tens of megabytes. */
const maxExportBytes = 50_000_000;

/** Fetches an export (XML, at most 50 MB) without its byte order mark. What does not begin as one is not passed on. */
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
