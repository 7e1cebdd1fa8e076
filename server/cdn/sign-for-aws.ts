import { createHash, createHmac } from 'node:crypto';

export interface AwsRequest {
  method: string;
  url: URL;
  body: string;
}

export interface AwsSigner {
  keys: { id: string; secret: string };
  region: string;
  service: string;
}

/**
 * The headers that prove who asks, by AWS's Signature Version 4. For addresses without parameters:
 * https://docs.aws.amazon.com/IAM/latest/UserGuide/reference_sigv-create-signed-request.html
 */
export function signForAws(
  { method, url, body }: AwsRequest,
  { keys, region, service }: AwsSigner,
  now: Date,
): Record<'X-Amz-Date' | 'Authorization', string> {
  const time = now.toISOString().replace(/[-:]|\.\d+/g, '');
  const day = time.slice(0, 8);
  const scope = [day, region, service, 'aws4_request'];
  const canonical = [
    ...[method, url.pathname, '', `host:${url.host}`, `x-amz-date:${time}`],
    ...['', 'host;x-amz-date', sha256(body)],
  ];
  const toSign = ['AWS4-HMAC-SHA256', time, scope.join('/'), sha256(canonical.join('\n'))].join('\n');
  const key = scope.reduce<Buffer | string>(hmac, `AWS4${keys.secret}`);
  const credential = `Credential=${keys.id}/${scope.join('/')}`;
  const signature = `Signature=${hmac(key, toSign).toString('hex')}`;
  return {
    'X-Amz-Date': time,
    Authorization: `AWS4-HMAC-SHA256 ${credential}, SignedHeaders=host;x-amz-date, ${signature}`,
  };
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

function hmac(key: Buffer | string, text: string): Buffer {
  return createHmac('sha256', key).update(text).digest();
}
