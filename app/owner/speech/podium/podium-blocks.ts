import type { Speech } from '../../../../shared/speech/speech.ts';
import { piecesOf, type SpokenPiece } from '../pieces-of.ts';

/** A sentence or a heading of the podium's pages. */
export interface PodiumBlock {
  text: string;
  pieces: SpokenPiece[];
  isHeading: boolean;
  /** Begins a paragraph, and has more room above it. */
  isFirst: boolean;
}

/** What of a block stands on a page: all of it, or the part between two offsets of a sentence that is longer than a page. */
export interface PodiumPart {
  /** Index of the block. */
  block: number;
  from: number;
  /** Undefined for the end of the block. */
  to: number | undefined;
}

/** All that is printed, in its order. */
export function podiumBlocks(speech: Speech): PodiumBlock[] {
  return speech.sections.flatMap(({ heading, paragraphs }) => [
    ...(heading === null
      ? []
      : [{ text: heading, pieces: piecesOf({ text: heading, hints: [] }), isHeading: true, isFirst: true }]),
    ...paragraphs.flatMap(({ sentences }) =>
      sentences.map((sentence, index) => ({
        text: sentence.text,
        pieces: piecesOf(sentence),
        isHeading: false,
        isFirst: index === 0,
      })),
    ),
  ]);
}

/** The pieces of a part of a block. */
export function piecesBetween(
  pieces: readonly SpokenPiece[],
  from: number,
  to = Number.POSITIVE_INFINITY,
): SpokenPiece[] {
  return pieces.flatMap((piece) => {
    const start = Math.max(from, piece.at);
    const text = piece.text.slice(start - piece.at, to - piece.at);
    // A breath that was before the cut is taken by turning the page.
    return start < to && text
      ? [{ ...piece, at: start, text, hasBreath: piece.hasBreath && piece.at > from }]
      : [];
  });
}
