/** The form of a write-ahead log (https://sqlite.org/fileformat2.html#walformat). */
export const walHeadBytes = 32;
export const frameHeadBytes = 24;

/** Words of the checksums are little-endian where the magic number says so, big-endian where its last bit is set. */
const magic = 0x377f0682;

export interface WalHead {
  pageBytes: number;
  /** Two numbers that every frame of this beginning repeats: the first counts the beginnings, the second is any. */
  salts: readonly [number, number];
  isBigEndian: boolean;
  sum: WalSum;
}

/** The running checksum of everything before a place in the log. */
export type WalSum = readonly [number, number];

/** Undefined where there is none, or one that is being written. */
export function readWalHead(bytes: Buffer): WalHead | undefined {
  if (bytes.length < walHeadBytes || bytes.readUInt32BE(0) >>> 1 !== magic >>> 1) return undefined;
  const isBigEndian = (bytes.readUInt32BE(0) & 1) === 1;
  const sum = addToSum([0, 0], bytes.subarray(0, 24), isBigEndian);
  if (sum[0] !== bytes.readUInt32BE(24) || sum[1] !== bytes.readUInt32BE(28)) return undefined;
  return {
    pageBytes: bytes.readUInt32BE(8),
    salts: [bytes.readUInt32BE(16), bytes.readUInt32BE(20)],
    isBigEndian,
    sum,
  };
}

/** `bytes` have a length that eight divides. */
function addToSum([first, second]: WalSum, bytes: Buffer, isBigEndian: boolean): WalSum {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  let [one, other] = [first, second];
  for (let at = 0; at < bytes.length; at += 8) {
    one = (one + view.getUint32(at, !isBigEndian) + other) >>> 0;
    other = (other + view.getUint32(at + 4, !isBigEndian) + one) >>> 0;
  }
  return [one, other];
}

/** What follows if a frame is whole and of this beginning of the log: the checksum behind it, and whether it commits. */
export function checkFrame(
  frame: Buffer,
  { salts, isBigEndian }: WalHead,
  before: WalSum,
): { sum: WalSum; isCommit: boolean } | undefined {
  if (frame.readUInt32BE(8) !== salts[0] || frame.readUInt32BE(12) !== salts[1]) return undefined;
  const head = addToSum(before, frame.subarray(0, 8), isBigEndian);
  const sum = addToSum(head, frame.subarray(frameHeadBytes), isBigEndian);
  if (sum[0] !== frame.readUInt32BE(16) || sum[1] !== frame.readUInt32BE(20)) return undefined;
  return { sum, isCommit: frame.readUInt32BE(4) > 0 };
}
