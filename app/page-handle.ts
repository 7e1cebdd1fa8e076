/** For `export const handle: PageHandle` of a route. */
export interface PageHandle {
  hydrates?: true;
  /** Shown in a page of the owner's, whose language counts. */
  isPreview?: true;
  /** Preloads all fonts: entered at an anchor far down, a page keeps its layout still, for a later first paint. */
  needsFacesEarly?: true;
}
