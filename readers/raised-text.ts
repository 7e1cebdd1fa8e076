import { smallCharacter } from '../shared/text.ts';

/** Raised and lowered digits as characters of their own, so that ten to the sixth is not 106; undefined for what has none. */
export function raisedText(text: string, position: string): string | undefined {
  if (position === 'superscript' && text === 'TM') return '™';
  if (position !== 'superscript' && position !== 'subscript') return undefined;
  if (!/^[\d+−=()-]*$/.test(text)) return undefined;
  return [...text]
    .map((character) => smallCharacter(character, position === 'superscript' ? 'sup' : 'sub'))
    .join('');
}
