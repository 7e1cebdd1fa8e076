import type { IncomingMessage, ServerResponse } from 'node:http';
import { isKnownEtag, negotiateEncoding } from '../negotiation.ts';
import { refuse } from '../refuse.ts';
import { readByteRange } from './byte-range.ts';
import type { BuiltFile, FileBody } from './read-built-files.ts';

/** Answers GET and HEAD from what is held: whole in the smallest form that the asker reads, a range of it, or 304. */
export function sendFile(request: IncomingMessage, response: ServerResponse, file: BuiltFile): void {
  const { headers } = request;
  const range = askedRange(request, file.plain);
  // Ranges count the bytes of the file as it is: a film, which no compression makes smaller.
  const encoding =
    range === 'all'
      ? negotiateEncoding(headers['accept-encoding'], (name) => file.compressed[name] !== undefined)
      : 'identity';
  const { bytes, size, etag } = (encoding !== 'identity' && file.compressed[encoding]) || file.plain;
  const isKnown = isKnownEtag(headers['if-none-match'], etag);
  const isAsked = request.method === 'GET' && !isKnown;
  const content = isAsked ? bytes() : undefined;
  if (isAsked && !content) return void refuse(response, 404, 'This file is no longer here.');
  response.setHeader('ETag', etag);
  response.setHeader('Cache-Control', file.cacheControl);
  response.setHeader('Accept-Ranges', 'bytes');
  if (Object.keys(file.compressed).length > 0) response.setHeader('Vary', 'Accept-Encoding');
  if (isKnown) return void response.writeHead(304).end();
  if (range === 'none') {
    response.writeHead(416, { 'Content-Range': `bytes */${size}`, 'Content-Length': 0 }).end();
    return;
  }
  response.setHeader('Content-Type', file.type);
  if (encoding !== 'identity') response.setHeader('Content-Encoding', encoding);
  const { first, last } = range === 'all' ? { first: 0, last: size - 1 } : range;
  if (range !== 'all') response.setHeader('Content-Range', `bytes ${first}-${last}/${size}`);
  response.writeHead(range === 'all' ? 200 : 206, { 'Content-Length': last - first + 1 });
  response.end(content?.subarray(first, last + 1));
}

/** RFC 9110, 14.2: a range is for GET alone, and with `If-Range` for the very file that the asker has the rest of. */
function askedRange({ method, headers }: IncomingMessage, { size, etag }: FileBody) {
  const isOurs = headers['if-range'] === undefined || headers['if-range'] === etag;
  return method === 'GET' && isOurs ? readByteRange(headers.range, size) : 'all';
}
