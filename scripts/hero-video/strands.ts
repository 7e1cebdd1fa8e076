import { seededRandom } from './seeded-random.ts';

export interface Strand {
  /** Place in the slit, from 0 (left) to 1. */
  place: number;
  weight: number;
  /** Part of the ink's life after which the strand is gone, 0 to 1. */
  life: number;
}

export interface StrandOptions {
  seed: number;
  sheet: number;
  threads: number;
}

/** Most bundles of hairs lie in the folds on the left, which fan them out. */
const bundles = [0.015, 0.04, 0.045, 0.08, 0.08, 0.11, 0.38, 0.75, 0.97] as const;
const bundleWidth = 0.02;

/** From left to right, heavier and longer-lived on the right. */
export function drawStrands({ seed, sheet, threads }: StrandOptions): { sheet: Strand[]; threads: Strand[] } {
  const random = seededRandom(seed);
  const phases = Array.from({ length: 5 }, () => random() * 2 * Math.PI);
  const wave = (place: number, index: number, frequency: number) =>
    Math.sin(place * frequency + (phases[index] ?? 0));
  return {
    sheet: Array.from({ length: sheet }, (_, index) => {
      const place = index / (sheet - 1);
      const streaks = 0.55 + 0.3 * wave(place, 0, 23) + 0.25 * wave(place, 1, 61) + 0.2 * wave(place, 2, 137);
      const ends = 0.1 * wave(place, 3, 17) + 0.07 * wave(place, 4, 47);
      return {
        place,
        weight: Math.max(0.04, streaks) * (0.35 + 0.9 * place),
        life: 0.42 + 0.5 * place + ends,
      };
    }),
    threads: Array.from({ length: threads }, () => ({
      place:
        (bundles[Math.floor(random() * bundles.length)] ?? 0) +
        bundleWidth * (random() + random() + random() - 1.5),
      weight: 0.15 + 1.1 * random() ** 3,
      life: 0.45 + 0.55 * random() ** 1.5,
    })),
  };
}
