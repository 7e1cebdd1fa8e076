import { createHash, randomUUID } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { S3Settings } from '../../core/object-store/s3-store.ts';
import { signatureFault } from './signature-v4.ts';

interface Kept {
  file: string;
  size: number;
  md5: string;
  modified: Date;
}

export interface S3Request {
  method: string;
  /** The key without the bucket. Empty for requests to the bucket itself. */
  key: string;
  query: URLSearchParams;
}

/** How a request fails: with a status, without a response, or with a truncated response. */
export type Trouble = number | 'hangs' | 'is cut';

/** A local server with the part of S3 that the site uses. Checks signatures, and can simulate failures. */
export interface S3Server {
  settings: S3Settings;
  objects: Map<string, Kept>;
  /** Multipart uploads that were neither completed nor aborted. */
  uploads: Map<string, Map<number, Kept>>;
  requests: S3Request[];
  /** Returns how a request fails, or undefined if it succeeds. */
  trouble: (request: S3Request) => Trouble | undefined;
  /** Number of objects per page of a list. */
  pageSize: number;
  close(): Promise<void>;
}

const keys = { id: 'test-key', secret: 'only for the store of the tests' };
const bucket = 'pictures';
const region = 'test-region-1';

class Refusal extends Error {
  readonly status: number;
  constructor(status: number, code: string) {
    super(code);
    this.status = status;
  }
}

/** Starts a server that stores its objects as files in `folder`, which it creates. */
export async function startS3Server(folder: string, port = 0): Promise<S3Server> {
  await mkdir(folder, { recursive: true });
  const server = createServer((request, response) => {
    answer(store, folder, request, response).catch((error: unknown) => {
      if (response.headersSent) return void response.destroy();
      const status = error instanceof Refusal ? error.status : 500;
      const code = error instanceof Error ? error.message : String(error);
      request.resume();
      sendXml(response, status, `<Error><Code>${code}</Code><Message>${code}</Message></Error>`);
    });
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const store: S3Server = {
    settings: {
      endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
      region,
      bucket,
      prefix: '',
      keys,
      hasPathStyle: true,
    },
    objects: new Map(),
    uploads: new Map(),
    requests: [],
    trouble: () => undefined,
    pageSize: 1000,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await rm(folder, { recursive: true, force: true });
    },
  };
  return store;
}

async function answer(store: S3Server, folder: string, request: IncomingMessage, response: ServerResponse) {
  const url = new URL(request.url ?? '/', 'http://localhost');
  const [, asked = '', ...rest] = decodeURIComponent(url.pathname).split('/');
  const asking: S3Request = { method: request.method ?? '', key: rest.join('/'), query: url.searchParams };
  store.requests.push(asking);
  const trouble = store.trouble(asking);
  if (trouble === 'hangs') return;
  if (typeof trouble === 'number') throw new Refusal(trouble, trouble === 503 ? 'SlowDown' : 'Trouble');
  const fault = signatureFault(request, keys, region);
  if (fault) throw new Refusal(403, fault);
  if (asked !== bucket) throw new Refusal(404, 'NoSuchBucket');
  const { key, query } = asking;
  const uploadId = query.get('uploadId');
  if (request.method === 'PUT') {
    const kept = await receive(folder, request);
    if (uploadId === null) store.objects.set(key, kept);
    else partsOf(store, uploadId).set(Number(query.get('partNumber')), kept);
    response.writeHead(200, { ETag: `"${kept.md5}"` }).end();
  } else if (request.method === 'POST' && query.has('uploads')) {
    const id = randomUUID();
    store.uploads.set(id, new Map());
    const named = `<UploadId>${id}</UploadId>`;
    sendXml(response, 200, `<InitiateMultipartUploadResult>${named}</InitiateMultipartUploadResult>`);
  } else if (request.method === 'POST' && uploadId !== null) {
    const parts = [...partsOf(store, uploadId)].sort(([a], [b]) => a - b).map(([, part]) => part);
    const tooSmall = parts.slice(0, -1).some(({ size }) => size < 5 * 1024 * 1024);
    if (tooSmall) throw new Refusal(400, 'EntityTooSmall');
    store.objects.set(key, await joined(folder, parts));
    store.uploads.delete(uploadId);
    sendXml(response, 200, '<CompleteMultipartUploadResult></CompleteMultipartUploadResult>');
  } else if (request.method === 'DELETE') {
    if (uploadId === null) store.objects.delete(key);
    else store.uploads.delete(uploadId);
    response.writeHead(204).end();
  } else if (key === '') {
    sendXml(response, 200, listing(store, query));
  } else {
    await send(store, asking, response, trouble === 'is cut');
  }
}

function partsOf({ uploads }: S3Server, id: string): Map<number, Kept> {
  const parts = uploads.get(id);
  if (!parts) throw new Refusal(404, 'NoSuchUpload');
  return parts;
}

/** Writes a body to a file, and rejects it if its hash isn't the signed one. */
async function receive(folder: string, request: IncomingMessage): Promise<Kept> {
  const signed = String(request.headers['x-amz-content-sha256']);
  if (signed.startsWith('STREAMING-')) throw new Refusal(501, 'NotImplemented');
  const [md5, sha256] = [createHash('md5'), createHash('sha256')];
  const kept = await write(folder, request, (piece) => {
    md5.update(piece);
    sha256.update(piece);
  });
  const isSigned = signed === 'UNSIGNED-PAYLOAD' || signed === sha256.digest('hex');
  if (!isSigned) throw new Refusal(400, 'XAmzContentSHA256Mismatch');
  return { ...kept, md5: md5.digest('hex') };
}

async function joined(folder: string, parts: Kept[]): Promise<Kept> {
  const md5 = createHash('md5');
  for (const part of parts) md5.update(part.md5, 'hex');
  async function* pieces() {
    for (const { file } of parts) yield* createReadStream(file);
  }
  const kept = await write(folder, pieces(), () => undefined);
  for (const { file } of parts) await rm(file);
  return { ...kept, md5: `${md5.digest('hex')}-${parts.length}` };
}

async function write(folder: string, pieces: AsyncIterable<Buffer>, see: (piece: Buffer) => void) {
  const file = join(folder, randomUUID());
  let size = 0;
  const count = new Transform({
    transform(piece: Buffer, _encoding, done) {
      size += piece.length;
      see(piece);
      done(null, piece);
    },
  });
  await pipeline(pieces, count, createWriteStream(`${file}.part`));
  await rename(`${file}.part`, file);
  return { file, size, md5: '', modified: new Date() };
}

async function send(store: S3Server, { method, key }: S3Request, response: ServerResponse, isCut: boolean) {
  const kept = store.objects.get(key);
  if (!kept) throw new Refusal(404, 'NoSuchKey');
  response.writeHead(200, {
    'Content-Length': kept.size,
    'Content-Type': 'application/octet-stream',
    ETag: `"${kept.md5}"`,
    'Last-Modified': kept.modified.toUTCString(),
  });
  if (method === 'HEAD') return void response.end();
  if (!isCut) return pipeline(createReadStream(kept.file), response);
  const half = createReadStream(kept.file, { end: Math.floor(kept.size / 2) });
  for await (const piece of half) response.write(piece);
  setTimeout(() => response.destroy(), 20);
}

/** Responds like ListObjectsV2, whose continuation token is the last key of the previous page. */
function listing({ objects, pageSize }: S3Server, query: URLSearchParams): string {
  const [prefix, after] = [query.get('prefix') ?? '', query.get('continuation-token') ?? ''];
  const keys = [...objects.keys()].filter((key) => key.startsWith(prefix) && key > after).sort();
  const page = keys.slice(0, pageSize);
  const isMore = keys.length > page.length;
  const contents = page.map((key) => {
    const { size = 0, modified = new Date() } = objects.get(key) ?? {};
    const facts = `<Size>${size}</Size><LastModified>${modified.toISOString()}</LastModified>`;
    return `<Contents><Key>${key}</Key>${facts}</Contents>`;
  });
  const next = isMore ? `<NextContinuationToken>${page.at(-1)}</NextContinuationToken>` : '';
  return `<ListBucketResult><IsTruncated>${isMore}</IsTruncated>${next}${contents.join('')}</ListBucketResult>`;
}

function sendXml(response: ServerResponse, status: number, xml: string): void {
  response.writeHead(status, { 'Content-Type': 'application/xml' }).end(`<?xml version="1.0"?>${xml}`);
}
