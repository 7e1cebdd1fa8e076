/** Colour of the thickest ink, as #14171F looks on white under what the page's paper takes away. */
const ink = [0x13, 0x16, 0x1e] as const;

/** How strongly red, green and blue are swallowed: thin ink is a little bluer than thick. */
const swallowed = [1.06, 1, 0.9] as const;

/** Less ink than this leaves the paper white, so that no trace of the frame's rectangle is seen. */
const visible = 0.015;

/** Where the paper stays dry, as parts of its width from the left and of its height from the top. */
const dry = { left: [0, 0.16], bottom: [0.82, 0.98] } as const;

/** White paper on which ink falls in drops. The sum is toned at the end, so that layers darken each other. */
export class Paper {
  readonly width: number;
  readonly height: number;
  readonly #density: Float32Array;

  /** @param width in pixels, as `height` */
  constructor(width: number, height: number) {
    this.width = width;
    this.height = height;
    this.#density = new Float32Array(width * height);
  }

  /** Lets ink fall on the four pixels around x, y, in parts by nearness. What falls beside the paper is lost. */
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

  /** The picture: red, green and blue of each pixel in turn, 0–255. The paper is then blank again. */
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

  /** 0 at the left and lower edges, which lie on the page's paper, to 1; ink may run out above and to the right. */
  #wetness(column: number, row: number): number {
    const left = smoothStep(dry.left[0], dry.left[1], column / this.width);
    return left * (1 - smoothStep(dry.bottom[0], dry.bottom[1], row / this.height));
  }
}

/** 0 up to `from`, 1 beyond `to`, and a gentle rise between. */
export function smoothStep(from: number, to: number, value: number): number {
  const part = Math.min(1, Math.max(0, (value - from) / (to - from)));
  return part * part * (3 - 2 * part);
}
