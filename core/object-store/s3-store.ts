import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import type { S3Client } from '@aws-sdk/client-s3';
import {
  checkObjectKey,
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

export interface S3Settings {
  /** The service's URL; undefined for AWS. */
  endpoint: string | undefined;
  region: string;
  bucket: string;
  /** The prefix of every key, ending with a slash; '' for the whole bucket. */
  prefix: string;
  /** The access key; undefined to use the machine's own credentials, as AWS provides them. */
  keys: { id: string; secret: string } | undefined;
  /** Whether the bucket is in the path instead of the host name. */
  hasPathStyle: boolean;
}

/** S3's limits: at most this many parts, each except the last at least 5 MiB. A part is in memory, so that it can be sent again. */
const maxParts = 10_000;
const partBytes = 8 * 1024 * 1024;

/** Sends a body, in parts if it is large. If it fails, nothing is stored. */
async function sendBody(
  { Upload, client }: Loaded,
  to: { Bucket: string; Key: string },
  body: ObjectBody,
  { sha256, size = 0 }: PutOptions,
  tried: string,
): Promise<SentObject> {
  const hash = createHash('sha256');
  const sent = { size: 0, sha256: '' };
  async function* counted() {
    for await (const piece of readBody(body)) {
      hash.update(piece);
      sent.size += piece.length;
      yield piece;
    }
    sent.sha256 = hash.digest('hex');
    if (sha256 !== undefined && sha256 !== sent.sha256) {
      throw new ObjectStoreError('damaged', `${tried} failed: the checksum doesn’t match.`);
    }
  }
  const upload = new Upload({
    client,
    params: { ...to, Body: Readable.from(counted()), ContentType: 'application/octet-stream' },
    queueSize: 1,
    partSize: Math.max(partBytes, Math.ceil(size / maxParts)),
  });
  await upload.done();
  return sent;
}

export interface S3Timeouts {
  connect: number;
  /** The time until a response begins, including all retries. */
  answer: number;
  /** The time for each part and attempt. */
  write: number;
  /** How long the connection may be idle in both directions. */
  silence: number;
}

const defaults: S3Timeouts = { connect: 3_000, answer: 10_000, write: 120_000, silence: 20_000 };

const attempts = 3;

const maxSockets = 64;

type Sdk = typeof import('@aws-sdk/client-s3');
type Loaded = Pick<typeof import('@aws-sdk/lib-storage'), 'Upload'> & { sdk: Sdk; client: S3Client };
type Until = { abortSignal: AbortSignal };

/** Creates an object store in an S3 bucket. The library is loaded with the first request, so that sites without a bucket don't need it. */
export function createS3Store(settings: S3Settings, timeouts: S3Timeouts = defaults): ObjectStore {
  const { bucket, prefix } = settings;
  const place = `s3://${bucket}/${prefix}`;
  let loading: Promise<Loaded> | undefined;
  const load = async (): Promise<Loaded> => {
    const [sdk, { Upload }] = await Promise.all([
      import('@aws-sdk/client-s3'),
      import('@aws-sdk/lib-storage'),
    ]);
    return { sdk, Upload, client: connect(sdk, settings, timeouts) };
  };

  const ask = async <Value>(tried: string, request: (loaded: Loaded) => Promise<Value>) => {
    try {
      loading ??= load();
      return await request(await loading);
    } catch (error) {
      throw error instanceof UnreadableBody ? error.cause : s3Failure(error, tried);
    }
  };
  const refreshSoon = <Value>(
    tried: string,
    request: (sdk: Sdk, client: S3Client, until: Until) => Promise<Value>,
  ) =>
    ask(tried, async ({ sdk, client }) => {
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
      const tried = `Writing ${place}${key}`;
      return ask(tried, (loaded) => sendBody(loaded, to, body, options, tried));
    },
    get: async (key) => {
      const from = target(key);
      const tried = `Reading ${place}${key}`;
      return refreshSoon(tried, async (sdk, client, until): Promise<OpenedObject> => {
        const { Body, ContentLength: size = 0 } = await client.send(new sdk.GetObjectCommand(from), until);
        return { size, body: watchBody(Body, size, tried, timeouts.silence) };
      });
    },
    head: async (key) => {
      const of = target(key);
      return refreshSoon(`Checking ${place}${key}`, async (sdk, client, until): Promise<ObjectHead> => {
        const { ContentLength, LastModified } = await client.send(new sdk.HeadObjectCommand(of), until);
        return { key, size: ContentLength ?? 0, modifiedAt: LastModified ?? new Date(0) };
      });
    },
    async *list(start) {
      const tried = `Listing ${place}${start}`;
      let next: string | undefined;
      do {
        const range = { Bucket: bucket, Prefix: prefix + start, ContinuationToken: next };
        const page = await refreshSoon(tried, (sdk, client, until) =>
          client.send(new sdk.ListObjectsV2Command(range), until),
        );
        if (!page) throw new ObjectStoreError('no_bucket', `${tried} failed: the bucket doesn’t exist.`);
        for (const { Key = '', Size = 0, LastModified = new Date(0) } of page.Contents ?? []) {
          yield { key: Key.slice(prefix.length), size: Size, modifiedAt: LastModified };
        }
        next = page.IsTruncated ? page.NextContinuationToken : undefined;
      } while (next !== undefined);
    },
    remove: async (key) => {
      const of = target(key);
      await refreshSoon(`Deleting ${place}${key}`, (sdk, client, until) =>
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
    // Requests are signed with SHA-256, which every store checks. Some refuse other checksums.
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
