import { smallCharacter } from '../shared/text.ts';

/** Returns superscript or subscript characters (10⁶, not 106); undefined if one doesn't exist. */
export function raisedText(text: string, position: string): string | undefined {
  if (position === 'superscript' && text === 'TM') return '™';
  if (position !== 'superscript' && position !== 'subscript') return undefined;
  if (!/^[\d+−=()-]*$/.test(text)) return undefined;
  return [...text]
    .map((character) => smallCharacter(character, position === 'superscript' ? 'sup' : 'sub'))
    .join('');
}
