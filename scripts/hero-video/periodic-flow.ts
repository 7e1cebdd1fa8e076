import { seededRandom } from './seeded-random.ts';

/** Water that moves, and after one turn of the video moves as it did before. */
export interface PeriodicFlow {
  /**
   * Carries points along for some seconds, in place.
   * @param points x, y, z of each in turn, in frame heights; y grows downwards, z away from the reader
   * @param time how much of the video has run, 0 to 1 (and round again)
   */
  carry(points: Float64Array, time: number, seconds: number): void;
}

export interface FlowOptions {
  seed: number;
  /** How many waves the flow is the sum of. */
  waves: number;
  /** Lengths of the longest and of the shortest, in frame heights. */
  longest: number;
  shortest: number;
  /** Speed at the crest of the longest wave, in frame heights per second; shorter ones are slower. */
  speed: number;
  /** Steady movement of all the water: x, y, z in frame heights per second. */
  drift: Triple;
}

export type Triple = readonly [number, number, number];

/** One wave: `push` (frame heights per second) where the sine of `vary · point + phase + turns` is 1. */
interface Wave {
  vary: Triple;
  push: Triple;
  /** Whole turns while the video runs once, which is why it can begin again unseen. */
  turns: number;
  phase: number;
}

/**
 * Each wave pushes at right angles to the direction in which it varies, so it neither gathers nor thins what it carries:
 * the sum is free of divergence by construction, as curl noise is (Bridson et al., SIGGRAPH 2007), and cheaper.
 */
export function createPeriodicFlow({ drift, ...options }: FlowOptions): PeriodicFlow {
  const waves = drawWaves(options);
  return {
    carry(points, time, seconds) {
      const turned = waves.map((wave) => ({
        ...wave,
        phase: wave.phase + 2 * Math.PI * wave.turns * (time % 1),
      }));
      for (let at = 0; at + 2 < points.length; at += 3) {
        const x = points[at] ?? 0;
        const y = points[at + 1] ?? 0;
        const z = points[at + 2] ?? 0;
        let dx = drift[0];
        let dy = drift[1];
        let dz = drift[2];
        for (const { vary, push, phase } of turned) {
          const swing = Math.sin(vary[0] * x + vary[1] * y + vary[2] * z + phase);
          dx += push[0] * swing;
          dy += push[1] * swing;
          dz += push[2] * swing;
        }
        points[at] = x + dx * seconds;
        points[at + 1] = y + dy * seconds;
        points[at + 2] = z + dz * seconds;
      }
    },
  };
}

function drawWaves(options: Omit<FlowOptions, 'drift'>): Wave[] {
  const { seed, waves, longest, shortest, speed } = options;
  const random = seededRandom(seed);
  return Array.from({ length: waves }, (_, index) => {
    const length = longest * (shortest / longest) ** (index / Math.max(1, waves - 1));
    const along = direction(random);
    const across = cross(along, direction(random));
    return {
      vary: scaled(along, (2 * Math.PI) / length),
      // Slower the shorter it is, a little more than in proportion: wide folds, and no curls in the curls.
      push: scaled(across, (speed * (length / longest) ** 1.15) / Math.hypot(...across)),
      turns: [-1, 1, 0, 1, -1, 0][index % 6] ?? 0,
      phase: random() * 2 * Math.PI,
    };
  });
}

/** A direction of length 1, more often in the plane of the paper than through it. */
function direction(random: () => number): Triple {
  const angle = random() * 2 * Math.PI;
  const z = (random() * 2 - 1) * 0.75;
  const flat = Math.sqrt(1 - z * z);
  return [Math.cos(angle) * flat, Math.sin(angle) * flat, z];
}

const cross = ([a, b, c]: Triple, [d, e, f]: Triple): Triple => [b * f - c * e, c * d - a * f, a * e - b * d];

const scaled = ([a, b, c]: Triple, factor: number): Triple => [a * factor, b * factor, c * factor];
