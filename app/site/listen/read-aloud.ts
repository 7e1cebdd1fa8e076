export interface Reading {
  /** Stops in the middle of a sentence, which is begun anew when reading goes on. */
  pause(): void;
  resume(): void;
  stop(): void;
}

interface ReadingOptions {
  /** The sentences of each paragraph. */
  paragraphs: readonly (readonly string[])[];
  speak(sentence: string, onEnd: () => void): void;
  silence(): void;
  onParagraph(index: number): void;
  /** After the last paragraph, and when it is stopped. */
  onEnd(): void;
}

/** Reads paragraphs one after the other, and says which it is at. The browsers' own pause is not to be relied on: Android's stops. */
export function readAloud({ paragraphs, speak, silence, onParagraph, onEnd }: ReadingOptions): Reading {
  let paragraph = 0;
  let sentence = 0;
  // What is silenced may still be told as ended.
  let turn = 0;

  const next = () => {
    turn += 1;
    const own = turn;
    while (paragraph < paragraphs.length && sentence >= (paragraphs[paragraph]?.length ?? 0)) {
      paragraph += 1;
      sentence = 0;
    }
    const text = paragraphs[paragraph]?.[sentence];
    if (text === undefined) return onEnd();
    if (sentence === 0) onParagraph(paragraph);
    return speak(text, () => {
      if (own !== turn) return;
      sentence += 1;
      next();
    });
  };

  const pause = () => {
    turn += 1;
    silence();
  };

  next();
  return {
    pause,
    resume: next,
    stop() {
      pause();
      onEnd();
    },
  };
}
