import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

/** Maximum difference in ms between a signature's time and now, as on AWS. */
const maxSkewMs = 15 * 60_000;

/** Checks a request's AWS Signature Version 4. Returns the S3 error code; undefined if it is valid. */
export function signatureFault(
  request: IncomingMessage,
  keys: { id: string; secret: string },
  region: string,
): string | undefined {
  const parts =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, ?SignedHeaders=([^,]+), ?Signature=([0-9a-f]{64})$/.exec(
      request.headers.authorization ?? '',
    );
  if (!parts) return 'AccessDenied';
  const [, id = '', day = '', signedRegion = '', signedHeaders = '', signature = ''] = parts;
  if (id !== keys.id) return 'InvalidAccessKeyId';
  if (signedRegion !== region) return 'AuthorizationHeaderMalformed';
  const time = String(request.headers['x-amz-date']);
  if (!time.startsWith(day) || Math.abs(Date.now() - timeOf(time)) > maxSkewMs) return 'RequestTimeTooSkewed';
  const scope = `${day}/${region}/s3/aws4_request`;
  const toSign = ['AWS4-HMAC-SHA256', time, scope, sha256(canonical(request, signedHeaders))].join('\n');
  const key = [day, region, 's3', 'aws4_request'].reduce<Buffer | string>(hmac, `AWS4${keys.secret}`);
  const isRight = timingSafeEqual(Buffer.from(signature, 'hex'), hmac(key, toSign));
  return isRight ? undefined : 'SignatureDoesNotMatch';
}

function canonical({ method = '', url = '', headers }: IncomingMessage, signedHeaders: string): string {
  const [path = '', query = ''] = url.split('?');
  const parameters = query
    .split('&')
    .filter(Boolean)
    .map((pair) => (pair.includes('=') ? pair : `${pair}=`))
    .sort();
  const lines = signedHeaders.split(';').map((name) => `${name}:${String(headers[name]).trim()}\n`);
  const payload = String(headers['x-amz-content-sha256']);
  return [method, path, parameters.join('&'), lines.join(''), signedHeaders, payload].join('\n');
}

/** Parses a time like `20261123T235900Z`. */
function timeOf(text: string): number {
  return Date.parse(text.replace(/^(\d{4})(\d\d)(\d\dT\d\d)(\d\d)/, '$1-$2-$3:$4:'));
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

function hmac(key: Buffer | string, text: string): Buffer {
  return createHmac('sha256', key).update(text).digest();
}
