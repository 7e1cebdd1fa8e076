import type { SpeechSentence } from '../../../shared/speech/speech.ts';

/** Part of a sentence: whether to breathe before it, and whether it belongs to a tongue twister. */
export interface SpokenPiece {
  /** The piece's offset in the sentence. */
  at: number;
  text: string;
  hasBreath: boolean;
  isTwister: boolean;
}

/** Splits a sentence where its hints begin and end. Joined, the pieces are the sentence. */
export function piecesOf({ text, hints }: Pick<SpeechSentence, 'text' | 'hints'>): SpokenPiece[] {
  const breaths = new Set(hints.flatMap((hint) => (hint.kind === 'breath' ? hint.marks : [])));
  const twisters = hints.filter((hint) => hint.kind === 'twister');
  const cuts = new Set([0, ...breaths, ...twisters.flatMap(({ start, end }) => [start, end])]);
  const places = [...cuts].filter((at) => at < text.length).sort((one, other) => one - other);
  return places.map((at, index) => ({
    at,
    text: text.slice(at, places[index + 1]),
    hasBreath: breaths.has(at),
    isTwister: twisters.some(({ start, end }) => start <= at && at < end),
  }));
}

/** Formats a duration: "0:45", "6:40", "1:02:05". */
export function formatDuration(seconds: number): string {
  const whole = Math.max(0, Math.round(seconds));
  const [hours, minutes, rest] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60];
  const two = (value: number) => String(value).padStart(2, '0');
  return hours > 0 ? `${hours}:${two(minutes)}:${two(rest)}` : `${minutes}:${two(rest)}`;
}
