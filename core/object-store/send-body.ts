import { createHash } from 'node:crypto';
import type { S3Client } from '@aws-sdk/client-s3';
import { inParts } from './in-parts.ts';
import { type ObjectBody, ObjectStoreError, type PutOptions, type SentObject } from './object-store.ts';
import { readBody } from './unreadable-body.ts';

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
export async function sendBody(
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
