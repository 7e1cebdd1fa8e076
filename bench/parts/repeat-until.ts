/** What else a machine does can spoil a measurement, a fault spoils all of them. */
const most = 3;

/** Measures until the result holds, three times at most, and gives the last result. */
export async function repeatUntil(
  holds: (ratio: number) => boolean,
  measure: () => Promise<number>,
): Promise<number> {
  let ratio = await measure();
  for (let count = 1; count < most && !holds(ratio); count += 1) ratio = await measure();
  return ratio;
}
