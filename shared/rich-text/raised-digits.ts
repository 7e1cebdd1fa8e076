const plain = '0123456789+-−=()abcdefghijklmnoprstuvwxyz';
const raised = '⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁻⁼⁽⁾ªᵇᶜᵈᵉᶠᵍʰⁱʲᵏˡᵐⁿºᵖʳˢᵗᵘᵛʷˣʸᶻ';
const lowered = '₀₁₂₃₄₅₆₇₈₉₊₋₋₌₍₎ₐ   ₑ  ₕᵢⱼₖₗₘₙₒₚᵣₛₜᵤᵥ ₓ  ';

/** A digit, sign or lower-case letter as a Unicode superscript or subscript; undefined where there is none. */
export function smallCharacter(character: string, position: 'sup' | 'sub'): string | undefined {
  return (position === 'sup' ? raised : lowered)[plain.indexOf(character)]?.trim() || undefined;
}

/**
 * The text of a `<sup>` or `<sub>` in Unicode superscripts or subscripts, so that 10⁶ isn't read as 106. Numbers, formulas and
 * single letters are converted, brackets around a note's number removed, commas and the like kept. Undefined for words
 * (1st, x<sub>max</sub>) and for letters that have no such form.
 */
export function raisedText(text: string, position: 'sup' | 'sub'): string | undefined {
  const written = text.trim().replace(/^\[(\d+)\]$/, '$1');
  if (position === 'sup' && /^(TM|SM)$/i.test(written)) return /^t/i.test(written) ? '™' : '℠';
  if (/\p{L}{2}/u.test(written)) return undefined;
  let converted = '';
  for (const character of written) {
    const form = smallCharacter(character, position);
    if (!form && /\p{L}/u.test(character)) return undefined;
    converted += form || character.replace('.', '·');
  }
  return text.replace(text.trim(), () => converted);
}

/** The mark of footnote `number`: ¹² for 12. */
export function noteMark(number: number): string {
  return raisedText(String(number), 'sup') ?? '';
}
