import { isLayout } from './layout-shortcodes.ts';
import type { OpeningShortcode } from './parse-shortcodes.ts';
import { plainShortcodes, spokenBrackets } from './shortcode-names.ts';

/** Tells a shortcode from a word in brackets: by a known name, else by values, end tags and underscores. */
export function isShortcode(token: OpeningShortcode): boolean {
  const { name, attributes, isAlone, closedBy, isInCode, raw } = token;
  const known = plainShortcodes.has(name);
  // "[editor: this = that]" is prose: what is neither quoted nor close to its name is no value.
  const hasNames = Object.keys(attributes.named).length > 0 && (known || /=(?:\S|\s*["'“”″&])/.test(raw));
  // In a code sample an unknown name is the sample's business: nothing ran there on the old blog either.
  if (isInCode && !known) return false;
  if (closedBy !== null || hasNames) return true;
  if (name.includes('_')) return known || !token.isAfterWord || isLayout(name);
  if (name.startsWith('ad#')) return true;
  if (attributes.bare.length > 0) return known && !isProse(token);
  if (spokenBrackets.has(name)) return false;
  // Writers capitalise words in brackets; nobody capitalises a shortcode's name in mid-sentence.
  if (/[A-Z]/.test(raw.charAt(1))) return known && isAlone;
  return known || (isAlone && /[-\d]/.test(name));
}

/** "[gallery of modern art]": words after the name that are no address, number or file. */
function isProse({ attributes, isAlone }: OpeningShortcode): boolean {
  const words = attributes.bare.filter((word) => /^[\p{L}'’,.;:!?-]+$/u.test(word));
  return !isAlone && words.length === attributes.bare.length && words.length > 0;
}
