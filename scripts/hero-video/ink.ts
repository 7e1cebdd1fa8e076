import { type Paper, smoothStep } from './paper.ts';
import type { PeriodicFlow } from './periodic-flow.ts';
import type { Strand } from './strands.ts';

export interface InkOptions {
  flow: PeriodicFlow;
  sheet: readonly Strand[];
  threads: readonly Strand[];
  /** x, y, z in frame heights, by the place in the slit and the video's time (0–1). */
  slit: (place: number, time: number) => readonly [number, number, number];
  /** In seconds. */
  age: number;
  duration: number;
  frames: number;
}

const framesPerRow = 2;

/** Depth moves things to the right and down, so that folds show. */
const tilt = [0.5, 0.12] as const;

/** Chosen by eye: of the whole sheet, in square frame heights; of a thread, in each pixel of its length. */
const sheetInk = 2.6;
const threadInk = 0.72;

/** Pixels between two drops. */
const step = 0.55;

/** A sheet of ink and some threads that pour from a slit into moving water; a row left it in one moment. */
export class Ink {
  readonly #options: InkOptions;
  readonly #strands: readonly Strand[];
  /** Newest first: x, y, z of every strand. */
  readonly #rows: Float64Array[] = [];
  #frame = 0;

  constructor(options: InkOptions) {
    this.#options = options;
    this.#strands = [...options.sheet, ...options.threads];
  }

  advance(): void {
    const { flow, duration, frames } = this.#options;
    const time = (this.#frame % frames) / frames;
    for (const row of this.#rows) flow.carry(row, time, duration / frames);
    if (this.#frame % framesPerRow === 0) {
      this.#rows.unshift(this.#row(time));
      this.#rows.length = Math.min(this.#rows.length, Math.ceil(this.#seconds(this.#options.age)));
    }
    this.#frame++;
  }

  pour(): void {
    const { age, duration, frames } = this.#options;
    for (let left = Math.ceil(age / duration) * frames; left > 0; left--) this.advance();
  }

  drawOn(paper: Paper): void {
    const { age, sheet } = this.#options;
    const rows = this.#rows.map((row) => seen(row, paper.height));
    const offset = ((this.#frame - 1) % framesPerRow) / framesPerRow;
    const rowAge = 1 / this.#seconds(age);
    for (let index = 0; index + 1 < rows.length; index++) {
      const [newer = none, older = none] = [rows[index], rows[index + 1]];
      const passed = (index + 0.5 + offset) * rowAge;
      this.#strands.forEach(({ weight, life }, strand) => {
        if (passed > life) return;
        const at = 2 * strand;
        const isThread = strand >= sheet.length;
        const fade = 1 - smoothStep(life * (isThread ? 0.5 : 0.25), life, passed);
        if (isThread) drawThread(paper, newer, older, at, threadInk * weight * fade);
        else if (strand + 1 < sheet.length) {
          const amount = (sheetInk * weight * fade * paper.height ** 2 * rowAge) / sheet.length;
          drawPatch(paper, newer, older, at, amount);
        }
      });
    }
  }

  #row(time: number): Float64Array {
    return Float64Array.from(this.#strands.flatMap(({ place }) => this.#options.slit(place, time)));
  }

  #seconds(seconds: number): number {
    const { frames, duration } = this.#options;
    return (seconds * frames) / duration / framesPerRow;
  }
}

const none = new Float64Array();

/** x, y of each point in turn, in pixels. */
function seen(row: Float64Array, height: number): Float64Array {
  const places = new Float64Array((row.length / 3) * 2);
  for (let from = 0, to = 0; from < row.length; from += 3, to += 2) {
    const depth = row[from + 2] ?? 0;
    places[to] = ((row[from] ?? 0) + tilt[0] * depth) * height;
    places[to + 1] = ((row[from + 1] ?? 0) + tilt[1] * depth) * height;
  }
  return places;
}

function drawThread(paper: Paper, newer: Float64Array, older: Float64Array, at: number, ink: number): void {
  const [x0 = 0, y0 = 0, x1 = 0, y1 = 0] = [newer[at], newer[at + 1], older[at], older[at + 1]];
  const length = Math.hypot(x1 - x0, y1 - y0);
  const drops = Math.ceil(length / step);
  for (let drop = 0; drop < drops; drop++) {
    const part = (drop + 0.5) / drops;
    paper.drop(x0 + (x1 - x0) * part, y0 + (y1 - y0) * part, (ink * length) / drops);
  }
}

/** The patch between two rows and two neighbouring strands holds `amount`, whatever its size. */
function drawPatch(paper: Paper, newer: Float64Array, older: Float64Array, at: number, amount: number): void {
  const [ax = 0, ay = 0, bx = 0, by = 0] = [newer[at], newer[at + 1], newer[at + 2], newer[at + 3]];
  const [dx = 0, dy = 0, cx = 0, cy = 0] = [older[at], older[at + 1], older[at + 2], older[at + 3]];
  if (Math.min(ax, bx, cx, dx) > paper.width || Math.max(ay, by, cy, dy) < 0) return;
  const across = dropsFor(Math.max(Math.hypot(bx - ax, by - ay), Math.hypot(cx - dx, cy - dy)));
  const along = dropsFor(Math.max(Math.hypot(dx - ax, dy - ay), Math.hypot(cx - bx, cy - by)));
  for (let i = 0; i < across; i++) {
    const s = (i + 0.5) / across;
    for (let j = 0; j < along; j++) {
      const t = (j + 0.5) / along;
      const x = (ax + (bx - ax) * s) * (1 - t) + (dx + (cx - dx) * s) * t;
      const y = (ay + (by - ay) * s) * (1 - t) + (dy + (cy - dy) * s) * t;
      paper.drop(x, y, amount / (across * along));
    }
  }
}

/** Farther apart than 80 it is too thin to be seen. */
function dropsFor(length: number): number {
  return Math.min(80, Math.max(1, Math.ceil(length / step)));
}
