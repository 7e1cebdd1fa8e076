import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';

/** In a worker: the word lists take several megabytes. */
export const passwordJobs = {
  /** The lowest score of the texts, from 0 to 4; `words` are guessed first. */
  score({ texts, words }: { texts: string[]; words: string[] }): number {
    const zxcvbn = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs });
    return Math.min(...texts.map((text) => zxcvbn.check(text, words).score));
  },
} as const;

export type PasswordJobs = typeof passwordJobs;
