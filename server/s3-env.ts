import type { S3Settings } from '../core/object-store/s3-settings.ts';
import { fail, ok, type Result } from '../shared/result.ts';

interface S3Flaw {
  code: 'unusable';
  /** Names the variable and says what would be usable; never a value that is secret. */
  message: string;
}

/** `S3_BUCKET` has the rest taken into account; undefined without any of them. */
export function readS3Env(
  text: (name: string) => string | undefined,
): Result<S3Settings | undefined, S3Flaw> {
  const flaw = (message: string) => fail({ code: 'unusable', message });
  const bucket = text('S3_BUCKET');
  if (bucket === undefined) {
    const alone = others.find((name) => text(name) !== undefined);
    return alone ? flaw(`${alone} is of no use without S3_BUCKET.`) : ok(undefined);
  }
  if (!/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/.test(bucket)) {
    return flaw(`S3_BUCKET must be 3 to 63 small letters, digits, dots and hyphens, not “${bucket}”.`);
  }
  const endpoint = text('S3_ENDPOINT');
  const url = endpoint === undefined ? undefined : URL.parse(endpoint);
  if (endpoint !== undefined && (!url || !isOrigin(url))) {
    // The value is not repeated: some write their keys into it.
    return flaw('S3_ENDPOINT must be an origin like https://s3.example.com, without the bucket.');
  }
  const region = text('S3_REGION') ?? 'us-east-1';
  if (!/^[a-z0-9-]{1,63}$/i.test(region)) {
    return flaw(`S3_REGION must be a word like eu-central-1, not “${region}”.`);
  }
  const prefix = (text('S3_PREFIX') ?? '').replace(/\/+$/, '');
  if (!/^(?:[\w-][\w.-]*(?:\/[\w-][\w.-]*)*)?$/.test(prefix) || prefix.length > 200) {
    return flaw(`S3_PREFIX must be words with slashes between, like sites/news, not “${prefix}”.`);
  }
  const [id, secret] = [text('S3_ACCESS_KEY_ID'), text('S3_SECRET_ACCESS_KEY')];
  if ((id === undefined) !== (secret === undefined)) {
    return flaw('S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY belong together: set both, or neither.');
  }
  const pathStyle = (text('S3_FORCE_PATH_STYLE') ?? (url ? 'on' : 'off')).toLowerCase();
  if (pathStyle !== 'on' && pathStyle !== 'off') {
    return flaw(`S3_FORCE_PATH_STYLE must be on or off, not “${pathStyle}”.`);
  }
  return ok({
    endpoint: url?.origin,
    region,
    bucket,
    prefix: prefix && `${prefix}/`,
    keys: id !== undefined && secret !== undefined ? { id, secret } : undefined,
    hasPathStyle: pathStyle === 'on',
  });
}

const others = [
  'S3_ENDPOINT',
  'S3_REGION',
  'S3_PREFIX',
  'S3_ACCESS_KEY_ID',
  'S3_SECRET_ACCESS_KEY',
  'S3_FORCE_PATH_STYLE',
];

function isOrigin({ protocol, pathname, search, hash, username, password }: URL): boolean {
  return /^https?:$/.test(protocol) && pathname === '/' && !search && !hash && !username && !password;
}
