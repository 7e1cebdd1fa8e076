/** The store that has the bytes of pictures does not answer as it should; what was not acknowledged was not done. Its message is for the log. */
export class PicturesAway extends Error {
  override name = 'PicturesAway';
}

/** What is said of it, and after how many seconds to try again. */
export const picturesAway = {
  status: 503,
  detail: 'The store of the pictures does not answer. Try again in a moment.',
  retryAfter: 5,
} as const;
