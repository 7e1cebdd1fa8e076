/** What becomes of a picture that is not there yet. */
export interface PictureState {
  /** The share that is sent or fetched, 0 to 1; undefined once it has failed. */
  share?: number;
  /** Why it has not come, in words. */
  failure?: string;
  /** Asks for the reason for which it may come all the same. */
  ask?: (() => void) | undefined;
}

/** Pictures that are on their way or have failed, by the address that stands for them in the text. */
export class PictureStates {
  private readonly states = new Map<string, PictureState>();
  private readonly listeners = new Set<(src: string) => void>();

  get(src: string): PictureState | undefined {
    return this.states.get(src);
  }

  set(src: string, state: PictureState | undefined): void {
    if (state) this.states.set(src, state);
    else this.states.delete(src);
    for (const listener of this.listeners) listener(src);
  }

  /** Calls back with each address whose state changes; returns how to end that. */
  watch(listener: (src: string) => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }
}
