/** For `export const handle: PageHandle` of a route. */
export interface PageHandle {
  hydrates?: true;
  /**
   * Its pages are entered at an anchor far down, so all fonts are preloaded to keep the layout still. Elsewhere the
   * later first paint is not worth it.
   */
  needsFacesEarly?: true;
}
