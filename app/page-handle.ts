/** What a route says of its pages with `export const handle: PageHandle`. */
export interface PageHandle {
  /** They are an app in the browser. */
  hydrates?: true;
  /**
   * They are entered at an anchor far down. What stands above it must not take another room when its letters come, so
   * all faces are asked for at once. Elsewhere this is not worth the later first paint on slow lines.
   */
  needsFacesEarly?: true;
}
