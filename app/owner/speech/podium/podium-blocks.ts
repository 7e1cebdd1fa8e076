import type { Speech } from '../../../../shared/speech/speech.ts';
import { piecesOf, type SpokenPiece } from '../pieces-of.ts';

/** A sentence or a heading of the podium's pages. */
export interface PodiumBlock {
  pieces: SpokenPiece[];
  isHeading: boolean;
  /** Begins a paragraph, and has more room above it. */
  isFirst: boolean;
}

/** All that is printed, in its order. */
export function podiumBlocks(speech: Speech): PodiumBlock[] {
  return speech.sections.flatMap(({ heading, paragraphs }) => [
    ...(heading === null
      ? []
      : [{ pieces: piecesOf({ text: heading, hints: [] }), isHeading: true, isFirst: true }]),
    ...paragraphs.flatMap(({ sentences }) =>
      sentences.map((sentence, index) => ({
        pieces: piecesOf(sentence),
        isHeading: false,
        isFirst: index === 0,
      })),
    ),
  ]);
}
