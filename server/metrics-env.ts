/** Where the numbers of the site can be read. */
export interface MetricsEnv {
  /** A port of their own and its host; without it they are at the site's own. */
  ownPort: { port: number; host: string } | undefined;
  /** What whoever reads them has to bring; undefined at an own port that everybody may read who reaches it. */
  token: string | undefined;
}

/** Characters of a token, which nobody has to remember. */
export const tokenLength = { least: 16, most: 500 } as const;
