import type { IncomingMessage, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { RenderDocument } from './pages.ts';
import { responseEncoding } from './response-encoding.ts';

export const documentType = 'text/html; charset=utf-8';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Little work for most of the gain: what is made for one reader is compressed for one. */
const compressors = {
  identity: (body: Buffer) => body,
  br: (body: Buffer) => brotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } }),
  gzip: (body: Buffer) => zip(body, { level: 1 }),
};

/** Sends a page that was made for this request alone; the other headers are those that were set on the response. */
export async function sendDocument(
  request: IncomingMessage,
  response: ServerResponse,
  { status, html }: NonNullable<Awaited<ReturnType<RenderDocument>>>,
): Promise<void> {
  const encoding = responseEncoding(request.headers['accept-encoding']);
  const body = await compressors[encoding](Buffer.from(html));
  response.writeHead(status, {
    'Content-Type': documentType,
    'Content-Length': body.length,
    Vary: 'Accept-Encoding',
    ...(encoding !== 'identity' && { 'Content-Encoding': encoding }),
  });
  response.end(request.method === 'HEAD' ? undefined : body);
}
