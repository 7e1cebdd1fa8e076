/** Elements and comments that one text may make: ten times those of a long book with its links. */
export const mostNodes = 60_000;

/** Thrown for a text with more of them: its tree would take too much memory. */
export class TooIntricateError extends Error {
  constructor() {
    super(`The text has more than ${mostNodes} elements.`);
  }
}
