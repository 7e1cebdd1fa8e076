import { type Load, type LoadOrder, sendLoad } from '../load/load.ts';

/** Two loads that took turns, and how much of the second the first one reached. */
export interface Compared {
  site: Load;
  bare: Load;
  ratio: number;
}

export interface Rounds {
  count: number;
  milliseconds: number;
}

type Target = Pick<LoadOrder, 'url' | 'headers' | 'status'>;

/** As many as keep a server busy that has one core. */
const connections = 32;

/** The round whose ratio is the median: what else the machine does meets both of a round alike. */
export async function compare(site: Target, bare: Target, rounds: Rounds): Promise<Compared> {
  const found: Compared[] = [];
  for (let round = 0; round < rounds.count; round += 1) {
    const order = { connections, milliseconds: rounds.milliseconds, warmUpMs: rounds.milliseconds / 3 };
    const [ofSite, ofBare] = [await sendLoad({ ...order, ...site }), await sendLoad({ ...order, ...bare })];
    found.push({ site: ofSite, bare: ofBare, ratio: ofSite.perSecond / ofBare.perSecond });
  }
  found.sort((a, b) => a.ratio - b.ratio);
  const median = found[Math.floor(found.length / 2)];
  if (!median) throw new Error('No round was asked for');
  return median;
}
