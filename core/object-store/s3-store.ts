import type { S3Client } from '@aws-sdk/client-s3';
import { checkObjectKey, type ObjectHead, type ObjectStore, type OpenedObject } from './object-store.ts';
import { isMissing, s3Failure } from './s3-failure.ts';
import type { S3Settings } from './s3-settings.ts';
import { sendBody } from './send-body.ts';
import { UnreadableBody } from './unreadable-body.ts';
import { watchBody } from './watch-body.ts';

/** In milliseconds: until a connection stands, until an answer begins, and while nothing arrives of it. */
export interface S3Timeouts {
  connect: number;
  answer: number;
  silence: number;
}

const patient: S3Timeouts = { connect: 3_000, answer: 15_000, silence: 20_000 };

/** Asked anew after a failure that may pass, with growing pauses. */
const attempts = 3;

/** Connections at once: what readers ask for beyond them waits its turn. */
const maxSockets = 64;

type Sdk = typeof import('@aws-sdk/client-s3');

/** A bucket. The library that speaks to it is loaded with the first request: a site that has none pays nothing for it. */
export function createS3Store(settings: S3Settings, timeouts: S3Timeouts = patient): ObjectStore {
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
  const askFor = <Value>(tried: string, request: (sdk: Sdk, client: S3Client) => Promise<Value>) =>
    ask(tried, (sdk, client) =>
      request(sdk, client).catch((error: unknown) => {
        if (isMissing(error)) return undefined;
        throw error;
      }),
    );
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
    get: async (key): Promise<OpenedObject | undefined> => {
      const tried = `reading ${place}${key}`;
      const from = target(key);
      return askFor(tried, async (sdk, client) => {
        const { Body, ContentLength } = await client.send(new sdk.GetObjectCommand(from));
        return {
          size: ContentLength ?? 0,
          body: watchBody(Body, ContentLength ?? 0, tried, timeouts.silence),
        };
      });
    },
    head: async (key) => {
      const of = target(key);
      return askFor(`asking for ${place}${key}`, async (sdk, client): Promise<ObjectHead> => {
        const { ContentLength, LastModified } = await client.send(new sdk.HeadObjectCommand(of));
        return { key, size: ContentLength ?? 0, modifiedAt: LastModified ?? new Date(0) };
      });
    },
    async *list(start) {
      let next: string | undefined;
      do {
        const range = { Bucket: bucket, Prefix: prefix + start, ContinuationToken: next };
        const page = await ask(`listing ${place}${start}`, (sdk, client) =>
          client.send(new sdk.ListObjectsV2Command(range)),
        );
        for (const { Key = '', Size = 0, LastModified = new Date(0) } of page.Contents ?? []) {
          yield { key: Key.slice(prefix.length), size: Size, modifiedAt: LastModified };
        }
        next = page.IsTruncated ? page.NextContinuationToken : undefined;
      } while (next !== undefined);
    },
    remove: async (key) => {
      const of = target(key);
      await askFor(`removing ${place}${key}`, (sdk, client) => client.send(new sdk.DeleteObjectCommand(of)));
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
      requestTimeout: timeouts.answer,
      throwOnRequestTimeout: true,
      socketTimeout: timeouts.silence,
      httpAgent: { keepAlive: true, maxSockets },
      httpsAgent: { keepAlive: true, maxSockets },
    },
  });
}
