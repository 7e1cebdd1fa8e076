import { isNamedShortcode } from './named-shortcodes.ts';
import type { OpeningShortcode } from './parse-shortcodes.ts';
import { isPlayer, plainShortcodes, spokenBrackets } from './shortcode-names.ts';

/** Those that run in mid-sentence too. Others are words there, as others in brackets are; nobody capitalises a shortcode's name. */
const atHomeInLines = /^\[(?:archives|gallery|playlist|sitemap|toc|[a-z]*[-_\d])/;

/** Tells a shortcode of WordPress or of a plug-in that we name from a word in brackets: all others stay as they were written. */
export function isShortcode(token: OpeningShortcode): boolean {
  const { name, attributes, isAlone, closedBy, isInCode, isAfterWord, raw } = token;
  // In a code sample an unknown name is the sample's business: nothing ran there on the old blog either.
  if (isInCode ? !plainShortcodes.has(name) : !isNamedShortcode(name, closedBy !== null)) return false;
  if (hasLink(token) || isProse(token)) return false;
  if (closedBy !== null || Object.keys(attributes.named).length > 0) return true;
  if (name.includes('_')) return !isAfterWord || !plainShortcodes.has(name);
  if (attributes.bare.length > 0) return true;
  // "[gist]" plays nothing: whoever wrote it wrote about it.
  if (spokenBrackets.has(name) || (isPlayer(name) && name !== 'playlist')) return false;
  return isAlone || atHomeInLines.test(raw);
}

/** "[gallery of modern art]", "it is so [citation needed]": words after the name that are no address, number or file. */
function isProse({ attributes: { bare, named }, isAlone }: OpeningShortcode): boolean {
  if (Object.keys(named).length > 0) return false;
  const words = bare.filter((word) => /^[\p{L}'’,.;:!?-]+$/u.test(word)).length;
  return words > 1 || (words > 0 && words === bare.length && !isAlone);
}

/** "[note <a href="…">there</a>]": a link outside of quotes is prose, but where an editor made it of a player's address. */
function hasLink({ name, raw }: OpeningShortcode): boolean {
  if (!/<a\s/i.test(raw)) return false;
  const text = raw.slice(name.length + 1, -1).replace(/<[^>]{0,2000}>/g, '');
  if (isPlayer(name) && /^[\s=:]*https?:\S+\s*$/.test(text)) return false;
  const unquoted = raw.slice(0, raw.search(/<a\s/i));
  return ['"', "'"].every((mark) => unquoted.split(mark).length % 2 === 1);
}
