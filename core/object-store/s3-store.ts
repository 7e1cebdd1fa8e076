import { createHash } from 'node:crypto';
import type { S3Client } from '@aws-sdk/client-s3';
import {
  checkObjectKey,
  inParts,
  isMissing,
  type ObjectBody,
  type ObjectHead,
  type ObjectStore,
  ObjectStoreError,
  type OpenedObject,
  type PutOptions,
  readBody,
  type SentObject,
  s3Failure,
  UnreadableBody,
  watchBody,
} from './object-store.ts';

/** A bucket of a store that speaks S3. */
export interface S3Settings {
  /** Origin of the store; undefined for AWS itself. */
  endpoint: string | undefined;
  region: string;
  bucket: string;
  /** What every key begins with, with a slash at its end; empty for the whole bucket. */
  prefix: string;
  /** Undefined for those of the machine, as AWS hands them out. */
  keys: { id: string; secret: string } | undefined;
  /** The bucket's name stands in the path, not in the host. */
  hasPathStyle: boolean;
}

interface Target {
  sdk: typeof import('@aws-sdk/client-s3');
  client: S3Client;
  Bucket: string;
  Key: string;
}

/** S3's own: an upload has so many parts at most, each but the last of 5 MiB at least. A part of this size is hashed in few milliseconds. */
const mostParts = 10_000;
const partBytes = 8 * 1024 * 1024;

/** Sends what fits into one part as one object, and more part by part: each is whole in memory, so that it can be sent again. */
async function sendBody(
  target: Target,
  body: ObjectBody,
  { sha256, size = 0 }: PutOptions,
  tried: string,
): Promise<SentObject> {
  const hash = createHash('sha256');
  const sent = { size: 0 };
  const check = (): SentObject => {
    const found = hash.digest('hex');
    if (sha256 !== undefined && sha256 !== found) {
      throw new ObjectStoreError('damaged', `${tried} failed: the bytes have another SHA-256.`);
    }
    return { size: sent.size, sha256: found };
  };
  const parts = counted(inParts(readBody(body), Math.max(partBytes, Math.ceil(size / mostParts))), (part) => {
    hash.update(part);
    sent.size += part.length;
  });
  const first = (await parts.next()).value ?? new Uint8Array();
  const second = await parts.next();
  if (second.done) {
    const whole = check();
    const { sdk, client, Bucket, Key } = target;
    await client.send(
      new sdk.PutObjectCommand({ Bucket, Key, Body: first, ContentType: 'application/octet-stream' }),
    );
    return whole;
  }
  return sendInParts(target, startingWith([first, second.value], parts), check);
}

async function sendInParts(
  { sdk, client, Bucket, Key }: Target,
  parts: AsyncIterable<Uint8Array>,
  check: () => SentObject,
): Promise<SentObject> {
  const create = new sdk.CreateMultipartUploadCommand({
    Bucket,
    Key,
    ContentType: 'application/octet-stream',
  });
  const { UploadId } = await client.send(create);
  const upload = { Bucket, Key, UploadId };
  const done: { PartNumber: number; ETag: string | undefined }[] = [];
  try {
    for await (const Body of parts) {
      const PartNumber = done.length + 1;
      const { ETag } = await client.send(new sdk.UploadPartCommand({ ...upload, PartNumber, Body }));
      done.push({ PartNumber, ETag });
    }
    const whole = check();
    await client.send(
      new sdk.CompleteMultipartUploadCommand({ ...upload, MultipartUpload: { Parts: done } }),
    );
    return whole;
  } catch (error) {
    // Parts that belong to nothing are paid for; where even this fails, the bucket's own rule clears them away.
    await client.send(new sdk.AbortMultipartUploadCommand(upload)).catch(() => undefined);
    throw error;
  }
}

async function* counted(
  parts: AsyncIterable<Uint8Array>,
  count: (part: Uint8Array) => void,
): AsyncGenerator<Uint8Array, undefined> {
  for await (const part of parts) {
    count(part);
    yield part;
  }
}

async function* startingWith(first: Uint8Array[], rest: AsyncIterable<Uint8Array>) {
  yield* first;
  yield* rest;
}

/** In milliseconds. */
export interface S3Timeouts {
  connect: number;
  /** Until the answer to a question begins, all attempts together. */
  answer: number;
  /** Until a part has arrived, each attempt. */
  write: number;
  /** While nothing comes of an answer, or nothing of it is taken. */
  silence: number;
}

const defaults: S3Timeouts = { connect: 3_000, answer: 10_000, write: 120_000, silence: 20_000 };

/** A request is sent anew after a failure that may pass, with growing pauses. */
const attempts = 3;

/** Connections at once: what readers ask for beyond them waits its turn. */
const maxSockets = 64;

type Sdk = typeof import('@aws-sdk/client-s3');
type Until = { abortSignal: AbortSignal };

/** A bucket. The library that speaks to it is loaded with the first request: a site that has none pays nothing for it. */
export function createS3Store(settings: S3Settings, timeouts: S3Timeouts = defaults): ObjectStore {
  const { bucket, prefix } = settings;
  const place = `s3://${bucket}/${prefix}`;
  let loading: Promise<{ sdk: Sdk; client: S3Client }> | undefined;
  const load = () => {
    loading ??= import('@aws-sdk/client-s3').then((sdk) => ({
      sdk,
      client: connect(sdk, settings, timeouts),
    }));
    return loading;
  };

  const ask = async <Value>(tried: string, request: (sdk: Sdk, client: S3Client) => Promise<Value>) => {
    try {
      const { sdk, client } = await load();
      return await request(sdk, client);
    } catch (error) {
      throw error instanceof UnreadableBody ? error.cause : s3Failure(error, tried);
    }
  };
  /** Asks what is answered soon; undefined for what is not there. */
  const askSoon = <Value>(
    tried: string,
    request: (sdk: Sdk, client: S3Client, until: Until) => Promise<Value>,
  ) =>
    ask(tried, async (sdk, client) => {
      const deadline = new AbortController();
      const timer = setTimeout(() => deadline.abort(), timeouts.answer);
      try {
        return await request(sdk, client, { abortSignal: deadline.signal });
      } catch (error) {
        if (isMissing(error)) return undefined;
        throw error;
      } finally {
        clearTimeout(timer);
      }
    });
  const target = (key: string) => {
    checkObjectKey(key);
    return { Bucket: bucket, Key: prefix + key };
  };

  return {
    place,
    put: async (key, body, options = {}) => {
      const to = target(key);
      const tried = `writing ${place}${key}`;
      return ask(tried, (sdk, client) => sendBody({ sdk, client, ...to }, body, options, tried));
    },
    get: async (key) => {
      const from = target(key);
      const tried = `reading ${place}${key}`;
      return askSoon(tried, async (sdk, client, until): Promise<OpenedObject> => {
        const { Body, ContentLength: size = 0 } = await client.send(new sdk.GetObjectCommand(from), until);
        return { size, body: watchBody(Body, size, tried, timeouts.silence) };
      });
    },
    head: async (key) => {
      const of = target(key);
      return askSoon(`asking for ${place}${key}`, async (sdk, client, until): Promise<ObjectHead> => {
        const { ContentLength, LastModified } = await client.send(new sdk.HeadObjectCommand(of), until);
        return { key, size: ContentLength ?? 0, modifiedAt: LastModified ?? new Date(0) };
      });
    },
    async *list(start) {
      const tried = `listing ${place}${start}`;
      let next: string | undefined;
      do {
        const range = { Bucket: bucket, Prefix: prefix + start, ContinuationToken: next };
        const page = await askSoon(tried, (sdk, client, until) =>
          client.send(new sdk.ListObjectsV2Command(range), until),
        );
        if (!page) throw new ObjectStoreError('no_bucket', `${tried} failed: there is no such bucket.`);
        for (const { Key = '', Size = 0, LastModified = new Date(0) } of page.Contents ?? []) {
          yield { key: Key.slice(prefix.length), size: Size, modifiedAt: LastModified };
        }
        next = page.IsTruncated ? page.NextContinuationToken : undefined;
      } while (next !== undefined);
    },
    remove: async (key) => {
      const of = target(key);
      await askSoon(`removing ${place}${key}`, (sdk, client, until) =>
        client.send(new sdk.DeleteObjectCommand(of), until),
      );
    },
    close: () => {
      void loading?.then(({ client }) => client.destroy());
    },
  };
}

function connect(sdk: Sdk, settings: S3Settings, timeouts: S3Timeouts): S3Client {
  const { endpoint, region, keys, hasPathStyle } = settings;
  return new sdk.S3Client({
    region,
    forcePathStyle: hasPathStyle,
    maxAttempts: attempts,
    ...(endpoint === undefined ? {} : { endpoint }),
    ...(keys ? { credentials: { accessKeyId: keys.id, secretAccessKey: keys.secret } } : {}),
    // What is sent is signed with its SHA-256, which every store checks; further sums are refused by some.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: {
      connectionTimeout: timeouts.connect,
      requestTimeout: timeouts.write,
      throwOnRequestTimeout: true,
      socketTimeout: timeouts.silence,
      httpAgent: { keepAlive: true, maxSockets },
      httpsAgent: { keepAlive: true, maxSockets },
    },
  });
}
