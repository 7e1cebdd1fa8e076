import { seededRandom } from './seeded-random.ts';

/** Moving water that repeats with every turn of the video. */
export interface PeriodicFlow {
  /** Moves `points` in place: x, y (down), z (away) of each in frame heights. `time` is 0 to 1 of the video. */
  carry(points: Float64Array, time: number, seconds: number): void;
}

export interface FlowOptions {
  seed: number;
  waves: number;
  /** Lengths of the longest and of the shortest, in frame heights. */
  longest: number;
  shortest: number;
  /** Of the longest wave, in frame heights per second; shorter ones are slower. */
  speed: number;
  /** x, y, z in frame heights per second. */
  drift: Triple;
}

export type Triple = readonly [number, number, number];

interface Wave {
  vary: Triple;
  push: Triple;
  turns: number;
  phase: number;
}

/** Waves push at right angles to their direction, so nothing diverges (curl noise, Bridson et al., SIGGRAPH 2007). */
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
      push: scaled(across, (speed * (length / longest) ** 1.15) / Math.hypot(...across)),
      turns: [-1, 1, 0, 1, -1, 0][index % 6] ?? 0,
      phase: random() * 2 * Math.PI,
    };
  });
}

function direction(random: () => number): Triple {
  const angle = random() * 2 * Math.PI;
  const z = (random() * 2 - 1) * 0.75;
  const flat = Math.sqrt(1 - z * z);
  return [Math.cos(angle) * flat, Math.sin(angle) * flat, z];
}

const cross = ([a, b, c]: Triple, [d, e, f]: Triple): Triple => [b * f - c * e, c * d - a * f, a * e - b * d];

const scaled = ([a, b, c]: Triple, factor: number): Triple => [a * factor, b * factor, c * factor];
