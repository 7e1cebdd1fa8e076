/** Imports whose reports are kept, and of how many the originals are kept too: these take the most room. */
export const keptImports = { reports: 30, originals: 10 } as const;
