/** A preparation that cannot go on, for a reason that one line can tell. */
export class PreparationError extends Error {}
