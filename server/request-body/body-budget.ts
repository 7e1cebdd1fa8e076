/** Bytes of bodies that may lie in memory at once, for all strangers together and for the owner's sessions together. */
const shares = { strangers: 4 * 1024 * 1024, owner: 40 * 1024 * 1024 } as const;

/** A part of the budget that one request holds. */
export interface BudgetShare {
  /** Takes more; false when there is no more, and nothing was taken then. */
  take(bytes: number): boolean;
  /** Gives everything back; more than once does no harm. */
  release(): void;
}

/** Counts the bodies that are in memory, so that many at once cannot fill it. Strangers can use up their own share alone. */
export class BodyBudget {
  readonly #used = { strangers: 0, owner: 0 };

  open(owner: boolean): BudgetShare {
    const whose = owner ? 'owner' : 'strangers';
    let held = 0;
    return {
      take: (bytes) => {
        if (this.#used[whose] + bytes > shares[whose]) return false;
        this.#used[whose] += bytes;
        held += bytes;
        return true;
      },
      release: () => {
        this.#used[whose] -= held;
        held = 0;
      },
    };
  }
}
