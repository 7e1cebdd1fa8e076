import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';

/** These jobs run in a worker, because the word lists take several megabytes. */
export const passwordJobs = {
  /** Returns the lowest score of the texts, from 0 (weakest) to 4. `words` count as words that attackers try first. */
  score({ texts, words }: { texts: string[]; words: string[] }): number {
    const zxcvbn = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs });
    return Math.min(...texts.map((text) => zxcvbn.check(text, words).score));
  },
} as const;

export type PasswordJobs = typeof passwordJobs;
