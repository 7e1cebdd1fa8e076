import { paceLimits } from '../../../../shared/speech/speech.ts';
import { readStored, store } from '../../context/browser.ts';

/** How a speaker has set the stage, and where they were. */
export interface StageMemory {
  /** Of the sentence at the reading line, counted from 0. */
  sentence: number;
  /** Words a minute that were set here; null for the speaker's own pace, whatever that is by then. */
  pace: number | null;
  /** Of the type, in px. */
  size: number;
  isMirrored: boolean;
}

export const sizes = { least: 20, most: 160, step: 4 } as const;

function keyOf(slug: string): string {
  return `stage:${slug}`;
}

/** What this browser remembers of a text's stage; whatever is no such value is as if it had never been set. */
export function recallStage(slug: string, fresh: StageMemory): StageMemory {
  try {
    const { sentence, pace, size, isMirrored } = JSON.parse(readStored(keyOf(slug)) ?? '{}');
    return {
      sentence: within(sentence, 0, 1e6) ?? fresh.sentence,
      pace: within(pace, paceLimits.least, paceLimits.most) ?? fresh.pace,
      size: within(size, sizes.least, sizes.most) ?? fresh.size,
      isMirrored: typeof isMirrored === 'boolean' ? isMirrored : fresh.isMirrored,
    };
  } catch {
    return fresh;
  }
}

export function rememberStage(slug: string, memory: StageMemory): void {
  store(keyOf(slug), JSON.stringify(memory));
}

function within(value: unknown, least: number, most: number): number | undefined {
  return typeof value === 'number' && value >= least && value <= most ? value : undefined;
}
