/** For `export const handle: PageHandle` of a route. */
export interface PageHandle {
  hydrates?: true;
  /** Shown in a page of the owner's, whose language counts. */
  isPreview?: true;
  /** Preloads all fonts for who has them from the start: entered at an anchor far down, the page keeps its layout still. */
  needsFacesEarly?: true;
}
