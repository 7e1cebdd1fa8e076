/** Longest accepted values, in UTF-16 code units; chosen so that no honest text meets them. */
export const postLimits = {
  title: 300,
  slug: 200,
  cover: 2000,
  /** As much as pictures of the library have. */
  cover_alt: 500,
  excerpt: 2000,
  html: 2_000_000,
  tags: 100,
  /** WordPress's own limit for names of tags. */
  tag: 200,
} as const;
