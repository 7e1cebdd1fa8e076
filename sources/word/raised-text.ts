const plainCharacters = '0123456789+-−=()';
const characters = { superscript: '⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁻⁼⁽⁾', subscript: '₀₁₂₃₄₅₆₇₈₉₊₋₋₌₍₎' } as const;

/** Raised and lowered digits as characters of their own, so that ten to the sixth is not 106; undefined for what has none. */
export function raisedText(text: string, position: string): string | undefined {
  if (position === 'superscript' && text === 'TM') return '™';
  if (position !== 'superscript' && position !== 'subscript') return undefined;
  const own = [...text].map((character) => characters[position][plainCharacters.indexOf(character)]);
  return own.includes(undefined) ? undefined : own.join('');
}
