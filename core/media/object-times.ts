import { randomUUID } from 'node:crypto';

/** How long an object may lie without a row, in milliseconds: no upload takes longer. */
export const unrecordedMs = 60 * 60 * 1000;

/** How long an object stays after its row, in milliseconds: readers and copies of the site may be on their way to it. */
export const graceMs = 24 * 60 * 60 * 1000;

/** A name that was never used: whoever removes an object takes nothing from one that was written since. */
export function newKey({
  media_id,
  width,
  format,
}: {
  media_id: string;
  width: number;
  format: string;
}): string {
  return `media/${media_id}/${width}-${format}-${randomUUID()}`;
}
