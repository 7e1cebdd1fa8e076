/** Routes whose pages are an app in the browser say so with `export const handle: PageHandle`. */
export interface PageHandle {
  hydrates: true;
}
