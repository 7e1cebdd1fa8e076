/** For `export const handle: PageHandle` of a route. */
export interface PageHandle {
  hydrates?: true;
  /** Shown in a page of the owner's, whose language counts. */
  isPreview?: true;
}
