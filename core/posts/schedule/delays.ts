import type { Post } from '../../../shared/post.ts';

/** How long a post waits that there was no time to look through: longer each time. */
const delaysMs = [5_000, 30_000, 5 * 60_000] as const;

/** Posts that are due, and are tried again later. Each process has its own: each finds out by itself. */
export class Delays {
  readonly #delayed = new Map<string, { version: number; times: number; until: number }>();

  add({ id, version }: Pick<Post, 'id' | 'version'>, now: number): void {
    const before = this.#delayed.get(id);
    const times = before?.version === version ? before.times + 1 : 1;
    const delayMs = delaysMs[Math.min(times, delaysMs.length) - 1] ?? 0;
    this.#delayed.set(id, { version, times, until: now + delayMs });
  }

  remove(id: string): void {
    this.#delayed.delete(id);
  }

  has(id: string): boolean {
    return this.#delayed.has(id);
  }

  /** Those that wait still. */
  ids(now: number): string[] {
    return [...this.#delayed].flatMap(([id, { until }]) => (until > now ? id : []));
  }

  /** Milliseconds until the first of them is tried again; undefined without any. */
  waitMs(now: number): number | undefined {
    const next = Math.min(
      ...[...this.#delayed.values()].map(({ until }) => until).filter((until) => until > now),
    );
    return Number.isFinite(next) ? next - now : undefined;
  }
}
