import { waitedMs } from '../../shared/health.ts';

const megabyte = 1024 * 1024;

/**
 * Bytes that may lie in memory at once: of bodies of all strangers together, and of those of the owner's sessions, whose
 * texts and pictures don't wait for each other.
 */
const shares = { strangers: 4 * megabyte, texts: 8 * megabyte, pictures: 21 * megabyte } as const;

const lanes = ['strangers', 'texts', 'pictures'] as const satisfies (keyof typeof shares)[];

export type Lane = (typeof lanes)[number];

/** While a body is worked on (decoded, parsed, rendered) it takes this many times its bytes. */
const copies = { strangers: 1, texts: 4, pictures: 4 } as const;

/** A body of the owner's of so many bytes counts for nothing: else none would find room beside a long one. */
const shortBytes = 16 * 1024;

/** How long a long body of the owner's waits, unread, for others to be answered, in milliseconds; and how many may wait. */
const queueLimits = { timeoutMs: 10_000, bodies: 20 } as const;

/** A part of the budget that one request holds. */
export interface BudgetShare {
  /** Takes more; false when there is no more, and nothing was taken then. */
  take(bytes: number): boolean;
  /** The same after those who came before; gives up after ten seconds, or when too many wait. Strangers do not wait. */
  takeInTurn(bytes: number): Promise<boolean>;
  /** Gives everything back, its place in the line too, and takes no more. */
  release(): void;
}

interface Waiting {
  since: number;
  /** Takes its room; false while there is none. */
  take(): boolean;
  /** Leaves the line. */
  leave(hasRoom: boolean): void;
}

/**
 * Counts the bodies that are in memory, so that many at once cannot fill it. Strangers can use up their own share alone;
 * what the owner sends at once is read one after the other.
 */
export class BodyBudget {
  readonly #used = { strangers: 0, texts: 0, pictures: 0 };
  readonly #lines: Record<Lane, Waiting[]> = { strangers: [], texts: [], pictures: [] };

  open(lane: Lane): BudgetShare {
    let size = 0;
    let held = 0;
    let isOpen = true;
    let waiting: Waiting | undefined;
    const take = (bytes: number) => {
      if (lane !== 'strangers' && isOpen && size + bytes <= shortBytes) {
        size += bytes;
        return true;
      }
      // The longest is worked on alone: one body never wants more than there is.
      const room = Math.min((size + bytes) * copies[lane], shares[lane]) - held;
      if (!isOpen || this.#used[lane] + room > shares[lane]) return false;
      this.#used[lane] += room;
      held += room;
      size += bytes;
      return true;
    };
    return {
      take,
      takeInTurn: async (bytes) => {
        if (lane === 'strangers') return take(bytes);
        const line = this.#lines[lane];
        if (line.length === 0 && take(bytes)) return true;
        if (line.length >= queueLimits.bodies) return false;
        return new Promise((resolve) => {
          waiting = this.#wait(lane, () => take(bytes), resolve);
        });
      },
      release: () => {
        isOpen = false;
        waiting?.leave(false);
        this.#used[lane] -= held;
        held = 0;
        this.#callNext(lane);
      },
    };
  }

  /** Bytes that are held, and who waits for room. */
  load(lane: Lane): { bytes: number; waiting: number; longestWaitMs: number } {
    const line = this.#lines[lane];
    return { bytes: this.#used[lane], waiting: line.length, longestWaitMs: waitedMs(line[0]?.since) };
  }

  #wait(lane: Lane, take: () => boolean, onEnd: (hasRoom: boolean) => void): Waiting {
    const waiting: Waiting = {
      since: performance.now(),
      take,
      leave: (hasRoom) => {
        clearTimeout(timer);
        const line = this.#lines[lane];
        // Who has been answered meanwhile stands in it no longer.
        if (line.includes(waiting)) line.splice(line.indexOf(waiting), 1);
        onEnd(hasRoom);
      },
    };
    const timer = setTimeout(() => {
      waiting.leave(false);
      this.#callNext(lane);
    }, queueLimits.timeoutMs);
    this.#lines[lane].push(waiting);
    return waiting;
  }

  #callNext(lane: Lane): void {
    const line = this.#lines[lane];
    for (let next = line[0]; next?.take(); next = line[0]) next.leave(true);
  }
}
