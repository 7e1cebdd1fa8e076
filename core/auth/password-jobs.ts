import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';

/** How soon passwords are guessed, on a thread of its own: the lists take some megabytes. */
export const passwordJobs = {
  /** The lowest score of the texts, from 0 to 4; `words` are guessed first. */
  score({ texts, words }: { texts: string[]; words: string[] }): number {
    const zxcvbn = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs });
    return Math.min(...texts.map((text) => zxcvbn.check(text, words).score));
  },
} as const;

export type PasswordJobs = typeof passwordJobs;
