/** Elements and comments that one text may make: more than two million characters of prose with marks have. */
export const mostNodes = 80_000;

/** Thrown for a text with more of them: its tree would take too much memory. */
export class TooIntricateError extends Error {
  constructor() {
    super(`The text has more than ${mostNodes} elements.`);
  }
}
