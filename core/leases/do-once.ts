import { claimLease, type Lease, type LeaseOptions } from './claim-lease.ts';

interface Once extends Pick<LeaseOptions, 'now'> {
  /** Of the work, the same in every process. */
  name: string;
  /** How long nobody does it again once it is done, in milliseconds. */
  keepMs?: number;
}

/**
 * Does what one process of all on the database has to do; false when another is at it, or has done it within `keepMs`. What
 * fails, or dies, is anybody's again.
 */
export async function doOnce(
  db: Parameters<typeof claimLease>[0],
  { name, keepMs = 0, now }: Once,
  work: (lease: Lease) => Promise<void>,
): Promise<boolean> {
  const lease = await claimLease(db, name, { now });
  if (!lease) return false;
  try {
    await work(lease);
  } catch (error) {
    await lease.release().catch(() => undefined);
    throw error;
  }
  await (keepMs > 0 ? lease.keep(keepMs) : lease.release());
  return true;
}
