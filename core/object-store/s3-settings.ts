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
