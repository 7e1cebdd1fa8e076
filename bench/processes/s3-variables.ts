import type { S3Settings } from '../../core/object-store/s3-settings.ts';

/** A bucket as a site's variables have it. */
export function s3Variables({ endpoint = '', region, bucket, keys }: S3Settings): Record<string, string> {
  return {
    S3_ENDPOINT: endpoint,
    S3_REGION: region,
    S3_BUCKET: bucket,
    S3_ACCESS_KEY_ID: keys?.id ?? '',
    S3_SECRET_ACCESS_KEY: keys?.secret ?? '',
  };
}
