/** #14171F on white under the page's paper. */
const ink = [0x13, 0x16, 0x1e] as const;

const swallowed = [1.06, 1, 0.9] as const;

const visible = 0.015;

/** Dry edges, as parts of the width from the left and of the height from the top. */
const dry = { left: [0, 0.16], bottom: [0.82, 0.98] } as const;

/** Ink falls in drops; tones are made of the sum, so that layers darken each other. */
export class Paper {
  readonly width: number;
  readonly height: number;
  readonly #density: Float32Array;

  constructor(width: number, height: number) {
    this.width = width;
    this.height = height;
    this.#density = new Float32Array(width * height);
  }

  /** Ink is shared among the four pixels around x, y. Beside the paper it is lost. */
  drop(x: number, y: number, amount: number): void {
    const column = Math.floor(x);
    const row = Math.floor(y);
    if (column < 0 || row < 0 || column >= this.width - 1 || row >= this.height - 1) return;
    const right = x - column;
    const low = y - row;
    const at = row * this.width + column;
    this.#add(at, amount * (1 - right) * (1 - low));
    this.#add(at + 1, amount * right * (1 - low));
    this.#add(at + this.width, amount * (1 - right) * low);
    this.#add(at + this.width + 1, amount * right * low);
  }

  /** Red, green and blue of each pixel, 0–255. The paper is blank afterwards. */
  takePrint(): Buffer {
    const print = Buffer.alloc(this.width * this.height * 3);
    this.#density.forEach((density, at) => {
      const wet = this.#wetness(at % this.width, Math.floor(at / this.width));
      const seen = Math.max(0, density * wet - visible);
      for (const channel of [0, 1, 2] as const) {
        const left = Math.exp(-seen * swallowed[channel]);
        print[at * 3 + channel] = Math.round(ink[channel] + (255 - ink[channel]) * left);
      }
    });
    this.#density.fill(0);
    return print;
  }

  #add(at: number, amount: number): void {
    this.#density[at] = (this.#density[at] ?? 0) + amount;
  }

  /** 0 at the left and lower edges, 1 inside; ink may run out above and to the right. */
  #wetness(column: number, row: number): number {
    const left = smoothStep(dry.left[0], dry.left[1], column / this.width);
    return left * (1 - smoothStep(dry.bottom[0], dry.bottom[1], row / this.height));
  }
}

export function smoothStep(from: number, to: number, value: number): number {
  const part = Math.min(1, Math.max(0, (value - from) / (to - from)));
  return part * part * (3 - 2 * part);
}
