/** Bytes of bodies that may lie in memory at once, for all strangers together and for the owner's sessions together. */
const shares = { strangers: 4 * 1024 * 1024, owner: 26 * 1024 * 1024 } as const;

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
  readonly #used = { strangers: 0, owner: 0 };
  #line: Waiting[] = [];

  open(owner: boolean): BudgetShare {
    const whose = owner ? 'owner' : 'strangers';
    let held = 0;
    let isOpen = true;
    let waiting: Waiting | undefined;
    const take = (bytes: number) => {
      if (!isOpen || this.#used[whose] + bytes > shares[whose]) return false;
      this.#used[whose] += bytes;
      held += bytes;
      return true;
    };
    return {
      take,
      takeInTurn: async (bytes) => {
        if (!owner) return take(bytes);
        if (this.#line.length === 0 && take(bytes)) return true;
        if (this.#line.length >= queueLimits.bodies) return false;
        return new Promise((resolve) => {
          waiting = this.#wait(() => take(bytes), resolve);
        });
      },
      release: () => {
        this.#used[whose] -= held;
        held = 0;
        isOpen = false;
        waiting?.leave(false);
        this.#callNext();
      },
    };
  }

  #wait(take: () => boolean, onEnd: (hasRoom: boolean) => void): Waiting {
    const waiting: Waiting = {
      take,
      leave: (hasRoom) => {
        clearTimeout(timer);
        this.#line = this.#line.filter((other) => other !== waiting);
        onEnd(hasRoom);
      },
    };
    const timer = setTimeout(() => {
      waiting.leave(false);
      this.#callNext();
    }, queueLimits.timeoutMs);
    this.#line.push(waiting);
    return waiting;
  }

  #callNext(): void {
    for (let next = this.#line[0]; next?.take(); next = this.#line[0]) next.leave(true);
  }
}
